import { describe, expect, it } from 'vitest'
import { outcome } from '../outcome'
import { play, sceneAt, tableOf } from '../testing/scene'

const letGo = '*: let go'

describe('skips', () => {
  it('AG-2.4 skips are used up one turn each, and other turns are not', () => {
    const scene = play(sceneAt({ skips: [0, 2, 1, 0, 0, 0] }), '0: pass')
    expect(tableOf(scene)).toMatchObject({ seat: 3, turn: 2, skips: [0, 1, 0, 0, 0, 0] })
    expect(scene.events.filter(({ type }) => type === 'skipped')).toMatchObject([
      { seat: 1, left: 1, rule: 'AG-2.4' },
      { seat: 2, left: 0 },
    ])
    const later = play(scene, '3: pass', '4: pass', '5: pass', '0: pass')
    expect(tableOf(later)).toMatchObject({ seat: 2, turn: 6, skips: [0, 0, 0, 0, 0, 0] })
  })

  it('AG-2.4 everyone may have turns to skip at once', () => {
    const scene = play(sceneAt({ skips: [1, 1, 1, 1, 1, 1] }), '0: pass')
    expect(tableOf(scene)).toMatchObject({ seat: 1, round: 2, turn: 2, skips: [0, 0, 0, 0, 0, 0] })
  })
})

describe('the turn limit', () => {
  it.each([
    ['a pass', ['0: pass'], {}],
    ['a booking', ['0: book A 1'], {}],
    ['an order', ['0: A > 1,1', letGo], {}],
    ['a vetoed order', ['0: A > 1,1', '1: veto 1', '0: give up'], { 1: { 0: 1 } }],
  ])('AG-9.3 %s on turn 300 ends the game', (_, lines, on) => {
    const before = play(sceneAt({ turn: 299, on }), ...lines)
    expect(outcome(tableOf(before))).toBeNull()
    const after = play(sceneAt({ turn: 300, on }), ...lines)
    expect(outcome(tableOf(after))).toMatchObject({ winners: [], rule: 'AG-9.3' })
    expect(after.events.at(-1)).toMatchObject({ type: 'ended', by: 'limit' })
  })

  it('AG-9.3 skipped turns do not count', () => {
    const scene = play(sceneAt({ turn: 298, skips: [0, 1, 1, 1, 1, 0] }), '0: pass', '5: pass')
    expect(outcome(tableOf(scene))).toBeNull()
  })

  it('AG-9.3 a win on the last turn is a win', () => {
    const scene = sceneAt({ turn: 300, agents: { 4: '2,0' }, treasure: '2,0' })
    expect(outcome(tableOf(play(scene, '0: E* > 3,0', letGo)))?.winners).toEqual([0, 3])
  })

  it('AG-9.3 the big city goes on to 400, and without a limit for ever', () => {
    expect(tableOf(sceneAt({ options: { city: 'big' } })).limit).toBe(400)
    const endless = play(sceneAt({ turn: 1000, options: { turnLimit: 'off' } }), '0: pass')
    expect(outcome(tableOf(endless))).toBeNull()
  })
})

it('AG-3.5 every ledger is opened at the end, by victory and by draw', () => {
  const start = play(sceneAt(), '0: book A 237', '1: pass')
  const drawn = play(start, '2: draw?', '*: yes')
  expect(drawn.events.at(-1)).toMatchObject({ type: 'ended', by: 'agreement' })
  expect(drawn.world.table.phase).toMatchObject({ end: { ledgers: drawn.world.own } })
  expect(drawn.world.own[0].bookings).toEqual([{ agent: 0, amount: 237, turn: 1, round: 1 }])
  const won = play(sceneAt({ treasure: '2,0', agents: { 0: '2,0' } }), '0: A* > 3,0', '*: let go')
  expect(won.events.at(-1)).toMatchObject({ type: 'ended', by: 'headquarters' })
  expect(won.world.table.phase).toMatchObject({ end: { ledgers: won.world.own } })
})
