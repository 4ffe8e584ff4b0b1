import { expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { counted } from '../../../testing/counts'
import type { Options } from '../facts'
import { rules } from '../rules'
import { boldAnswer } from './players'
import { referenceStart, referenceTurn } from './reference'

const heaps = [15, 21, 28] as const

function compareGame(options: Options, seats: number, seed: number): void {
  const rng = quickRng(seed)
  let { world } = rules.setup(options, seats, rng)
  let reference = referenceStart(options.stones, seats, world.table.turn)
  while (!reference.over) {
    const seat = reference.onTurn
    const prompt = rules.ask(world.table)!.prompts.get(seat)!
    const answer = boldAnswer(rng)
    const refusal = rules.check(viewOf(world, seat), prompt, answer)
    const next = referenceTurn(reference, answer.count)
    if (typeof next === 'string') {
      expect(refusal?.rule).toBe(next)
      continue
    }
    expect(refusal).toBeNull()
    world = rules.resolve(world, new Map([[seat, answer]]), rng).world
    reference = next
    expect(world.table.heap).toBe(reference.heap.length)
    expect(world.table.taken).toEqual(reference.piles.map((pile) => pile.length))
    if (!reference.over) expect([...rules.ask(world.table)!.prompts.keys()]).toEqual([reference.onTurn])
  }
  expect(rules.ask(world.table)).toBeNull()
  expect(rules.outcome(world.table)!.winners).toEqual([reference.onTurn])
}

it('the reference, written from the rules page, agrees on every turn', () => {
  for (let seed = 0; seed < counted(1000); seed++)
    compareGame({ stones: heaps[seed % heaps.length] }, 2 + (seed % 3), seed)
})
