import type { Page } from '@playwright/test'
import type { AnyRules } from '../src/engine/core/contract'
import type { Table } from '../src/engine/games/zertz/facts'
import { rules } from '../src/engine/games/zertz/rules'
import { begin } from '../src/engine/testing/play'
import { fingertip } from '../src/renderer/ui/magnify'
import { expect, layLine, test } from './support'
import { expectAccessible } from './support/painting'
import { prepareTable, takeSeat } from './support/prepared'
import { addBot, awaySign, chooser, joinTable, openTable, startMatch } from './support/table'
import { buildMove, main, over, playOn, playQuickly, ring, waitForTurn } from './support/zertz'

test('two phones play a whole game while the shared screen watches', async ({ phone, sharedScreen }) => {
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(anna)
  const ended = await playOn([anna, bela], chooser(11), 120)
  expect(ended).toBe(true)
  for (const page of [anna, bela, screen]) await expect(page.getByText(/(Anna|Béla) won|A draw/).first()).toBeVisible()
  await over(anna).click()
  const aims = async () => (await anna.locator('[data-aim]').count()) + (await bela.locator('[data-aim]').count())
  await expect.poll(aims).toBeGreaterThan(0)
})

test('one person plays a whole game against a bot', async ({ laptop }) => {
  const page = await laptop({ sound: true })
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await startMatch(page)
  // Two phones play a whole game by the mouse alone; here a few moves are enough.
  const choose = chooser(3)
  expect(await playOn([page], choose, 5)).toBe(false)
  expect(await playQuickly([page], choose, 60)).toBe(true)
  await expect(page.getByText(/won|A draw/).first()).toBeVisible()
})

test('the next match asks again, even at a step number already answered in the last one', async ({ laptop, host }) => {
  const anna = await laptop({ at: null })
  const asks: { match: { number: number; step: number; prompt: unknown; fresh: boolean } }[] = []
  let tell = (_: unknown): void => undefined
  await anna.routeWebSocket(/\/socket$/, (client) => {
    const server = client.connectToServer()
    tell = (message) => client.send(JSON.stringify(message))
    client.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      const said = JSON.parse(String(message))
      if (said.say === 'match' && said.match.prompt !== null) asks.push(said)
      client.send(message)
    })
  })
  await anna.goto(host.url)
  await openTable(anna, 'ZÉRTZ', 'Anna')
  await addBot(anna, 2)
  await startMatch(anna)
  const choose = chooser(7)
  await playOn([anna], choose, 2)
  await waitForTurn([anna])
  const [first, second] = asks.map(({ match }) => match)
  for (const { step } of [second, first]) expect(step).toBeLessThan(asks.at(-1)!.match.step)
  // As if the first match had ended with her second answer, and the next one had come as far.
  tell({ ...asks[1], match: { ...second, number: 2, fresh: true } })
  await expect(anna.locator(`[data-step="${second.step}"]`)).toBeVisible()
  await buildMove(anna, choose)
  await expect(main(anna)).toBeEnabled()
})

