import { expect, it } from 'vitest'
import type { Answered } from '../../connection/link'
import { fetchMatches } from './fetch'

it('asks until it has all', async () => {
  const all = [1, 2, 3, 4, 5]
  const asked: number[] = []
  const found = await fetchMatches((message) => {
    const from = message.do === 'evenings' ? message.from : -1
    asked.push(from)
    const reply = { say: 'evenings', re: 1, matches: all.slice(from, from + 2), of: all.length }
    return Promise.resolve({ ok: true, reply } as unknown as Answered)
  })
  expect(found).toEqual(all)
  expect(asked).toEqual([0, 2, 4])
})

it('gives nothing where the host refuses', async () => {
  const why = { rule: 'host.not-allowed', params: {} }
  expect(await fetchMatches(() => Promise.resolve({ ok: false, why }))).toBeNull()
})
