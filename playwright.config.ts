import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'
import { headlessChromium } from './scripts/lib/browser.mjs'

// The system's browser only where Playwright's own is missing.
const executablePath = existsSync(chromium.executablePath()) ? undefined : (headlessChromium() ?? undefined)

export default defineConfig({
  // Tests begin in the order of their files' names, and so `journeys`, the longest, before `scenes`: begun last, one of them
  // would run on alone at the end. Two projects would start every worker and its browser twice.
  testDir: 'e2e',
  outputDir: 'test-results',
  // Tests wait for a large part of their time: with three workers two cores were busy for 57 % of it, with six for 89 %.
  workers: 6,
  // Several browsers and a host share two cores; a test that passes only when tried again is listed as flaky.
  retries: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // A click that waits longer hangs: the test says where, instead of running into its own limit.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes longer than playing: `--trace on` asks for it. One setting for all files, since Playwright starts
    // another worker and another browser wherever it differs.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
})
