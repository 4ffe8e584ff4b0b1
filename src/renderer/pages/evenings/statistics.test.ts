import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../../protocol/evenings'
import { bestOf, byEvening, statisticsOf } from './statistics'

let count = 0
/** A match of these people; the first of `winners` is seat 0. */
function played(names: readonly string[], winners: readonly number[], more: Partial<KeptMatch> = {}): KeptMatch {
  const number = ++count
  const players = names.map((name) =>
    name === 'bot' ? { kind: 'bot' as const } : { kind: 'person' as const, name, avatar: null },
  )
  const scores = names.map((_, seat) => ({ seat, total: seat + number, parts: {} }))
  const outcome = { winners: [...winners], rule: 'X-1', scores }
  const id = String(number).padStart(32, '0')
  return {
    ...{ id, table: 'ABCD', number, evening: '2026-11-16', at: number, ms: null, game: 'zertz', players, outcome },
    ...more,
  }
}

const matches = [
  played(['Anna', 'Béla'], [0]),
  played(['Béla', 'anna'], [1]),
  played(['Anna', 'Béla', 'Cili'], [2]),
  played(['Anna', 'bot'], [0]),
  played(['Cili', 'Béla'], []),
]

describe('statistics', () => {
  const [anna, cili, bela] = statisticsOf(matches)

  it('count who played and won, however the name was written', () => {
    expect([anna, cili, bela].map(({ name, played: all, won }) => [name, all, won])).toEqual([
      ['Anna', 4, 3],
      ['Cili', 2, 1],
      ['Béla', 4, 0],
    ])
  })

  it('count matches won in a row', () => {
    expect([anna.streak, anna.longestStreak]).toEqual([1, 2])
    expect([cili.streak, cili.longestStreak]).toEqual([0, 1])
    expect([bela.streak, bela.longestStreak]).toEqual([0, 0])
  })

  it('tell who beats whom; a draw counts for neither', () => {
    const against = ({ rivals }: typeof anna) => rivals.map(({ name, won, lost }) => `${name} ${won}:${lost}`)
    expect(against(anna)).toEqual(['Béla 2:0', 'Cili 0:1'])
    expect(against(bela)).toEqual(['Anna 0:2', 'Cili 0:1'])
  })

  it('find the best score', () => {
    expect(bestOf(matches, 'anna')).toBe(matches[3].outcome.scores[0].total)
    expect(bestOf([], 'anna')).toBeNull()
  })
})

it('evenings come with the last one first, and so do their matches', () => {
  const later = played(['Anna', 'Béla'], [0], { evening: '2026-11-17' })
  const all = byEvening([later, ...matches])
  expect(all.map(({ evening }) => evening)).toEqual(['2026-11-17', '2026-11-16'])
  expect(all[1].matches.map(({ number }) => number)).toEqual(matches.map(({ number }) => number).reverse())
})
