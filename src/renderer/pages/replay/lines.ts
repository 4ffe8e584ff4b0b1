/** What was told up to a moment, in the words of the game. */
import type { GameEvent, Seat } from '../../../engine/core/contract'
import { eventsFor } from '../../../engine/core/views'
import type { GameWords } from '../../match/contract'
import type { Moment } from '../../match/replay'

type Telling = Pick<GameWords<unknown, unknown, unknown, GameEvent>, 'tell'>

export interface ReplayLine {
  readonly key: string
  readonly text: string
}

/** The log as these eyes read it, oldest first; null: everyone's. */
export function replayLines(
  moments: readonly Moment[],
  eyes: Seat | null,
  words: Telling,
  names: readonly string[],
): readonly ReplayLine[] {
  return moments.flatMap(({ step, table, told }) => {
    const events = eyes === null ? told.map(({ event }) => event) : eventsFor(told, eyes)
    return events.flatMap((event, at) => {
      const text = words.tell(event, names, table)
      return text === null ? [] : [{ key: `${step}.${at}`, text }]
    })
  })
}
