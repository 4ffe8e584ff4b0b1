import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Table } from '../../src/engine/games/zertz/facts'
import { rules } from '../../src/engine/games/zertz/rules'
import { begin } from '../../src/engine/testing/play'
import { fingertip } from '../../src/renderer/ui/magnify'
import { expect, layLine, test } from '../support'
import { expectAccessible, layOut } from '../support/painting'
import { playItself } from '../support/players'
import { prepareTable, takeSeat } from '../support/prepared'
import { addBot, awaySign, chooser, joinTable, openTable, startMatch } from '../support/table'
import { buildMove, main, over, playOn, ring, waitForTurn } from '../support/zertz'

/** Lets the first pages play on by themselves to the end of the match; others look on. */
async function playToEnd(pages: readonly Page[], ...others: readonly Page[]): Promise<void> {
  const all = [...pages, ...others]
  for (const page of all) await layOut(page, false)
  for (const page of pages) await playItself(page, 'zertz', 50)
  const again = pages[0].locator('button', { hasText: 'Play again' }).last()
  await expect(again).toBeAttached({ timeout: 120_000 })
  for (const page of all) await layOut(page, true)
}

const labels = (page: Page) =>
  page
    .locator('[data-ring]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(',').slice(0, 2).join()))

test('two phones play a whole game on the clock while the shared screen watches, through a take-back, a lost connection and a killed host', async ({
  phone,
  sharedScreen,
  host,
}) => {
  const anna = await phone({ at: null })
  const line = await layLine(anna)
  await anna.goto(host.url)
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  await anna.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: '5 min + 5 s' }).check()
  await anna.getByRole('group', { name: 'Taking back' }).getByRole('radio', { name: 'On' }).check()
  const bela = await phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(anna)
  const pages = [anna, bela]
  const choose = chooser(5)

  await test.step('with clocks on the table a move is taken back by agreement, on either turn', async () => {
    const first = (await waitForTurn(pages))!
    const second = pages.find((page) => page !== first)!
    const look = async (name: string) => {
      if (process.env.LOOK)
        for (const [at, page] of [first, second, screen].entries())
          await page.screenshot({ path: `${process.env.LOOK}/${name}-${at}.png` })
    }
    for (const page of [...pages, screen])
      await expect(page.getByRole('timer', { name: /Anna’s time: [45]:/ })).toBeVisible()
    await playOn(pages, choose, 1)
    await waitForTurn(pages)
    // A move half made survives the question and a no.
    await second.locator('[data-marble]:enabled').first().click()
    await expect(second.locator('[aria-pressed="true"][data-marble]')).toBeVisible()
    await look('ask')
    await first.getByRole('button', { name: 'Take back?' }).click()
    await expect(second.getByText(/This would be undone/)).toBeVisible()
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
  })

  await test.step('a phone that loses its connection mid-move comes back, and the move counts once', async () => {
    while ((await waitForTurn(pages)) !== anna) await playOn(pages, choose, 1)
    await anna.reload()
    await waitForTurn([anna])
    // The time of both is derived from the journal: a reloaded page shows the same.
    await expect(anna.getByRole('timer', { name: /Anna’s time: [45]:/ })).toBeVisible()
    await buildMove(anna, choose)
    // A half-built move survives a broken connection, even the first one after the page was loaded.
    await line.cut()
    await expect(awaySign(bela, 'Anna')).toBeVisible()
    // A player who goes away gets a sign beside the time, not under it.
    const sign = (await awaySign(bela, 'Anna').locator('svg').boundingBox())!
    const time = (await bela.getByRole('timer', { name: 'Anna’s time' }).boundingBox())!
    expect(sign.x + sign.width).toBeLessThanOrEqual(time.x)
    line.mend()
    await expect(anna.getByRole('img', { name: 'Connected' })).toBeVisible()
    await expect(main(anna)).toBeEnabled()
    await line.cut()
    await main(anna).click()
    await expect(awaySign(bela, 'Anna')).toBeVisible()
    line.mend()
    expect(await waitForTurn([bela])).toBe(bela)
    expect(await playOn(pages, choose, 1)).toBe(false)
  })

  await test.step('the host is killed and restarted mid-game; everyone is back where they were', async () => {
    await waitForTurn(pages)
    const before = await labels(screen)
    await host.crash()
    await expect(async () => expect(await labels(screen)).toEqual(before)).toPass()
    expect(await playOn(pages, choose, 2)).toBe(false)
    await expect(async () => expect(await labels(screen)).toEqual(await labels(anna))).toPass()
  })

  await playToEnd(pages, screen)
  for (const page of [anna, bela, screen]) await expect(page.getByText(/(Anna|Béla) won|A draw/).first()).toBeVisible()
  const step = async (page: Page) => Number(await page.locator('[data-step]').getAttribute('data-step'))
  const last = await step(bela)
  await over(anna).click()
  // Both pages go on playing by themselves, from the first step.
  await expect.poll(() => step(bela)).toBeLessThan(last)
})

