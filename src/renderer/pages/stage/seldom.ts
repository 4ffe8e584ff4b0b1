/** Parts of a table that nobody needs to begin to play. Fetched together soon after, so that a lost host takes none away. */
import { bundle } from '../../ui/later'

const parts = bundle(() => import('./seldomParts'))
export const fetchSeldom = parts.fetch

export const Away = parts.part(({ Away }) => Away)
export const Knocks = parts.part(({ Knocks }) => Knocks)
export const DevicesNotice = parts.part(({ DevicesNotice }) => DevicesNotice)
export const DiskFull = parts.part(({ DiskFull }) => DiskFull)
export const Elsewhere = parts.part(({ Elsewhere }) => Elsewhere)
export const HistoryBar = parts.part(({ HistoryBar }) => HistoryBar)
export const Late = parts.part(({ Late }) => Late)
export const MovingBar = parts.part(({ MovingBar }) => MovingBar)
export const NextBar = parts.part(({ NextBar }) => NextBar)
export const PlayedFor = parts.part(({ PlayedFor }) => PlayedFor)
export const PlayerSheet = parts.part(({ PlayerSheet }) => PlayerSheet)
export const Steering = parts.part(({ Steering }) => Steering)
export const TakeHosting = parts.part(({ TakeHosting }) => TakeHosting)
