import { describe, expect, it } from 'vitest'
import type { Prompt } from '../facts'
import { whyNotMarble, whyNotReady, whyNotRing, type UnfinishedMove } from './unfinished'

const nothing: UnfinishedMove = { marble: null, at: null, path: [] }
const prompt = (more: Partial<Extract<Prompt, { type: 'move' }>>): Prompt => ({
  type: 'move',
  place: 'supply',
  capture: false,
  pass: false,
  demand: false,
  ...more,
})
const placing = prompt({})
const capturing = prompt({ place: null, capture: true })

describe('a move under construction', () => {
  it.each([
    ['ZE-5: a marble goes on an empty ring', placing, nothing, 'ZE-5'],
    ['ZE-7: after the marble, a free ring', placing, { ...nothing, at: 'a1' }, 'ZE-7'],
    ['ZE-10: a possible capture comes first', capturing, nothing, 'ZE-10'],
    ['ZE-11: a jump goes over a marble to an empty ring', capturing, { ...nothing, path: ['a1'] }, 'ZE-11'],
    ['ZE-12: a chain goes on as far as it can', capturing, { ...nothing, path: ['a1', 'c1'] }, 'ZE-12'],
  ] as const)('%s', (_name, asked, move, rule) =>
    expect(whyNotRing(asked, move, 'd4')).toEqual({ rule, params: { ring: 'd4' } }),
  )

  it.each([
    ['ZE-5: the supply has none of that colour', placing, nothing, 'ZE-5'],
    ['ZE-23: with the supply gone, one of the player’s own', prompt({ place: 'own' }), nothing, 'ZE-23'],
    ['ZE-10: a possible capture comes first', capturing, nothing, 'ZE-10'],
    ['ZE-24: there is no marble to place', prompt({ place: null }), nothing, 'ZE-24'],
    ['ZE-4: a move places or captures', prompt({ capture: true }), { ...nothing, path: ['a1'] }, 'ZE-4'],
  ] as const)('%s', (_name, asked, move, rule) => expect(whyNotMarble(asked, move, 'white')?.rule).toBe(rule))

  it.each([
    ['ZE-5: the marble or its ring is missing', placing, { ...nothing, marble: 'grey' }, 'ZE-5'],
    ['ZE-6: the ring to remove is missing', placing, { ...nothing, marble: 'grey', at: 'a1' }, 'ZE-6'],
    ['ZE-10: no capture has begun', capturing, nothing, 'ZE-10'],
    ['ZE-11: the first jump is missing', capturing, { ...nothing, path: ['a1'] }, 'ZE-11'],
    ['ZE-12: the chain goes on', capturing, { ...nothing, path: ['a1', 'c1'] }, 'ZE-12'],
  ] as const)('%s', (_name, asked, move, rule) => expect(whyNotReady(asked, move)?.rule).toBe(rule))

  it('has no reasons where no move is asked for', () => {
    for (const asked of [null, { type: 'verdict' } as Prompt]) {
      expect(whyNotRing(asked, nothing, 'd4')).toBeNull()
      expect(whyNotMarble(asked, nothing, 'white')).toBeNull()
      expect(whyNotReady(asked, nothing)).toBeNull()
    }
  })
})
