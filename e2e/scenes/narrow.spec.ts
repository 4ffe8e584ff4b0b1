/** What a narrow place must not cut or cover. */
import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Journal } from '../../src/engine/core/journal'
import type { GameId } from '../../src/engine/games/catalog'
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { expect, sizes, test } from '../support'
import { agentsStory } from '../support/agentsStory'
import { keepDevices } from '../support/kept'
import { goToSeat, prepareTable, type PreparedTable } from '../support/prepared'
import { chooser } from '../support/table'
import { buildMove } from '../support/zertz'

// One after the other: they share a host and its pages.
test.describe.configure({ mode: 'default' })

/** A match of random answers up to where step `until` is asked. */
function played(game: GameId, seats: number, seed: number, until: number, options: unknown = {}): Journal {
  const { setup, entries } = playGame(games[game].rules as AnyRules, { seed, seats, options }).journal
  return { setup, entries: entries.filter(({ step }) => step < until) }
}

const people = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri']
const sheriffs = [
  { id: 'STAC', seats: 3, seed: 3, until: 193 },
  { id: 'STAE', seats: 5, seed: 2, until: 140 },
]

const tables = new Map<string, PreparedTable>()
const kept = keepDevices({
  prepare: (dataDir) => {
    const prepare = (id: string, names: readonly string[], journal: Journal) =>
      tables.set(id, prepareTable(dataDir, id, names, journal))
    for (const { id, seats, seed, until } of sheriffs)
      prepare(id, people.slice(0, seats), played('dice-town', seats, seed, until))
    const longNames = ['Bartholomew Ferenc', 'Béla', 'Cili', 'Szentgyörgyi Bálint', 'Emma', 'Feri']
    prepare('SKIP', longNames, played('agents', 6, 5, 438))
    prepare('BOOK', people.with(0, 'Bartholomäus'), agentsStory())
    prepare('HUGE', people.slice(0, 2), played('election-night', 2, 3, 5))
    // Anna may demand Béla's move back, or move.
    prepare('BACK', people.slice(0, 2), played('zertz', 2, 6, 19, { overlooked: true, takeBack: true }))
    prepare('HIDE', people, played('agents', 6, 3, 0))
    prepare('WAIT', people.slice(0, 3), played('dice-town', 3, 3, 0))
  },
})

/** Loads the page with this size of text, which it keeps. */
async function useText(page: Page, text: string): Promise<void> {
  await page.evaluate((size) => localStorage.setItem('asztal.text', size), text)
  await page.goto(`/?text=${text}`)
}

/** Goes on only once the page is as wide as this. */
async function resize(page: Page, size: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[size])
  await page.waitForFunction((width) => innerWidth === width, sizes[size].width)
}

for (const { id, seats } of sheriffs)
  test(`Dice Town: a rich sheriff among ${seats} wears a whole star on a phone`, async () => {
    const page = await kept.phone()
    await goToSeat(page, tables.get(id)!, 0)
    await expect(page.locator('.players li')).toHaveCount(seats)
    for (const size of ['phone', 'smallPhone'] as const) {
      await resize(page, size)
      const cut = await page.locator('.players .star').evaluate((star: HTMLElement) => {
        const box = star.querySelector('svg')!.getBoundingClientRect()
        // What is laid out by another box is cut by that one, and not by those between.
        const inside = getComputedStyle(star).position === 'absolute' ? star.offsetParent! : star
        const around = [...document.querySelectorAll('.players li, .players li *')].filter(
          (one) => one.contains(inside) && getComputedStyle(one).overflowX !== 'visible',
        )
        return Math.max(
          ...around.map((one) => {
            const edge = one.getBoundingClientRect()
            return Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom, edge.top - box.top)
          }),
        )
      })
      expect(cut, size).toBeLessThanOrEqual(0.5)
    }
  })

test('The Agents: a partner’s long name leaves the turns to skip in sight', async () => {
  const page = await kept.laptop()
  await page.goto('/#/t/SKIP/watch')
  const skips = page.locator('.players [data-skips]')
  await expect(skips.first()).toBeVisible()
  const cut = await skips.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right - one.parentElement!.getBoundingClientRect().right),
  )
  expect(Math.max(...cut)).toBeLessThanOrEqual(0.5)
})

