/** What a sentence about two dice has to say, the same in both languages. The rules' part of it comes from the effects. */
import type { Seat } from '../../../engine/core/contract'
import type { Effect } from '../../../engine/games/election-night/events'
import type { Color, Die, PerSeat } from '../../../engine/games/election-night/facts'

/** The meeting of two dice, as told by events and by the engine's `duelAt`. */
export interface MeetingFacts {
  readonly dice: PerSeat<Die>
  readonly effects: readonly Effect[]
  readonly veto: boolean
}

/** `dice`: the two dice in the order in which the sentence names them. */
export type Explanation = { readonly dice: PerSeat<Die> } &
  /** Same colours; `picker` picks both fields, or each their own. */
  (
    | { readonly type: 'same'; readonly picker: Seat | null }
    /** White against blue: what the blue is worth, and whether the white is written. */
    | { readonly type: 'reduced'; readonly worth: number; readonly blocked: boolean }
    /** White against an equal red. */
    | { readonly type: 'blocked' }
    /** Red against another colour: who picks its field. */
    | { readonly type: 'higherRed' | 'lowerRed'; readonly picker: Seat }
  )

export function explanationOf({ dice, effects }: MeetingFacts): Explanation {
  const [one, two] = dice
  const ceded = effects.find((effect) => effect.type === 'ceded')
  const reduced = effects.find((effect) => effect.type === 'reduced')
  const blocked = effects.some((effect) => effect.type === 'blocked')
  const startingWith = (color: Color): PerSeat<Die> => (one.color === color ? dice : [two, one])
  if (one.color === two.color)
    return { type: 'same', dice: one.value <= two.value ? dice : [two, one], picker: ceded?.by ?? null }
  if (reduced) return { type: 'reduced', dice: startingWith('white'), worth: reduced.to, blocked }
  if (ceded) return { type: 'higherRed', dice: startingWith('red'), picker: ceded.by }
  if (blocked) return { type: 'blocked', dice: startingWith('white') }
  return { type: 'lowerRed', dice: startingWith('red'), picker: one.color === 'red' ? 0 : 1 }
}
