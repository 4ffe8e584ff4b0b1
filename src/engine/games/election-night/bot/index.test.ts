import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { playGame } from '../../../testing/play'
import { beliefs, remembered } from './beliefs'
import { bestBonus, bestRegion, equilibrium, gameValue } from './lookahead'
import { gain, sketchOf, undo, worthOf, write } from './sketch'
import type { Event } from '../events'
import type { Own, Table } from '../facts'
import { regionOf, regions } from '../board'
import { game } from '../index'
import { answer, asked, playDice, stage } from '../testing/scene'

describe('matrix games', () => {
  it.each([
    [
      'a saddle',
      [
        [3, 5],
        [1, 2],
      ],
      3,
    ],
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      0,
    ],
    [
      'a mixed one',
      [
        [2, -1],
        [-1, 1],
      ],
      0.2,
    ],
    [
      'rock-paper-scissors',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
    ],
  ])('%s', (_name, matrix, value) => {
    expect(gameValue(matrix)).toBeCloseTo(value, 1)
    expect(equilibrium([{ weight: 1, matrix }], 2000).value).toBeCloseTo(value, 1)
  })

  it('a dominated row is not played', () => {
    const { mix } = equilibrium(
      [
        {
          weight: 1,
          matrix: [
            [3, 4],
            [1, 2],
          ],
        },
      ],
      500,
    )
    expect(mix[0]).toBeGreaterThan(0.99)
  })
})

describe('the sketch', () => {
  const table = stage({
    dice: ['B1 R2 W3', 'B1 R2 W3'],
    marks: ['KM1=5 KM2=4 EA1=6 EA2=1 EA3=2', 'KM3=6 KM4=6 ND1=3'],
  }).world.table

  it('is as it was after a number is taken back', () => {
    const sketch = sketchOf(table)
    const before = JSON.stringify(sketch)
    for (const seat of [0, 1])
      for (const value of [1, 2, 3, 4, 5, 6] as const)
        for (let region = 0; region < regions.length; region++) {
          const worth = sketch.worth[region]
          const gained = gain(sketch, region, seat, value)
          const done = write(sketch, region, seat, value)
          expect(sketch.worth[region] - worth).toBeCloseTo(gained, 9)
          undo(sketch, done)
          expect(JSON.stringify(sketch)).toBe(before)
        }
  })

  it('is worth more to a party the more it has', () => {
    const sketch = sketchOf(table)
    const worth = worthOf(sketch)
    write(sketch, 3, 0, 6)
    expect(worthOf(sketch)).toBeGreaterThan(worth)
  })

  it('in the last round is worth the mandates', () => {
    const marks = ['KM1=6 KM2=5', 'KM3=1 KM4=2 KM5=3 EM1=6'] as const
    const last = stage({ dice: ['B1 R2 W3', 'B1 R2 W3'], round: 10, marks }).world.table
    expect(worthOf(sketchOf(last))).toBeCloseTo(7 - 5, 1)
  })
})

describe('what a bot believes', () => {
  it('holds the true hand among its beliefs as long as it remembers the roll, and weighs them to 1', () => {
    for (let seed = 0; seed < 15; seed++) {
      let rolled: Event[] = []
      const rng = quickRng(seed)
      const played = playGame(game.rules, { seed })
      rolled = played.told.flat().flatMap(({ event }) => (event.type === 'rolled' ? [event as Event] : []))
      playGame(game.rules, {
        seed,
        onAsk: (match) => {
          const { table, own } = match.world as { table: Table; own: readonly Own[] }
          const heard = rolled.filter((event) => 'round' in event && event.round <= table.round)
          const roll = remembered(table, heard, 1)
          const held = beliefs(table, 1, roll, 4, rng)
          expect(held.reduce((all, one) => all + one.weight, 0)).toBeCloseTo(1, 9)
          expect(held.map((one) => JSON.stringify(one.hand))).toContain(JSON.stringify(own[1].dice))
          expect(beliefs(table, 1, null, 4, rng)).toHaveLength(4)
        },
      })
    }
  })
})

