/** Loaded as soon as the board stands: a match can begin without. */
import { soon } from '../../ui/later'

const parts = soon(() => import('./soonParts'))

export const CheckStrip = parts.part(({ CheckStrip }) => CheckStrip)
export const ClaimControls = parts.part(({ ClaimControls }) => ClaimControls)
export const Offers = parts.part(({ Offers }) => Offers)
export const Sheets = parts.part(({ Sheets }) => Sheets)
export const Verdict = parts.part(({ Verdict }) => Verdict)
export const VerdictLine = parts.part(({ VerdictLine }) => VerdictLine)
