import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { headlessChromium } from '../scripts/lib/browser.mjs'

/** Playwright's own browser where it is installed, else the system's. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = existsSync(chromium.executablePath()) ? undefined : (headlessChromium() ?? undefined)
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...args],
  })
}
