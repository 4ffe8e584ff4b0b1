import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/agents/facts'
import { play, sceneAt, tableOf } from '../../../engine/games/agents/testing/scene'
import { auctionIn, verdictIn } from './auction'
import { agentsIn, shownOn, newsOf, pagesOf, shownMoney } from './notebook'

const start = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1500 }, 1: { 0: 40 } } })
const scene = play(start, '0: A x B', '1: veto 40', '0: hold', '1: pass', '*: let go', '2: book C 5', '3: E > -2,2')
const typesOn = (by: 'agent' | 'player', id: number) =>
  pagesOf(scene.events, by)
    .find((page) => page.id === id)
    ?.lines.map(({ event }) => event.type)

it('an event is filed under the agents it is about, victims too', () => {
  const about = (type: Event['type']) => agentsIn(scene.events.find((event) => event.type === type)!)
  expect([about('ordered'), about('murdered'), about('vetoed'), about('booked')]).toEqual([[0, 1], [0, 1], [0], []])
})

it('AG-10.1 the notebook has a page for each agent, without lines that repeat an order', () => {
  expect(typesOn('agent', 0)).toEqual(['ordered', 'vetoed', 'held', 'withdrew', 'murdered'])
  expect(typesOn('agent', 1)).toEqual(['ordered', 'murdered'])
  expect(typesOn('agent', 4)).toEqual(['ordered'])
  expect(typesOn('agent', 2)).toBeUndefined()
})

it('AG-10.1 the notebook has a page for each player', () => {
  expect(pagesOf(scene.events, 'player').map(({ id }) => id)).toEqual([0, 1, 2, 3])
  expect(typesOn('player', 2)).toEqual(['booked'])
})

it('lines are told apart by their place among all that was heard', () => {
  const keys = pagesOf(scene.events, 'player').flatMap(({ lines }) => lines.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  for (const { lines } of pagesOf(scene.events, 'player'))
    for (const { key, event } of lines) expect(scene.events[key]).toBe(event)
})

it('the shared screen tells the last four things, newest first, and an order only by what became of it', () => {
  expect(newsOf(scene.events).map(({ type }) => type)).toEqual(['booked', 'skipped', 'murdered', 'withdrew'])
})

it('AG-5.1 AG-7.9 an agent’s card shows claims and murders, but no bookings', () => {
  expect(shownOn(tableOf(scene), 0)).toMatchObject([
    { type: 'claimed', seat: 0, atLeast: 1000 },
    { type: 'claimed', seat: 1, atLeast: 40 },
    { type: 'murdered', seat: 0 },
  ])
  expect(shownOn(tableOf(scene), 2)).toEqual([])
})

it('money shown in duels is told agent by agent, the most of each seat first', () => {
  expect(shownMoney(tableOf(scene))).toEqual([
    {
      agent: 0,
      shown: [
        { seat: 0, atLeast: expect.any(Number) },
        { seat: 1, atLeast: 40 },
      ],
    },
  ])
  expect(shownMoney(tableOf(start))).toEqual([])
})

it('a table has an auction only while a duel runs', () => {
  expect(auctionIn(tableOf(start))).toBe(null)
  expect(auctionIn(tableOf(play(start, '0: A x B', '1: veto 40')))?.auction.bid).toBe(40)
})

it('an auction’s amount is held, or somebody gives in; nothing else is a verdict', () => {
  const { events: heard } = scene
  expect(verdictIn(heard)?.type).toBe('held')
  expect(verdictIn(heard.slice(heard.findIndex(({ type }) => type === 'withdrew')))?.type).toBe('withdrew')
  expect(verdictIn(heard.filter(({ type }) => type === 'ordered' || type === 'vetoed'))).toBeNull()
})