test('a move is built step by step and can be taken back until it is sent', async ({ laptop }) => {
  const page = await laptop()
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await startMatch(page)
  const choose = chooser(5)
  expect(await waitForTurn([page])).not.toBeNull()
  if ((await ring(page, 'start').count()) > 0) await playOn([page], choose, 1)
  await waitForTurn([page])
  await buildMove(page, choose)
  await expect(main(page)).toBeEnabled()
  const undo = page.getByRole('button', { name: 'Take back' })
  while ((await undo.count()) > 0) await undo.click()
  await expect(main(page)).toBeDisabled()
  expect(await playOn([page], choose, 1)).toBe(false)
  await page.getByRole('button', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.getByText('0.', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.getByText(/^\d+\. /).first()).toBeVisible()
})

test('a phone that loses its connection mid-move comes back, and the move counts once', async ({ phone, host }) => {
  const anna = await phone({ at: null })
  const line = await layLine(anna)
  await anna.goto(host.url)
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  await startMatch(anna)
  const choose = chooser(23)
  const pages = [anna, bela]
  for (let i = 0; i < 4 || (await waitForTurn(pages)) !== anna; i++) await playOn(pages, choose, 1)
  await anna.reload()
  await waitForTurn([anna])
  await buildMove(anna, choose)
  // A half-built move survives a broken connection, even the first one after the page was loaded.
  await line.cut()
  await expect(awaySign(bela, 'Anna')).toBeVisible()
  line.mend()
  await expect(anna.getByRole('img', { name: 'Connected' })).toBeVisible()
  await expect(main(anna)).toBeEnabled()
  await line.cut()
  await main(anna).click()
  await expect(awaySign(bela, 'Anna')).toBeVisible()
  line.mend()
  expect(await waitForTurn([bela])).toBe(bela)
  expect(await playOn(pages, choose, 3)).toBe(false)
})

test('the host is killed and restarted mid-game; everyone is back where they were', async ({
  phone,
  sharedScreen,
  host,
}) => {
  const anna = await phone()
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(anna)
  const choose = chooser(42)
  await playOn([anna, bela], choose, 5)
  const board = (page: Page) =>
    page
      .locator('[data-ring]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(',').slice(0, 2).join()))
  const before = await board(screen)
  await host.crash()
  await expect(async () => expect(await board(screen)).toEqual(before)).toPass()
  expect(await playOn([anna, bela], choose, 4)).toBe(false)
  await expect(async () => expect(await board(screen)).toEqual(await board(anna))).toPass()
})

test('the game can be played by keyboard, and axe finds nothing serious', async ({ laptop }) => {
  const page = await laptop()
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await startMatch(page)
  await waitForTurn([page])
  await expectAccessible(page)
  // A whole move without a mouse: Tab reaches everything, arrow keys walk the board.
  const tabTo = async (selector: string) => {
    const there = () => page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector)
    for (let steps = 0; !(await there()); steps++) {
      expect(steps, `${selector} can be reached`).toBeLessThan(60)
      await page.keyboard.press('Tab')
    }
  }
  const step = await page.locator('[data-step]').getAttribute('data-step')
  await tabTo('[data-marble]')
  await page.keyboard.press('Enter')
  await tabTo('[data-aim="place"]')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-ring'))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-ring="${first}"]`)).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  await tabTo('[data-aim="remove"]')
  await page.keyboard.press(' ')
  await tabTo('.prompt .btn.main:enabled')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-step="${step}"]`)).toHaveCount(0)
  // The focus is never nowhere, and a line of the log lights what it names, also where a ring is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await page
    .getByRole('button', { name: /^Ring [a-g]\d is removed/ })
    .first()
    .click()
  await expect(page.locator('[data-step] [data-lit]')).toHaveCount(1)
})

test('with clocks on the table a move is taken back by agreement, on either turn', async ({ phone, sharedScreen }) => {
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  await anna.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: '5 min + 5 s' }).check()
  await anna.getByRole('group', { name: 'Taking back' }).getByRole('radio', { name: 'On' }).check()
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(anna)
  const pages = [anna, bela]
  const first = (await waitForTurn(pages))!
  const second = pages.find((page) => page !== first)!
  const look = async (name: string) => {
    if (process.env.LOOK)
      for (const [at, page] of [first, second, screen].entries())
        await page.screenshot({ path: `${process.env.LOOK}/${name}-${at}.png` })
  }
  for (const page of [...pages, screen])
    await expect(page.getByRole('timer', { name: /Anna’s time: [45]:/ })).toBeVisible()
  const choose = chooser(5)
  await playOn(pages, choose, 1)
  await waitForTurn(pages)
  // A move half made survives the question and a no.
  await second.locator('[data-marble]:enabled').first().click()
  await expect(second.locator('[aria-pressed="true"][data-marble]')).toBeVisible()
  await look('ask')
  await first.getByRole('button', { name: 'Take back?' }).click()
  await expect(second.getByText(/This would go back/)).toBeVisible()
  await look('question')
  await second.getByRole('button', { name: 'Decline' }).click()
  await expect(second.locator('[aria-pressed="true"][data-marble]')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Take back?' })).toHaveCount(0)
  await playOn(pages, choose, 2)
  await waitForTurn(pages)
  // Both have moved since: the seat on turn asks too, and both moves go back.
  await second.getByRole('button', { name: 'Take back?' }).click()
  await first.getByRole('button', { name: 'Agree' }).click()
  await look('back')
  await expect(screen.getByText(/agrees. Taken back|to move/).first()).toBeVisible()
  await expect.poll(() => waitForTurn(pages).then((page) => page === second)).toBe(true)
  expect(await playOn(pages, choose, 2)).toBe(false)
  // The time of both is derived from the journal: a reloaded page shows the same.
  await first.reload()
  await expect(first.getByRole('timer', { name: /Anna’s time: [45]:/ })).toBeVisible()
  // A player who goes away gets a sign beside the time, not under it.
  await second.close()
  const gone = second === anna ? 'Anna' : 'Béla'
  const sign = (await awaySign(first, gone).locator('svg').boundingBox())!
  const time = (await first.getByRole('timer', { name: `${gone}’s time` }).boundingBox())!
  expect(sign.x + sign.width).toBeLessThanOrEqual(time.x)
})

test('on the big boards a held finger magnifies the rings of a phone, and picks the one it is slid to', async ({
  phone,
  host,
}) => {
  const tables = [48, 61].map((rings) => {
    const { match } = begin(rules as AnyRules, { rings }, 2, 'lens')
    const table = prepareTable(host.dataDir, rings === 48 ? 'LENS' : 'WIDE', ['Anna', 'Béla'], {
      setup: match.setup,
      entries: [],
    })
    return { table, starter: (match.world.table as Table).starter }
  })
  await host.crash()
  for (const { starter, table } of tables) {
    const page = await phone({ size: 'smallPhone', at: null })
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await takeSeat(page, table, starter)
    await page.goto(`/#/t/${table.id}`)
    await page.locator('[data-marble="white"]').click()
    const middle = async (ring: string) => {
      const { x, y, width, height } = (await page.locator(`[data-ring="${ring}"]`).boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    /** How far apart two rings are that touch each other. */
    const pitch = async () => (await middle('d6')).y - (await middle('d7')).y
    expect(await pitch()).toBeLessThan(fingertip)
    await touch('touchStart', await middle('d6'))
    await expect.poll(pitch).toBeGreaterThanOrEqual(fingertip - 0.5)
    await touch('touchMove', await middle('d7'))
    await expect(page.locator('[data-ring="d7"]')).toHaveAttribute('data-under', '')
    await touch('touchEnd')
    await expect(page.locator('[data-magnified]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(page.locator('[data-ring="d7"]')).not.toHaveAttribute('data-aim', 'place')
  }
})
