/**
 * `npx tsx bench/calibration/standing.ts <seats> [matches]`: fits the weights of Forrás Pont's `standing`. Sheets are random and
 * some discs go anywhere, so that good and bad positions are seen.
 */
import { sharesOf } from '../../src/engine/core/chances'
import type { BotLevel } from '../../src/engine/core/contract'
import { pick, quickRng } from '../../src/engine/core/rng'
import { viewOf } from '../../src/engine/core/views'
import { standing } from '../../src/engine/games/forras-pont/bot/standing'
import type { Answer, Prompt, Table } from '../../src/engine/games/forras-pont/facts'
import { games } from '../../src/engine/games'
import { randomSheet } from '../../src/engine/games/forras-pont/laying'
import { randomPlacement } from '../../src/engine/games/forras-pont/legal'
import { exampleOf, fit } from './fit'

const { rules, bot } = games['forras-pont']
const levels: readonly BotLevel[] = ['medium', 'hard']
const care = { expansions: 60, width: 32 }
/** Of a hundred. */
const randomDiscs = 6
const positionsTaken = 40

function examplesOf(seats: number, seed: number) {
  const rng = quickRng(seed * 7919 + 11)
  const level = pick(rng, levels)
  const seen: ReturnType<typeof standing>[] = []
  const options = rules.parseOptions({})
  if ('refusal' in options) throw new Error(options.refusal.rule)
  let { world } = rules.setup(options.value, seats, rng)
  for (let ask = rules.ask(world.table); ask !== null; ask = rules.ask(world.table)) {
    const answers = new Map<number, Answer>()
    for (const [seat, prompt] of ask.prompts as ReadonlyMap<number, Prompt>) {
      const view = viewOf(world, seat)
      const random = rng.below(100) < randomDiscs ? randomPlacement(world.table as Table, seat, rng) : null
      const answer =
        prompt.type === 'sheet'
          ? ({ type: 'sheet', operations: randomSheet(rng) } as const)
          : (random ?? (bot.choose({ view, prompt, heard: [], level, rng, hurry: () => false }) as Answer))
      answers.set(seat, answer)
    }
    world = rules.resolve(world, answers, rng).world
    const table = world.table as Table
    if (table.phase === 'turns' && rng.below(100) < positionsTaken) seen.push(standing(table, care))
  }
  const shares = sharesOf(rules.outcome(world.table)!, seats)
  return seen.map((signs) => exampleOf(signs, shares))
}

const [seats, matches = 300] = process.argv.slice(2).map(Number)
const examples = Array.from({ length: matches }, (_, seed) => examplesOf(seats, seed)).flat()
console.log(
  `[${fit(examples)
    .map((one) => one.toFixed(3))
    .join(', ')}]`,
)
