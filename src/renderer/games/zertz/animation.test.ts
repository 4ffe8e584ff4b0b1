import { describe, expect, it } from 'vitest'
import { capture, eventsOf, place, tableAt } from '../../../engine/games/zertz/testing/scene'
import { animationOf } from './animation'

describe('the animation of a step', () => {
  it('takes no time if nothing moves', () => {
    expect(animationOf([{ type: 'begun', rule: 'ZE-3', starter: 0 }])).toEqual({
      ghosts: [],
      arrives: new Map(),
      trays: [],
      total: 0,
    })
  })

  it('drops the marble, then takes the ring away', () => {
    const { ghosts, arrives, total } = animationOf(eventsOf(tableAt({}), place('d4', 'a1')))
    expect(ghosts.map(({ kind, from, delay }) => [kind, from, delay])).toEqual([
      ['drop', 'd4', 0],
      ['ring', 'a1', 240],
    ])
    expect(arrives.get('d4')).toBe(240)
    expect(total).toBe(540)
  })

  it('makes one jump after the other; the marble appears where the last one lands', () => {
    const { ghosts, arrives } = animationOf(eventsOf(tableAt({ marbles: 'Wd1 Gd2 Wd4' }), capture('d1', 'd3', 'd5')))
    expect(ghosts.map(({ kind, marble, from }) => `${kind} ${marble} ${from}`)).toEqual([
      'jump white d1',
      'taken grey d2',
      'jump white d3',
      'taken white d4',
    ])
    expect(ghosts[2].delay).toBe(ghosts[0].length + 120)
    expect([...arrives.keys()]).toEqual(['d5'])
    // Nothing lies on d3 before the first jump has landed there.
    expect(ghosts.map(({ appears }) => appears)).toEqual([0, 0, ghosts[0].length, 0])
  })

  it('takes a claimed group with its rings, one marble after another', () => {
    const table = tableAt({ marbles: 'Wa1 Ga2', gone: 'a3 b2 b3' })
    const { ghosts } = animationOf(eventsOf(table, place('d7', 'b1')))
    const claimed = ghosts.slice(2)
    expect(claimed.map(({ kind, from }) => `${kind} ${from}`)).toEqual(['ring a1', 'taken a1', 'ring a2', 'taken a2'])
    expect(new Set(claimed.map(({ delay }) => delay)).size).toBe(2)
  })

  it('takes a marble that was just put down only once it lies there', () => {
    const table = tableAt({ marbles: 'Wa1', gone: 'a3 b2 b3' })
    const { ghosts, arrives } = animationOf(eventsOf(table, place('a2', 'b1', 'grey')))
    const taken = ghosts.filter(({ kind }) => kind === 'taken')
    expect(taken.map(({ from, appears, seat }) => [from, appears, seat])).toEqual([
      ['a1', 0, 0],
      ['a2', arrives.get('a2'), 0],
    ])
  })

  it('ZE-20 holds its breath before the marble that completes a set, and lets it be seen', () => {
    const events = (whites: number) =>
      eventsOf(tableAt({ marbles: 'Bc4 Wd4', captured: [{ white: whites }, {}] }), capture('c4', 'e3'))
    const [plain, winning] = [animationOf(events(0)), animationOf(events(2))]
    expect(winning.ghosts[0].delay - plain.ghosts[0].delay).toBe(450)
    expect(winning.total).toBeGreaterThan(winning.trays[0].at)
  })

  it('tells when each marble reaches its tray', () => {
    const { trays } = animationOf(eventsOf(tableAt({ marbles: 'Wd1 Gd2 Wd4' }), capture('d1', 'd3', 'd5')))
    expect(trays.map(({ marble }) => marble)).toEqual(['grey', 'white'])
    expect(trays[0].at).toBeLessThan(trays[1].at)
  })
})
