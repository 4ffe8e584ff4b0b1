/**
 * What end-to-end tests stand on: `import { expect, test } from './support'`.
 * `host` is the real built host; `phone`, `laptop` and `sharedScreen` open devices, each with storage of its own.
 */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { startHost } from './host'
import type { TestHost } from './host'

export { expect, startHost }
export type { TestHost }
export { freePort, root } from './host'

export const sizes = {
  smallPhone: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  screen: { width: 1920, height: 1080 },
} as const

export interface DeviceSettings {
  readonly size?: keyof typeof sizes
  readonly language?: 'hu' | 'en'
  /** What to open behind the host's address, such as `#/t/ABCD`; null opens nothing yet. */
  readonly at?: string | null
}

/** Opens one more device. Each has its own storage, as another phone has. */
export type OpenDevice = (settings?: DeviceSettings) => Promise<Page>

interface Fixtures {
  host: TestHost
  /** A phone with a thumb: 390×844, or 360×640 with `size: 'smallPhone'`. */
  phone: OpenDevice
  /** A laptop with mouse and keyboard, 1366×768. */
  laptop: OpenDevice
  /** The shared screen, 1920×1080. */
  sharedScreen: OpenDevice
  /** Errors and warnings of the pages' consoles; a test fails at its end if there are any that it has not taken out. */
  complaints: string[]
  open: (context: BrowserContextOptions, settings: DeviceSettings, size: keyof typeof sizes) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  host: async ({ browserName: _ }, use) => {
    const host = await startHost()
    await use(host)
    await host.dispose()
  },
  complaints: async ({ browserName: _ }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'errors in the pages').toEqual([])
  },
  open: async ({ browser, host, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options, { language = 'en', at = '', size }, usual) => {
      const context = await browser.newContext({
        ...options,
        viewport: sizes[size ?? usual],
        locale: language === 'hu' ? 'hu-HU' : 'en-GB',
        reducedMotion: 'reduce',
        baseURL: host.url,
      })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isNetworkTrouble(message.text())) complaints.push(message.text())
      })
      if (at !== null) await page.goto(`${host.url}${at}`)
      return page
    })
    for (const context of contexts) await context.close()
  },
  phone: async ({ open }, use) => {
    const options = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
    await use((settings = {}) => open(options, settings, 'phone'))
  },
  laptop: async ({ open }, use) => {
    await use((settings = {}) => open({}, settings, 'laptop'))
  },
  sharedScreen: async ({ open }, use) => {
    await use((settings = {}) => open({}, settings, 'screen'))
  },
})

/** The browser itself notes every connection that fails; tests cut connections on purpose. */
function isNetworkTrouble(text: string): boolean {
  return /net::ERR_|WebSocket connection to .* failed|Failed to load resource/.test(text)
}

/** Cuts or restores a device's connection. */
export async function offline(page: Page, cut: boolean): Promise<void> {
  await page.context().setOffline(cut)
}
