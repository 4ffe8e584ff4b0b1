/**
 * Devices and a host that the tests of one file share: `const kept = keepDevices()`, then `await kept.phone()`. A worker
 * opens each once; the next test finds it as the last one left it.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect, isNetworkTrouble, looksOf, startHost, test } from './index'
import type { DeviceSettings, sizes, TestHost } from './index'
import { removeFolder } from './host'
import { leaveUnpainted } from './painting'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Settings = Pick<DeviceSettings, 'size' | 'language' | 'tips' | 'motion'>

export interface KeptDevices {
  host(): TestHost
  phone(settings?: Settings): Promise<Page>
  laptop(settings?: Settings): Promise<Page>
  sharedScreen(settings?: Settings): Promise<Page>
}

export interface KeepOptions {
  /** Lays out tables before the host starts. */
  readonly prepare?: (dataDir: string) => void
  /** Runs in each page before its own code. */
  readonly script?: () => void
}

/** Call it at the top of a file or of a group of tests. */
export function keepDevices({ prepare, script }: KeepOptions = {}): KeptDevices {
  let host: TestHost | null = null
  let open: ((options: BrowserContextOptions, settings: Settings, usual: keyof typeof sizes) => Promise<Page>) | null =
    null
  const pages = new Map<string, Page>()
  const complaints: string[] = []

  test.beforeAll(async ({ browser }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
    prepare?.(dataDir)
    const started = await startHost({ dataDir })
    host = started
    open = async (options, { size, language = 'en', tips = false, motion = false }, usual) => {
      // A test that is tried again is painted, so that its pictures show what went wrong.
      const end = test.info().retry > 0 ? null : leaveUnpainted(browser)
      const looks = looksOf({ size: size ?? usual, language, motion })
      const context = await browser.newContext({ ...options, ...looks, baseURL: started.url })
      end?.()
      await context.addInitScript(() => localStorage.setItem('asztal.sound', 'off'))
      if (!tips) await context.addInitScript(() => localStorage.setItem('asztal.firstTimes', 'off'))
      if (script) await context.addInitScript(script)
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isNetworkTrouble(message.text())) complaints.push(message.text())
      })
      await page.goto('/')
      return page
    }
  })
  test.afterEach(() => expect(complaints.splice(0), 'errors in the pages').toEqual([]))
  test.afterAll(async () => {
    for (const page of pages.values()) await page.context().close()
    pages.clear()
    await host?.dispose()
    if (host) await removeFolder(host.dataDir)
  })

  const device =
    (options: BrowserContextOptions, usual: keyof typeof sizes) =>
    async (settings: Settings = {}) => {
      const key = JSON.stringify([usual, settings])
      const page = pages.get(key) ?? (await open!(options, settings, usual))
      pages.set(key, page)
      return page
    }
  return {
    host: () => host!,
    phone: device({ isMobile: true, hasTouch: true, deviceScaleFactor: 2 }, 'phone'),
    laptop: device({}, 'laptop'),
    sharedScreen: device({}, 'screen'),
  }
}
