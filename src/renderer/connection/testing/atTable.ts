/** A page at table ABCD, for tests: its session speaks to a host that says what it is told to say. */
import { vi } from 'vitest'
import { keepTokens } from '../../device/keep'
import { hearBoth } from '../../words/testing/hearBoth'
import { session } from '../session.svelte'
import { noLuggage } from '../wayBack'
import { FakeHost } from './socket'

/** Every socket opened from now on leads to this host. */
export function answeredBy(host: FakeHost): void {
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        return host.connect()
      }
    },
  )
}

export async function atTable(): Promise<FakeHost> {
  const host = new FakeHost()
  answeredBy(host)
  keepTokens('ABCD', '0', ['token'])
  session.start({ at: 'table', table: 'ABCD', slot: '0' }, noLuggage)
  await hearBoth()
  host.welcome()
  host.reply('return', { say: 'done' })
  return host
}
