/** Checks a match beside the page, which stays free to answer every touch. */
import type { Journal } from '../../engine/core/journal'
import { isGameId } from '../../engine/games/catalog'
import { wholeRules } from '../../engine/games/teachings'
import { checkMatch, type OtherRules, type Verdict } from '../../protocol/checking/check'
import type { Transcript } from '../../protocol/checking/transcript'

export interface CheckTask {
  readonly record: Journal
  readonly transcript: Transcript | null
}

/** Null: it could not be checked. */
export type Checked = Verdict | OtherRules | null

async function check({ record, transcript }: CheckTask): Promise<Checked> {
  const { game } = record.setup
  if (!isGameId(game)) return null
  const { rules } = await wholeRules[game]()
  return checkMatch(rules, record, transcript)
}

addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  check(data).then(postMessage, () => postMessage(null))
})
