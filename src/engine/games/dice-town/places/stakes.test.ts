import { describe, expect, it } from 'vitest'
import { position } from '../position'
import { isTieAt, isUndecided, isWonPlace, leadersAt, stakeAt } from './stakes'

const { table } = position({
  players: [{ dice: '9 9 9 10 Q' }, { dice: '10 J Q K A', property: [4] }, { dice: '10 J Q K A' }],
  mine: 2,
  bank: 5,
  row: [1, 2, 3],
})

describe('what pages show before a place is resolved', () => {
  it('DT-4.1 the leaders are those who would win by the dice set aside', () => {
    expect(leadersAt(table, 'mine')).toEqual([0])
    expect(leadersAt(table, 'bank')).toEqual([0, 1, 2])
    expect([leadersAt(table, 'stagecoach'), leadersAt(table, 'doc')]).toEqual([[], []])
  })

  it('DT-11.1 hands are compared only when all are complete', () => {
    expect(leadersAt(table, 'townHall')).toEqual([1, 2])
    const { table: early } = position({ players: [{ dice: '9 9 9 9' }, { dice: '10 J Q K A' }] })
    expect(leadersAt(early, 'townHall')).toEqual([])
    expect(leadersAt(early, 'mine')).toEqual([0])
    expect(stakeAt(early, 'townHall', 0).hand).toBeNull()
  })

  it('DT-4.2 DT-4.3 leaders are tied only where there is anything to win', () => {
    expect([isTieAt(table, 'mine'), isTieAt(table, 'bank'), isTieAt(table, 'saloon')]).toEqual([false, true, true])
    expect(isTieAt({ ...table, bank: 0 }, 'bank')).toBe(false)
    const bare = table.players.map((player) => ({ ...player, property: 0 }))
    expect(isTieAt({ ...table, players: bare }, 'saloon')).toBe(false)
    expect(isTieAt({ ...table, players: bare }, 'sheriff')).toBe(true)
  })

  it.each([
    ['mine', 0, 2],
    ['bank', 0, 5],
    ['store', 1, 1],
    ['saloon', 0, 1],
    ['saloon', 1, 0],
    ['sheriff', 1, 1],
    ['townHall', 0, 1],
    ['townHall', 1, 2],
  ] as const)('the %s would bring seat %i a gain of %i', (place, seat, gain) => {
    expect(stakeAt(table, place, seat).gain).toBe(gain)
  })

  it('a place is undecided until its turn, and while the sheriff decides about it', () => {
    expect(isUndecided(table, 'mine')).toBe(true)
    const atBank = { ...table, place: 'bank' as const }
    expect([isUndecided(atBank, 'mine'), isUndecided(atBank, 'bank'), isUndecided(atBank, 'store')]).toEqual([
      false,
      false,
      true,
    ])
    const decision = { place: 'bank', tied: [0, 1] } as const
    expect(isUndecided({ ...atBank, phase: { type: 'offers', decision, round: 1 } }, 'bank')).toBe(true)
  })

  it('nobody wins the stagecoach or the doc', () => {
    expect((['mine', 'townHall', 'stagecoach', 'doc'] as const).map(isWonPlace)).toEqual([true, true, false, false])
  })
})
