import { expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { playGame } from '../../../testing/play'
import type { Own, Table } from '../facts'
import { rules } from '../rules'
import { bot } from '.'

it('hard beats random play', () => {
  const rng = quickRng(2)
  let won = 0
  for (let seed = 0; seed < 4 && won < 3; seed++) {
    const me = seed % 2
    const { match } = playGame(rules, {
      seed,
      choose: (now, seat) => {
        const view = viewOf(now.world as { table: Table; own: readonly Own[]; hidden: null }, seat)
        const prompt = rules.ask(view.table)!.prompts.get(seat)!
        if (seat !== me) return rules.sample(view, prompt, rng)
        return bot.choose({ view, prompt, heard: [], level: 'hard', rng, hurry: () => false })
      },
    })
    if (rules.outcome((match.world as { table: Table }).table)!.winners.includes(me)) won++
  }
  expect(won).toBeGreaterThanOrEqual(3)
})
