/** A separate program that plays random games, and reports how many per second: `<game> <seats,seats…> <games>`. */
import type { AnyRules, Rng, Seat } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { viewOf } from '../../src/engine/core/views'
import { games } from '../../src/engine/games'
import type { GameId } from '../../src/engine/games/catalog'
import { worked } from './play'

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

const [id, sizes, count] = process.argv.slice(2)
const { rules } = games[id as GameId]
const seats = sizes.split(',').map(Number)
const rng = quickRng(1)
const run = (many: number) => {
  const start = worked()
  for (let i = 0; i < many; i++) randomGame(rules, seats[i % seats.length], rng)
  return (many * 1000) / (worked() - start)
}
run(Number(count) / 4)
process.send!(Math.max(...[1, 2, 3].map(() => run(Number(count)))))
