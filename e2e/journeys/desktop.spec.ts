import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beginStep } from '../../src/engine/core/lessonRun'
import { TestClient } from '../../src/main/host/testing/client'
import { freePort, root, startHost } from '../support'
import { startProcess, startStandIn } from '../support/desktop'
import type { StandIn } from '../support/desktop'
import { expect, startMatch, stateOf, test } from '../support/desktopTest'
import type { State } from '../support/desktopTest'
import { courseOf, solveStep, stepOf } from '../support/lesson'
import { openTable } from '../support/table'

test('starts on the host’s own page, which has no Node and leads nowhere else; lessons, seat windows, the shared screen, and a quit that asks while a game goes on', async ({
  app,
  settings,
}) => {
  const home = await app.page(`:${settings.port}/`)
  await home.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('the page has no Node and leads nowhere else', async () => {
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
    expect(existsSync(join(settings.dataDir, 'asztal.lock'))).toBe(true)
    const rights = ['require', 'process', 'module', 'electron', 'notIsolated', 'notSandboxed', 'notSecure']
    const seen = await home.evaluate((names) => names.filter((name) => name in window), rights)
    expect(seen).toEqual([])

    const before = home.url()
    await home.evaluate(() => void window.open('http://example.invalid/'))
    await home.evaluate(() => void (location.href = 'http://example.invalid/'))
    await home.waitForTimeout(1000)
    expect(home.url()).toBe(before)
    await expect.poll(() => app.pages().map((page) => page.url())).toEqual([before])
  })
  await test.step('lessons run in the app as in a browser', async () => {
    const { rules, lessons } = await courseOf('zertz')
    await home.getByRole('link', { name: 'Learn: ZÉRTZ' }).click()
    await home.locator(`[data-lesson="${lessons[0].id}"]`).click()
    await expect.poll(() => stepOf(home)).toBe(lessons[0].steps[0].id)
    await solveStep(home, 'zertz', beginStep(rules, lessons[0], 0))
    await expect(home.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  })
  const { table, client } = await startMatch(settings.port)
  await test.step('a window for each seat on this computer, and the shared screen', async () => {
    await home.evaluate((code) => void (location.hash = `#/t/${code}`), table)
    await expect
      .poll(() =>
        app.menu('seat').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    // A window that is closed while it loads is noted as an error.
    const loaded = async (hash: string) => (await app.page(hash)).waitForLoadState()
    await loaded(`#/t/${table}/as/1`)
    // The page asks for a window itself, as its links do.
    await home.evaluate((code) => void window.open(`#/t/${code}/as/2`), table)
    await loaded(`#/t/${table}/as/2`)
    await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
    await loaded(`#/t/${table}/screen`)
    expect(app.pages()).toHaveLength(4)
    // The same again brings the window forward instead.
    await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
    await home.waitForTimeout(500)
    await expect.poll(() => app.pages().length).toBe(4)
  })
  await test.step('quitting asks first while a game goes on, and ends cleanly without a question once it is over', async () => {
    app.answers = [0]
    await app.menu('quit')
    await expect.poll(() => app.questions.length).toBe(1)
    expect(app.questions[0]).toMatch(/still going on|Még tart/)
    await expect.poll(() => fetch(`http://127.0.0.1:${settings.port}/`).then(({ status }) => status)).toBe(200)
    expect(app.hasEnded()).toBe(false)
    await client.must({ do: 'endMatch' })
    await client.close()
    await app.menu('quit')
    expect(await app.ended).toBe(0)
    expect(app.questions).toHaveLength(1)
    expect(existsSync(join(settings.dataDir, 'asztal.lock'))).toBe(false)
    expect(readFileSync(join(settings.dataDir, 'logs', 'asztal.log'), 'utf8')).toMatch(/start: .*\n(.*\n)*.*stop\n$/)
  })
})

/** A table's host has it moved, and the other computer's owner takes it; resolves with that person's code for there. */
async function moveTable(client: TestClient, to: string): Promise<string> {
  const way = await client.request({ do: 'wayBack' })
  const owner = await TestClient.connect(Number(new URL(to).port))
  const offers = () => owner.received.flatMap((one) => (one.say === 'offers' ? one.offers : []))
  await client.must({ do: 'moveTable', to })
  await owner.until(() => offers().length > 0)
  await owner.must({ do: 'decideOffer', offer: offers().at(-1)!.id, on: true })
  await owner.close()
  return way.say === 'wayBack' ? way.codes[0]! : ''
}

test('the app beside a page: tables that move, sleep and networks, permissions, a second start, its menu, what it keeps awake', async ({
  standIn,
  settings,
}) => {
  test.setTimeout(300_000)
  const home = await standIn.page(`:${settings.port}/`)
  const goHome = async () => {
    await home.evaluate(() => void (location.hash = '#/'))
    await expect(home.getByRole('button', { name: 'ZÉRTZ' }).first()).toBeVisible()
  }
  await test.step('a window follows its table to a host without a window, if the person wants, and home again', async () => {
    const other = await startHost()
    if (other.address.includes('127.0.0.1')) {
      test.info().annotations.push({ type: 'skipped', description: 'this computer is on no network' })
      return other.dispose()
    }
    const there = new URL(other.address).origin
    const anna = await TestClient.connect(settings.port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await home.evaluate((code) => void (location.hash = `#/t/${code}`), anna.tableId)
    await home.getByLabel('What is your name?').fill('Béla')
    await home.getByRole('button', { name: 'Take a seat' }).click()
    await anna.until(() => anna.table!.people.length === 2)
    const code = await moveTable(anna, there)

    await expect.poll(() => standIn.questions.length).toBe(1)
    expect(standIn.questions[0]).toMatch(/moved to another computer/)
    // Not asked again, and still on the own host's page, until the person has decided.
    await expect(home.getByText('This table is on another computer now.')).toBeVisible()
    standIn.answers = [1]
    await expect(home).toHaveURL(`${there}/#/t/${anna.tableId}`)
    await expect(home.getByText('Béla').first()).toBeVisible()

    const annaThere = await TestClient.connect(Number(new URL(there).port))
    await annaThere.must({ do: 'move', table: anna.tableId, code })
    await moveTable(annaThere, there.replace(/\d+$/, String(settings.port)))
    await expect(home).toHaveURL(`http://127.0.0.1:${settings.port}/#/t/${anna.tableId}`)
    await expect(home.getByText('Béla').first()).toBeVisible()
    expect(standIn.questions).toHaveLength(1)
    expect((await stateOf(standIn)).opened).toEqual([])
    await Promise.all([anna.close(), annaThere.close(), other.dispose()])
  })
  await goHome()
  await test.step('says when the computer has slept or its network is another one, and shows the new address', async () => {
    const { port } = settings
    await standIn.ask('network', { addresses: ['192.168.1.20'] })
    const table = await openTable(home, 'ZÉRTZ', 'Anna')
    const phone = await TestClient.connect(port)
    await phone.must({ do: 'join', table, name: 'Béla' })
    await expect(home.getByText(`192.168.1.20:${port}`).first()).toBeVisible()
    const qr = home.getByRole('img', { name: /Scan with/ })
    await expect(qr).toHaveAccessibleName(new RegExp(`http://192.168.1.20:${port}/#/t/${table}$`))
    const drawn = await qr.innerHTML()

    // Asleep, the phone's line breaks; awake, everyone is told, and the phone is back by itself.
    await phone.close()
    await standIn.ask('network', { addresses: ['10.0.0.7', '192.168.1.20'] })
    await standIn.ask('resume')
    await expect(home.getByText('This computer was asleep.')).toBeVisible()
    await expect(home.getByText('The network has changed.').filter({ visible: true }).first()).toBeVisible()
    await expect(qr).toHaveAccessibleName(new RegExp(`http://10.0.0.7:${port}/#/t/${table}$`))
    expect(await qr.innerHTML()).not.toBe(drawn)
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table, token: phone.token })
    await expect(home.getByText('Béla is back')).toBeVisible()
    expect(back.table!.addresses[0]).toBe(`http://10.0.0.7:${port}`)
    await standIn.menu('copyAddress')
    expect((await stateOf(standIn)).clipboard).toBe(`http://10.0.0.7:${port}`)

    // Without the system's word: the network goes and comes.
    await standIn.ask('network', { addresses: [] })
    await expect(home.getByText('This computer has lost its network.')).toBeVisible()
    await standIn.ask('network', { addresses: ['10.0.0.8'] })
    await expect(home.getByText('This computer is on a network again.')).toBeVisible()
    await expect(qr).toHaveAccessibleName(/10\.0\.0\.8/)
    await back.close()
  })
  await goHome()
  await test.step('permissions are denied', async () => {
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
  await test.step('another host’s table opens in the browser, if the person wants', async () => {
    standIn.answers = [1]
    await home.evaluate(() => void (location.href = 'http://192.168.255.254:7400/'))
    await expect.poll(async () => (await stateOf(standIn)).opened).toEqual(['http://192.168.255.254:7400/'])
    expect(standIn.pages()).toHaveLength(1)
  })
  await test.step('where no browser opens, the address is told and the app goes on', async () => {
    standIn.answers = [1, 0]
    await home.evaluate(() => void (location.href = 'http://192.168.255.254:1/'))
    await expect.poll(() => standIn.questions.at(-1)).toMatch(/^No browser opened/)
    expect(standIn.hasEnded()).toBe(false)
  })
  await test.step('a second start brings the running app forward', async () => {
    await standIn.menu('licences')
    const licences = await standIn.page('licences.txt')
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
    await standIn.close(licences)
    await expect.poll(() => standIn.pages().length).toBe(1)
  })
  await test.step('a folder that a host without a window holds is refused with words', async () => {
    // Another app folder, the same data: only the lock on the data can tell.
    const { dataDir } = settings
    rmSync(join(dataDir, 'app', 'standin.pid'), { force: true })
    await expect(startStandIn({ ...settings, port: await freePort() })).rejects.toThrow(
      /already running with this data folder/,
    )
    expect(standIn.hasEnded()).toBe(false)
  })
  await test.step('the menu speaks the page’s language; about shows versions and licences, and closes by keyboard', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const open = async () => {
      await standIn.menu('about')
      const page = await standIn.page(`node-${process.versions.node}`)
      expect(standIn.pages()).toHaveLength(2)
      await expect(page.getByRole('main')).toContainText(version)
      return page
    }
    /** The page may be gone before the key is up. */
    const closeBy = (page: Page, key: string) => page.keyboard.press(key).catch(() => undefined)
    const about = await open()
    await expect(about).toHaveTitle('About Asztal')
    for (const part of ['Node.js', process.versions.node]) await expect(about.getByRole('main')).toContainText(part)
    // By keyboard into the licences, which were gathered from what was bundled.
    await about.locator('summary').focus()
    await about.keyboard.press('Enter')
    await about.keyboard.press('Tab')
    const licences = about.getByRole('region', { name: 'Third-party software and licences' })
    await expect(licences).toBeFocused()
    for (const inside of ['svelte ', 'ws ', 'electron ', 'Fraunces']) await expect(licences).toContainText(inside)
    // A second time brings the same window forward.
    await open()
    await closeBy(about, 'Escape')
    await expect.poll(async () => (await stateOf(standIn)).windows.length).toBe(1)
    expect(standIn.hasEnded()).toBe(false)

    await home.getByRole('button', { name: 'Magyar' }).click()
    await expect.poll(() => standIn.menuLabels()).toContain('Az Asztal névjegye')
    const magyarul = await open()
    await expect(magyarul.getByRole('heading', { name: 'A felhasznált csomagok és licenceik' })).toBeVisible()
    await magyarul.getByRole('button', { name: 'Bezárás' }).focus()
    await closeBy(magyarul, 'Enter')
    await expect.poll(async () => (await stateOf(standIn)).windows.length).toBe(1)
  })
  await test.step('the machine is kept awake, and the display for the shared screen', async () => {
    const blockers = async (): Promise<readonly string[]> => (await stateOf(standIn)).blockers
    expect(await blockers()).toEqual([])
    const { table, client } = await startMatch(settings.port)
    await expect.poll(blockers).toEqual(['prevent-app-suspension'])
    await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
    await expect.poll(blockers).toEqual(['prevent-display-sleep'])
    await client.must({ do: 'endMatch' })
    await expect.poll(blockers).toEqual([])
    await client.close()
    await standIn.close(await standIn.page(`#/t/${table}/screen`))
  })
  await test.step('closing the last window asks first, closing another does not', async () => {
    const asked = standIn.questions.length
    const { table, client } = await startMatch(settings.port)
    await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
    await standIn.close(await standIn.page(`#/t/${table}/screen`))
    await expect.poll(() => standIn.pages().length).toBe(1)
    expect(standIn.questions).toHaveLength(asked)
    await standIn.close(home)
    await expect.poll(() => standIn.questions.length).toBe(asked + 1)
    standIn.answers = [1]
    expect(await standIn.ended).toBe(0)
    await client.close()
  })
})

/** The window of the shared screen, once the app knows that it is there: a page may be seen a moment before. */
async function screenOf(app: StandIn): Promise<State['windows'][number]> {
  const find = async () => (await stateOf(app)).windows.find(({ url }) => url.endsWith('/screen'))
  await expect.poll(find).toBeDefined()
  return (await find())!
}

test('positions are remembered, the shared screen fills a second display, and after a crash the table is there', async ({
  settings,
}) => {
  test.setTimeout(300_000)
  const first = await startStandIn({ ...settings, env: { ASZTAL_STANDIN_DISPLAYS: '2' } })
  const { table, client } = await startMatch(settings.port)
  const home = await first.page(`:${settings.port}/`)
  await home.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await first.page(`#/t/${table}/screen`)
  const shown = await screenOf(first)
  expect(shown).toMatchObject({ fullscreen: true })
  expect(shown.x).toBeGreaterThanOrEqual(1366)
  await client.close()
  first.answers = [1]
  await first.menu('quit')
  expect(await first.ended).toBe(0)
  await first.kill()

  // Where a window stood, and however it was, it opens again; without the second display the shared screen is a window.
  const file = join(settings.dataDir, 'windows.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { box: object }>
  expect(Object.keys(kept).sort()).toEqual(['home', 'screen'])
  expect(kept['screen']).toMatchObject({ fullScreen: true })
  const box = { x: 61, y: 47, width: 911, height: 603 }
  writeFileSync(file, JSON.stringify({ ...kept, home: { ...kept['home'], box } }))
  const second = await startStandIn(settings)
  const again = await second.page(`:${settings.port}/`)
  expect((await stateOf(second)).windows[0]).toMatchObject(box)
  await again.evaluate((code) => void window.open(`#/t/${code}/screen`), table)
  await second.page(`#/t/${table}/screen`)
  const one = await screenOf(second)
  expect(one).toMatchObject({ fullscreen: false })
  expect(one.x + one.width).toBeLessThanOrEqual(1366)

  // A crash says what to do, of a window as of the app.
  const comeBack = async () => {
    const back = await TestClient.connect(settings.port)
    await back.must({ do: 'return', table, token: client.token })
    await back.until(() => back.match !== null)
    return back
  }
  // The page has said its language.
  await expect.poll(() => second.menuLabels()).toContain('About Asztal')
  second.answers = [1]
  await second.ask('crash', { window: 0 })
  await expect.poll(() => second.questions.length, { timeout: 20_000 }).toBe(1)
  expect(second.questions[0]).toContain('crashed')
  await expect.poll(async () => (await stateOf(second)).log.join()).toContain('reload http://127.0.0.1')
  expect(second.hasEnded()).toBe(false)
  const there = await comeBack()
  const { step } = there.match!
  await there.close()
  await second.ask('fail', { message: 'planted' })
  expect(await second.ended).toBe(1)
  const log = join(settings.dataDir, 'logs', 'asztal.log')
  expect(second.errors).toEqual([
    `Unexpected error: planted\nThe tables are on disk; start Asztal again. Details are in ${log}`,
  ])
  expect(readFileSync(log, 'utf8')).toMatch(/crash: Error: planted/)
  await second.kill()

  // The table is there at the next start; closing the last window ends the app where nobody plays; on macOS it stays.
  const third = await startStandIn(settings)
  const back = await comeBack()
  expect(back.match!.step).toBe(step)
  await back.must({ do: 'endMatch' })
  await back.close()
  if (process.platform !== 'darwin') {
    await third.close(await third.page(`:${settings.port}/`))
    expect(await third.ended).toBe(0)
    expect(third.questions).toEqual([])
  }
  await third.kill()
})
