import { describe, expect, it } from 'vitest'
import { expectedRefusals, refusalsIn } from './refusals'

describe('the rules that refuse', () => {
  it('are read from calls of refusal, over lines, through choices and records', () => {
    const sources = [
      `if (late) return refusal('AA-1', { params: 1 })
       return refusal(
         early ? 'AA-2' : never ? 'AA-3.1' : 'AA-4',
       )`,
      `return refusal(byCard[card])`,
      `const byCard: Record<Card, string> = { ace: 'AA-5', king: 'AA-6' }`,
      `tell({ rule: 'AA-7' }); show('AA-8') // refusal('AA-9')`,
    ]
    expect(refusalsIn(sources)).toEqual(['AA-1', 'AA-2', 'AA-3.1', 'AA-4', 'AA-5', 'AA-6'])
  })

  it.each([
    ['a refusal made by hand', `return { rule: 'AA-1', params: {} }`, /not made by refusal/],
    ['a rule that is handed on', `const refuse = (rule) => refusal(rule)`, /can't be read: refusal\(rule\)/],
    ['a record of nowhere', `refusal(byCard[card])`, /can't be read/],
  ])('can be read everywhere: %s is found', (_, source, complaint) => {
    expect(() => refusalsIn([source])).toThrow(complaint)
  })
})

describe('the refusals that a test expects', () => {
  it('are those in an expect that speaks of one', () => {
    const source = `
      expect(refusalOf(scene, 0, answer)).toBe('AA-1')
      expect(answers.map((one) => rules.check(view, prompt, one)?.rule)).toEqual([null, 'AA-2'])
      expect(parseAnswer(raw)).not.toMatchObject({ refusal: { rule: 'AA-3' } })
      expect(whyNotMarble(prompt, move)?.rule).toBe('AA-4')`
    expect(expectedRefusals(source)).toEqual(['AA-1', 'AA-2', 'AA-3', 'AA-4'])
  })

  it('are those in the table of its test, there or above', () => {
    const source = `
      const cards = [['AA-3', 'ace']]
      it.each([['AA-1', 'AA-2: two']])('%s', (rule) => expect(refusalOf(scene)).toBe(rule))
      describe.each(cards)('%s', (rule) => {
        it('refuses', () => expect(refusedBy(scene)).toBe(rule))
      })`
    expect(expectedRefusals(source)).toEqual(['AA-1', 'AA-3'])
  })

  it('are not those of events, of titles, or of what is only called', () => {
    const source = `
      it('AA-1', () => {
        expect(told).toEqual([{ type: 'won', rule: 'AA-2' }])
        refusalOf('AA-3')
      })
      it.each(['AA-4'])('%s', (rule) => expect(ruleOf(event)).toBe(rule))
      it.each(['AA-5'])('%s', () => expect(refusalOf(scene)).toBeNull())`
    expect(expectedRefusals(source)).toEqual([])
  })
})
