import { describe, expect, it } from 'vitest'
import { namesOf, typeNameOf } from './names'

const known = [
  { id: 'dice-town', rulePrefix: 'DT' },
  { id: 'zertz', rulePrefix: 'ZE' },
]

describe('the names of a new game', () => {
  it('follow from the id', () => {
    expect(namesOf({ id: 'taking-stones' }, known)).toEqual({
      id: 'taking-stones',
      prefix: 'TS',
      hu: 'Taking Stones',
      en: 'Taking Stones',
    })
  })

  it('its types are called by its id', () => {
    expect(['taking-stones', 'nim', 'four-2'].map(typeNameOf)).toEqual(['TakingStones', 'Nim', 'Four2'])
  })

  it('are taken as they are given', () => {
    const wishes = { id: 'nim', prefix: 'QQ', hu: 'Kavicsszedő', en: "Stones, o'clock" }
    expect(namesOf(wishes, known)).toEqual(wishes)
    expect(namesOf({ id: 'nim', hu: 'Kavicsszedő' }, known).en).toBe('Kavicsszedő')
  })

  it.each([
    ['nim', 'NI'],
    ['draw-three', 'DR'],
    ['zebra', 'ZB'],
    ['cool', 'CL'],
    ['go-4ever-x', null],
    ['town', 'TO'],
  ])('%s is numbered with %s', (id, prefix) => {
    if (prefix === null) expect(() => namesOf({ id }, known)).toThrow(/is no id/)
    else expect(namesOf({ id }, known).prefix).toBe(prefix)
  })

  it.each(['', 'Nim', 'two words', 'a--b', '-a', 'a-', '1st', '../x', 'kő', 'a'.repeat(31)])('"%s" is no id', (id) => {
    expect(() => namesOf({ id }, known)).toThrow(/is no id/)
  })

  it.each(['new', 'core', 'games', 'testing'])('"%s" means something else', (id) => {
    expect(() => namesOf({ id }, known)).toThrow(/has a meaning/)
  })

  it('must be free', () => {
    expect(() => namesOf({ id: 'zertz' }, known)).toThrow('There is a game "zertz" already.')
    expect(() => namesOf({ id: 'nim', prefix: 'DT' }, known)).toThrow(/rules of dice-town/)
    expect(() => namesOf({ id: 'nim', prefix: 'CO' }, known)).toThrow(/every table/)
    expect(() => namesOf({ id: 'z' }, known)).toThrow(/--prefix XX/)
  })

  it.each(['x', 'nim', 'N1', 'ABC'])('"%s" is no rule prefix', (prefix) => {
    expect(() => namesOf({ id: 'nim', prefix }, known)).toThrow(/no rule prefix/)
  })

  it.each(['', ' x', 'a\nb', '<b>', 'a'.repeat(41)])('"%s" is no name', (en) => {
    expect(() => namesOf({ id: 'nim', en }, known)).toThrow(/no name/)
  })
})
