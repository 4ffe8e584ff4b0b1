import { expect, it } from 'vitest'
import { capital } from './capital'

it('makes the first letter a capital, if there is one', () =>
  expect(['élénk', 'a straight', ''].map(capital)).toEqual(['Élénk', 'A straight', '']))
