import type { GameId } from '../../../engine/games/catalog'
import { wholeRules } from '../../../engine/games/teachings'
import { session } from '../../connection/session.svelte'
import { matchStore } from '../../match/match.svelte'

/** Makes the whole of this table's finished match ready to be looked at, if its game opens it. */
export async function loadWhole(game: GameId): Promise<void> {
  const [{ rules }, { momentsOf }, result] = await Promise.all([
    wholeRules[game](),
    import('../../match/replay'),
    session.request({ do: 'journal' }, true),
  ])
  if (!result.ok || result.reply.say !== 'journal') return
  const moments = momentsOf(rules, result.reply.journal)
  if (moments) matchStore.rewatch(moments)
}
