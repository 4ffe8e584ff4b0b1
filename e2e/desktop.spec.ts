import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './support'
import { startProcess, startStandIn } from './support/desktop'
import { expect, startMatch, stateOf, test } from './support/desktopTest'

test('starts with the home window on the host’s own page, and quits cleanly', async ({ app, settings }) => {
  const home = await app.page(`:${settings.port}/`)
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
  expect(existsSync(join(settings.dataDir, 'asztal.lock'))).toBe(true)
  await app.menu('quit')
  expect(await app.ended).toBe(0)
  expect(app.questions).toEqual([])
  expect(existsSync(join(settings.dataDir, 'asztal.lock'))).toBe(false)
  expect(readFileSync(join(settings.dataDir, 'logs', 'asztal.log'), 'utf8')).toMatch(/start: .*\n(.*\n)*.*stop\n$/)
})

test('pages have no Node and no bridge', async ({ app, settings }) => {
  const home = await app.page(`:${settings.port}/`)
  const rights = ['require', 'process', 'module', 'electron', 'notIsolated', 'notSandboxed', 'notSecure']
  const seen = await home.evaluate((names) => names.filter((name) => name in window), rights)
  expect(seen).toEqual([])
})

test('a window for each seat on this computer, and the shared screen', async ({ app, settings }) => {
  const { table, client } = await startMatch(settings.port)
  const home = await app.page(`:${settings.port}/`)
  await home.evaluate((code) => void (location.hash = `#/t/${code}`), table)
  await expect
    .poll(() =>
      app.menu('seat').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await app.page(`#/t/${table}/as/1`)
  // The page asks for a window itself, as its links do.
  await home.evaluate((code) => void window.open(`#/t/${code}/as/2`), table)
  await app.page(`#/t/${table}/as/2`)
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await app.page(`#/t/${table}/screen`)
  expect(app.pages()).toHaveLength(4)
  // The same again brings the window forward instead.
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await home.waitForTimeout(500)
  await expect.poll(() => app.pages().length).toBe(4)
  await client.close()
})

test('leads nowhere but to the host’s own pages', async ({ app, settings }) => {
  const home = await app.page(`:${settings.port}/`)
  const before = home.url()
  await home.evaluate(() => void window.open('http://example.invalid/'))
  await home.evaluate(() => void (location.href = 'http://example.invalid/'))
  await home.waitForTimeout(1000)
  expect(home.url()).toBe(before)
  await expect.poll(() => app.pages().map((page) => page.url())).toEqual([before])
  expect(app.questions).toEqual([])
})

test('quitting while a game goes on asks first', async ({ app, settings }) => {
  const { client } = await startMatch(settings.port)
  app.answers = [0]
  await app.menu('quit')
  await expect.poll(() => app.questions.length).toBe(1)
  expect(app.questions[0]).toMatch(/still going on|Még tart/)
  await expect.poll(() => fetch(`http://127.0.0.1:${settings.port}/`).then(({ status }) => status)).toBe(200)
  expect(app.hasEnded()).toBe(false)
  app.answers = [1]
  await app.menu('quit')
  expect(await app.ended).toBe(0)
  await client.close()
})

test('closing the last window while a game goes on asks first, closing another does not', async ({
  standIn,
  settings,
}) => {
  const { table, client } = await startMatch(settings.port)
  const home = await standIn.page(`:${settings.port}/`)
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await standIn.close(await standIn.page(`#/t/${table}/screen`))
  await expect.poll(() => standIn.pages().length).toBe(1)
  expect(standIn.questions).toEqual([])
  await standIn.close(home)
  await expect.poll(() => standIn.questions.length).toBe(1)
  standIn.answers = [1]
  expect(await standIn.ended).toBe(0)
  await client.close()
})

test('closing the last window ends the app where nobody plays', async ({ standIn, settings }) => {
  test.skip(process.platform === 'darwin', 'on macOS the app stays')
  await standIn.close(await standIn.page(`:${settings.port}/`))
  expect(await standIn.ended).toBe(0)
  expect(standIn.questions).toEqual([])
})

test('a second start brings the running app forward', async ({ standIn, settings }) => {
  await standIn.page(`:${settings.port}/`)
  await standIn.menu('licences')
  await standIn.page('licences.txt')
  const front = async () => (await stateOf(standIn)).windows.find(({ focused }) => focused)?.url ?? ''
  await expect.poll(front).toContain('licences.txt')
  await standIn.ask('blur')
  expect((await stateOf(standIn)).windows.some(({ focused }) => focused)).toBe(false)
  const second = startProcess(settings)
  const code = await new Promise((done) => second.once('exit', done))
  expect(code).toBe(0)
  const { windows } = await stateOf(standIn)
  expect(windows).toHaveLength(2)
  expect(windows.filter(({ focused }) => focused)).toHaveLength(1)
})

test('a folder that a host without a window holds is refused with words', async ({ standIn, settings }) => {
  // Another app folder, the same data: only the lock on the data can tell.
  const { dataDir } = settings
  rmSync(join(dataDir, 'app', 'standin.pid'), { force: true })
  await expect(startStandIn({ ...settings, port: await freePort() })).rejects.toThrow(
    /already running with this data folder/,
  )
  expect(standIn.hasEnded()).toBe(false)
})

test('keeps the machine awake while a game goes on, and the display on for the shared screen', async ({
  standIn,
  settings,
}) => {
  const blockers = async (): Promise<readonly string[]> => (await stateOf(standIn)).blockers
  expect(await blockers()).toEqual([])
  const { table, client } = await startMatch(settings.port)
  await expect.poll(blockers).toEqual(['prevent-app-suspension'])
  const home = await standIn.page(`:${settings.port}/`)
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await expect.poll(blockers).toEqual(['prevent-display-sleep'])
  await client.must({ do: 'endMatch' })
  await expect.poll(blockers).toEqual([])
  await client.close()
})

test('permissions are denied', async ({ standIn, settings }) => {
  const own = `http://127.0.0.1:${settings.port}/`
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'hid',
    'serial',
  ]) {
    expect(await standIn.ask('permission', { permission, url: own })).toBe(false)
  }
  expect(await standIn.ask('permission', { permission: 'fullscreen', url: 'http://192.168.1.9:7400/' })).toBe(false)
})

