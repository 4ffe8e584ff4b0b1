import { expect, it } from 'vitest'
import { testTitles } from './titles'

it('finds the titles of tests that run and demand something, and the rows of their tables', () => {
  const source = `
    // AA-1 in a comment
    const text = 'AA-2 in a text'
    const holds = () => played('AA-20')
    function played(game) { if (lost(game)) throw new Error() }
    const build = () => position(build)
    describe('AA-3', () => {
      it('AA-4 holds', () => { expect('AA-5').toBe(1) })
      it.skip('AA-6', () => {})
      it.todo('AA-7')
      it.each([['AA-8', 1]])('%s', () => checkLesson())
      it(\`AA-9 \${text} AA-10\`, () => demandOrder())
      it('AA-12 is empty', () => {})
      it('AA-13 has no body')
      it('AA-14 demands nothing', () => position({}))
      it('AA-15 has no matcher', () => { expect(position({})) })
      it('AA-16 throws', () => { if (lost) throw new Error('lost') })
      it('AA-17 demands by way of others', () => holds())
      it('AA-18 does not', () => build())
      it('AA-19 has its body elsewhere', holds)
      other('AA-11')
    })`
  expect(
    testTitles(source)
      .join(' ')
      .match(/AA-\d+/g),
  ).toEqual(['AA-3', 'AA-4', 'AA-8', 'AA-9', 'AA-10', 'AA-16', 'AA-17', 'AA-19'])
})
