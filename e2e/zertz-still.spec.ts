/** The board stands still, and nobody is told of an end before it was shown. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AnyRules } from '../src/engine/core/contract'
import type { Journal } from '../src/engine/core/journal'
import { beginMatch, submit } from '../src/engine/core/match'
import type { Table } from '../src/engine/games/zertz/facts'
import { answerNamed } from '../src/engine/games/zertz/notation'
import { rules } from '../src/engine/games/zertz/rules'
import { goldenGame } from '../src/engine/games/zertz/testing/golden'
import { expect, test } from './support'
import { prepareTable, takeSeat } from './support/prepared'
import { addBot, chooser, openTable, startMatch } from './support/table'
import { playQuickly } from './support/zertz'

const golden = goldenGame(readFileSync('src/engine/games/zertz/testing/golden/basic-37.txt', 'utf8'))

/** The golden game up to its last move, with a seed that lets the right seat begin. */
function almostOver(): Journal {
  const moves = golden.moves.slice(0, -1)
  for (let seed = 1; ; seed++) {
    const setup = { game: 'zertz', version: 1, seats: 2, options: golden.options, seed: String(seed).padStart(32, '0') }
    const begun = beginMatch(rules as AnyRules, setup)
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    if ((begun.match.world.table as Table).starter !== moves[0].seat) continue
    let match = begun.match
    const entries = moves.map(({ seat, text }, i) => {
      const answer = answerNamed(match.world.table as Table, text)
      const entry = { step: match.step, seat, answer, key: `k${i}` }
      const next = submit(match, match.step, seat, answer)
      if ('refusal' in next) throw new Error(`${text}: ${next.refusal.rule}`)
      match = next.match
      return entry
    })
    return { setup, entries }
  }
}

/** Notes every box that the board has had. */
const watchBoard = (page: Page) =>
  page.evaluate(() => {
    const boxes: number[][] = []
    Object.assign(window, { boxes })
    const look = () => {
      const board = document.querySelector('[data-step] [data-look="board"]')
      if (board && document.querySelector('dialog, [role="dialog"]') === null) {
        const { x, y, width, height } = board.getBoundingClientRect()
        boxes.push([x, y, width, height])
      }
      requestAnimationFrame(look)
    }
    look()
  })

for (const size of ['smallPhone', 'laptop'] as const)
  test(`the board stands still from the first move to the last: ${size}`, async ({ phone, laptop }) => {
    const page = await (size === 'laptop' ? laptop() : phone({ size }))
    await openTable(page, 'ZÉRTZ', 'Anna')
    await addBot(page, 2)
    await startMatch(page)
    await expect(page.locator('[data-step] [data-look="board"]')).toBeVisible()
    await watchBoard(page)
    await playQuickly([page], chooser(9), 60)
    const boxes = await page.evaluate(() => (window as unknown as { boxes: number[][] }).boxes)
    expect(boxes.length).toBeGreaterThan(10)
    const spread = [0, 1, 2, 3].map((at) => {
      const all = boxes.map((box) => box[at])
      return Math.max(...all) - Math.min(...all)
    })
    expect(Math.max(...spread), `x, y, width and height moved by ${spread.join(', ')}`).toBeLessThanOrEqual(2)
  })

test('who won is told only after the last move was seen and the set lies under the lamp', async ({ host, browser }) => {
  const table = prepareTable(host.dataDir, 'LAST', ['Anna', 'Béla'], almostOver())
  await host.crash()
  const open = async (seat: number | null) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'no-preference' })
    const page = await context.newPage()
    if (seat !== null) await takeSeat(page, table, seat)
    await page.goto(`${host.url}#/t/${table.id}${seat === null ? '/screen' : ''}`)
    await expect(page.locator('[data-step] [data-look="board"]')).toBeVisible()
    await page.evaluate(() => {
      const seen: Record<string, number> = {}
      Object.assign(window, { seen })
      const note = (what: string) => (seen[what] ??= performance.now())
      new MutationObserver(() => {
        if (document.querySelector('.cradle')) note('cradle')
        if (/Anna (won|wins)|You won/.test(document.body.textContent ?? '')) note('told')
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return page
  }
  const pages = [await open(0), await open(1), await open(null)]
  const [anna] = pages
  await anna.locator('[data-look="supply-white"]').click()
  await anna.locator('[data-ring="d1"]').click()
  await anna.locator('[data-ring="d2"]').click()
  await anna.locator('[data-look="main"]').click()
  for (const page of pages) {
    await expect(page.getByText(/Anna (won|wins)|You won/).first()).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
    expect(seen.told - seen.cradle).toBeGreaterThan(500)
    await page.context().close()
  }
})
