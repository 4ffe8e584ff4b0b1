import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../core/contract'
import type { Match } from '../core/match'
import { reveal, tellAll, tellSeats } from '../core/views'
import { byType, type CorpusGame } from './corpus'
import { demandNoSecrets, demandNothingSealed } from './demands'
import { begin } from './play'
import { toyRules } from './toy'

const { match } = begin(toyRules as AnyRules, {}, 2, 'x')
const bare: Match = { ...match, world: { ...match.world, own: [null, null], hidden: null } }

/** A game that has come to this match and no further. */
const playedTo = (last: Match, ...told: CorpusGame['told'][number]): CorpusGame => ({
  ...{ match: last, asks: [last], told: [told] },
  journal: { setup: last.setup, entries: [] },
})

describe('in a game without secrets', () => {
  const event = { type: 'began', rule: 'CO-1' }

  it('everything is on the table and told to all', () => {
    expect(() => demandNoSecrets(playedTo(bare, tellAll(event), reveal(event)))).not.toThrow()
  })

  it.each([
    ['no seat knows anything by itself', { own: [null, { purse: 3 }], hidden: null }, /"own":\[null,\{"purse":3\}\]/],
    ['nothing is in store', { own: [null, null], hidden: 7 }, /"hidden":7/],
  ])('%s', (_, secrets, complaint) => {
    expect(() => demandNoSecrets(playedTo({ ...bare, world: { ...bare.world, ...secrets } }))).toThrow(complaint)
  })

  it('nothing is told to some only', () => {
    expect(() => demandNoSecrets(playedTo(bare, tellSeats([1], event)))).toThrow(/told to some only/)
  })
})

describe('in an open game', () => {
  const asking = (seats: number, closes: 'all' | 'race', quiet: boolean) =>
    playedTo({ ...bare, ask: { prompts: new Map([...bare.ask!.prompts].slice(0, seats)), closes, quiet } })

  it.each([
    ['all answer at once', 2, 'all', false],
    ['a race is quiet', 2, 'race', true],
  ] as const)('answers are sealed where %s', (_, seats, closes, quiet) => {
    expect(() => demandNothingSealed(asking(seats, closes, quiet))).toThrow(/ask 1: 2 seats answer in secret/)
  })

  it.each([
    ['one seat is asked', 1, 'all', false],
    ['all see who passes', 2, 'race', false],
  ] as const)('none are where %s', (_, seats, closes, quiet) => {
    expect(() => demandNothingSealed(asking(seats, closes, quiet))).not.toThrow()
  })
})

it('a kind of question is looked at however late it comes', () => {
  const seats = Array.from({ length: 40 }, (_, at) => ({
    ...{ match, view: { seat: 0, table: at, own: null } },
    prompt: { type: at < 37 ? 'often' : 'late' },
  }))
  const found = [...byType(seats, 10)].map(([type, some]) => [type, some.map(({ view }) => view.table)])
  expect(found).toEqual([
    ['often', [0, 4, 8, 12, 16, 20, 24, 28, 32, 36]],
    ['late', [37, 38, 39]],
  ])
})
