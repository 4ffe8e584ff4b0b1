import { expect, it } from 'vitest'
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

it('a table’s door says how to start a host again that has stopped on this computer', async () => {
  await hearBoth()
  speak('en')
  const place = { at: 'table', table: 'EFGH', slot: '0' } as const
  session.start(place, noLuggage)
  const shown = mounted(Join, { route: place })
  const text = () => document.body.textContent ?? ''
  act(() => host.welcome())
  expect(text()).not.toContain(en.connection.lostHere)
  act(() => host.hangUp())
  await expect.poll(() => text()).toContain(en.connection.lostHere)
  await shown.remove()
})
