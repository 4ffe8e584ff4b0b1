import { describe, expect, it } from 'vitest'
import type { Event, NumberCard } from '../../../engine/games/forras-pont/facts'
import { cellNamed } from '../../../engine/games/forras-pont/notation'
import { ready } from '../../../engine/games/forras-pont/lessons/routes'
import { position } from '../../../engine/games/forras-pont/position'
import type { Standing } from '../../../engine/games/forras-pont/routes/partialClaim'
import { whyFalse } from './fault'
import { sharesText } from './grammar'
import { boardWords, verdictText, words } from './words'
import type { Check } from './animation'
import { hearBoth } from '../../words/testing/hearBoth'

const names = ['Anna', 'Béla']
const at = (text: string) => cellNamed(text)!
const plain = '↑↗→↘↓↙←↖↻'
const { table } = position({ sheets: [plain, plain], turn: 1 })

const events: readonly Event[] = [
  { type: 'dealt', rule: 'FP-3', sides: ['south', 'north'], card: 4 },
  { type: 'dealt', rule: 'FP-3', sides: ['south', 'north'], card: '?' },
  { type: 'sheets', rule: 'FP-5', sheets: [] },
  { type: 'first', rule: 'FP-6', seat: 1 },
  { type: 'placed', rule: 'FP-8', seat: 0, cell: at('d2'), colour: 'pink', source: 'bank' },
  { type: 'placed', rule: 'FP-8', seat: 0, cell: at('d2'), colour: 'pink', source: 'own' },
  { type: 'passed', rule: 'FP-11', seat: 1, forced: false, idle: 1 },
  { type: 'passed', rule: 'FP-12', seat: 1, forced: true, idle: 1 },
  {
    ...{ type: 'claimed', rule: 'FP-13', seat: 0, colour: 'pink', source: 'bank', minimum: 4, steps: [] },
    route: [at('d1'), at('d2')],
  },
  {
    ...{ type: 'false-claim', rule: 'FP-23', seat: 0, colour: 'pink', source: 'bank', step: 0 },
    ...{ length: 4, minimum: 4, idle: 1 },
  },
  {
    ...{ type: 'false-claim', rule: 'FP-21', seat: 0, colour: 'pink', source: 'bank', step: null },
    ...{ length: 1, minimum: 4, idle: 1 },
  },
  {
    ...{ type: 'route-won', rule: 'FP-25', seat: 0, totals: [2, 1] },
    rewards: [0, 1, 0].map((seat) => ({ cell: 0, colour: 'pink' as const, seat })),
  },
  { type: 'card-won', rule: 'FP-27', seat: 0, card: 9 },
  { type: 'card-drawn', rule: 'FP-27', card: '?', pile: 1 },
  { type: 'ended', rule: 'FP-28', endings: ['majority', 'cards'], winners: [0] },
]

it('tells every kind of event as a sentence, in English', () => {
  expect(events.map((event) => words.en.tell(event, names, table))).toEqual([
    'The first number card is 4.',
    'The first number card is the question mark: any length will do.',
    'All sheets are in, and open to everyone.',
    'Béla goes first.',
    'Anna places pink on d2.',
    'Anna places a pink disc of their own on d2.',
    'Béla passes.',
    'Béla has nothing to play and is skipped.',
    'Anna claims a route: d1–d2.',
    'The claim is false: step 1 fails. The disc leaves the centre.',
    'The claim is false: only 1 disc, 4 needed. The disc leaves the centre.',
    'Anna’s route is true. Discs: Anna 2, Béla 1.',
    'Anna takes number card 9.',
    'The new number card is ?.',
    'Game over: nobody can overtake the leader any more, all seven number cards are won.',
  ])
})

it('tells every kind of event as a sentence, in Hungarian', () => {
  for (const event of events) expect(words.hu.tell(event, names, table)).toMatch(/^\p{Lu}.*\.$/u)
  expect(words.hu.tell(events[9], names, table)).toContain('az 1. lépés')
  expect(words.hu.tell({ ...events[9], step: 1 } as Event, names, table)).toContain('a 2. lépés')
})

const standings: readonly Standing[] = [
  ...(['noDiscs', 'start', 'stuck', 'colour'] as const).map((type) => ({ type })),
  { type: 'goOn', missing: 3 },
  { type: 'goOn', missing: 1 },
  { type: 'wrong', step: 5 },
  { type: 'short', length: 1, minimum: 4 },
  { type: 'whole', length: 5, own: 5 },
  { type: 'whole', length: 5, own: 2 },
]

await hearBoth()

