/** How fast random games are played out, straight on the rules: what playouts cost at the least. */
import type { AnyRules, Rng, Seat } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { viewOf } from '../../src/engine/core/views'
import type { Figure } from '../figure'
import { worked } from './play'

/** Games per second of processor time on one thread, so that other programs don't count; the best of three runs. */
export function randomGames(rules: AnyRules, seats: readonly number[], games: number, least: number | null): Figure {
  const rng = quickRng(1)
  const run = (count: number) => {
    const start = worked()
    for (let i = 0; i < count; i++) randomGame(rules, seats[i % seats.length], rng)
    return (count * 1000) / (worked() - start)
  }
  run(games / 4)
  const rate = Math.max(run(games), run(games), run(games))
  return {
    name: `${rules.id}: random games of ${seats.join(', ')} a second of processor time, one thread, best of 3 × ${games}`,
    value: rate.toFixed(0),
    target: least === null ? 'printed' : `at least ${least}`,
    ok: least === null || rate >= least,
  }
}

function randomGame(rules: AnyRules, seats: number, rng: Rng): void {
  const options = rules.parseOptions({})
  if ('refusal' in options) throw new Error(options.refusal.rule)
  let { world } = rules.setup(options.value, seats, rng)
  for (let ask = rules.ask(world.table); ask !== null; ask = rules.ask(world.table)) {
    const answers = new Map<Seat, unknown>()
    for (const [seat, prompt] of ask.prompts) {
      const answer = rules.sample(viewOf(world, seat), prompt, rng)
      answers.set(seat, answer)
      if (ask.closes === 'race' && !rules.isPass!(answer)) break
    }
    world = rules.resolve(world, answers, rng).world
  }
}
