/** The garden stands still, and a claim's outcome is told only once its check has been shown. */
import type { Page } from '@playwright/test'
import { expect, test } from './support'
import { watchStill } from './support/still'
import { joinTable, openTable, startMatch } from './support/table'

test.use({ actionTimeout: 20_000 })
test.describe.configure({ timeout: 120_000 })

const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`)
const cell = (page: Page, name: string) => page.locator(`[data-look="${name}"]`).first()
/** From yellow, purple and pink: on this sheet purple, pink, yellow, purple leads from d1 to the spring. */
const sheet = ['repeat', 'up-left', 'right', 'down-right', 'down-left', 'up', 'up-right', 'left', 'down']
const route = ['d1', 'd2', 'e3', 'd4']
const discs = [
  ['purple', 'd1'],
  ['pink', 'd2'],
  ['yellow', 'e3'],
] as const

/** Whose turn it is, once somebody's has come. */
async function turnOf(pages: readonly Page[]): Promise<number> {
  const asked = () => Promise.all(pages.map((page) => tool(page, 'claim').count()))
  await expect.poll(async () => (await asked()).includes(1), { timeout: 30_000 }).toBe(true)
  return (await asked()).indexOf(1)
}

async function place(page: Page, colour: string, at: string): Promise<void> {
  await page.locator(`[data-colour="${colour}"]`).click()
  await cell(page, at).click()
  await tool(page, 'place').click()
}

/** Fills both sheets in, lays Anna's three discs and lets her build her claim; it is not yet announced. */
async function playToClaim(anna: Page, bela: Page): Promise<void> {
  for (const operation of sheet) await anna.locator(`[data-operation-key="${operation}"]`).click()
  await tool(anna, 'done').click()
  await tool(bela, 'random').click()
  await tool(bela, 'done').click()
  const pages = [anna, bela]
  for (const [colour, at] of discs) {
    const now = await turnOf(pages)
    await place(pages[now], colour, at)
    await expect(tool(pages[now], 'claim')).toHaveCount(0)
  }
  if ((await turnOf(pages)) === 1) await place(bela, 'yellow', 'a7')
  await tool(anna, 'claim').click()
  await anna.locator('[data-centre="purple"]').click()
  for (const at of route) await cell(anna, at).click()
}

for (const size of ['smallPhone', 'laptop'] as const)
  test(`the garden stands still on a ${size}`, async ({ phone, laptop }, info) => {
    const anna = await (size === 'laptop' ? laptop : phone)({ size })
    const code = await openTable(anna, 'Forrás Pont', 'Anna')
    const bela = await phone()
    await joinTable(bela, code, 'Béla')
    await startMatch(anna)
    await tool(anna, 'random').waitFor()
    const still = await watchStill(anna)
    await playToClaim(anna, bela)
    const width = (await cell(anna, 'd1').locator('.reach').boundingBox())!.width
    expect(width, 'a cell is wide enough for a finger').toBeGreaterThanOrEqual(44)
    await info.attach('claim', { body: await anna.screenshot(), contentType: 'image/png' })
    await tool(anna, 'announce').click()
    await tool(bela, 'claim').waitFor()
    await place(bela, 'pink', 'g7')
    await turnOf([anna, bela])
    const { moved } = await still.measured()
    expect(moved, 'how far the board moved').toBeLessThanOrEqual(2)
  })

test('a verdict is told only after the last step was shown', async ({ phone }) => {
  const anna = await phone()
  const code = await openTable(anna, 'Forrás Pont', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  await bela.emulateMedia({ reducedMotion: 'no-preference' })
  await startMatch(anna)
  await playToClaim(anna, bela)
  await bela.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const strip = document.querySelector('[data-check-verdict]')
      if (strip === null) return
      const text = strip.textContent ?? ''
      const told = /true route|False:/.test(text)
      seen.push(told ? 'told' : 'running')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await tool(anna, 'announce').click()
  const seen = () => bela.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  await expect.poll(async () => (await seen()).at(-1), { timeout: 15_000 }).toBe('told')
  expect((await seen())[0]).toBe('running')
})