test('another host’s table opens in the browser, if the person wants', async ({ standIn, settings }) => {
  const home = await standIn.page(`:${settings.port}/`)
  standIn.answers = [1]
  await home.evaluate(() => void (location.href = 'http://192.168.255.254:7400/'))
  await expect.poll(async () => (await stateOf(standIn)).opened).toEqual(['http://192.168.255.254:7400/'])
  expect(standIn.pages()).toHaveLength(1)
})

test('the menu speaks the page’s language', async ({ standIn, settings }) => {
  const home = await standIn.page(`:${settings.port}/`)
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => standIn.menuLabels()).toContain('Shared Screen')
  await home.evaluate(() => {
    document.documentElement.lang = 'hu'
    document.title = 'Az asztal'
  })
  await expect.poll(() => standIn.menuLabels()).toContain('Közös képernyő')
})

test('a crashed window is loaded again if the person wants, and the app goes on', async ({ standIn, settings }) => {
  await standIn.page(`:${settings.port}/`)
  standIn.answers = [1]
  await standIn.ask('crash', { window: 0 })
  await expect.poll(() => standIn.questions.length, { timeout: 20_000 }).toBe(1)
  expect(standIn.questions[0]).toContain('crashed')
  await expect.poll(async () => (await stateOf(standIn)).log.join()).toContain('reload http://127.0.0.1')
  expect(standIn.hasEnded()).toBe(false)
})

test('positions are remembered, and the shared screen fills a second display', async ({ settings }) => {
  const first = await startStandIn({ ...settings, env: { ASZTAL_STANDIN_DISPLAYS: '2' } })
  const { table, client } = await startMatch(settings.port)
  const home = await first.page(`:${settings.port}/`)
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await first.page(`#/t/${table}/screen`)
  const shown = (await stateOf(first)).windows.find(({ url }) => url.endsWith('/screen'))
  expect(shown).toMatchObject({ fullscreen: true })
  expect(shown?.x).toBeGreaterThanOrEqual(1366)
  await client.close()
  first.answers = [1]
  await first.menu('quit')
  expect(await first.ended).toBe(0)
  await first.kill()
  const kept = JSON.parse(readFileSync(join(settings.dataDir, 'windows.json'), 'utf8')) as object
  expect(Object.keys(kept).sort()).toEqual(['home', 'screen'])
})