test('The Agents: a long name stays whole in its opened ledger, beside what is left', async () => {
  const screen = await kept.sharedScreen({ language: 'hu' })
  await screen.goto('/#/t/BOOK/screen')
  for (const size of [sizes.screen, sizes.laptop]) {
    await screen.setViewportSize(size)
    await expect(screen.locator('[data-ledger="0"] h3')).toContainText('Bartholomäus')
    const heads = await screen.locator('[data-ledger] h3').evaluateAll((all) =>
      all.map((head) => {
        const [name, left] = [...head.querySelectorAll('span')]
        const words = document.createRange()
        words.selectNodeContents(name)
        const [box, beside] = [words.getBoundingClientRect(), left.getBoundingClientRect()]
        return {
          lines: words.getClientRects().length,
          covered: box.right > beside.left + 1 && box.bottom > beside.top + 1 ? name.textContent : null,
        }
      }),
    )
    expect(heads).toEqual(heads.map(() => ({ lines: 1, covered: null })))
  }
})

test('Election Night: with huge text the tab that calls me covers nothing of the banner', async () => {
  const page = await kept.phone({ size: 'smallPhone' })
  await useText(page, 'huge')
  // Béla's number is to be written: the banner tells of the duel.
  await goToSeat(page, tables.get('HUGE')!, 1)
  await expect(page.locator('.prompt .turn')).toBeVisible()
  for (const size of ['phone', 'smallPhone'] as const) {
    await resize(page, size)
    const covered = await page.evaluate(() => {
      const tab = document.querySelector('.prompt .turn')!.getBoundingClientRect()
      return [...document.querySelectorAll('.third .dice, .third p')].map((one) =>
        Math.round(one.getBoundingClientRect().bottom - tab.top),
      )
    })
    expect(covered.length).toBe(2)
    expect(Math.max(...covered), `${size}: by how many pixels`).toBeLessThanOrEqual(0)
  }
})

for (const language of ['hu', 'en'] as const)
  for (const text of ['normal', 'huge'])
    test(`ZÉRTZ (${language}, ${text} text): what the buttons of a turn say fits into them`, async () => {
      const page = await kept.phone({ size: 'smallPhone', language })
      await useText(page, text)
      await goToSeat(page, tables.get('BACK')!, 0)
      const buttons = page.locator('.bar > .btn')
      await expect(page.locator('[data-look=demand]')).toBeVisible()
      const spilt = () =>
        buttons.evaluateAll((all) =>
          all.map((one) => {
            const [box, words] = [one.getBoundingClientRect(), document.createRange()]
            words.selectNodeContents(one)
            const said = words.getBoundingClientRect()
            return Math.max(
              said.right - box.right,
              box.left - said.left,
              said.bottom - box.bottom,
              box.right - innerWidth,
              box.bottom - one.closest('.controls')!.getBoundingClientRect().bottom,
            )
          }),
        )
      expect(Math.max(...(await spilt()))).toBeLessThanOrEqual(0)
      await buildMove(page, chooser(1))
      expect(Math.max(...(await spilt()))).toBeLessThanOrEqual(0)
    })

test('The words on a secret’s cover stay inside it, however narrow', async () => {
  const page = await kept.phone()
  await resize(page, 'phone')
  await goToSeat(page, tables.get('HIDE')!, 0)
  const wider = await page.locator('button.peek').evaluate(
    (peek, widths) => {
      const cover = peek.querySelector('.cover')!
      peek.style.transition = 'none'
      return widths.map((width) => {
        peek.style.width = `${width}px`
        return cover.scrollWidth - cover.clientWidth
      })
    },
    [120, 96, 74],
  )
  expect(wider).toEqual([0, 0, 0])
})

test('whom we wait for stands whole below a sentence of two lines', async () => {
  const page = await kept.phone()
  await page.goto('/#/t/WAIT/watch')
  const words = page.locator('.prompt .says')
  await expect(words).toContainText('Waiting for')
  const two = 'All dice are open now. The next round begins with Anna.'
  for (const size of ['phone', 'smallPhone'] as const) {
    await resize(page, size)
    const shown = await words.evaluate(
      (says, sentences) =>
        sentences.map((one) => {
          const [sentence, waiting] = says.querySelectorAll('p')
          sentence.textContent = one
          const [{ left, bottom }, box] = [waiting.getBoundingClientRect(), says.getBoundingClientRect()]
          return left >= box.right ? 'absent' : bottom <= box.bottom + 0.5 ? 'whole' : 'cut'
        }),
      ['Anna begins.', two, `${two} ${two}`],
    )
    expect(shown, size).toEqual(['whole', 'whole', 'absent'])
  }
})
