import { describe, expect, it } from 'vitest'
import { position } from '../../../engine/games/zertz/position'
import { capture, eventsOf, place } from '../../../engine/games/zertz/testing/moves'
import { animationOf } from './animation'

describe('the animation of a step', () => {
  it('takes no time if nothing moves', () => {
    expect(animationOf([{ type: 'begun', rule: 'ZE-3', starter: 0 }])).toEqual({
      ghosts: [],
      arrives: new Map(),
      total: 0,
    })
  })

  it('drops the marble, then takes the ring away', () => {
    const { ghosts, arrives, total } = animationOf(eventsOf(position({}), place('d4', 'a1')))
    expect(ghosts.map(({ kind, from, delay }) => [kind, from, delay])).toEqual([
      ['drop', 'd4', 0],
      ['ring', 'a1', 280],
    ])
    expect(arrives.get('d4')).toBe(280)
    expect(total).toBe(600)
  })

  it('makes one jump after the other; the marble appears where the last one lands', () => {
    const { ghosts, arrives } = animationOf(eventsOf(position({ marbles: 'Wd1 Gd2 Wd4' }), capture('d1', 'd3', 'd5')))
    expect(ghosts.map(({ kind, marble, from }) => `${kind} ${marble} ${from}`)).toEqual([
      'jump white d1',
      'taken grey d2',
      'jump white d3',
      'taken white d4',
    ])
    expect(ghosts[2].delay).toBe(ghosts[0].length + 60)
    expect([...arrives.keys()]).toEqual(['d5'])
  })

  it('takes a claimed group with its rings, all at once', () => {
    const table = position({ marbles: 'Wa1 Ga2', gone: 'a3 b2 b3' })
    const { ghosts } = animationOf(eventsOf(table, place('d7', 'b1')))
    const claimed = ghosts.slice(2)
    expect(claimed.map(({ kind, from }) => `${kind} ${from}`)).toEqual(['ring a1', 'taken a1', 'ring a2', 'taken a2'])
    expect(new Set(claimed.map(({ delay }) => delay)).size).toBe(1)
  })
})
