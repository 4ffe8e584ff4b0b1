import { describe, expect, it } from 'vitest'
import { beginMatch } from '../../../engine/core/match'
import { fortunesOf, reviewSteps } from '../../../engine/core/review'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { words as zertzWords } from '../../games/zertz/words'
import { en } from '../../words/en'
import { decisiveText } from './decisiveText'

const { zertz } = games
const found = { step: 4, from: 310_000, to: 620_000, events: [{ type: 'a', rule: 'CO-1' }], table: {} }
const words = { tell: ({ type }: { type: string }) => (type === 'a' ? 'Anna jumps.' : null) }

describe('the moment that decided a match', () => {
  it('is told with what it changed', () => {
    expect(decisiveText(found, words, [], en, 'Anna')).toBe('The turning point (chance to win: 31 → 62%): Anna jumps.')
  })

  it('is told by the lines about the winner, if there are any', () => {
    const words = { tell: ({ type }: { type: string }) => (type === 'a' ? 'Anna jumps.' : 'The mine is empty.') }
    const events = ['b', 'b', 'a'].map((type) => ({ type, rule: 'CO-1' }))
    expect(decisiveText({ ...found, events }, words, [], en, 'Anna')).toBe(
      'The turning point (chance to win: 31 → 62%): Anna jumps.',
    )
    expect(decisiveText({ ...found, events }, words, [], en, 'Béla')).toContain('The mine is empty. The mine is empty.')
  })

  it('is not told if it changed little, or if nothing was heard of it', () => {
    expect(decisiveText({ ...found, to: 340_000 }, words, [], en, 'Anna')).toBeNull()
    expect(decisiveText({ ...found, events: [{ type: 'b', rule: 'CO-1' }] }, words, [], en, 'Anna')).toBeNull()
    expect(decisiveText(null, words, [], en, 'Anna')).toBeNull()
  })

  it('is not told if it is the ending itself: a flag that falls', () => {
    const setup = { game: 'zertz', version: zertz.rules.version, seats: 2, options: { clock: '5+5' }, seed: '1' }
    const begun = beginMatch(zertz.rules, setup)
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    const seat = [...begun.match.ask!.prompts.keys()][0]
    const flag = { step: begun.match.step, seat, answer: { type: 'flag' }, key: 'a', ms: 300_000 }
    const { decisive } = fortunesOf(zertz, { setup, entries: [flag] }, 1 - seat)
    expect(decisive!.to - decisive!.from).toBeGreaterThan(400_000)
    expect(decisiveText(decisive, zertzWords.en, ['Anna', 'Béla'], en, ['Anna', 'Béla'][1 - seat])).toBeNull()
  })

  it('is the one in which the review has the winner’s chance grow most', () => {
    const { journal } = playGame(games['dice-town'].rules, { seats: 2, seed: 3 })
    const { decisive, rows } = fortunesOf(games['dice-town'], journal, 1)
    const found = decisive!
    const steps = [...reviewSteps(games['dice-town'], journal, 1, { worlds: 1 })]
    const gains = steps.slice(1).map(({ chances }, at) => chances[1] - steps[at].chances[1])
    expect(found.to - found.from).toBe(Math.max(...gains))
    expect(steps.find(({ step }) => step === found.step)?.chances[1]).toBe(found.to)
    expect(rows.slice(1)).toEqual(steps.map(({ chances }) => chances))
  })

  it('has the chance of partners who win together, not the share of one', () => {
    const { journal } = playGame(games.agents.rules, { seats: 6, seed: 3 })
    // Its beginning will do.
    const { decisive, rows } = fortunesOf(games.agents, { ...journal, entries: journal.entries.slice(0, 40) }, 0)
    const { step, from, to } = decisive!
    const chances = rows.map((row) => row[0] + row[3])
    expect([from, to]).toEqual([chances[step - 1], chances[step]])
  })
})