describe.each(['hu', 'en'] as const)('in %s', (language) => {
  const text = boardWords[language]

  it('says something else for every standing of a claim', () => {
    const said = standings.map((standing) => text.claim(standing))
    expect(new Set(said).size).toBe(standings.length)
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u)
  })

  it('explains every refusal a player can meet', () => {
    for (const rule of ['FP-4', 'FP-8', 'FP-9', 'FP-13', 'FP-14', 'FP-20', 'FP-21'])
      expect(words[language].refusal({ rule, params: { step: 1, length: 3, minimum: 4 } }, names), rule).toMatch(/\.$/)
    expect(words[language].refusal({ rule: 'FP-20', params: {} }, names)).not.toContain('undefined')
    expect(words[language].refusal({ rule: 'CO-5', params: {} }, names)).toBeNull()
  })

  it('names the winners, and what broke a tie', () => {
    const over = { ...table, ended: ['idle' as const] }
    const ending = (winners: number[], rule: string) =>
      words[language].ending!({ winners, rule, scores: [] }, names, over)
    expect(ending([0], 'FP-31')).toContain('Anna')
    expect(ending([0], 'FP-32').length).toBeGreaterThan(ending([0], 'FP-31').length)
    for (const name of names) expect(ending([0, 1], 'FP-32')).toContain(name)
  })

  it('says whose turn it is, and what a route needs', () => {
    const status = (minimum: number | null) =>
      words[language].status(
        { seat: 0, table, own: null },
        minimum === null ? null : ({ type: 'turn', minimum } as never),
        names,
      )
    expect(status(null)).toContain('Béla')
    expect(status(7)).toContain('7')
    expect(status(1)).not.toContain('1')
  })

  it('names a cell with its disc, what a tap would do and whose sheet leads there', () => {
    const label = text.cell(at('a1'), 'pink', 'step', names)
    for (const part of ['a1', ...names]) expect(label).toContain(part)
    expect(text.cell(24, null, null, [])).not.toContain('d4')
  })

  it('counts number cards down', () => {
    const piles = [text.pile(6, true), text.pile(1, true), text.pile(0, true), text.pile(0, false)]
    expect(new Set(piles).size).toBe(4)
    expect(text.cardsWon([])).not.toContain(':')
    expect(text.firstRoute(6 satisfies NumberCard)).toContain('6')
    expect(text.firstRoute('?')).not.toContain('?')
  })
})

it('knows one disc from many in English', () => {
  const { en } = boardWords
  expect([en.discCount(1), en.discCount(2), en.pile(1, true)]).toEqual(['1 disc', '2 discs', '1 number card to come'])
  expect([en.lengthOf(3, 1), en.lengthOf(3, 4)]).toEqual(['3', '3 / 4'])
})

it('puts the right article before a Hungarian ordinal', () => {
  expect([1, 2, 5].map((step) => boardWords.hu.claim({ type: 'wrong', step }))).toEqual([
    'Az 1. lépéshez nincs művelet.',
    'A 2. lépéshez nincs művelet.',
    'Az 5. lépéshez nincs művelet.',
  ])
})

it('shared pieces', () => {
  expect(sharesText([{ seat: 1 }, { seat: 1 }], names)).toBe('Béla 2')
})

it.each(['hu', 'en'] as const)('says in %s how a claim came out, to the next player too', (language) => {
  const check = { length: 3, minimum: 4, steps: [{}, {}] } as unknown as Check
  const said = (['true', 'false', 'short'] as const).map((verdict) => verdictText(language, { ...check, verdict }))
  expect(new Set(said).size).toBe(3)
  expect(said[1]).toContain('2')
  expect(boardWords[language].thenYou(said[2])).toMatch(/^\p{Lu}.*\. \p{Lu}.*\.$/u)
})

it('says why a step fails, as the viewer sees it', () => {
  const failed = { from: at('d2'), to: at('d3'), owner: 0, operation: 'down-right', arrow: 'up', holds: false } as const
  const check = { verdict: 'false', route: ['d1', 'd2', 'd3'].map(at), discs: [], steps: [{}, failed] }
  const board = table.board.map((_, cell) => (cell === at('d2') ? ('purple' as const) : ('yellow' as const)))
  const why = (viewer: 'south' | 'north', change: object = {}) =>
    whyFalse('en', { ...check, ...change } as unknown as Check, board, names, ['south', viewer])
  expect(why('south')).toBe('From purple to yellow, Anna’s sheet goes down and right, not up.')
  expect(why('north')).toBe('From purple to yellow, Anna’s sheet goes up and left, not down.')
  expect(why('south', { steps: [{}, { ...failed, operation: 'repeat' }] })).toContain('the route turns here')
  expect(why('south', { verdict: 'short' })).toBeNull()
})

it('the first lesson calls the buttons what they say', () => {
  expect(ready.say.hu).toContain(`„${boardWords.hu.claimRoute}”`)
  expect(ready.say.en).toContain(`“${boardWords.en.claimRoute}”`)
})