test('one person plays a whole game against a bot, by keyboard and mouse', async ({ laptop, host }) => {
  const page = await laptop({ at: null, sound: true })
  const asks: { match: { number: number; step: number; prompt: unknown; fresh: boolean } }[] = []
  let tell = (_: unknown): void => undefined
  await page.routeWebSocket(/\/socket$/, (client) => {
    const server = client.connectToServer()
    tell = (message) => client.send(JSON.stringify(message))
    client.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      const said = JSON.parse(String(message))
      if (said.say === 'match' && said.match.prompt !== null) asks.push(said)
      client.send(message)
    })
  })
  await page.goto(host.url)
  await openTable(page, 'ZÉRTZ', 'Anna')
  await addBot(page, 2)
  await startMatch(page)
  await waitForTurn([page])
  const choose = chooser(7)

  await test.step('the game can be played by keyboard, and axe finds nothing serious', async () => {
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

  await test.step('a move is built step by step and can be taken back until it is sent', async () => {
    await waitForTurn([page])
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
  })

  await test.step('the next match asks again, even at a step number already answered in the last one', async () => {
    await page.getByRole('button', { name: 'Back to now' }).click()
    await waitForTurn([page])
    const [first, second] = asks.map(({ match }) => match)
    for (const { step } of [second, first]) expect(step).toBeLessThan(asks.at(-1)!.match.step)
    // As if the first match had ended with her second answer, and the next one had come as far.
    tell({ ...asks[1], match: { ...second, number: 2, fresh: true } })
    await expect(page.locator(`[data-step="${second.step}"]`)).toBeVisible()
    await buildMove(page, choose)
    await expect(main(page)).toBeEnabled()
  })

  await page.reload()
  await page.getByRole('button', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.getByText(/^\d+\. /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  expect(await playOn([page], choose, 1)).toBe(false)
  await playToEnd([page])
  await expect(page.getByText(/won|A draw/).first()).toBeVisible()
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
  const page = await phone({ size: 'smallPhone', at: null })
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  for (const { starter, table } of tables) await takeSeat(page, table, starter)
  for (const { table } of tables) {
    await page.goto(`/#/t/${table.id}`)
    await page.locator('[data-marble="white"]').click()
    const middle = async (ring: string) => {
      const { x, y, width, height } = (await page.locator(`[data-ring="${ring}"]`).boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    /** How far apart two rings are that touch each other. */
    const pitch = async () => (await middle('d6')).y - (await middle('d7')).y
    expect(await pitch()).toBeLessThan(fingertip)
    const ring = await middle('d6')
    // What magnifies is fetched a while after the board.
    await expect(async () => {
      await touch('touchCancel').catch(() => undefined)
      await touch('touchStart', ring)
      await expect.poll(pitch, { timeout: 1000 }).toBeGreaterThanOrEqual(fingertip - 0.5)
    }).toPass({ timeout: 30_000 })
    await touch('touchMove', await middle('d7'))
    await expect(page.locator('[data-ring="d7"]')).toHaveAttribute('data-under', '')
    await touch('touchEnd')
    await expect(page.locator('[data-magnified]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(page.locator('[data-ring="d7"]')).not.toHaveAttribute('data-aim', 'place')
  }
})
