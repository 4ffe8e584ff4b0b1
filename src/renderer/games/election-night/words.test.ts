import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../engine/core/views'
import { colors, values, type Die } from '../../../engine/games/election-night/facts'
import { duelAt, meetingOf } from '../../../engine/games/election-night/round/meeting'
import { play, playDice, promptsOf, sceneAt, type Scene } from '../../../engine/games/election-night/testing/scene'
import { boardWords, words } from './words'

const names = ['Anna', 'Béla']
/** Letters that stand beside two dice and before the rule’s number at 360 px. */
const twoLines = 51
const allDice: Die[] = colors.flatMap((color) => values.map((value) => ({ color, value })))
const meetings = allDice.flatMap((one) => allDice.map((two) => [one, two] as const))

/** Both languages' sentences about two dice. */
function sentencesOf(one: Die, two: Die): { hu: string; en: string } {
  const { effects, veto } = meetingOf([one, two])
  const facts = { dice: [one, two] as const, effects, veto }
  return { hu: boardWords.hu.explain(facts, names), en: boardWords.en.explain(facts, names) }
}

describe('the sentence about two dice', () => {
  it('agrees with the rules in all 324 cases', () => {
    for (const [one, two] of meetings) {
      const { writes, placers, veto, effects } = meetingOf([one, two])
      const { hu, en } = sentencesOf(one, two)
      expect(`${hu}${en}`).not.toMatch(/undefined|null|NaN/)
      expect(/both are written/.test(en), en).toBe(veto)
      expect(/unless someone vetoes/.test(en), en).toBe(veto)
      expect(/the white is not written/.test(en), en).toBe(effects.some((effect) => effect.type === 'blocked'))
      expect(/fehér nem íródik be/.test(hu), hu).toBe(effects.some((effect) => effect.type === 'blocked'))
      const reduced = effects.find((effect) => effect.type === 'reduced')
      if (reduced) expect(en).toContain(reduced.to === 0 ? 'nothing is left of the blue' : `worth ${reduced.to}`)
      const ceded = effects.find((effect) => effect.type === 'ceded')
      const picks = /(Anna|Béla) picks/.exec(en)?.[1]
      if (ceded) expect(picks).toBe(names[placers[ceded.seat]])
      else if (picks) expect(picks).toBe(names[one.color === 'red' ? 0 : 1])
      if (ceded) expect(hu).toContain(`${names[ceded.by]} választ`)
      expect(
        writes.every((number) => number === 0),
        en,
      ).toBe(/not written.*nothing is left/.test(en))
    }
  })

  it('is short beside the dice themselves: two lines of the smallest phone', () => {
    const long = ['Annamária', 'Boglárka']
    for (const [one, two] of meetings) {
      const { effects, veto } = meetingOf([one, two])
      const facts = { dice: [one, two] as const, effects, veto }
      for (const language of ['hu', 'en'] as const) {
        const said = boardWords[language].verdict(facts, long)
        expect(said.length, said).toBeLessThanOrEqual(twoLines)
        expect(said).toMatch(/^[A-Z].*\.$/)
        for (const name of long)
          expect(said.includes(name), said).toBe(boardWords[language].explain(facts, long).includes(name))
      }
    }
  })

  it('does not depend on who sits where', () => {
    for (const [one, two] of meetings) {
      if (one.color === two.color && one.value === two.value) continue
      const swapped = sentencesOf(two, one).en.replace(/Anna|Béla/g, (name) => (name === 'Anna' ? 'Béla' : 'Anna'))
      expect(swapped).toBe(sentencesOf(one, two).en)
    }
  })

  it('speaks of vetoes only as long as one is possible', () => {
    const asked = playDice(sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'B6')
    expect(boardWords.en.explain(duelAt(asked.world.table)!, names)).toContain('unless someone vetoes')
    const settled = play(asked, 'stand', 'stand')
    expect(boardWords.en.explain(duelAt(settled.world.table)!, names)).toBe('Blue 2 against blue 6: both are written.')
  })
})

