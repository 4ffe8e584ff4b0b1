/** Election Night's board stands still, and nothing tells the dice before they are turned up. */
import type { Page } from '@playwright/test'
import { expect, sizes, test } from './support'
import { watchStill } from './support/still'
import { chooser, joinTable, openTable, startMatch } from './support/table'

test.use({ actionTimeout: 20_000, trace: 'off' })

type Choose = ReturnType<typeof chooser>

/** Answers whatever this page is asked; true if it was asked anything. */
async function answerOnce(page: Page, choose: Choose): Promise<boolean> {
  const main = page.locator('.prompt .btn.main:visible')
  if ((await main.count()) === 0 || (await page.locator('[data-phase="over"]').count()) > 0) return false
  const none = page.locator('[data-no-flip]')
  if ((await none.count()) > 0) {
    await none.click({ timeout: 2000 })
    return true
  }
  const some = async (selector: string) => {
    const all = page.locator(selector)
    const count = await all.count()
    if (count > 0) await all.nth(choose(Array.from({ length: count }, (_, i) => i))).click({ timeout: 2000 })
  }
  await some('.prompt [data-pick]')
  await some('.prompt [data-hand]')
  await some('.prompt [data-number]')
  await some('.prompt .choice')
  if ((await page.locator('[data-plan]').count()) > 0)
    await page.locator('[data-region]:not([data-free="0"])').first().press('Enter')
  await main.click({ timeout: 2000 })
  return true
}

/** Both pages play for a while. */
async function playFor(pages: readonly Page[], ms: number): Promise<number> {
  const choose = chooser(3)
  const end = Date.now() + ms
  let answers = 0
  while (Date.now() < end) {
    // A prompt may go while it is being answered.
    const did = await Promise.all(pages.map((page) => answerOnce(page, choose).catch(() => false)))
    answers += did.filter(Boolean).length
    if (!did.some(Boolean)) await pages[0].waitForTimeout(100)
  }
  return answers
}

for (const size of ['smallPhone', 'laptop'] as const) {
  const { width, height } = sizes[size]
  test(`the map stands still at ${width}×${height}`, async ({ phone, laptop }) => {
    const anna = await (size === 'laptop' ? laptop : phone)({ size })
    const code = await openTable(anna, 'Election Night', 'Anna')
    const bela = await phone()
    await joinTable(bela, code, 'Béla')
    await startMatch(anna)
    const still = await watchStill(anna, '[data-region="KM"] .land')
    const board = await watchStill(anna)
    expect(await playFor([anna, bela], 35_000)).toBeGreaterThan(12)
    await board.check()
    await still.check()
  })
}

test('no text tells a die before the reveal has turned it', async ({ phone }) => {
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'Election Night', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  await anna.emulateMedia({ reducedMotion: 'no-preference' })
  await startMatch(anna)
  // Looks in every frame: what is on the page while the screens are closed may not say what they hide.
  await anna.evaluate(() => {
    const seen = { early: [] as string[], reveals: 0 }
    Object.assign(globalThis, { seen })
    let closed = ''
    const look = () => {
      requestAnimationFrame(look)
      const duel = document.querySelector('[data-duel]')
      const part = duel?.getAttribute('data-part')
      if (part === 'before') {
        closed = document.body.innerText.toLowerCase()
        if (duel!.querySelector('[data-die]')) seen.early.push('a die')
      }
      if (part !== 'after' || closed === '') return
      seen.reveals++
      const [one, two] = [...duel!.querySelectorAll('[data-die]')].map((die) => die.getAttribute('aria-label'))
      for (const told of [`${one} against ${two}`, `${two} against ${one}`, `anna: ${one}, béla: ${two}`])
        if (closed.includes(told.toLowerCase())) seen.early.push(told)
      closed = ''
    }
    look()
  })
  await playFor([anna, bela], 25_000)
  const { early, reveals } = await anna.evaluate(
    () => (globalThis as unknown as { seen: { early: string[]; reveals: number } }).seen,
  )
  expect(reveals).toBeGreaterThan(0)
  expect(early).toEqual([])
})
