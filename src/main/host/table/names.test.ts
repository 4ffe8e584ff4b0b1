import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../protocol/toHost'
import { addPerson, rename } from './lobby'
import { aDevice } from '../testing/device'
import { lobbyOf, must } from '../testing/lobby'

describe('names', () => {
  const invisible = [
    '\u034f',
    '\u115f',
    '\u3164',
    '\uffa0',
    '\ufe0f',
    '\u{e0101}',
    '\u2800',
    '\u17b4',
    '\ud800',
    '\u200d',
  ]

  it.each(invisible)('lose what nobody sees (%j)', (sign) => {
    expect(cleanText(sign)).toBe('')
    expect(cleanText(`Anna${sign}`)).toBe('Anna')
  })

  it('keep what signs need', () => {
    expect(cleanText('Zsófi ❤️')).toBe('Zsófi ❤️')
    expect(cleanText('Ős-Tűz ő 李 Ωmega')).toBe('Ős-Tűz ő 李 Ωmega')
  })

  it.each(['anna', 'Ａｎｎａ', 'Аnna', 'Annа', 'ΑNNΑ', '𝐀𝐧𝐧𝐚', 'Anna\u0336', 'A\u0337nna', 'An na', 'Anna.'])(
    'that look like another’s get a number (%j)',
    (lookalike) => {
      const two = must(addPerson(lobbyOf('Anna'), cleanText(lookalike), aDevice))
      if (['An na', 'Anna.'].includes(lookalike)) expect(two.people[1].name).toBe(lookalike)
      else expect(two.people[1].name).toMatch(/ 2$/)
      const renamed = rename(lobbyOf('Anna', 'Béla'), 1, cleanText(lookalike))
      expect(renamed.people[1].name).toBe(two.people[1].name)
    },
  )

  it.each([
    ['Anna', 'Ánna'],
    ['Bela', 'Béla'],
    ['Ödön', 'Odon'],
    ['Иван', 'Иваи'],
  ])('that are others stay as they are (%s, %s)', (one, other) => {
    expect(must(addPerson(lobbyOf(one), other, aDevice)).people[1].name).toBe(other)
  })

  it('are never cut within a sign', () => {
    const long = '😀'.repeat(12)
    expect(must(addPerson(lobbyOf(long), long, aDevice)).people[1].name).toBe(`${'😀'.repeat(10)} 2`)
    const shifted = `a${'😀'.repeat(11)}`
    expect(must(addPerson(lobbyOf(shifted), shifted, aDevice)).people[1].name).toBe(`a${'😀'.repeat(9)} 2`)
  })
})
