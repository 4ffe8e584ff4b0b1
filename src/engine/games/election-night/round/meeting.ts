import type { Seat } from '../../../core/contract'
import type { Effect } from '../events'
import { other, type Die, type PerSeat, type Writing, type Value } from '../facts'

/** What comes of two dice played in the same action. */
export interface Meeting {
  /** What each party writes; 0: nothing. */
  readonly writes: PerSeat<number>
  /** Who picks the field for each party's number. */
  readonly placers: PerSeat<Seat>
  /** Who writes first by value alone; `null`: the values are equal (EN-9.1). */
  readonly lower: Seat | null
  /** Same colours: either party may veto (EN-8.1). */
  readonly veto: boolean
  readonly effects: readonly Effect[]
}

/** Judges a meeting by the values as played (EN-4.3). */
export function meet(dice: PerSeat<Die>): Meeting {
  const effects: Effect[] = []
  const one = judge(dice, 0, effects)
  const two = judge(dice, 1, effects)
  const difference = dice[0].value - dice[1].value
  return {
    writes: [one.writes, two.writes],
    placers: [one.placer, two.placer],
    lower: difference === 0 ? null : difference < 0 ? 0 : 1,
    veto: dice[0].color === dice[1].color,
    effects,
  }
}

function judge(dice: PerSeat<Die>, seat: Seat, effects: Effect[]): { writes: number; placer: Seat } {
  const die = dice[seat]
  const against = dice[other(seat)]
  switch (die.color) {
    case 'blue': {
      if (against.color !== 'white') return { writes: die.value, placer: seat }
      const to = Math.max(0, die.value - 2)
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

/** The rule that says most about a meeting. */
export function meetingRule(meeting: Meeting): string {
  if (meeting.veto) return 'EN-8.1'
  return meeting.effects.length > 0 ? meeting.effects[0].rule : 'EN-4.4'
}

/** A party's number of this meeting as something to be written. */
export function writingOf(meeting: Meeting, dice: PerSeat<Die>, seat: Seat): Writing {
  return { seat, by: meeting.placers[seat], value: meeting.writes[seat] as Value, color: dice[seat].color }
}
