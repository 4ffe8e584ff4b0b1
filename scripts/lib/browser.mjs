/** The browser for the end-to-end tests: found, or installed where that can be done. */
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { binOf, run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Debian's browser without windows; it spares a third of the work, as Playwright's own does. */
const headlessShell = 'chromium-headless-shell'
/** Other engines, by the program that shows that one is there. Their tests are skipped without them. */
const engines = { WebKitWebDriver: 'webkit2gtk-driver', 'firefox-esr': 'firefox-esr' }

/**
 * A program on the path, or null.
 * @param {string} name
 */
export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return join(folder, name)
    } catch {
      continue
    }
  }
  return null
}

/** The system's own browser of Chromium's kind, or null. */
export function systemChromium() {
  for (const name of names) {
    const found = onPath(name)
    if (found) return found
  }
  return places.find((place) => existsSync(place)) ?? null
}

/** The browser for pages that need no window. */
export function headlessChromium() {
  return onPath(headlessShell) ?? systemChromium()
}

/** Playwright's own browser, or null if it is not installed. */
export async function ownChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

/**
 * Makes sure of browsers, and of a screen for those that need one. Lines in `missing` say what could not be done.
 * @returns {Promise<{ browser: string | null, installed: string[], missing: string[] }>}
 */
export async function ensureBrowser() {
  const installed = []
  const missing = []
  const own = await ownChromium()
  let browser = own ?? systemChromium()
  const screen = () => process.platform !== 'linux' || Boolean(process.env.DISPLAY) || onPath('Xvfb') !== null
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== null
  const wanted = [
    ...(browser === null ? ['chromium', 'fonts-noto-color-emoji'] : []),
    ...(own === null && onPath(headlessShell) === null ? [headlessShell] : []),
    ...(screen() ? [] : ['xvfb', 'xauth']),
  ]
  if (mayInstall && wanted.length > 0) {
    const wrong = await aptInstall(wanted)
    if (wrong === null) installed.push(...wanted)
    else missing.push(`apt-get install: ${wrong}`)
    browser ??= systemChromium()
  }
  const others = Object.entries(engines).flatMap(([program, name]) => (onPath(program) === null ? [name] : []))
  if (mayInstall && others.length > 0) {
    const wrong = await aptInstall(others)
    if (wrong === null) installed.push(...others)
    else missing.push(`${others.join(', ')}: ${wrong}; their tests are skipped`)
  }
  if (browser === null) {
    const { code, output } = await run(process.execPath, [binOf('@playwright/test', 'cli.js'), 'install', 'chromium'], {
      quiet: true,
      timeoutMs: 180_000,
    })
    browser = await ownChromium()
    if (browser) installed.push("Playwright's chromium")
    else missing.push(`playwright install chromium: ${code === null ? 'no end in 180 s' : lastLine(output)}`)
  }
  if (!screen()) missing.push('Xvfb is missing: WebKit is not tested')
  return { browser, installed, missing }
}

/** @param {readonly string[]} wanted */
async function aptInstall(wanted) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'Acquire::Retries=2', '-o', 'DPkg::Lock::Timeout=60']
  const attempt = () => run('apt-get', [...options, 'install', ...wanted], { quiet: true, timeoutMs: 240_000, env })
  let last = await attempt()
  if (last.code !== 0) {
    await run('apt-get', ['-q', 'update'], { quiet: true, timeoutMs: 90_000, env })
    last = await attempt()
  }
  return last.code === 0 ? null : lastLine(last.output)
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? ''
}

/**
 * Whether the browser really starts and shows a page; one that is there but lacks a library doesn't count.
 * @param {string} browser
 */
export async function browserStarts(browser) {
  const profile = mkdtempSync(join(tmpdir(), 'asztal-browser-'))
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--user-data-dir=${profile}`,
    '--dump-dom',
    'about:blank',
  ]
  const { code, output } = await run(browser, args, { quiet: true, timeoutMs: 30_000 })
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  return code === 0 ? null : lastLine(output) || 'no start within 30 s'
}
