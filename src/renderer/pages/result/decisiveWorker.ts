/** Works out how a match went and which moment decided it, beside the page. */
import type { Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import { fortunesOf, type Fortunes } from '../../../engine/core/review'
import { isGameId } from '../../../engine/games/catalog'
import { advisers, wholeRules } from '../../../engine/games/teachings'

export interface DecisiveTask {
  readonly journal: Journal
  readonly winner: Seat
}

async function find({ journal, winner }: DecisiveTask): Promise<Fortunes | null> {
  const { game } = journal.setup
  if (!isGameId(game)) return null
  const [{ rules }, { bot }] = await Promise.all([wholeRules[game](), advisers[game]()])
  return fortunesOf({ rules, bot }, journal, winner)
}

addEventListener('message', ({ data }: MessageEvent<DecisiveTask>) => {
  find(data).then(postMessage, () => postMessage(null))
})
