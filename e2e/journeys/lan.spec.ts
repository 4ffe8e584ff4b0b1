/** Phones on a real local network: pages from an address that is not loopback, and addresses that change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, port, test, wake } from '../support/lan'
import { openTable, startMatch } from '../support/table'
import { buildQuickly, main, waitForTurn } from '../support/zertz'

test.use({ actionTimeout: 20_000 })

const at = (address: string, table: string) => `http://${address}:${port}/#/t/${table}`
const asked = (page: Page) => page.locator('[data-aim]').first()
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).first().click()

async function arrive(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('What is your name?').fill(name)
  await page.getByRole('button', { name: button }).click()
}

/** Plays a number of moves, each on the page that is asked. */
async function playOn(pages: readonly Page[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const page = (await waitForTurn(pages))!
    await buildQuickly(page)
    await main(page).click()
    await expect(asked(page)).toHaveCount(0)
  }
}

test('phones on a network: one sleeps, changes Wi-Fi and keeps its seat; the host gets another address; one of two addresses dies', async ({
  lan,
}) => {
  test.slow()
  const other = await lan.phone(`http://10.90.0.1:${port}/`)
  const bela = await lan.phone('about:blank')

  await test.step('from a plain address: a phone sleeps, loses its line, changes Wi-Fi, is turned, reloaded and stays at its seat', async () => {
    const anna = other
    const table = await openTable(anna, 'ZÉRTZ', 'Anna')
    await bela.goto(at('10.90.0.1', table))
    expect(await bela.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'wakeLock' in navigator])).toEqual([
      false,
      false,
      false,
    ])
    await arrive(bela, 'Béla', 'Take a seat')
    await startMatch(anna)
    let moves = 0
    const play = async (pages: readonly Page[], count: number) => {
      await playOn(pages, count)
      moves += count
    }
    await play([anna, bela], 1)
    if ((await waitForTurn([anna, bela])) === bela) await play([bela], 1)
    else await play([anna, bela], 2)

    // It sleeps while the other one plays.
    const phone = await bela.context().newCDPSession(bela)
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
    await play([anna], 1)
    await phone.send('Page.setWebLifecycleState', { state: 'active' })
    // It is in the lift.
    await bela.context().setOffline(true)
    await wake(bela)
    await expect(bela.getByText('Connection lost')).toBeVisible()
    await bela.context().setOffline(false)
    await expect(bela.getByText('Connection lost')).toHaveCount(0)
    await play([anna, bela], 1)
    // It comes back from another Wi-Fi, with another address.
    lan.readdress(lan.phones, '10.90.0.2', '10.90.0.55')
    await Promise.all([anna, bela].map(wake))
    await play([anna, bela], 1)
    await bela.setViewportSize({ width: 844, height: 390 })
    await bela.reload()
    await bela.setViewportSize({ width: 390, height: 844 })
    await bela.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(bela.getByRole('dialog')).toBeVisible()
    await bela.goBack()
    await expect(bela.getByRole('dialog')).toHaveCount(0)
    await bela.goBack()
    await expect(bela.getByText('You keep your seat')).toBeVisible()
    await bela.goBack()
    await play([anna, bela], 1)

    // The board is drawn again when a line comes back, so the last answer may still be on its way.
    const file = join(lan.host.dataDir, 'tables', table, 'match-1.jsonl')
    await expect.poll(() => readFileSync(file, 'utf8').trim().split('\n').length - 1).toBe(moves)
  })

  await test.step('the host gets another address: a phone comes back by the short code, another is let in by its name', async () => {
    const anna = await lan.laptop()
    const table = await openTable(anna, 'ZÉRTZ', 'Anna')
    await bela.goto(at('10.90.0.1', table))
    await arrive(bela, 'Béla', 'Take a seat')
    const cili = other
    await cili.goto(at('10.90.0.1', table))
    await arrive(cili, 'Cili', 'Come in')
    await startMatch(anna)
    await playOn([anna, bela], 1)
    await cili.goto('about:blank')

    lan.readdress(lan.hosting, '10.90.0.1', '10.90.0.77')
    await expect(anna.getByText('The network has changed')).toBeVisible()
    await wake(bela)
    await bela.getByRole('button', { name: 'Not reconnecting?' }).click()
    await anna.getByRole('button', { name: 'Menu', exact: true }).click()
    await anna.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    const short = (await anna.getByRole('dialog').locator('.short').textContent())!
    await close(anna)
    await bela.getByLabel('Short code or address').fill('nonsense!')
    await bela.getByRole('button', { name: 'Go there' }).click()
    await expect(bela.getByText('neither a short code nor an address')).toBeVisible()
    await bela.getByLabel('Short code or address').fill(short)
    await bela.getByRole('button', { name: 'Go there' }).click()
    await expect(bela).toHaveURL(at('10.90.0.77', table))
    await playOn([anna, bela], 1)
    // It is a place of this browser like any other now, and has another way back for the next time.
    await bela.reload()
    await playOn([anna, bela], 1)
    const kept = await bela.evaluate((id) => localStorage.getItem(`asztal.back.${id}.0`), table)
    expect(kept).toMatch(/^[\w-]{32}$/)

    // At another address a browser knows nobody: it is as good as another phone.
    const phone = other
    await phone.goto(at('10.90.0.77', table))
    await phone.getByRole('button', { name: 'Cili' }).click()
    await expect(phone.getByText('We told the table that Cili')).toBeVisible()
    await expect(anna.getByText('Cili would like to come back')).toBeVisible()
    await expect(bela.getByText('Cili would like to come back')).toHaveCount(0)
    await anna.getByRole('button', { name: 'Let in' }).click()
    await expect(phone.getByText('You are watching.')).toBeVisible()
    await expect(anna.getByText('Cili would like to come back')).toHaveCount(0)
  })

  await test.step('one of two addresses dies: the other is one touch away, and a device brings both of its people along', async () => {
    lan.join('eth1', '10.91.0.1', '10.91.0.2')
    const anna = other
    await anna.goto(`http://10.90.0.77:${port}/`)
    const table = await openTable(anna, 'Election Night', 'Anna')
    await anna.getByRole('button', { name: 'Another player on this device' }).click()
    await anna.getByRole('dialog').getByLabel('Their name').fill('Béla')
    await anna.getByRole('dialog').getByRole('button', { name: 'Seat them' }).click()
    const kept = () => anna.evaluate((id) => localStorage.getItem(`asztal.back.${id}.0`)?.split(',').length, table)
    await expect.poll(kept).toBe(2)
    await anna.getByRole('button', { name: 'Close' }).first().click()
    await anna.getByRole('button', { name: 'Invite' }).click()
    await expect(anna.getByLabel('Try another address')).toBeVisible()
    await close(anna)
    lan.hosting.ip('link', 'set', 'wlan0', 'down')
    await wake(anna)
    await anna.getByRole('button', { name: 'Not reconnecting?' }).click()
    await anna.getByRole('button', { name: `Try 10.91.0.1:${port}` }).click()
    await expect(anna).toHaveURL(at('10.91.0.1', table))
    await expect(anna.getByText('this device').first()).toBeVisible()
    await expect.poll(() => anna.evaluate((id) => localStorage.getItem(`asztal.with.${id}.0`), table)).not.toBe(null)
    await expect.poll(kept).toBe(2)
    await startMatch(anna)
    await expect(anna.getByText(/Anna|Béla/).first()).toBeVisible()
  })
})
