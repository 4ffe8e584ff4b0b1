import { describe, expect, it } from 'vitest'
import { promptOf } from '../ask'
import type { Answer } from '../facts'
import { capture, place, tableOf, type LessonSpec } from './kit'
import { baitAt, chainAt, giftAt, jumpAt, landingAt, overlookedAt } from './positions'
import { why } from './why'

const baitsAt: LessonSpec = {
  marbles: 'Be2 Gg4',
  gone: 'a1 a2 a4 b1 b2 b3 c1 c2 d1 d2 d7 g3',
  captured: ['GBBBB', 'GGGBB'],
}

const reason = (spec: LessonSpec, answer: Answer) => {
  const table = tableOf(spec)
  return why({ seat: table.turn, table, own: null }, promptOf(table), answer)
}

describe('why an answer is good', () => {
  it.each([
    ['a set', chainAt, capture('d1 d3 f3 f5'), 'This completes your set of every colour and wins.'],
    ['an island', giftAt, place('We1,d2'), 'This completes your white set and wins.'],
    ['bait', baitAt, place('Bd6,g2'), 'Your opponent has to jump, and then you win.'],
    [
      'a chain of baits',
      baitsAt,
      place('Wd3,f1'),
      'From here on your opponent can only jump, and you win in two more moves at most.',
    ],
    ['a quiet move', { marbles: 'Wd4' }, place('Ba2,g1'), 'Your opponent has nothing to jump afterwards.'],
    ['a jump', jumpAt, capture('d3 d5'), 'It brings you one grey; your opponent has nothing to jump afterwards.'],
    [
      'a greedy jump',
      landingAt,
      capture('d1 d3 b3 b5'),
      'It brings you two grey and one black; your opponent has to jump and takes one white.',
    ],
    [
      'a defence',
      { marbles: 'Wa1 Gf3', gone: 'a2 b2 c1', captured: ['', ''] },
      place('Bb1,g1'),
      'It keeps your opponent from cutting off one white.',
    ],
    [
      'a defence against the end',
      { marbles: 'Wa1 Gf3', gone: 'a2 b2 c1', captured: ['', 'WW'] },
      place('Bb1,g1'),
      'Otherwise your opponent would cut off one white and win.',
    ],
    [
      'a demand',
      { ...overlookedAt, then: ['Bg1,b1'] },
      { type: 'demand' },
      'That undoes your opponent’s move, and they have to jump.',
    ],
  ] as const)('tells what %s brings', (_, spec, answer, sentence) => {
    expect(reason(spec, answer)?.en).toBe(sentence)
  })

  it('says the same in Hungarian', () => {
    expect(reason(jumpAt, capture('d3 d5'))?.hu).toBe('Elviszel egy szürkét; az ellenfelednek nem lesz mit átugrania.')
    expect(reason(baitsAt, place('Wd3,f1'))?.hu).toBe(
      'Innentől az ellenfelednek mindig ugrania kell, és legfeljebb két lépés múlva nyersz.',
    )
    expect(reason({ marbles: 'Wd3 Gb5' }, place('Bd4,a1'))?.hu).toMatch(/^Az ellenfelednek ugrania kell/)
  })
})
