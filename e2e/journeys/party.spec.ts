/** The evening around the matches: who comes, goes, comes back, hosts, watches, and what a phone's own buttons do. */
import type { Page } from '@playwright/test'
import { expect, layLine, sizes, test } from '../support'
import { addBot, awaySign, joinTable, openTable, startMatch } from '../support/table'
import { buildQuickly, main } from '../support/zertz'

test.use({ actionTimeout: 20_000 })

const menu = async (page: Page, item: string) => {
  // In the page; by touch where the menu itself is looked at.
  await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click')
  await page.getByRole('dialog').getByRole('button', { name: item }).dispatchEvent('click')
}
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).first().click()
const asked = (page: Page) => page.locator('[data-aim]').first()
const notices = (page: Page) => page.locator('.notices')

/** Any legal move of ZÉRTZ. */
async function move(page: Page): Promise<void> {
  await buildQuickly(page)
  await main(page).click()
}

/** The device is as good as another one: it has never been at a table. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
}

/** Closes every sheet that is open. */
async function closeAll(page: Page): Promise<void> {
  const sheets = page.getByRole('dialog')
  for (let open = await sheets.count(); open > 0; open = await sheets.count()) {
    await page.keyboard.press('Escape')
    await expect(sheets).toHaveCount(open - 1)
  }
}

async function changeGame(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: 'Another game' }).click()
  await page.getByRole('button', { name: game }).click()
}

/** From the sheet of the table. */
async function endMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the match' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'End the match' }).click()
}

