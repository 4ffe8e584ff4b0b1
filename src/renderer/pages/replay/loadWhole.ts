import type { GameId } from '../../../engine/games/catalog'
import { wholeRules } from '../../../engine/games/teachings'
import { matchStore } from '../../match/match.svelte'
import { tableJournal } from '../../match/tableJournal'

/** Makes the whole of this table's finished match ready to be looked at, if its game opens it. */
export async function loadWhole(game: GameId): Promise<void> {
  const [{ rules }, { momentsOf }, journal] = await Promise.all([
    wholeRules[game](),
    import('../../match/replay'),
    tableJournal(),
  ])
  const moments = journal && momentsOf(rules, journal)
  if (moments) matchStore.rewatch(moments)
}
