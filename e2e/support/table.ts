/** Getting to a table by clicks, as people do. Pages are English. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens a table from the home page. Gives its code. */
export async function openTable(page: Page, game: string, name: string): Promise<string> {
  await page.getByRole('button', { name: game }).first().click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page).toHaveURL(/#\/t\/[A-Z]{4}$/)
  return page.url().slice(-4)
}

/** Scan, name, seat. */
export async function joinTable(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`${new URL('/', page.url()).href}#/t/${code}`)
  await page.getByLabel('What is your name?').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
}

export async function addBot(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Add a bot: Seat ${seat}` }).click()
}

export async function startMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

/** The sign at someone's place among the players that they are away: there as long as they are. */
export function awaySign(page: Page, name: string): Locator {
  const place = page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
  return place.getByTitle('away')
}

/** A repeatable source of choices. */
export function chooser(seed: number): <T>(from: readonly T[]) => T {
  let state = seed
  return (from) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return from[Math.floor((state / 2147483648) * from.length)]
  }
}