test('what a phone’s own buttons do never costs the seat; it moves to another device, and a late-comer takes over a bot', async ({
  phone,
  laptop,
  host,
}) => {
  const anna = await phone({ size: 'smallPhone', at: null })
  const line = await layLine(anna)
  await anna.goto(host.url)
  await test.step('back leaves a lobby for the page before it at once', async () => {
    await openTable(anna, 'ZÉRTZ', 'Anna')
    await anna.getByRole('button', { name: 'Menu', exact: true }).click()
    await close(anna)
    await anna.goBack()
    await expect(anna.getByRole('link', { name: /Back to/ })).toBeVisible()
  })

  let code = ''
  await test.step('back closes what is open, asks in a match, and never costs the seat', async () => {
    await anna.getByRole('button', { name: 'ZÉRTZ' }).first().click()
    await expect(anna.getByRole('dialog')).toBeVisible()
    await anna.goBack()
    await expect(anna.getByRole('dialog')).toHaveCount(0)
    code = await openTable(anna, 'ZÉRTZ', 'Anna')
    await addBot(anna, 2)
    await menu(anna, 'The table')
    await anna.getByRole('button', { name: 'Leave the table' }).click()
    await expect(anna.getByText('Leave this table for good?')).toBeVisible()
    await anna.goBack()
    await expect(anna.getByText('Leave this table for good?')).toHaveCount(0)
    await expect(anna.getByRole('dialog')).toHaveCount(1)
    await anna.goBack()
    await expect(anna.getByRole('dialog')).toHaveCount(0)
    await startMatch(anna)
    await asked(anna).waitFor()
    await anna.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(anna.getByRole('dialog')).toBeVisible()
    await anna.goBack()
    await expect(anna.getByRole('dialog')).toHaveCount(0)
    await anna.goBack()
    await expect(anna.getByText('You keep your seat')).toBeVisible()
    await anna.goBack()
    await expect(anna.getByText('You keep your seat')).toHaveCount(0)
    expect(anna.url()).toContain(`#/t/${code}`)
    await anna.goBack()
    await anna.getByRole('button', { name: 'Go to the home page' }).click()
    await anna.locator(`a[href*="${code}"]`).filter({ hasText: 'Back to' }).click()
    await expect(asked(anna)).toBeVisible()
  })

  await test.step('turned, pulled down, pinched, put aside and woken, it stays where it was', async () => {
    const fits = () => anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await anna.setViewportSize({ width: 844, height: 390 })
    await expect(asked(anna)).toBeVisible()
    expect(await fits()).toBe(true)
    await anna.setViewportSize(sizes.phone)
    await expect(asked(anna)).toBeVisible()
    // Pulling down reloads the page in some browsers.
    await anna.reload()
    await expect(asked(anna)).toBeVisible()
    const client = await anna.context().newCDPSession(anna)
    await client.send('Input.synthesizePinchGesture', { x: 200, y: 300, scaleFactor: 2 })
    expect(await anna.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.2)
    await expect(asked(anna)).toBeVisible()
    await client.send('Emulation.resetPageScaleFactor')
    // A phone that slept has a line that is dead without knowing it.
    line.hang()
    await anna.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await move(anna)
    await expect(anna.getByText('Sending')).toHaveCount(0)
    await expect(asked(anna)).toBeVisible()
    const page = await anna.context().newPage()
    await page.goto(anna.url())
    await expect(asked(page)).toBeVisible()
    await anna.bringToFront()
    await expect(anna.getByRole('img', { name: 'Connected' })).toBeVisible()
    await page.close()
  })

  const other = await laptop({ at: null })
  await test.step('the seat moves to another device by a code, and both show it', async () => {
    await menu(anna, 'Move to another device')
    const digits = (await anna.getByText(/^\d{3} \d{3}$/).textContent()) ?? ''
    await other.goto(`${host.url}#/t/${code}`)
    await other.getByRole('button', { name: 'I was already playing here' }).click()
    await other.getByLabel('Six-digit code').fill(digits)
    await other.getByRole('button', { name: 'Take over my seat' }).click()
    await expect(anna.getByText('Anna moved to another device')).toBeVisible()
    await close(anna)
    await move(other)
    await expect(asked(other)).toBeVisible()
    await expect(asked(anna)).toBeVisible()
  })

  await test.step('a late-comer watches, waits for the next game, and takes over a bot', async () => {
    const late = other
    await late.setViewportSize(sizes.phone)
    await forget(late)
    await expect(late.getByText('A match is on')).toBeVisible()
    await late.getByLabel('What is your name?').fill('Late')
    await late.getByRole('button', { name: 'Come in' }).click()
    await expect(late.getByText('You are watching.')).toBeVisible()
    await late.getByRole('button', { name: 'Play in the next game' }).click()
    await expect(late.getByRole('button', { name: 'Sit out the next game' })).toBeVisible()
    await late.getByRole('button', { name: 'Take over Bot 1' }).click()
    await expect(late.getByText('You are watching.')).toHaveCount(0)
    await expect(anna.getByRole('list', { name: 'Players' })).toContainText('Late')
  })
})

