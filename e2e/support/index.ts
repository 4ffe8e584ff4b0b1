/**
 * What end-to-end tests stand on: `import { expect, test } from './support'`.
 * `host` is the real built host; `phone`, `laptop` and `sharedScreen` open devices, each with storage of its own.
 */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test'
import { startHost } from './host'
import type { TestHost } from './host'
import { leaveUnpainted } from './painting'
import { quickenPauses } from './pauses'

export { expect, startHost }
export type { TestHost }
export { freePort, removeFolder, root } from './host'

export const sizes = {
  smallPhone: { width: 360, height: 640 },
  smallPhoneOnItsSide: { width: 640, height: 360 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  screen: { width: 1920, height: 1080 },
} as const

export interface DeviceSettings {
  readonly size?: keyof typeof sizes
  readonly language?: 'hu' | 'en'
  /** What to open behind the host's address, such as `#/t/ABCD`; null opens nothing yet. */
  readonly at?: string | null
  /** Whether decisions are explained the first time they come up. */
  readonly tips?: boolean
  /** Whether things move; without it pages are asked to reduce motion. */
  readonly motion?: boolean
  /** Whether it is heard. */
  readonly sound?: boolean
}

/** How a browser shows pages on a device. */
export function looksOf({
  size,
  language,
  motion,
}: Required<Pick<DeviceSettings, 'size' | 'language' | 'motion'>>): BrowserContextOptions {
  return {
    viewport: sizes[size],
    locale: language === 'hu' ? 'hu-HU' : 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    // As phones do. Refused one, pages play a film to keep the screen on, which keeps a processor busy.
    permissions: ['screen-wake-lock'],
  }
}

/** Opens one more device. Each has its own storage, as another phone has. */
export type OpenDevice = (settings?: DeviceSettings) => Promise<Page>

interface Fixtures {
  /** What else stands in the host's environment: `test.use({ hostEnv: { … } })`. */
  hostEnv: Readonly<Record<string, string>>
  /** Another build of the host than the usual one; null: the usual one. */
  hostProgram: string | null
  /** How many times as fast as usual the pages' own pauses pass: for games played to the end. */
  pace: number
  /** Whether layout shifts are noticed, which takes more of a processor. */
  shifts: boolean
  painting: undefined
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
  hostEnv: [{}, { option: true }],
  hostProgram: [null, { option: true }],
  pace: [1, { option: true }],
  shifts: [false, { option: true }],
  // A test that is tried again is painted, so that its pictures show what went wrong.
  painting: [
    async ({ browser, shifts }, use, { retry }) => {
      const end = retry > 0 ? null : leaveUnpainted(browser, shifts ? 'cover' : 'opacity')
      await use(undefined)
      end?.()
    },
    { auto: true },
  ],
  host: async ({ hostEnv, hostProgram }, use) => {
    const host = await startHost({ env: hostEnv, ...(hostProgram === null ? {} : { program: hostProgram }) })
    await use(host)
    await host.dispose()
  },
  complaints: async ({ browserName: _ }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'errors in the pages').toEqual([])
  },
  open: async ({ browser, host, complaints, pace }, use) => {
    const contexts: BrowserContext[] = []
    await use(
      async (options, { language = 'en', at = '', size, tips = false, motion = false, sound = false }, usual) => {
        const looks = looksOf({ size: size ?? usual, language, motion })
        const context = await browser.newContext({ ...options, ...looks, baseURL: host.url })
        contexts.push(context)
        // A page that may sound keeps a processor busy: 0.15 of a core.
        if (!sound) await context.addInitScript(() => localStorage.setItem('asztal.sound', 'off'))
        // First-time lines are for newcomers; tests know the games.
        if (!tips) await context.addInitScript(() => localStorage.setItem('asztal.firstTimes', 'off'))
        if (pace !== 1) await context.addInitScript(quickenPauses, pace)
        const page = await context.newPage()
        page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && !isNetworkTrouble(message.text())) complaints.push(message.text())
        })
        if (at !== null) await page.goto(`${host.url}${at}`)
        return page
      },
    )
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
export function isNetworkTrouble(text: string): boolean {
  return /net::ERR_|WebSocket connection to .* failed|Failed to load resource/.test(text)
}

/** A device's line to the host, to be cut and mended. Must be laid before the page is opened (`at: null`). */
export interface Line {
  cut(): Promise<void>
  mend(): void
  /** What is open goes deaf and mute without a word, as when a phone slept; new sockets work. */
  hang(): void
}

/** Lays a line: while it is cut, open sockets are closed, nothing gets through and no new one opens. */
export async function layLine(page: Page): Promise<Line> {
  let whole = true
  let lives = 0
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/socket$/, (client) => {
    if (!whole) return void client.close()
    const server = client.connectToServer()
    const life = lives
    open.add(client).add(server)
    client.onMessage((message) => whole && life === lives && server.send(message))
    server.onMessage((message) => whole && life === lives && client.send(message))
  })
  return {
    async cut() {
      whole = false
      for (const end of open) await end.close().catch(() => undefined)
      open.clear()
    },
    mend() {
      whole = true
    },
    hang() {
      lives++
    },
  }
}
