import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyVantage, RulesAndBot } from '../../../engine/core/contract'
import { toyGame, type ToyTable } from '../../../engine/testing/toy'
import { bid, start } from '../../../engine/testing/toyLesson'
import { settings } from '../../device/settings.svelte'
import type { AnyPresentation } from '../../match/contract'
import { toyPresentation } from '../../match/testing/presentation'
import { TryStage } from './tryStage.svelte'

const { table, own } = start().world
const vantageOf = (rounds: number): AnyVantage => ({
  view: { seat: 0, table: { ...table, rounds }, own: own[0] },
  heard: [{ type: 'before', rule: 'CO-1' }],
})

function begin(more: Partial<AnyPresentation> = {}, rounds = 1) {
  const presentation = toyPresentation(more)
  const stage = new TryStage({
    presentation,
    ...{ game: toyGame as unknown as RulesAndBot, options: { rounds }, vantage: vantageOf(rounds) },
    ...{ faces: [], names: ['You', 'Béla'] },
    layout: () => 'desk',
    onRule: () => {},
  })
  return { stage, resets: presentation.resets }
}
const tableOn = (stage: TryStage) => stage.view.table as ToyTable
const types = (stage: TryStage) => stage.heard.map(({ type }) => type)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('begins where the player stood, with what they had heard', () => {
  const { stage } = begin()
  expect(stage).toMatchObject({ seat: 0, view: vantageOf(1).view, prompt: { type: 'bid' }, asked: [0, 1], over: false })
  expect([types(stage), stage.events]).toEqual([['before'], []])
  expect(stage).toMatchObject({ past: false, outcome: null, names: ['You', 'Béla'] })
  stage.leave()
})

it('says why an answer is refused, keeps the draft, and forgets it with the next one that is taken', () => {
  const { stage, resets } = begin()
  stage.send(bid(6))
  expect([stage.refused?.rule, stage.prompt, resets()]).toEqual(['CO-6', { type: 'bid' }, 0])
  stage.blocked({ rule: 'X-9', params: {} })
  expect(stage.refused?.rule).toBe('X-9')
  stage.send(bid(5))
  expect(stage.refused).toBeNull()
  stage.leave()
})

it('goes on when bots have answered, for a draft of its own', () => {
  const { stage, resets } = begin()
  stage.send(bid(5))
  expect([tableOn(stage).phase, stage.prompt]).toEqual(['bid', null])
  vi.advanceTimersByTime(0)
  expect([tableOn(stage).phase, stage.prompt, resets()]).toEqual(['race', { type: 'race' }, 1])
  expect(types(stage)).toEqual(['before', 'bids'])
  expect(stage.events.map(({ type }) => type)).toEqual(['bids'])
  stage.send({ type: 'grab' })
  expect(stage).toMatchObject({ over: true, prompt: null, asked: [] })
})

/** How long after a step a bot answers that is asked then. */
function botWaits(pace: number): number {
  const { stage } = begin({ pace: () => pace }, 2)
  stage.send(bid(5))
  vi.advanceTimersByTime(0)
  stage.send({ type: 'grab' })
  expect(tableOn(stage)).toMatchObject({ round: 2, phase: 'bid' })
  const choose = vi.spyOn(toyGame.bot, 'choose')
  let waited = 0
  for (; choose.mock.calls.length === 0 && waited < 5000; waited += 100) vi.advanceTimersByTime(100)
  choose.mockRestore()
  stage.leave()
  return waited
}

it('a bot answers at once when the player has', () => {
  const { stage } = begin({ pace: () => 2000 }, 2)
  stage.send(bid(5))
  vi.advanceTimersByTime(0)
  stage.send({ type: 'grab' })
  stage.send(bid(0))
  vi.advanceTimersByTime(0)
  expect(tableOn(stage)).toMatchObject({ round: 2, phase: 'race' })
  stage.leave()
})

it('a step stays in sight for its time before a bot goes on, and for half a second at least', () => {
  expect([botWaits(0), botWaits(2000)]).toEqual([500, 2000])
})

it('bots go on at once where nothing moves', () => {
  vi.spyOn(settings, 'still', 'get').mockReturnValue(true)
  expect(botWaits(2000)).toBe(100)
})

it('a bot that has not answered yet stays silent once the page is left', () => {
  const { stage } = begin()
  stage.send(bid(5))
  stage.leave()
  vi.advanceTimersByTime(5000)
  expect(tableOn(stage).phase).toBe('bid')
})
