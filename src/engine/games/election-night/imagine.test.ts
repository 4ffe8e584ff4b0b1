import { expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { playGame } from '../../testing/play'
import { colors, type Table } from './facts'
import { imagineOwn } from './imagine'
import { rules } from './rules'

it('EN-2.3, EN-3.5, EN-13.1: imagined dice could have been rolled, all different, flipped and played', () => {
  const rng = quickRng(4)
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    playGame(rules, {
      seed,
      onAsk: (match) => {
        const { table } = match.world as { table: Table }
        const { dice, flipped } = imagineOwn(table, 0, rng)
        const rolled = colors.map((color) => {
          const now = dice[color] ?? table.played[0].find((die) => die.color === color)!.value
          return flipped.filter((one) => one.color === color).length % 2 === 1 ? 7 - now : now
        })
        expect(new Set(rolled).size).toBe(3)
        if (table.rolled) expect(dice).toEqual(table.rolled[0])
        else if (table.played[0].length === 0) seen.add(Object.values(dice).join())
      },
    })
  // Flips can make dice equal, so more than the 120 rolls come up.
  expect(seen.size).toBeGreaterThan(120)
})
