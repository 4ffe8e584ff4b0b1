import type { Seat } from '../../../core/contract'
import { regionOf, regions } from '../board'
import { withSeat, type Action, type Die, type PerSeat, type RpsHand, type Value, type Writing } from '../facts'
import { tell, type Going } from '../motion'
import { meet, writingOf } from './meeting'
import { endFull } from './ending'

/** The dice of the action that is going on. */
export function dicePlayed(played: PerSeat<readonly Die[]>): PerSeat<Die> {
  return [played[0][played[0].length - 1], played[1][played[1].length - 1]]
}

/**
 * Who writes first, by value and then by flips used (EN-9.1, EN-9.2); `null`: hands must decide (EN-9.3).
 * Only matters when both write (EN-9.5).
 */
export function firstWriter(lower: Seat | null, flips: PerSeat<readonly unknown[]>): Seat | null {
  if (lower !== null) return lower
  if (flips[0].length === flips[1].length) return null
  return flips[0].length < flips[1].length ? 0 : 1
}

/** Carries out what the dice of this action allow. Returns whether nobody has to be asked any more. */
export function settle(go: Going, action: Action): boolean {
  const { table } = go
  const dice = dicePlayed(table.played)
  const meeting = meet(dice)
  const writers = ([0, 1] as const).filter((seat) => meeting.writes[seat] > 0)
  if (writers.length < 2) {
    return writeOn(
      go,
      action,
      writers.map((seat) => writingOf(meeting, dice, seat)),
    )
  }
  const first = firstWriter(meeting.lower, table.flips)
  if (first === null) {
    table.phase = { type: 'hands', action, attempt: 1 }
    return false
  }
  const byValue = meeting.lower !== null
  return writeInOrder(go, action, first, byValue ? 'value' : 'flips', byValue ? 'EN-9.1' : 'EN-9.2')
}

/** Both write, `first` first. Returns whether nobody has to be asked any more. */
export function writeInOrder(
  go: Going,
  action: Action,
  first: Seat,
  reason: 'value' | 'flips' | 'hands',
  rule: string,
): boolean {
  const dice = dicePlayed(go.table.played)
  const meeting = meet(dice)
  tell(go, { type: 'order', round: go.table.round, action, first, reason, rule })
  return writeOn(go, action, [writingOf(meeting, dice, first), writingOf(meeting, dice, 1 - first)])
}

/** Goes on writing until somebody has to choose. Returns whether the action is over, or the match. */
function writeOn(go: Going, action: Action, pending: readonly Writing[]): boolean {
  const { table } = go
  if (table.free === 0) {
    for (const { seat, color, value } of pending) tell(go, { type: 'lost', seat, color, value, rule: 'EN-11.2' })
    endFull(go)
    return false
  }
  if (pending.length === 0) return true
  // With one field left and the number given there is nothing to choose.
  if (table.free === 1 && pending[0].value !== null)
    return writeNext(go, action, pending, table.fields.indexOf(null), pending[0].value)
  table.phase = { type: 'write', action, pending }
  return false
}

/** Writes the first of what is pending, and grants a set's bonus before anything else (EN-10.1). */
export function writeNext(
  go: Going,
  action: Action,
  pending: readonly Writing[],
  field: number,
  value: Value,
): boolean {
  const { table } = go
  const { seat, by, color } = pending[0]
  const fields = table.fields.slice()
  fields[field] = { seat, value }
  table.fields = fields
  table.free--
  const tally = table.tally[seat].slice()
  tally[value - 1]++
  table.tally = withSeat(table.tally, seat, tally)
  const rule = color === null ? 'EN-10.1' : by === seat ? 'EN-9.6' : 'EN-9.7'
  const region = regions[regionOf[field]].id
  tell(go, { type: 'written', round: table.round, action, seat, by, color, value, field, region, rule })
  const rest = pending.slice(1)
  if (Math.min(...tally) === table.sets[seat]) return writeOn(go, action, rest)
  const set = table.sets[seat] + 1
  table.sets = withSeat(table.sets, seat, set)
  tell(go, { type: 'set', seat, set, rule: 'EN-10.1' })
  return writeOn(go, action, [{ seat, by: seat, value: null, color: null }, ...rest])
}

/** Who wins a showing of hands (EN-9.3); `null`: nobody. */
export function handsWinner(hands: PerSeat<RpsHand>): Seat | null {
  const beats: Record<RpsHand, RpsHand> = { rock: 'scissors', scissors: 'paper', paper: 'rock' }
  if (hands[0] === hands[1]) return null
  return beats[hands[0]] === hands[1] ? 0 : 1
}
