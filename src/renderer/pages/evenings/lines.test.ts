import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../../protocol/evenings'
import { en } from '../../words/en'
import { hu } from '../../words/hu'
import { dateText, decisionText, lengthText, wonText } from './lines'

const score = (seat: number, gold: number, land: number) => ({ seat, total: gold + land, parts: { gold, land } })
const match: KeptMatch = {
  ...{ id: '0'.repeat(32), table: 'ABCD', number: 1, evening: '2026-11-16', at: 1, ms: 1_500_000, game: 'dice-town' },
  players: [{ kind: 'person', name: 'Anna', avatar: null }, { kind: 'bot' }, { kind: 'forgotten' }],
  outcome: { winners: [0], rule: 'X-1', scores: [score(0, 9, 5), score(1, 3, 6), score(2, 1, 1)] },
}
const won = (...winners: number[]) => ({ ...match, outcome: { ...match.outcome, winners } })
const labels = { scoreParts: { gold: 'Gold', land: 'Land' } }
const presentation = { words: { en: labels, hu: labels } }

describe('a match', () => {
  it('names its winners, also those without a name', () => {
    expect(wonText(match, en)).toBe('Anna won')
    expect(wonText(won(1), en)).toBe('A bot won')
    expect(wonText(won(0, 2), hu)).toBe('Anna és valaki nyert')
    expect(wonText(won(), hu)).toBe('Döntetlen')
  })

  it('says how long it took, if that is known', () => {
    expect(lengthText(match, en)).toBe('25 min')
    expect(lengthText({ ...match, ms: 900 }, hu)).toBe('1 perc')
    expect(lengthText({ ...match, ms: null }, hu)).toBeNull()
  })

  it('says what decided it, where points do', () => {
    expect(decisionText(match, presentation, en, 'en')).toBe('What made the difference: Gold, 9 to 3.')
    expect(decisionText(match, { ...presentation, tieBreaks: ['gold'] }, en, 'en')).toBeNull()
    expect(decisionText(match, { ...presentation, unscored: true }, en, 'en')).toBeNull()
    expect(decisionText(match, null, en, 'en')).toBeNull()
    const told = { ...labels, decided: ({ rule }: { rule: string }) => `By ${rule}.` }
    expect(decisionText(match, { unscored: true, words: { en: told, hu: told } }, en, 'en')).toBe('By X-1.')
  })
})

it('an evening is called by its date', () => {
  expect(dateText('2026-11-16', 'en')).toMatch(/^Monday,? 16 November 2026$/)
  expect(dateText('2026-11-16', 'hu')).toBe('2026. november 16., hétfő')
})
