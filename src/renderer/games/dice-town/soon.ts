/** Loaded as soon as the board stands: a match can begin without. */
import { soon } from '../../ui/later'

export const parts = soon(() => import('./soonParts'))

export const Decide = parts.part(({ Decide }) => Decide)
export const Drama = parts.part(({ Drama }) => Drama)
export const MyCards = parts.part(({ MyCards }) => MyCards)
export const Offer = parts.part(({ Offer }) => Offer)
export const Reaction = parts.part(({ Reaction }) => Reaction)
export const Settle = parts.part(({ Settle }) => Settle)
export const Tricks = parts.part(({ Tricks }) => Tricks)
