/** Loaded as soon as the board stands: a match can begin without. */
import { soon } from '../../ui/later'

const parts = soon(() => import('./soonParts'))

export const AgentSheet = parts.part(({ AgentSheet }) => AgentSheet)
export const AmountSheet = parts.part(({ AmountSheet }) => AmountSheet)
export const Auction = parts.part(({ Auction }) => Auction)
export const Duel = parts.part(({ Duel }) => Duel)
export const DuelVerdict = parts.part(({ DuelVerdict }) => DuelVerdict)
export const Moments = parts.part(({ Moments }) => Moments)
export const Notebook = parts.part(({ Notebook }) => Notebook)
export const OrderCard = parts.part(({ OrderCard }) => OrderCard)
export const Veto = parts.part(({ Veto }) => Veto)
