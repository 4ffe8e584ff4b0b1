import { replayWords, shareWords } from '../../words/seldom.svelte'
import type { OpenedRecord } from './opened'

/** How a recorded game ended off the board; null if the board decided it, or nobody did. */
export function endingOf({ ended, names }: Pick<OpenedRecord, 'ended' | 'names'>): string | null {
  if (ended === null) return null
  const winner = names[ended.winner] ?? shareWords().nameOf(ended.winner + 1)
  return ended.how === 'resigned' ? replayWords().resigned(winner) : replayWords().onTime(winner)
}
