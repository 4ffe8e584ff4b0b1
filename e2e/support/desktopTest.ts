/** What the tests of the desktop stand on: the app, a display, a match that goes on. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { TestClient } from '../../src/main/host/testing/client'
import { realElectron, startDesktop, startStandIn } from './desktop'
import type { Desktop, DesktopSettings, StandIn } from './desktop'
import { openDisplay } from './display'
import { freePort, removeFolder } from './host'

export { expect }

interface Fixtures {
  settings: DesktopSettings
  /** The app, started. */
  app: Desktop
  /** The app with the stand-in, for what can only be seen from outside of Electron. */
  standIn: StandIn
}

export const test = base.extend<Fixtures>({
  settings: async ({ browserName: _ }, use) => {
    const real = realElectron() !== null
    const display = real ? await openDisplay() : null
    base.skip(real && display === null, 'there is no screen and no Xvfb')
    const dataDir = mkdtempSync(join(tmpdir(), 'asztal-desktop-'))
    await use({ dataDir, port: await freePort(), display: display?.name ?? null })
    display?.stop()
    await removeFolder(dataDir)
  },
  app: async ({ settings }, use) => {
    const app = await startDesktop(settings)
    await use(app)
    await app.kill()
  },
  standIn: async ({ settings }, use) => {
    const app = await startStandIn(settings)
    await use(app)
    await app.kill()
  },
})

/** Opens a table with a person and a bot, and starts it. Gives the table's code. */
export async function startMatch(port: number): Promise<{ table: string; client: TestClient }> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'open', game: 'zertz', name: 'Anna' })
  await client.must({ do: 'bot', seat: 1, level: 'easy' })
  await client.must({ do: 'start' })
  return { table: client.tableId, client }
}

export interface State {
  readonly windows: readonly { url: string; focused: boolean; fullscreen: boolean; x: number; width: number }[]
  readonly blockers: readonly string[]
  readonly clipboard: string
  readonly opened: readonly string[]
  readonly log: readonly string[]
}
export const stateOf = async (app: StandIn): Promise<State> => (await app.ask('state')) as State
