/** One device for several people: what it shows, hides and is sent. */
import type { Page, WebSocket } from '@playwright/test'
import { expect } from '@playwright/test'
import type { chooser } from './table'

const patient = { timeout: 30_000 }
/** The page itself looks again and again. */
const inPage = { ...patient, polling: 30 }

/** All that is written in a page: its tree with every attribute, what is typed into it, its title. */
export function written(page: Page): Promise<string> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input,textarea')].map((one) => one.value)
    return [document.title, document.documentElement.outerHTML, ...values].join('\n')
  })
}

/** All that a page shows, hides or tells: what is written in it, and what it says to those who can't see it. */
export async function everything(page: Page): Promise<string> {
  const dom = await written(page)
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  await cdp.detach()
  const said = nodes.flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value])
  return `${dom}\n${said.filter((one) => one !== undefined).join('\n')}`
}

/** Which of these secrets are anywhere in the page, however well hidden. */
export async function found(page: Page, secrets: readonly string[]): Promise<string[]> {
  return foundIn(await everything(page), secrets)
}

/** Which of these secrets are in what a page held. */
export function foundIn(held: string, secrets: readonly string[]): string[] {
  const all = held.toLowerCase()
  return secrets.filter((one) => new RegExp(`(?<![\\w.])${one}(?![\\w.])`).test(all))
}

export interface Sent {
  readonly seat: number | null
  readonly step: number
  readonly own: unknown
}

/** Every state of the match that the device is sent. */
export function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      const { say, match } = JSON.parse(String(payload)) as { say: string; match: Sent & { view: { own: unknown } } }
      if (say === 'match') sent.push({ seat: match.seat, step: match.step, own: match.view.own })
    }),
  )
  return sent
}

export async function addPlayer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Another player on this device' }).click()
  await page.getByLabel('Their name').fill(name)
  await page.getByRole('button', { name: 'Seat them' }).click()
  await expect(page.getByLabel(`${name}’s name`)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** To whom the cover wants the device to go; null when the match is over. */
export async function coveredFor(page: Page): Promise<string | null> {
  const covered = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-phase="over"]')) return { name: null }
      const name = document.querySelector('[data-curtain]')?.getAttribute('data-curtain') ?? ''
      return name !== '' && { name }
    },
    undefined,
    inPage,
  )
  const seen = await covered.jsonValue()
  return seen === false ? null : seen.name
}

export async function lift(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I’m ${name}`, exact: true }).click(patient)
  await expect(page.getByText(`${name}’s page`)).toBeVisible(patient)
}

/** Answers an election's question by clicks, and any that follow in the same hands, until the cover falls. */
export async function answer(page: Page, choose: ReturnType<typeof chooser>): Promise<void> {
  for (;;) {
    await page.locator('.prompt .btn.main').waitFor(patient)
    const seen = await page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name)!)
      return {
        step: document.querySelector('[data-step]')?.getAttribute('data-step'),
        dice: all('[data-pick]', 'data-pick'),
        hands: all('[data-hand]', 'data-hand'),
        numbers: all('[data-number]', 'data-number'),
        regions: document.querySelector('[data-plan]') ? all('[data-region]:not([data-free="0"])', 'data-region') : [],
        choices: document.querySelectorAll('.prompt .choice').length,
      }
    })
    const chosen = [
      seen.dice.length > 0 ? `[data-pick="${choose(seen.dice)}"]` : '',
      seen.hands.length > 0 ? `[data-hand="${choose(seen.hands)}"]` : '',
      seen.numbers.length > 0 ? `[data-number="${choose(seen.numbers)}"]` : '',
      seen.regions.length > 0 ? `[data-region="${choose(seen.regions)}"] path` : '',
    ].filter((css) => css !== '')
    await page.evaluate(clickAll, { css: chosen, choice: seen.choices > 0 ? choose([0, 1]) : null })
    await page.locator('.prompt .btn.main').click(patient)
    // The cover falls and stays, or the same player is asked on.
    const ended = await page.waitForFunction(
      (before) => {
        if (document.querySelector('[data-curtain]:not([data-curtain=""]), [data-phase="over"]')) return 'fallen'
        const step = document.querySelector('[data-step]')?.getAttribute('data-step') ?? before
        return step !== before && document.querySelector('.prompt .btn.main') !== null && 'asked'
      },
      seen.step,
      inPage,
    )
    if ((await ended.jsonValue()) === 'fallen') return
  }
}

/** Runs in the page: one click after the other, then one of the choices, if any. */
async function clickAll({ css, choice }: { readonly css: readonly string[]; readonly choice: number | null }) {
  for (const one of css) {
    document.querySelector(one)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise(requestAnimationFrame)
  }
  if (choice !== null) document.querySelectorAll<HTMLElement>('.prompt .choice')[choice].click()
}