describe('numbers in words', () => {
  it('count in English', () => {
    expect([0, 1, 2].map(boardWords.en.flipsLeft)).toEqual(['0 flips left', '1 flip left', '2 flips left'])
    expect([0, 1, 3].map((count) => boardWords.en.tally(4, count))).toEqual(['4: 0 times', '4: once', '4: 3 times'])
    expect([1, 2].map(boardWords.en.setsDone)).toEqual(['1 set completed', '2 sets completed'])
    expect([1, 2].map((free) => boardWords.en.prospect({ type: 'open', free }))).toEqual([
      'clean sweep still possible: 1 field left to fill',
      'clean sweep still possible: 2 fields left to fill',
    ])
  })

  it('take their Hungarian endings', () => {
    const table = sceneAt({ dice: ['B2 R3 W5', 'B6 R4 W3'] }).world.table
    const event = {
      type: 'written',
      round: 1,
      action: 1,
      color: 'red',
      field: 0,
      region: 'EA',
      rule: 'EN-9.6',
    } as const
    const tell = (by: number, value: (typeof values)[number]) =>
      words.hu.tell({ ...event, seat: 0, by, value }, names, table)
    expect(values.map((value) => tell(0, value))).toEqual([
      'Anna beírt egy 1-est: Észak-Alföld.',
      'Anna beírt egy 2-est: Észak-Alföld.',
      'Anna beírt egy 3-ast: Észak-Alföld.',
      'Anna beírt egy 4-est: Észak-Alföld.',
      'Anna beírt egy 5-öst: Észak-Alföld.',
      'Anna beírt egy 6-ost: Észak-Alföld.',
    ])
    expect(tell(1, 6)).toBe('Béla döntött: Anna 6-osa Észak-Alföldre kerül.')
    expect(words.hu.tell({ type: 'lost', seat: 1, color: 'red', value: 3, rule: 'EN-11.2' }, names, table)).toBe(
      'Nincs több szabad mező: Béla hármasa elveszett.',
    )
  })

  it('say what a die can do, from what the rules make of it', () => {
    expect(boardWords.en.effect({ color: 'blue', value: 2 })).toContain('worth nothing')
    expect(boardWords.en.effect({ color: 'blue', value: 5 })).toContain('worth 3')
    expect(boardWords.hu.effect({ color: 'blue', value: 5 })).toContain('csak 3-at ér')
    for (const die of allDice)
      for (const language of ['hu', 'en'] as const)
        expect(boardWords[language].effect(die)).not.toMatch(/undefined|null|NaN/)
  })

  it('say it in two lines of the smallest phone', () => {
    for (const die of allDice)
      for (const language of ['hu', 'en'] as const)
        expect(boardWords[language].effect(die).length).toBeLessThanOrEqual(86)
  })
})

describe('the status', () => {
  it('speaks to who is asked and about who is not', () => {
    // Red 6 against blue 2: Anna places both numbers, her own first.
    const mine = playDice(sceneAt({ dice: ['B2 R3 W5', 'B1 R6 W4'] }), 'B2', 'R6')
    const theirs = play(mine, 'EA1')
    const status = (now: Scene, seat: number, language: 'hu' | 'en') =>
      words[language].status(viewOf(now.world, seat), promptsOf(now).get(seat) ?? null, names)
    expect(status(mine, 0, 'en')).toBe('Write your blue 2.')
    expect(status(mine, 0, 'hu')).toBe('Írd be a kék 2-est!')
    expect(status(theirs, 0, 'en')).toBe('Pick the field for Béla’s red 6.')
    expect(status(theirs, 0, 'hu')).toBe('Válassz mezőt Béla piros hatosának!')
    expect(status(mine, 1, 'en')).toBe('Anna is writing a 2.')
    expect(status(mine, 1, 'hu')).toBe('Anna beír egy 2-est.')
    expect(status(theirs, 1, 'en')).toBe('Anna picks the field for Béla’s 6.')
    expect(status(theirs, 1, 'hu')).toBe('Anna választ mezőt Béla hatosának.')
  })
})
