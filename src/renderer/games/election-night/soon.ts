/** Loaded as soon as the board stands: a match can begin without. */
import { soon } from '../../ui/later'

const parts = soon(() => import('./soonParts'))

export const RegionCard = parts.part(({ RegionCard }) => RegionCard)
