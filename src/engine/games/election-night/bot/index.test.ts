import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { regionOf, regions } from '../board'
import { rules } from '../rules'
import { asked, play, playDice, sceneAt, type Scene } from '../testing/scene'
import { bot } from '.'
import { bestBonus, bestRegion } from './lookahead'
import { sketchOf } from './sketch'

describe('what a bot does', () => {
  const choose = (now: Scene, seat: number) =>
    bot.choose({
      view: viewOf(now.world, seat),
      prompt: rules.ask(now.world.table)!.prompts.get(seat)!,
      heard: now.events,
      level: 'hard',
      rng: quickRng(1),
      hurry: () => false,
    })

  it('writes where it turns a region in the last action', () => {
    // Seat 0 is 3 behind in EA and far ahead or behind elsewhere.
    const marks = ['KM1=6 KM2=5 DA1=6 DA2=6', 'EA1=3 DD1=6 DD2=6 DD3=5 KD1=6 KD2=5 KD3=6 ND1=6 ND2=5 ND3=6'] as const
    let now = playDice(sceneAt({ dice: ['B5 R1 W2', 'B3 R6 W4'], round: 10, marks, flips: [5, 5] }), 'R1', 'W4')
    while (now.world.table.phase.type === 'write') {
      const [seat] = [...rules.ask(now.world.table)!.prompts.keys()]
      now = play(now, ...(seat === 0 ? ['KM3'] : [null, 'KM4']))
    }
    now = playDice(now, 'B5', 'R6')
    expect(asked(now)).toEqual({ 0: 'write' })
    const chosen = choose(now, 0)
    expect(chosen.type === 'write' && ['EA', 'EM'].includes(regions[regionOf[chosen.field]].id)).toBe(true)
  })

  it('puts an opponent’s number where it does least', () => {
    const marks = ['DA1=6 DA2=6 DA3=5', 'EA1=6 EA2=6 EA3=6 EA4=5 EA5=5'] as const
    const sketch = sketchOf(sceneAt({ dice: ['B1 R2 W3', 'B1 R2 W3'], round: 9, marks }).world.table)
    expect(regions[bestRegion(sketch, { seat: 1, by: 0, value: 5, color: 'red' }, 5)].id).toBe('EA')
    expect(bestBonus(sketch, 0).value).toBeGreaterThan(1)
  })

  it('vetoes a 2 against a 6', () => {
    const now = playDice(sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'], flips: [5, 5] }), 'B2', 'B6')
    expect(choose(now, 0)).toEqual({ type: 'veto', veto: true })
  })

  it('plays the same whatever the other hides, except what it saw rolled', () => {
    const now = sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] })
    const begun = play(play(now, 'ready', 'ready'), 'flip none', 'flip none')
    const twin = sceneAt({ dice: ['B2 R3 W5', 'B1 R2 W6'] })
    const begunTwin = play(play(twin, 'ready', 'ready'), 'flip none', 'flip none')
    expect(choose(begun, 0)).toEqual(choose(begunTwin, 0))
  })
})