describe('what a bot does', () => {
  const choose = (scene: ReturnType<typeof stage>, seat: number) =>
    game.bot.choose({
      view: viewOf(scene.world, seat),
      prompt: game.rules.ask(scene.world.table)!.prompts.get(seat)!,
      heard: scene.told,
      level: 'hard',
      rng: quickRng(1),
      hurry: () => false,
    })

  it('writes where it turns a region in the last action', () => {
    // Seat 0 is 3 behind in EA and far ahead or behind elsewhere.
    const marks = ['KM1=6 KM2=5 DA1=6 DA2=6', 'EA1=3 DD1=6 DD2=6 DD3=5 KD1=6 KD2=5 KD3=6 ND1=6 ND2=5 ND3=6'] as const
    let scene = playDice(stage({ dice: ['B5 R1 W2', 'B3 R6 W4'], round: 10, marks, flips: [5, 5] }), 'R1', 'W4')
    while (scene.world.table.phase.type === 'write') {
      const [seat] = [...game.rules.ask(scene.world.table)!.prompts.keys()]
      scene = answer(scene, ...(seat === 0 ? ['KM3'] : [null, 'KM4']))
    }
    scene = playDice(scene, 'B5', 'R6')
    expect(asked(scene)).toEqual({ 0: 'write' })
    const chosen = choose(scene, 0)
    expect(chosen.type === 'write' && ['EA', 'EM'].includes(regions[regionOf[chosen.field]].id)).toBe(true)
  })

  it('puts an opponent’s number where it does least', () => {
    const marks = ['DA1=6 DA2=6 DA3=5', 'EA1=6 EA2=6 EA3=6 EA4=5 EA5=5'] as const
    const sketch = sketchOf(stage({ dice: ['B1 R2 W3', 'B1 R2 W3'], round: 9, marks }).world.table)
    expect(regions[bestRegion(sketch, { seat: 1, by: 0, value: 5, color: 'red' }, 5)].id).toBe('EA')
    expect(bestBonus(sketch, 0).value).toBeGreaterThan(1)
  })

  it('vetoes a 2 against a 6', () => {
    const scene = playDice(stage({ dice: ['B2 R3 W5', 'B6 R4 W3'], flips: [5, 5] }), 'B2', 'B6')
    expect(choose(scene, 0)).toEqual({ type: 'veto', veto: true })
  })

  it('plays the same whatever the other hides, but for what it saw rolled', () => {
    const scene = stage({ dice: ['B2 R3 W5', 'B6 R4 W3'] })
    const begun = answer(answer(scene, 'ready', 'ready'), 'flip none', 'flip none')
    const twin = stage({ dice: ['B2 R3 W5', 'B1 R2 W6'] })
    const begunTwin = answer(answer(twin, 'ready', 'ready'), 'flip none', 'flip none')
    expect(choose(begun, 0)).toEqual(choose(begunTwin, 0))
  })

  it('hard beats random play', () => {
    const rng = quickRng(2)
    let won = 0
    for (let seed = 0; seed < 4; seed++) {
      const me = seed % 2
      const { match } = playGame(game.rules, {
        seed,
        choose: (now, seat) => {
          const view = viewOf(now.world as { table: Table; own: readonly Own[]; hidden: null }, seat)
          const prompt = game.rules.ask(view.table)!.prompts.get(seat)!
          if (seat !== me) return game.rules.sample(view, prompt, rng)
          return game.bot.choose({ view, prompt, heard: [], level: 'hard', rng, hurry: () => false })
        },
      })
      if (game.rules.outcome((match.world as { table: Table }).table)!.winners.includes(me)) won++
    }
    expect(won).toBeGreaterThanOrEqual(3)
  })
})
