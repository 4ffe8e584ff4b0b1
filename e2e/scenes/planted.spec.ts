/** Mistakes planted into the built app: each must be seen, or the tests of the desktop prove nothing. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, removeFolder, root } from '../support'
import { startProcess, startStandIn } from '../support/desktop'
import type { DesktopSettings, StandIn } from '../support/desktop'
import { startMatch, stateOf } from '../support/desktopTest'

/** What a desktop test would notice, or null. */
type Look = (app: StandIn, settings: DesktopSettings) => Promise<string | null>

const home = async (app: StandIn) => app.page('/')

const seesNode: Look = async (app) => {
  const page = await home(app)
  const rights = ['require', 'process', 'notIsolated', 'notSandboxed', 'notSecure']
  const seen = await page.evaluate((names) => names.filter((name) => name in window), rights)
  return seen.length > 0 ? `the page has ${seen.join()}` : null
}

const leaves: Look = async (app) => {
  const page = await home(app)
  const before = page.url()
  await page.evaluate(() => void (location.href = 'http://127.0.0.1:9/'))
  await page.waitForTimeout(1500)
  return page.url() === before ? null : `the window went to ${page.url()}`
}

const opens: Look = async (app) => {
  const page = await home(app)
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank#elsewhere'))
  const opened = await popup
  if (!opened.isClosed()) await opened.waitForEvent('close', { timeout: 4500 }).catch(() => null)
  return app.pages().length === 1 ? null : 'the page opened a window by itself'
}

const permits: Look = async (app) =>
  (await app.ask('permission', { permission: 'media', url: 'http://127.0.0.1/' })) ? 'the camera is permitted' : null

const staysLocked: Look = async (app) => {
  await app.menu('quit')
  return (await Promise.race([app.ended, new Promise((later) => setTimeout(() => later('hangs'), 8000))])) === 0
    ? null
    : 'it does not end'
}

const leavesPlayers: Look = async (app, { port }) => {
  const { client } = await startMatch(port)
  await app.menu('quit')
  await new Promise((later) => setTimeout(later, 1500))
  const asked = app.questions.length === 1 && !app.hasEnded()
  if (asked) await client.must({ do: 'endMatch' })
  await client.close()
  return asked ? null : 'the app leaves its players without a question'
}

const staysBehind: Look = async (app, settings) => {
  await home(app)
  await expect.poll(async () => (await stateOf(app)).windows.some(({ focused }) => focused)).toBe(true)
  await app.ask('blur')
  const code = await new Promise((done) => startProcess(settings).once('exit', done))
  if (code !== 0) return `the app starts a second time and ends with ${String(code)}`
  return (await stateOf(app)).windows.some(({ focused }) => focused) ? null : 'the app stays behind others'
}

type Mistake = readonly [from: string | RegExp, to: string]

/** Mistakes in one app that do not hide each other, and what each of them shows, looked for in this order. */
const plants: Readonly<Record<string, { mistakes: readonly Mistake[]; looks: readonly [Look, ...string[]][] }>> = {
  'two apps on one folder; pages with Node, without isolation or sandbox, that open windows and go anywhere, and are permitted all; a quit that asks nobody':
    {
      mistakes: [
        ['app.requestSingleInstanceLock()', 'true'],
        ['nodeIntegration: false,', 'nodeIntegration: true,'],
        ['contextIsolation: true,', 'contextIsolation: false,'],
        ['sandbox: true,', 'sandbox: false,'],
        [/guardSession\(session\.defaultSession.*\);/, ''],
        ['{ action: "deny" }', '{ action: "allow" }'],
        ['contents.on("will-navigate"', 'void ("will-navigate"'],
        ['if (sure || !doors.host()?.playing()) return true', 'return true'],
      ],
      looks: [
        [staysBehind, 'the app starts a second time'],
        [seesNode, 'require', 'notIsolated', 'notSandboxed'],
        [permits, 'the camera is permitted'],
        [opens, 'the page opened a window by itself'],
        [leaves, 'the window went to'],
        [leavesPlayers, 'the app leaves its players'],
      ],
    },
  'a second start that nobody hears, and a quit that never ends': {
    mistakes: [
      ['windows?.show());', 'undefined);'],
      ['leaving.finish();', ''],
    ],
    looks: [
      [staysBehind, 'the app stays behind others'],
      [staysLocked, 'it does not end'],
    ],
  },
}

/** A copy of the built app with these mistakes in it. */
function plant(folder: string, mistakes: readonly Mistake[]): string {
  cpSync(join(root, 'out', 'main'), join(folder, 'main'), { recursive: true })
  symlinkSync(join(root, 'out', 'renderer'), join(folder, 'renderer'), 'dir')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const file = join(folder, 'main', 'index.js')
  const planted = mistakes.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, to)
      expect(next, `${String(from)} is in the build`).not.toBe(text)
      return next
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, planted)
  return file
}

async function lookAt(
  mistakes: readonly Mistake[],
  look: Look,
  env: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'asztal-planted-'))
  const dataDir = join(folder, 'data')
  const main = mistakes.length === 0 ? undefined : plant(folder, mistakes)
  try {
    const settings = { dataDir, port: await freePort(), env }
    const app = await startStandIn(main === undefined ? settings : { ...settings, main })
    try {
      return await look(app, settings)
    } finally {
      await app.kill()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await removeFolder(folder)
  }
}

for (const [name, { mistakes, looks }] of Object.entries(plants))
  test(`is noticed: ${name}`, async () => {
    const seen: (string | null)[] = []
    const look: Look = async (app, settings) => {
      for (const [one] of looks) seen.push(await one(app, settings))
      return null
    }
    expect(await lookAt(mistakes, look)).toBeNull()
    // Each for its own reason.
    for (const [at, [, ...reasons]] of looks.entries())
      for (const reason of reasons) expect.soft(seen[at]).toContain(reason)
  })

test('is noticed: a main module that awaits readiness while it loads', async () => {
  const mistake: Mistake = ['app.whenReady().then(boot)', 'await app.whenReady().then(boot)']
  const said = await lookAt([mistake], async () => null, { ASZTAL_STANDIN_PATIENCE: '3000' })
  expect(said).toContain('the main module waits for the app')
})

test('is noticed: something of Electron’s that the stand-in does not know', async () => {
  const said = await lookAt([['app.setName("Asztal")', 'app.setBadgeCount(1)']], async () => null)
  expect(said).toContain('app.setBadgeCount is not modelled')
})

test('nothing is noticed without a mistake', async () => {
  const all: Look = async (app, settings) => {
    for (const look of [seesNode, leaves, opens, permits, staysBehind, leavesPlayers]) {
      const seen = await look(app, settings)
      if (seen !== null) return seen
    }
    // The question is answered: stay. Once the game is over, quitting ends the app.
    app.answers = [0]
    return staysLocked(app, settings)
  }
  expect(await lookAt([], all)).toBeNull()
  expect(readdirSync(join(root, 'out', 'main'))).toContain('index.js')
})
