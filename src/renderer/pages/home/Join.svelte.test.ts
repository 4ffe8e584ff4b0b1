import { expect, it } from 'vitest'
import type { TableSummary } from '../../../protocol/toClient'
import { session } from '../../connection/session.svelte'
import { answeredBy } from '../../connection/testing/atTable'
import { FakeHost } from '../../connection/testing/socket'
import { noLuggage } from '../../connection/wayBack'
import { act, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import Join from './Join.svelte'

const host = new FakeHost()
answeredBy(host)
const place = { at: 'table', table: 'EFGH', slot: '0' } as const
const efgh: TableSummary = {
  ...{ id: 'EFGH', name: 'Kitchen', game: 'zertz', phase: 'playing', people: 2 },
  ...{ here: 1, freeSeats: 0, named: false, locked: false },
}

it('a table’s door says how to start a host again that has stopped on this computer', async () => {
  await hearBoth()
  speak('en')
  session.start(place, noLuggage)
  const shown = mounted(Join, { route: place })
  const text = () => document.body.textContent ?? ''
  act(() => host.welcome())
  expect(text()).not.toContain(en.connection.lostHere)
  act(() => host.hangUp())
  await expect.poll(() => text()).toContain(en.connection.lostHere)
  await shown.remove()
})

it('asks who is away again when somebody comes or goes, not with every list of tables', async () => {
  host.tables = [efgh]
  session.start(place, noLuggage)
  act(() => host.welcome())
  const asked = () => host.heard.filter((one) => one.do === 'absent').length
  const before = asked()
  const shown = mounted(Join, { route: place })
  act(() => host.say({ say: 'tables', tables: [efgh] }))
  act(() => host.say({ say: 'tables', tables: [{ ...efgh, phase: 'over' }] }))
  expect(asked() - before).toBe(1)
  act(() => host.say({ say: 'tables', tables: [{ ...efgh, here: 2 }] }))
  expect(asked() - before).toBe(2)
  act(() => host.say({ say: 'tables', tables: [{ ...efgh, here: 2, people: 3 }] }))
  expect(asked() - before).toBe(3)
  await shown.remove()
})

it('during a match asks whether it is one of those who are away before it offers to watch', async () => {
  host.tables = [efgh]
  session.start(place, noLuggage)
  act(() => host.welcome())
  const shown = mounted(Join, { route: place })
  act(() => host.reply('absent', { say: 'absent', names: ['Ann'] }))
  const text = () => document.body.textContent ?? ''
  await expect.poll(text).toContain('Ann')
  expect(text().indexOf(en.join.wasHere)).toBeLessThan(text().indexOf(en.join.late))
  await shown.remove()
})
