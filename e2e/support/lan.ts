/**
 * A real local network: the host and the phones are in network namespaces of their own, joined by virtual cables, so that
 * pages come from an address that is not loopback and have no secure context. `test` skips where that can't be had.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { headlessChromium } from '../../scripts/lib/browser.mjs'
import { Networks, whyNoNamespaces, type Computer } from '../../src/main/host/testing/namespaces'
import { startHost, type TestHost } from './host'
import { expect, isNetworkTrouble, sizes } from './index'
import { leaveUnpainted } from './painting'

export { expect }
export const port = 7400

export interface Lan {
  readonly host: TestHost
  /** The computer that hosts, and the one whose browser stands for all phones. */
  readonly hosting: Computer
  readonly phones: Computer
  /** Gives a computer another address on the cable between them. */
  readdress(computer: Computer, from: string, to: string): void
  /** One more cable between them. */
  join(cable: string, hostAddress: string, address: string): void
  /** Opens a page on the computer that hosts, at the loopback address. */
  laptop(at?: string, size?: keyof typeof sizes): Promise<Page>
  /** Opens a page on a phone: at this address of the host, with storage of its own. */
  phone(url: string, before?: (page: Page) => Promise<unknown>): Promise<Page>
}

interface Settings {
  /** What else stands in the host's environment. */
  readonly hostEnv: Readonly<Record<string, string>>
}

const why = whyNoNamespaces()

export const test = base.extend<Settings & { lan: Lan }>({
  hostEnv: [{}, { option: true }],
  lan: async ({ hostEnv }, use) => {
    test.skip(why !== null, why ?? '')
    const networks = new Networks()
    const folder = mkdtempSync(join(tmpdir(), 'asztal-lan-'))
    const complaints: string[] = []
    const browsers = new Map<Computer, Promise<Browser>>()
    const browserOn = (computer: Computer) => {
      const started = browsers.get(computer) ?? launch(folder, computer)
      browsers.set(computer, started)
      return started
    }
    const open = async (
      computer: Computer,
      url: string,
      size: keyof typeof sizes,
      touch: boolean,
      before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
    ) => {
      const context = await (
        await browserOn(computer)
      ).newContext({
        viewport: sizes[size],
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...(touch ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
      })
      await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('asztal.sound', 'off'))
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isNetworkTrouble(message.text())) complaints.push(message.text())
      })
      await before(page)
      await page.goto(url)
      return page
    }
    const [hosting, phones] = [networks.computer(), networks.computer()]
    networks.join('wlan0', hosting, '10.90.0.1', phones, '10.90.0.2')
    const host = await startHost({ port, env: hostEnv, inside: hosting.inside })
    try {
      await use({
        host,
        hosting,
        phones,
        readdress(computer, from, to) {
          computer.ip('addr', 'del', `${from}/24`, 'dev', 'wlan0')
          computer.ip('addr', 'add', `${to}/24`, 'dev', 'wlan0')
        },
        join: (cable, hostAddress, address) => networks.join(cable, hosting, hostAddress, phones, address),
        laptop: (at = '', size = 'laptop') => open(hosting, `${host.url}${at}`, size, false),
        phone: (url, before) => open(phones, url, 'phone', true, before),
      })
      expect(complaints, 'errors in the pages').toEqual([])
    } finally {
      await Promise.all([...browsers.values()].map((one) => one.then((browser) => browser.close())))
      await host.dispose()
      networks.remove()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})

/** A browser that runs on another computer: its program is a script that starts it there. */
async function launch(folder: string, { inside }: Computer): Promise<Browser> {
  const own = chromium.executablePath()
  const program = existsSync(own) ? own : (headlessChromium() ?? own)
  const script = join(folder, `${inside.at(-1)}.sh`)
  writeFileSync(script, `#!/bin/sh\nexec ${inside.join(' ')} '${program}' "$@"\n`)
  chmodSync(script, 0o755)
  const browser = await chromium.launch({
    executablePath: script,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  leaveUnpainted(browser)
  return browser
}

/** As a phone does when it notices by itself that its network is another one. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
