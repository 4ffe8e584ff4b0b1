/** The city stands still while orders, vetoes and duels come and go, and nothing tells an outcome before the board does. */
import type { Page } from '@playwright/test'
import { expect, sizes, test } from './support'
import { watchStill } from './support/still'
import { addBot, openTable, startMatch } from './support/table'

const shots = process.env.AGENTS_SHOTS

/** Answers whatever is asked, in the simplest way that shows most of the controls. */
async function playOn(page: Page, until: number, snap: (name: string) => Promise<void>): Promise<void> {
  let turns = 0
  while (Date.now() < until && (await page.locator('[data-ledgers]').count()) === 0) {
    const asked = await page.evaluate(() =>
      ['pick', 'do="letGo"', 'do="giveUp"', 'do="pass"', 'do="refuse"'].find((one) =>
        document.querySelector(`[data-${one}]:not(:disabled)`),
      ),
    )
    try {
      if (asked === 'pick') {
        await snap('turn')
        await page.locator(`[data-pick="${turns % 12}"]`).click({ timeout: 2000 })
        await snap('agent')
        if (turns++ % 2 === 0) {
          await page.locator('[data-deed="book"]').click({ timeout: 2000 })
          await snap('pad')
          await page.getByRole('dialog').getByRole('button', { name: '1,000', exact: true }).click({ timeout: 2000 })
          await page.locator('[data-go]').click({ timeout: 2000 })
        } else {
          await page.locator('[data-aim]').first().click({ timeout: 2000 })
          await snap('order')
          await page.getByRole('button', { name: 'Give the order' }).click({ timeout: 2000 })
        }
      } else if (asked === undefined) await page.waitForTimeout(150)
      else {
        await snap(asked.replace(/\W/g, ''))
        await page.locator(`[data-${asked}]`).click({ timeout: 2000 })
      }
    } catch {
      // The question has gone meanwhile.
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
    }
  }
}

for (const size of ['smallPhone', 'laptop'] as const) {
  const { width, height } = sizes[size]
  test(`the city stands still through a match at ${width}×${height}`, async ({ phone, laptop, sharedScreen }) => {
    const page = await (size === 'laptop' ? laptop : phone)({ size })
    const code = await openTable(page, 'The Agents', 'Anna')
    for (let seat = 2; seat <= 6; seat++) await addBot(page, seat)
    const wall = shots ? await sharedScreen({ at: `#/t/${code}/screen` }) : null
    await startMatch(page)
    const still = await watchStill(page)
    const seen = new Set<string>()
    const snap = async (name: string) => {
      if (!shots || seen.has(name)) return
      seen.add(name)
      await page.screenshot({ path: `${shots}/${size}-${name}.png` })
      await wall?.screenshot({ path: `${shots}/${size}-${name}-wall.png` })
    }
    await playOn(page, Date.now() + 40_000, snap)
    await still.check()
  })
}

test('nothing beside the board tells an order’s outcome while the agent is still on its way', async ({ phone }) => {
  const page = await phone({ size: 'smallPhone' })
  await openTable(page, 'The Agents', 'Anna')
  for (let seat = 2; seat <= 6; seat++) await addBot(page, seat)
  await startMatch(page)
  await page.locator('[data-agent]').first().waitFor()
  /** Every change of what is said, and where the agents were drawn to stand at that moment. */
  await page.evaluate(() => {
    const early: string[] = []
    Object.assign(globalThis, { early })
    let places = ''
    let movedAt = 0
    let said = document.querySelector('[role="log"]')?.textContent ?? ''
    const look = () => {
      requestAnimationFrame(look)
      const now = [...document.querySelectorAll('[data-agent]')].map((one) => one.getAttribute('data-at')).join(' ')
      if (now !== places) {
        places = now
        movedAt = performance.now()
      }
      const text = document.querySelector('[role="log"]')?.textContent ?? ''
      if (text === said) return
      const fresh = text.startsWith(said) ? text.slice(said.length) : ''
      said = text
      if (/[A-G]\d → [A-G]\d\.$/.test(fresh) && !/orders/.test(fresh) && performance.now() - movedAt < 200)
        early.push(fresh)
    }
    look()
  })
  await playOn(page, Date.now() + 25_000, async () => {})
  expect(await page.evaluate(() => (globalThis as unknown as { early: string[] }).early)).toEqual([])
})
