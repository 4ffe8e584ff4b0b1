import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../../../core/contract'
import { matchView } from '../../../core/match'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { playGame } from '../../../testing/play'
import { ask } from '../ask'
import type { Prompt, Table } from '../facts'
import type { GameView } from '../motion'
import { game } from '../index'
import { position } from '../position'

const rng = quickRng(5)

function choose(view: GameView, prompt: Prompt, level: BotLevel) {
  return game.bot.choose({ view, prompt, heard: [], level, rng, hurry: () => false })
}

function takenFrom(heap: number, level: BotLevel): number {
  const world = position({ heap })
  return choose(viewOf(world, 0), ask(world.table)!.prompts.get(0)!, level).count
}

/** Games out of a hundred that the first seat's level wins against the second's. */
function wins(first: BotLevel, second: BotLevel): number {
  let won = 0
  for (let seed = 0; seed < 100; seed++) {
    const { match } = playGame(game.rules, {
      seed,
      choose: (now, seat) =>
        choose(matchView(now, seat) as GameView, now.ask!.prompts.get(seat) as Prompt, seat === 0 ? first : second),
    })
    if ((match.world.table as Table).winner === 0) won++
  }
  return won
}

describe('the bot', () => {
  it('takes the last stones if it can, except when it is easy', () => {
    for (const heap of [1, 2, 3])
      for (const level of ['medium', 'hard'] as const) expect(takenFrom(heap, level)).toBe(heap)
    expect(new Set(Array.from({ length: 50 }, () => takenFrom(3, 'easy')))).toEqual(new Set([1, 2, 3]))
  })

  it('leaves a multiple of four when it is hard', () => {
    for (const heap of [5, 6, 7, 21]) expect((heap - takenFrom(heap, 'hard')) % 4).toBe(0)
  })

  it('is stronger level by level', () => {
    expect(wins('medium', 'easy')).toBeGreaterThan(55)
    expect(wins('hard', 'medium')).toBeGreaterThan(70)
  })
})
