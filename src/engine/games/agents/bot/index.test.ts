import { describe, expect, it } from 'vitest'
import { botLevels, type BotLevel, type Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import type { Answer } from '../facts'
import { game } from '../index'
import { play, promptsOf, sceneAt, tableOf, type Scene } from '../testing/scene'

/** A bot's answer in a seat, given what was heard in the scene. */
function says(scene: Scene, seat: Seat, level: BotLevel, seed = 1): Answer {
  const { table, own } = scene.world
  return game.bot.choose({
    view: { seat, table, own: own[seat] },
    prompt: promptsOf(scene).get(seat)!,
    heard: scene.events,
    level,
    rng: quickRng(seed),
    hurry: () => false,
  })
}

describe.each(botLevels)('the %s bot', (level) => {
  it('AG-9.1 carries the treasure home when it can', () => {
    const scene = sceneAt({ agents: { 0: '2,0' }, treasure: '2,0' })
    expect(says(scene, 0, level)).toEqual({ type: 'carry', agent: 0, to: '3,0' })
  })

  it("AG-9.1 carries it to the partner's house too", () => {
    const scene = sceneAt({ agents: { 0: '-2,0' }, treasure: '-2,0' })
    expect(says(scene, 0, level)).toEqual({ type: 'carry', agent: 0, to: '-3,0' })
  })

  it('AG-6.1 vetoes a carry that would win for others', () => {
    const start = sceneAt({ agents: { 0: '2,0' }, treasure: '2,0', on: { 1: { 0: 3000 } } })
    expect(says(play(start, '0: A* > 3,0'), 1, level)).toMatchObject({ type: 'veto' })
  })

  it("AG-6.1 lets the partner's win go", () => {
    const start = sceneAt({ agents: { 0: '2,0' }, treasure: '2,0', on: { 3: { 0: 3000 } } })
    expect(says(play(start, '0: A* > 3,0'), 3, level)).toEqual({ type: 'letGo' })
  })

  it('AG-7.2 holds when it can, and gives up when it must', () => {
    const on = { 0: { 0: 500 }, 1: { 0: 900 } }
    const low = play(sceneAt({ on }), '0: A > 1,1', '1: veto 400')
    expect(says(low, 0, level)).toEqual({ type: 'hold' })
    const high = play(sceneAt({ on }), '0: A > 1,1', '1: veto 600')
    expect(says(high, 0, level)).toEqual({ type: 'giveUp' })
  })

  it("AG-6.8 takes a partner's veto of 1 for a hint", () => {
    const start = sceneAt({ on: { 0: { 0: 500 }, 3: { 0: 1 } } })
    expect(says(play(start, '0: A > 1,1', '3: veto 1'), 0, level)).toEqual({ type: 'giveUp' })
  })

  it('AG-7.3 raises while it has more', () => {
    const scene = play(sceneAt({ on: { 0: { 0: 500 }, 1: { 0: 900 } } }), '0: A > 1,1', '1: veto 400', '0: hold')
    const answer = says(scene, 1, level)
    expect(answer).toMatchObject({ type: 'raise' })
  })

  it('gives the same answer to the same chance', () => {
    const scene = sceneAt({ agents: { 3: '0,1', 8: '0,0' }, on: { 2: { 3: 2000 } }, first: 2 })
    expect(tableOf(scene).seat).toBe(2)
    expect(says(scene, 2, level, 9)).toEqual(says(scene, 2, level, 9))
  })
})

it('AG-3.3 bots know nothing but their own view: other ledgers change no answer', () => {
  for (let seed = 0; seed < 20; seed++) {
    const at = { agents: { 3: '0,1', 8: '0,0' } }
    const one = sceneAt({ ...at, on: { 2: { 3: 2000 }, 4: { 8: 5000 } }, first: 2 })
    const other = sceneAt({ ...at, on: { 2: { 3: 2000 } }, first: 2 })
    expect(says(one, 2, 'hard', seed)).toEqual(says(other, 2, 'hard', seed))
  }
})

describe('the hard bot against one who stakes everything on one agent', () => {
  const march = (on: Record<Seat, Record<number, number>>, agents: Record<number, string>) =>
    play(
      sceneAt({ agents: { 0: '2,0', ...agents }, on }),
      '0: book A 12000',
      '1: pass',
      '2: pass',
      '3: pass',
      '4: pass',
    )

  it('AG-4.5 kills the agent that marches', () => {
    const scene = march({ 1: { 4: 3000 } }, { 4: '1,0' })
    const there = play(scene, '5: pass', '0: A > 1,0', '*: let go')
    expect(says(there, 1, 'hard')).toEqual({ type: 'murder', agent: 4, victim: 0 })
  })

  it('AG-5.1 hires a killer when it has none at hand', () => {
    const there = play(march({}, { 4: '1,1' }), '5: pass', '0: A > 1,0', '*: let go')
    const answer = says(there, 1, 'hard')
    expect(answer).toMatchObject({ type: 'book' })
    expect(answer).not.toMatchObject({ agent: 0 })
  })
})

it('AG-2.2 the hard bot takes the treasure away with an agent on which nobody has shown money', () => {
  const start = sceneAt({ agents: { 0: '2,0', 4: '2,0' }, treasure: '2,0', on: { 0: { 0: 9000 } } })
  const scene = play(start, '0: book L 1', '1: A* > 1,0', '0: veto 9000', '1: give up')
  expect(says(scene, 2, 'hard')).toMatchObject({ type: 'carry', agent: 4 })
})
