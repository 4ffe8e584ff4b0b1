import { expect, it } from 'vitest'
import { offered } from './regulars'

const people = ['Anna', 'Béla', 'Albert', 'Cili', 'Dani', 'Emma', 'Feri'].map((name) => ({ name, avatar: null }))
const names = (typed: string, here: readonly string[] = []) => offered(people, typed, here).map(({ name }) => name)

it('offers the last ones, those that fit what is typed, and nobody who is here', () => {
  expect(names('')).toEqual(['Anna', 'Béla', 'Albert', 'Cili', 'Dani', 'Emma'])
  expect(names('a')).toEqual(['Anna', 'Albert'])
  expect(names('a', ['ANNA'])).toEqual(['Albert'])
  expect(names('anna')).toEqual(['Béla', 'Albert', 'Cili', 'Dani', 'Emma', 'Feri'])
})
