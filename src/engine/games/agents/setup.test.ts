import { expect, it } from 'vitest'
import { beginMatch } from '../../core/match'
import { pointAt } from './board'
import { partnerOf, startMoney, teamOf } from './facts'
import type { GameWorld } from './motion'
import { rules } from './rules'
import { play, sceneAt, tableOf } from './testing/scene'

it.each([5, 7])('AG-1.1 six play, not %i', (seats) => {
  const { id: game, version } = rules
  const begun = beginMatch(rules as never, { game, version, seats, options: {}, seed: '1' })
  expect(begun).toMatchObject({ refusal: { rule: 'CO-3', params: { min: 6, max: 6 } } })
})

it('AG-1.2 opposite seats are partners', () => {
  expect([0, 1, 2, 3, 4, 5].map(partnerOf)).toEqual([3, 4, 5, 0, 1, 2])
  expect([0, 1, 2, 3, 4, 5].map(teamOf)).toEqual([0, 1, 2, 0, 1, 2])
})

it('AG-1.4 the treasure starts in the museum', () => {
  expect(tableOf(sceneAt()).treasure).toBe(pointAt(0, 0))
})

it('AG-1.6 everyone starts with 15000 and an empty ledger', () => {
  for (const own of sceneAt().world.own) {
    expect(own.money).toBe(startMoney)
    expect(startMoney).toBe(15000)
    expect(own.bookings).toEqual([])
  }
})

it('AG-1.7 every seat comes up when the first to move is drawn', () => {
  const { id: game, version } = rules
  const firsts = Array.from({ length: 60 }, (_, seed) => {
    const begun = beginMatch(rules as never, { game, version, seats: 6, options: {}, seed: String(seed) })
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    const { first } = (begun.match.world as GameWorld).table
    expect(begun.told).toMatchObject([{ event: { type: 'began', first } }])
    return first
  })
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

it('AG-1.1 AG-1.7 turns go round the board; a round begins with the seat that began', () => {
  for (let first = 0; first < 6; first++) {
    let scene = sceneAt({ first })
    for (let i = 0; i < 12; i++) {
      expect(tableOf(scene)).toMatchObject({ seat: (first + i) % 6, round: 1 + Math.floor(i / 6), turn: i + 1 })
      scene = play(scene, `${(first + i) % 6}: pass`)
    }
  }
})
