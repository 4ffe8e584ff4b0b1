import { afterEach, expect, it, vi } from 'vitest'
import type { DecisiveStep } from '../../../engine/core/review'
import type { Journal } from '../../../engine/core/journal'
import type { KeptMatch } from '../../../protocol/evenings'
import { session } from '../../connection/session.svelte'
import { TurningPoints, turningPoints } from './turningPoints.svelte'

const match = (id: string, ...winners: number[]) =>
  ({ id, outcome: { winners, rule: 'X-1', scores: [] } }) as unknown as KeptMatch
const moment = (step: number): DecisiveStep => ({ step, from: 0, to: 1, events: [], table: {} })

afterEach(() => void vi.restoreAllMocks())

it('looks for the moment of each match once, one after the other, wherever there is a record and a winner', async () => {
  const asked: string[] = []
  let busy = 0
  let most = 0
  const points = new TurningPoints({
    async journalOf(id) {
      asked.push(id)
      if (id === 'broken') throw new Error('no answer')
      return id === 'gone' ? null : ({ setup: { game: id } } as unknown as Journal)
    },
    async find(_, winner) {
      most = Math.max(most, ++busy)
      await Promise.resolve()
      busy--
      return moment(winner)
    },
  })
  points.lookFor([match('one', 1), match('drawn'), match('gone', 0)])
  points.lookFor([match('one', 1), match('broken', 0), match('two', 2)])
  expect(points.of('one')).toBeNull()
  await expect.poll(() => points.of('two')?.step).toBe(2)
  expect(points.of('one')?.step).toBe(1)
  expect(asked).toEqual(['one', 'gone', 'broken', 'two'])
  expect(most).toBe(1)
  expect(['drawn', 'gone', 'broken'].map((id) => points.of(id))).toEqual([null, null, null])
})

it('looks again for a moment whose record did not arrive, but not for one whose record is gone', async () => {
  const asked: string[] = []
  const points = new TurningPoints({
    async journalOf(id) {
      asked.push(id)
      if (id === 'lost' && asked.length === 1) throw new Error('no answer')
      return id === 'gone' ? null : ({} as Journal)
    },
    find: async () => moment(3),
  })
  const matches = [match('lost', 0), match('gone', 0)]
  points.lookFor(matches)
  await expect.poll(() => asked).toEqual(['lost', 'gone'])
  await new Promise((done) => setTimeout(done))
  points.lookFor(matches)
  await expect.poll(() => points.of('lost')?.step).toBe(3)
  expect(asked).toEqual(['lost', 'gone', 'lost'])
})

it('a request without a reply is no sign that the record is gone', async () => {
  const request = vi.spyOn(session, 'request').mockResolvedValueOnce({ ok: false, why: null })
  request.mockResolvedValue({ ok: false, why: { rule: 'host.no-match', params: {} } })
  for (let tries = 0; tries < 3; tries++) {
    turningPoints.lookFor([match('kept', 0)])
    await new Promise((done) => setTimeout(done))
  }
  expect(request).toHaveBeenCalledTimes(2)
})
