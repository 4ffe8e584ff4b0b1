import { expect, it } from 'vitest'
import { orderOf } from './legal/orders'
import { outcome, winnersBy } from './outcome'
import { play, sceneAt, tableOf } from './testing/scene'

const letGo = '*: let go'

it.each([
  ['own', '2,0', '3,0', [0, 3]],
  ["partner's", '-2,0', '-3,0', [0, 3]],
  ["an enemy's", '0,2', '0,3', [1, 4]],
  ["another enemy's", '2,-2', '3,-3', [2, 5]],
])('AG-9.1 the treasure in %s headquarters wins for its team', (_, from, to, winners) => {
  const won = play(sceneAt({ agents: { 4: from }, treasure: from }), `0: E* > ${to}`, letGo)
  expect(outcome(tableOf(won))).toMatchObject({ winners, rule: 'AG-9.1' })
  expect(won.match.ask).toBeNull()
  expect(won.events.slice(-2)).toMatchObject([{ type: 'carried' }, { type: 'ended', by: 'headquarters', winners }])
})

it('AG-9.1 a vetoed carry wins nothing', () => {
  const scene = sceneAt({ agents: { 4: '2,0' }, treasure: '2,0', on: { 1: { 4: 1 } } })
  const after = play(scene, '0: E* > 3,0', '1: veto 1', '0: give up')
  expect(outcome(tableOf(after))).toBeNull()
})

it('AG-9.1 who would win by an order is known before it is given', () => {
  const table = tableOf(sceneAt({ agents: { 4: '0,2', 0: '2,1' }, treasure: '0,2' }))
  const by = (to: string) => winnersBy(table, orderOf(table, { type: 'carry', agent: 4, to }))
  expect(by('0,3')).toEqual([1, 4])
  expect(by('0,1')).toBeNull()
  expect(winnersBy(table, { type: 'murder', agent: 4, victim: 5, at: '0,2' })).toBeNull()
})

it('AG-1.2 a team wins together: one point for each of its seats', () => {
  const won = play(sceneAt({ agents: { 4: '2,0' }, treasure: '2,0' }), '0: E* > 3,0', letGo)
  expect(outcome(tableOf(won))!.scores.map(({ total }) => total)).toEqual([1, 0, 0, 1, 0, 0])
})
