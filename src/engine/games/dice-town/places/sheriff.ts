import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import type { Table } from '../facts'
import { doNext, type GameMotion } from '../motion'

/** The badge goes to the most kings, unless a marshal keeps it where it is (DT-10.1). */
export function yieldSheriff(motion: GameMotion, seat: Seat) {
  const { table } = motion
  if (seat === table.sheriff) {
    table.players[seat].won = true
    tell(motion, { type: 'reelected', seat, rule: 'DT-10.1' })
  } else doNext(motion, { do: 'window', window: { card: 'marshal', winner: seat } }, { do: 'badge', seat })
}

export function runBadge(motion: GameMotion, seat: Seat) {
  const { table } = motion
  tell(motion, { type: 'badge', from: table.sheriff, to: seat, rule: 'DT-10.1' })
  table.sheriff = seat
  table.players[seat].won = true
}

/** Who gets the badge next, unless a marshal is played. */
export function sheriffToBe(table: Pick<Table, 'agenda'>): Seat | null {
  const badge = table.agenda.find((task) => task.do === 'badge')
  return badge?.do === 'badge' ? badge.seat : null
}

/** The marshal: the badge stays where it is (DT-13.10). */
export function keepBadge(motion: GameMotion) {
  const { table } = motion
  const winner = sheriffToBe(table)
  if (winner === null) return
  const badge = table.agenda.findIndex((task) => task.do === 'badge')
  table.agenda = table.agenda.filter((_, at) => at !== badge)
  tell(motion, { type: 'badgeStays', sheriff: table.sheriff, winner, rule: 'DT-13.10' })
}
