import type { Seat } from '../../../core/contract'
import type { Effect } from '../events'
import { other, type Die, type PerSeat, type Table, type Value, type Writing } from '../facts'

/** What comes of two dice played in the same action. */
export interface Meeting {
  /** What each party writes; 0: nothing. */
  readonly writes: PerSeat<number>
  /** Who picks the field for each party's number. */
  readonly placers: PerSeat<Seat>
  /** Who played the lower value; `null`: the values are equal (EN-9.1). */
  readonly lower: Seat | null
  /** Same colours: either party may veto (EN-8.1). */
  readonly veto: boolean
  readonly effects: readonly Effect[]
}

/** Judges two dice by the values as played (EN-4.3). */
export function meetingOf(dice: PerSeat<Die>): Meeting {
  const effects: Effect[] = []
  const one = resultOf(dice, 0, effects)
  const two = resultOf(dice, 1, effects)
  const difference = dice[0].value - dice[1].value
  return {
    writes: [one.writes, two.writes],
    placers: [one.placer, two.placer],
    lower: difference === 0 ? null : difference < 0 ? 0 : 1,
    veto: dice[0].color === dice[1].color,
    effects,
  }
}

/** What one party's die writes, and who picks its field; what happens to it is added to `effects`. */
function resultOf(dice: PerSeat<Die>, seat: Seat, effects: Effect[]): { writes: number; placer: Seat } {
  const die = dice[seat]
  const against = dice[other(seat)]
  switch (die.color) {
    case 'blue': {
      if (against.color !== 'white') return { writes: die.value, placer: seat }
      const to = blueAgainstWhite(die.value)
      effects.push({ type: 'reduced', seat, from: die.value, to, rule: to > 0 ? 'EN-5.2' : 'EN-5.3' })
      return { writes: to, placer: seat }
    }
    case 'red': {
      if (against.value >= die.value) return { writes: die.value, placer: seat }
      const by = other(seat)
      const rule = against.color === 'red' ? 'EN-6.3' : 'EN-6.2'
      effects.push({ type: 'ceded', seat, by, value: die.value, against: against.value, rule })
      return { writes: die.value, placer: by }
    }
    case 'white': {
      if (against.color === 'white' || against.value !== die.value) return { writes: die.value, placer: seat }
      effects.push({ type: 'blocked', seat, value: die.value, rule: against.color === 'blue' ? 'EN-7.3' : 'EN-7.2' })
      return { writes: 0, placer: seat }
    }
    default:
      return die.color satisfies never
  }
}

/** What a blue die writes against a white one; 0: nothing (EN-5.2, EN-5.3). */
export function blueAgainstWhite(value: Value): number {
  return Math.max(0, value - 2)
}

/** The rule that says most about a meeting. */
export function meetingRule(meeting: Meeting): string {
  if (meeting.veto) return 'EN-8.1'
  return meeting.effects.length > 0 ? meeting.effects[0].rule : 'EN-4.4'
}

/** A party's number from this meeting, as something to be written. */
export function writingOf(meeting: Meeting, dice: PerSeat<Die>, seat: Seat): Writing {
  return { seat, by: meeting.placers[seat], value: meeting.writes[seat] as Value, color: dice[seat].color }
}

/** The dice of the action in progress. */
export function dicePlayed(played: PerSeat<readonly Die[]>): PerSeat<Die> {
  return [played[0][played[0].length - 1], played[1][played[1].length - 1]]
}

/** Two dice on the table, what comes of them, and the rule that says so. */
export interface Duel {
  readonly dice: PerSeat<Die>
  readonly effects: readonly Effect[]
  /** Whether either party may still veto. */
  readonly veto: boolean
  readonly rule: string
}

/** The duel of the action in progress; `null` if no dice lie open. */
export function duelAt({ phase, played }: Table): Duel | null {
  if (phase.type !== 'veto' && phase.type !== 'hands' && phase.type !== 'order' && phase.type !== 'write') return null
  const dice = dicePlayed(played)
  const meeting = meetingOf(dice)
  // Without any effect one of the two is a red that may go where its owner likes.
  const unhindered = meeting.effects.length === 0 && !meeting.veto
  const rule = phase.action === 3 ? 'EN-8.4' : unhindered ? 'EN-6.1' : meetingRule(meeting)
  return { dice, effects: meeting.effects, veto: phase.type === 'veto', rule }
}