test('one evening of three: other games, someone who leaves and comes back, a bot, a lock, another host', async ({
  phone,
  host,
}) => {
  test.slow()
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'ZÉRTZ', 'Anna')
  const bela = await phone({ at: null })
  const line = await layLine(bela)
  await bela.goto(host.url)
  await joinTable(bela, code, 'Béla')
  const cili = await phone({ at: `#/t/${code}` })
  await cili.getByLabel('What is your name?').fill('Cili')
  await cili.getByRole('button', { name: 'Come in' }).click()

  await test.step('the next game keeps the people, also through one that is too small for all', async () => {
    await anna.setViewportSize(sizes.laptop)
    await menu(cili, 'The table')
    await close(cili)
    await changeGame(anna, 'Dice Town')
    await expect(anna.getByRole('listitem').filter({ hasText: 'Béla' })).toBeVisible()
    await cili.getByRole('button', { name: 'Sit here: Seat 3' }).click()
    await changeGame(anna, 'ZÉRTZ')
    await expect(cili.getByText('Watching')).toBeVisible()
    await changeGame(anna, 'Dice Town')
    await expect(anna.getByRole('button', { name: 'Options for Cili' })).toBeVisible()
    await expect(anna.getByRole('heading', { name: 'Watching' })).toHaveCount(0)
    await anna.setViewportSize(sizes.smallPhone)
  })

  await test.step('only where answers are secret may the host stop waiting for them', async () => {
    await startMatch(anna)
    await expect(bela.locator('[data-cup]')).toBeVisible()
    const stop = anna.getByRole('button', { name: 'Stop waiting for answers' })
    await menu(anna, 'The table')
    const first = await anna.locator('[data-step]').getAttribute('data-step')
    await expect(stop).toBeVisible()
    await anna.getByRole('button', { name: 'Pause' }).click()
    await expect(stop).toHaveCount(0)
    await anna.getByRole('dialog').getByRole('button', { name: 'Resume' }).click()
    await stop.click()
    await expect(bela.getByText('Anna has stopped waiting for answers')).toBeVisible()
    await expect(bela.locator('[data-step]')).not.toHaveAttribute('data-step', first!)
    await endMatch(anna)
    await changeGame(anna, 'ZÉRTZ')
    await startMatch(anna)
    await menu(anna, 'The table')
    await expect(anna.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(stop).toHaveCount(0)
    await closeAll(anna)
  })

  await test.step('who left is seen at once; the host lets a bot play until they are back', async () => {
    await line.cut()
    for (const page of [anna, cili]) await expect(awaySign(page, 'Béla')).toBeVisible()
    // Who is asked first is drawn by lot.
    const letBotPlay = notices(anna).getByRole('button', { name: 'Let a bot play' })
    await expect(asked(anna).or(letBotPlay).first()).toBeVisible()
    if (await asked(anna).isVisible()) await move(anna)
    await expect(notices(cili)).toContainText('unless Anna decides otherwise')
    await letBotPlay.click()
    await expect(asked(anna)).toBeVisible()
    line.mend()
    await expect(anna.getByText('Béla is back').first()).toBeVisible()
    await expect(bela.getByText('a bot plays')).toHaveCount(0)
  })

  await test.step('someone who is here hears that a bot is to play for them, and goes on with one touch', async () => {
    await bela.setViewportSize(sizes.smallPhone)
    await menu(anna, 'The table')
    await anna.getByRole('button', { name: 'Options for Béla' }).click()
    await expect(anna.getByText('within 15 seconds')).toBeVisible()
    await anna.getByRole('button', { name: 'Let a bot play for now' }).click()
    await expect(notices(bela)).toContainText('Anna has a bot playing for you')
    await notices(bela).getByRole('button', { name: 'I’m here, I’ll play' }).click()
    await expect(notices(bela)).not.toContainText('has a bot playing')
    await expect(anna.getByRole('listitem').filter({ hasText: 'Béla' }).getByText('a bot plays')).toHaveCount(0)
    await closeAll(anna)
  })

  await test.step('messages above a sheet can be touched, and leave it open', async () => {
    const messages = anna.locator('.toast')
    const touchable = () =>
      anna.evaluate(() =>
        [...document.querySelectorAll('.toast')].map((toast) => {
          const { x, y, width, height } = toast.querySelector('button')!.getBoundingClientRect()
          return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
    await expect(messages).toHaveCount(0)
    await menu(anna, 'The table')
    await anna.getByRole('button', { name: 'Options for Béla' }).click()
    await expect(anna.getByRole('dialog')).toHaveCount(2)
    await line.cut()
    await expect(messages.filter({ hasText: 'Béla is away' })).toBeVisible()
    expect(await touchable()).toEqual([true])
    await messages.getByRole('button', { name: 'Dismiss' }).click()
    await expect(messages).toHaveCount(0)
    await expect(anna.getByRole('dialog')).toHaveCount(2)
    // Those that are there when a sheet closes stay.
    line.mend()
    await expect(messages.filter({ hasText: 'Béla is back' })).toBeVisible()
    await closeAll(anna)
    await expect(messages).toBeVisible()
    expect(await touchable()).toEqual([true])
  })

  await test.step('the host pauses and ends', async () => {
    await menu(anna, 'The table')
    await anna.getByRole('button', { name: 'Pause' }).click()
    await expect(bela.getByText('The table is paused').first()).toBeVisible()
    await anna.getByRole('dialog').getByRole('button', { name: 'Resume' }).click()
    await expect(bela.getByText('The table is paused')).toHaveCount(0)
    await endMatch(anna)
    await expect(bela.getByRole('heading', { name: 'Seats' })).toBeVisible()
  })

  const dora = cili
  await test.step('the host asks newcomers for a PIN, then lets no one new join', async () => {
    await changeGame(anna, 'Dice Town')
    await menu(anna, 'The table')
    await anna.getByLabel(/PIN for newcomers/).fill('2468')
    await anna.getByRole('button', { name: 'Set', exact: true }).click()
    await forget(dora)
    await joinTable(dora, code, 'Dóra')
    await dora.getByLabel('Table PIN').fill('2468')
    await dora.getByRole('button', { name: 'Take a seat' }).click()
    await expect(dora.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await anna.getByRole('group', { name: 'No one new can join' }).getByRole('radio', { name: 'On' }).check()
    await dora.reload()
    await expect(dora.getByRole('heading', { name: 'Seats' })).toBeVisible()
  })

  await test.step('someone who was at a locked table says their name and is let in, or not', async () => {
    await forget(bela)
    await expect(bela.getByText('This table is locked')).toBeVisible()
    await expect(bela.getByText('Were you here before?')).toHaveCount(0)
    await bela.getByRole('button', { name: 'I was already playing here' }).click()
    const ask = async () => {
      await bela.getByLabel('Your name at this table').fill('béla')
      await bela.getByRole('button', { name: 'Ask to be let in' }).click()
      // Above the sheet that is open there.
      await expect(anna.getByText('Béla would like to come back')).toBeVisible()
      const below = () =>
        anna.evaluate(() => {
          const bottom = document.querySelector('.knocks')!.getBoundingClientRect().bottom
          return [...document.querySelectorAll('.toast')].every((one) => one.getBoundingClientRect().top >= bottom)
        })
      await expect.poll(below).toBe(true)
      // The same number on both screens.
      const mark = await bela.locator('.mark strong').innerText()
      expect(mark).toMatch(/^\d\d$/)
      await expect(anna.locator('.knocks')).toContainText(`the number ${mark}`)
    }
    await ask()
    await anna.getByRole('button', { name: 'No', exact: true }).click()
    await expect(bela.getByText('did not let you in')).toBeVisible()
    await ask()
    await anna.getByRole('button', { name: 'Let in' }).click()
    await expect(bela.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await expect(anna.getByText('Béla was let in on another device')).toBeVisible()
  })

  await test.step('the host sends someone away, hands the table over, and it is put away', async () => {
    await anna.setViewportSize(sizes.laptop)
    await anna.getByRole('dialog').getByRole('button', { name: 'Options for Dóra' }).click()
    await anna.getByRole('button', { name: 'Send away' }).click()
    await anna.getByRole('dialog').last().getByRole('button', { name: 'Send away' }).click()
    await expect(dora.getByText('The host sent you away')).toBeVisible()
    await anna.getByRole('dialog').getByRole('button', { name: 'Options for Béla' }).click()
    await anna.getByRole('button', { name: 'Hand the table over' }).click()
    await anna.getByRole('button', { name: 'Yes' }).click()
    await expect(bela.getByText('Béla hosts the table now')).toBeVisible()
    await menu(bela, 'The table')
    await bela.getByLabel('Table name').fill('Konyha')
    await bela.getByLabel('Table name').press('Enter')
    await expect(anna.getByRole('heading', { name: 'Konyha' })).toBeVisible()
    await bela.getByRole('button', { name: 'Put the table away' }).click()
    await bela.getByRole('dialog').last().getByRole('button', { name: 'Put the table away' }).click()
    await expect(anna.getByText('The table was put away')).toBeVisible()
  })
})
