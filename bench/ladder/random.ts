/** How fast random games are played out, straight on the rules: the least that playouts cost. */
import type { GameId } from '../../src/engine/games/catalog'
import { runBuilt } from '../built'
import type { Figure } from '../figure'

/**
 * Games per second of processor time on one thread, so that other programs don't count; the best of three runs. Built
 * as for the app.
 */
export async function randomGames(
  id: GameId,
  seats: readonly number[],
  games: number,
  least: number | null,
): Promise<Figure> {
  const rate = await runBuilt<number>(new URL('randomRun.ts', import.meta.url), [id, seats.join(','), String(games)])
  return {
    name: `${id}: random games of ${seats.join(', ')} a second of processor time, one thread, best of 3 × ${games}`,
    value: rate.toFixed(0),
    target: least === null ? 'printed' : `at least ${least}`,
    ok: least === null || rate >= least,
  }
}
