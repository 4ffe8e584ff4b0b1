import { expect, it } from 'vitest'
import type { OptionSpec } from '../../../engine/core/options'
import { offerOf, type Acquaintance } from './assistance'

const specs: readonly OptionSpec[] = [{ rule: 'FP-24', key: 'assistance', kind: 'switch', initial: false }]
const table = { options: {}, wishes: [] as number[] }
const anna = { hosting: true, seated: true, person: 0 }
const bela = { hosting: false, seated: true, person: 1 }
const isNew: Acquaintance = { progress: {}, met: [], answered: false }
const learned = { ...isNew, progress: { water: { revision: 1, solved: ['fp-ready'], at: null } } }

it('assistance is offered to people who are new to the game: the host decides, guests may ask', () => {
  expect(offerOf(table, specs, anna, isNew)).toBe('decide')
  expect(offerOf(table, specs, bela, isNew)).toBe('ask')
  const opened = { ...isNew, progress: { water: { revision: 1, solved: [], at: 'fp-ready' } } }
  expect(offerOf(table, specs, bela, opened)).toBe('ask')
})

it('a host who knows the game hears of a guest who asks', () => {
  expect(offerOf(table, specs, anna, learned)).toBe(null)
  expect(offerOf({ ...table, wishes: [1] }, specs, anna, { ...learned, answered: true })).toBe('decide')
  expect(offerOf({ ...table, wishes: [1] }, specs, bela, { ...isNew, answered: true })).toBe('asked')
})

it.each([
  ['it was answered before', { ...isNew, answered: true }],
  ['a lesson was begun', learned],
  ['the game was played', { ...isNew, met: ['place'] }],
])('it is not offered where %s', (_, known) => {
  expect(offerOf(table, specs, anna, known)).toBe(null)
  expect(offerOf(table, specs, bela, known)).toBe(null)
})

it('it is not offered where it is on or unknown, nor to those who only watch', () => {
  expect(offerOf({ ...table, options: { assistance: true }, wishes: [1] }, specs, anna, isNew)).toBe(null)
  expect(offerOf(table, [], anna, isNew)).toBe(null)
  expect(offerOf(table, specs, { ...bela, seated: false }, isNew)).toBe(null)
})
