import { expect, it } from 'vitest'
import { testTitles } from './titles'

it('finds the titles of tests that run and demand something, and the rows of their tables', () => {
  const source = `
    // AA-1 in a comment
    const text = 'AA-2 in a text'
    describe('AA-3', () => {
      it('AA-4 holds', () => { expect('AA-5') })
      it.skip('AA-6', () => {})
      it.todo('AA-7')
      it.each([['AA-8', 1]])('%s', () => check())
      it(\`AA-9 \${text} AA-10\`, () => check())
      it('AA-12 is empty', () => {})
      it('AA-13 has no body')
      other('AA-11')
    })`
  expect(
    testTitles(source)
      .join(' ')
      .match(/AA-\d+/g),
  ).toEqual(['AA-3', 'AA-4', 'AA-8', 'AA-9', 'AA-10'])
})
