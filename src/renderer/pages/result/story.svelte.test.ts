import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../engine/core/contract'
import { matchOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import type { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { decisive } from './decisive.svelte'
import { ResultStory } from './story.svelte'

const outcome: Outcome = {
  winners: [0],
  rule: 'X-1',
  scores: [
    { seat: 0, total: 12, parts: { gold: 9, land: 3, spare: 30 } },
    { seat: 1, total: 7, parts: { gold: 2, land: 5, spare: 0 } },
  ],
}
const scoreParts = { spare: 'Spare', gold: 'Gold', land: 'Land', unused: 'Unused' }

/** The end of a match, as a page tells it that sits at seat 0. */
function storyOf(more: Partial<Record<keyof StageModel, unknown>> = {}, presentation = {}): ResultStory {
  const model = {
    ...{ outcome, mine: 0, names: ['Anna', 'Béla'], faces: [{}, {}] },
    presentation: toyPresentation({ tieBreaks: ['spare'], ...presentation }),
    words: { ...toyPresentation().words.en, scoreParts, behind: (by: number) => `${by} behind.` },
    ...more,
  }
  return new ResultStory(() => model as unknown as StageModel)
}

beforeEach(() => {
  speak('en')
  matchStore.clear()
  matchStore.receive(matchOf(1, { number: 7, fresh: true, view: { seat: null, table: [0, 0, 9], own: null } }))
  matchStore.receive(matchOf(2, { number: 7, view: { seat: null, table: [1, 5, 9], own: null } }))
})
afterEach(() => {
  matchStore.clear()
  vi.restoreAllMocks()
})

describe('the story of a match that was counted', () => {
  it('names the winner’s tone, the ranking and the parts that some seat has', () => {
    const story = storyOf()
    expect(story).toMatchObject({ number: 7, tone: 'won', counted: true })
    expect(story.ranking.map(({ score }) => score.seat)).toEqual([0, 1])
    expect(story.parts.map(([key]) => key)).toEqual(['spare', 'gold', 'land'])
    expect(storyOf({ mine: 1 }).tone).toBe('lost')
  })

  it('tells by how much it was won, and from how far behind among the seats in play', () => {
    expect(storyOf().why).toBe(en.result.by(5))
    const standing = (table: unknown) => table as number[]
    expect(storyOf({}, { standing }).why).toBe(`4 behind. ${en.result.by(5)}`)
  })

  it('says nothing of a lag on a page that came in the middle', () => {
    matchStore.clear()
    matchStore.receive(matchOf(2, { number: 7, fresh: true, view: { seat: null, table: [1, 5], own: null } }))
    expect(storyOf({}, { standing: (table: unknown) => table as number[] }).why).toBe(en.result.by(5))
  })

  it('was decided by a part that was played for, never by a tie-break', () => {
    expect(storyOf().turned).toBe(en.result.decidedBy('Gold', 9, 2))
    expect(storyOf().best(0)).toBe(en.result.bestAt('Gold: 9'))
    expect(storyOf().best(1)).toBe(en.result.bestAt('Land: 5'))
  })

  it('was decided by the moment that the review names, once that is known', () => {
    const found = { step: 4, from: 300_000, to: 800_000, events: [{ type: 'move', rule: 'X-1' }], table: {} }
    vi.spyOn(decisive, 'of').mockImplementation((number) => (number === 7 ? found : null))
    const story = storyOf()
    expect(story.decisiveAt).toBe(4)
    expect(story.turned).toBe(en.result.decidedAt('Told: move', 30, 80))
  })
})

describe('the story of a match that was merely won', () => {
  it.each([
    ['by a game without points', {}, { unscored: true }],
    ['by places', {}, { unscored: 'places' }],
    ['by marks', { outcome: { ...outcome, scores: outcome.scores.map((one) => ({ ...one, total: 1 })) } }, {}],
  ])('%s counts nothing', (_, more, presentation) => {
    const story = storyOf(more, presentation)
    expect(story).toMatchObject({ counted: false, why: '', turned: '' })
    expect(story.best(0)).toBe('')
  })

  it('ranks by places where players go out one after the other, and nobody where there is only a winner', () => {
    expect(storyOf({}, { unscored: 'places' }).ranked).toBe(true)
    expect(storyOf({}, { unscored: true }).ranked).toBe(false)
    expect(storyOf().ranked).toBe(true)
  })
})

it('there is no story before the end', () => {
  const story = storyOf({ outcome: null })
  expect(story).toMatchObject({ tone: 'draw', counted: false, ranking: [], parts: [], why: '', turned: '' })
})

it('the decisive moment is looked for as the winner saw it, and not where nobody won', () => {
  const start = vi.spyOn(decisive, 'start').mockImplementation(() => {})
  storyOf({ outcome: { ...outcome, winners: [] } }).look()
  expect(start).not.toHaveBeenCalled()
  storyOf({ outcome: { ...outcome, winners: [1] } }).look()
  expect(start).toHaveBeenCalledExactlyOnceWith(7, 1)
})
