import type { GameId } from '../../../engine/games/catalog'
import { wholeRules } from '../../../engine/games/teachings'
import { matchStore } from '../../match/match.svelte'
import { matchAtTable, tableJournal } from '../../match/tableJournal'

const shownMatch = () => matchAtTable(matchStore.latest?.match.number ?? 0)

/** Makes the whole of this table's finished match ready to be looked at, if its game opens it. Never rejects. */
export async function loadWhole(game: GameId): Promise<void> {
  const match = shownMatch()
  const loading = Promise.all([wholeRules[game](), import('../../match/replay'), tableJournal()])
  const loaded = await loading.catch(() => null)
  // The next match may have begun meanwhile.
  if (loaded === null || shownMatch() !== match) return
  const [{ rules }, { momentsOf }, journal] = loaded
  const moments = journal && momentsOf(rules, journal)
  if (moments) matchStore.rewatch(moments)
}
