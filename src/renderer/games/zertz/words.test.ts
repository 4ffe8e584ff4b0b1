import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../engine/core/rng'
import { promptOf } from '../../../engine/games/zertz/ask'
import { sample } from '../../../engine/games/zertz/legal'
import { stepAfter } from '../../../engine/games/zertz/resolve'
import { optionSpecs } from '../../../engine/games/zertz/options'
import { firstTable } from '../../../engine/games/zertz/setup'
import { eventsOf, play, tableAt } from '../../../engine/games/zertz/testing/scene'
import type { Table } from '../../../engine/games/zertz/facts'
import { boardWords, words } from './words'

const names = ['Anna', 'Béla']
const view = (table: Table, seat: number | null = table.turn) => ({ seat, table, own: null })
const status = (table: Table, seat: number | null = table.turn) =>
  words.en.status(view(table, seat), seat === table.turn ? promptOf(table) : null, names)

describe('the status', () => {
  const capture = { marbles: 'Wd4 Bd5' }
  const overlooked = { options: { overlooked: true } }

  it.each([
    ['a placement', tableAt({}), 'Place a marble, then remove a ring.'],
    ['ZE-10 a compulsory capture', tableAt(capture), 'You must capture. With which marble?'],
    [
      'ZE-23 a placement from the own tray',
      tableAt({ supply: {}, captured: [{ white: 1 }, {}] }),
      'The supply is empty: place a marble from your tray.',
    ],
    ['ZE-27 a capture that may be overlooked', tableAt({ ...overlooked, ...capture }), 'Capture, or place a marble.'],
    [
      'ZE-28 a demand or a pass',
      play(tableAt({ ...overlooked, marbles: 'Wa1 Ba2', supply: { white: 1 } }), 'Wd4,a3'),
      'You can’t move. Pass, or demand the last move back.',
    ],
    [
      'ZE-31 a verdict',
      play(
        tableAt({ ...overlooked, marbles: 'Wd4 Bd5 Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] }),
        'Wd7,b1 x Wa1',
      ),
      'Do you accept this move?',
    ],
  ])('asks for %s', (_, table, sentence) => {
    expect(status(table)).toBe(sentence)
  })

  it('tells others whose turn it is', () => {
    expect(status(tableAt({}), 1)).toBe('Anna to move.')
    expect(status(tableAt(capture), null)).toBe('Anna must capture.')
  })

  it('ends without telling who won: that is for the end show', () => {
    const won = play(tableAt({ marbles: 'Wd4 Wd5', captured: [{ white: 2 }, {}] }), 'x d4Wd6')
    expect(status(won)).toBe('The game is over.')
  })

  const ending = (table: Table) => words.en.ending(table.outcome!, names, table)

  it('ZE-20 tells how the game ended', () => {
    const won = play(tableAt({ marbles: 'Wd4 Wd5', captured: [{ white: 2 }, {}] }), 'x d4Wd6')
    expect(ending(won)).toBe('Anna won: the white set is complete.')
  })

  it('ZE-22 ZE-25 tells of a full board and of a draw', () => {
    const full = play(tableAt({ rings: 'd4', marbles: 'Wd3 Gc3 Gc4 Gd5 Be4 Be3', turn: 1 }), 'Wd4')
    expect(ending(full)).toBe('Béla won: the board is full, and they made the last move.')
    expect(ending(play(tableAt({ supply: { white: 1 } }), 'Wd4,a1'))).toBe('A draw: nobody can move.')
  })
})

describe('the log', () => {
  it('tells a move in sentences', () => {
    const table = tableAt({ marbles: 'Wa1 Ga2', gone: 'a3 b2 b3' })
    const events = eventsOf(table, { type: 'place', marble: 'black', at: 'd7', remove: 'b1', leave: [] })
    expect(events.map((event) => words.en.tell(event, names, table))).toEqual([
      'Anna places black on d7.',
      'Ring b1 is removed.',
      'Anna claims these marbles: white, grey.',
    ])
    expect(events.map((event) => words.hu.tell(event, names, table))).toEqual([
      'Anna letesz egy golyót: fekete, d7.',
      'Levett gyűrű: b1.',
      'Anna elviszi ezeket a golyókat: fehér, szürke.',
    ])
  })

  it.each(['en', 'hu'] as const)('has a whole sentence for whatever happens, in %s', (language) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const rng = quickRng(seed)
      let table = firstTable({ variant: 'basic', rings: 37, overlooked: seed % 2 === 1 }, 0)
      while (table.outcome === null) {
        const step = stepAfter(table, sample(view(table), promptOf(table), rng))
        table = step.world.table
        for (const { event } of step.told) {
          seen.add(event.type)
          expect(words[language].tell(event, names, table)).toMatch(/^\p{Lu}.*\.$/u)
        }
        expect(words[language].status(view(table), null, names)).toMatch(/^\p{Lu}.*\.$/u)
      }
    }
    expect([...seen].sort()).toEqual(['claimed', 'jumped', 'left', 'placed', 'removed', 'takenBack', 'won'])
  })
})

describe('words of board and controls', () => {
  it('name a ring, what is on it and what it is for', () => {
    expect(boardWords.en.ring('d4', 'white', 'start')).toBe('d4, white, can jump')
    expect(boardWords.hu.ring('d4', null, null)).toBe('d4, üres')
  })

  it('tell how close a set is', () => {
    expect(boardWords.en.captured('grey', 1, 4)).toBe('grey: 1, 4 needed to win')
    expect(boardWords.en.toEach(2, 2)).toBe('2 of each colour: 2 to go')
  })
})

it.each(['en', 'hu'] as const)('every table option and value has a name, in %s', (language) => {
  expect(optionSpecs.map(({ key }) => key)).toEqual(Object.keys(words[language].options))
  for (const spec of optionSpecs)
    if (spec.kind === 'choice')
      expect(Object.keys(words[language].options[spec.key].values).sort()).toEqual(spec.choices.map(String).sort())
  expect(Object.keys(words[language].options.rings.values)).toEqual(['37', '48', '61'])
})

it('says before a move is sent what the other player takes then', () => {
  const haul = (white: number, grey = 0, black = 0) => ({ white, grey, black })
  const { hu, en } = boardWords
  expect(hu.reply('Béla', [haul(1), haul(0, 2, 1)], false)).toBe(
    'Utána Béla ugrik, és fehéret vagy két szürkét és feketét visz.',
  )
  expect(en.reply('Béla', [haul(1), haul(0, 1), haul(0, 0, 1)], false)).toBe(
    'Béla must capture next: a white, a grey or a black.',
  )
  expect(en.reply('Béla', [haul(0, 2)], true)).toBe('Béla can capture next: two greys.')
  expect(hu.reply('Béla', [haul(1), haul(0, 1), haul(1, 1)], false)).toBe('Utána Béla ugrik: több út közül választhat.')
})
