import type { Page } from '@playwright/test'
import { gameIds, manifests, type GameId } from '../../src/engine/games/catalog'
import { teachings } from '../../src/engine/games/teachings'
import { sheetsOf, type Said } from '../../src/renderer/pages/learn/says'
import { expect, sizes, test } from '../support'
import { keepDevices } from '../support/kept'
import { expectAccessible } from '../support/painting'
import { stepOf } from '../support/lesson'

const kept = keepDevices()

/** A paper of a lesson: its headline, and what stands below it. */
interface Sheet extends Said {
  readonly where: string
  readonly headline: string
}

async function allSheets(game: GameId, language: 'hu' | 'en'): Promise<Sheet[]> {
  const { lessons } = (await teachings[game]()).teaching
  return lessons.flatMap(({ id, steps }) =>
    steps.flatMap((step) =>
      sheetsOf(step, language).map((said) => ({
        where: `${id}/${step.id}`,
        headline: step.headline[language],
        ...said,
      })),
    ),
  )
}

/** Runs in the page: what is cut of its head and its players; writes each sheet on a copy of the paper, and gives those that are cut. */
async function cutOf(sheets: readonly Sheet[]): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const wide = ['header .turn', 'section.players > ul'].flatMap((part) => {
    const { scrollWidth, clientWidth } = document.querySelector(part)!
    return scrollWidth > clientWidth ? [`${part}, ${scrollWidth - clientWidth} px`] : []
  })
  const paper = document.querySelector<HTMLElement>('[data-paper]')!
  const copy = paper.cloneNode(true) as HTMLElement
  paper.replaceWith(copy)
  for (const kept of copy.querySelectorAll('.kept')) kept.remove()
  const [headline, say] = ['h1', '.say'].map((part) => copy.querySelector<HTMLElement>(part)!)
  const bold = document.createElement('strong')
  const high = sheets.flatMap(({ where, headline: head, first, text, covers }) => {
    headline.textContent = head
    bold.textContent = first
    say.classList.toggle('covers', covers)
    say.replaceChildren(bold, ` ${text}`)
    const over = copy.scrollHeight - copy.clientHeight
    return over > 0 ? [`${where}, ${over} px: ${first ?? ''} ${text}`] : []
  })
  return [...wide, ...high]
}

const phones = ['smallPhone', 'phone'] as const
/** The same two lying on their side. */
const sideways = phones.map((size) => ({ width: sizes[size].height, height: sizes[size].width }))

async function expectWhole(page: Page, language: 'hu' | 'en', all: readonly (keyof typeof sizes)[]): Promise<void> {
  for (const game of gameIds) {
    await page.goto(`/#/learn/${game}/${(await teachings[game]()).teaching.lessons[0].id}`)
    await expect.poll(() => stepOf(page)).toBeTruthy()
    const sheets = await allSheets(game, language)
    for (const size of all) {
      await page.setViewportSize(sizes[size])
      expect.soft(await page.evaluate(cutOf, sheets), `${game}, ${size}`).toEqual([])
    }
  }
}

for (const language of ['hu', 'en'] as const) {
  test(`every sentence of every lesson fits on the paper: phone, ${language}`, async () =>
    expectWhole(await kept.phone({ language }), language, phones))

  test(`an offer in Dice Town stands in one line on a small phone: ${language}`, async () => {
    const page = await kept.phone({ language })
    await page.setViewportSize(sizes.smallPhone)
    await page.goto('/#/learn/dice-town/people/bribe')
    await expect(page.locator('[data-look="envelope"]')).toBeVisible()
    const pass = (await page.locator('[data-pass]').boundingBox())!
    const main = (await page.locator('.bar [data-look="main"]').boundingBox())!
    expect(Math.abs(pass.y + pass.height / 2 - main.y - main.height / 2)).toBeLessThanOrEqual(2)
    expect(main.x).toBeGreaterThan(pass.x + pass.width)
    const cut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
    expect(await page.locator('[data-look^="pick-"] .name').evaluateAll(cut), 'names cut').toEqual([])
  })
}

test('axe finds nothing serious in lessons and their lists', async () => {
  const page = await kept.phone({ language: 'en' })
  await page.setViewportSize(sizes.smallPhone)
  const check = (where: string) => expectAccessible(page, where)
  for (const game of gameIds) {
    const { lessons } = (await teachings[game]()).teaching
    await page.goto(`/#/learn/${game}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(`${game}: list`)
    await page.goto(`/#/learn/${game}/${lessons[0].id}`)
    await expect.poll(() => stepOf(page)).toBeTruthy()
    await check(`${game}: first step`)
  }
})

for (const language of ['hu', 'en'] as const)
  test(`every sentence of every lesson fits on the paper: laptop, ${language}`, async () =>
    expectWhole(await kept.laptop({ language }), language, ['laptop']))

/** Runs in the page: writes each line where the first one stands, and gives those that are cut. */
function cutLines(lines: readonly string[]): string[] {
  const place = document.querySelector<HTMLElement>('[data-first] p')
  if (place === null) return ['there is no line']
  const first = place.textContent
  const cut = lines.filter((line) => {
    place.textContent = line
    return place.scrollHeight > place.clientHeight + 1
  })
  place.textContent = first
  return cut
}

/** Runs in the page: which of these parts the line lies over. */
function covered(parts: readonly string[]): string[] {
  const line = document.querySelector('[data-first]')?.getBoundingClientRect()
  // While a bot answers there may be no line for a moment.
  if (line === undefined) return ['there is no line']
  return parts.filter((part) => {
    const { left, right, top, bottom } = document.querySelector(part)!.getBoundingClientRect()
    return (
      Math.min(right, line.right) > Math.max(left, line.left) && Math.min(bottom, line.bottom) > Math.max(top, line.top)
    )
  })
}

test('first-time lines are whole and leave players, board and prompt in sight', async () => {
  const page = await kept.phone({ tips: true })
  for (const game of gameIds)
    await test.step(game, async () => {
      await page.goto('/#/')
      await page.getByRole('button', { name: `Against bots: ${manifests[game].name.en}` }).click()
      await expect(page.locator('[data-first]')).toBeVisible({ timeout: 30_000 })
      const { firstTimes } = (await teachings[game]()).teaching
      const said = Object.values(firstTimes).flatMap(({ say }) => [say.hu, say.en])
      for (const { width, height } of [...phones.map((size) => sizes[size]), ...sideways]) {
        const size = `${width}×${height}`
        await page.setViewportSize({ width, height })
        const parts = ['section.players', 'main.board', 'section.prompt']
        await expect.poll(() => page.evaluate(covered, parts), size).toEqual([])
        await expect.poll(() => page.evaluate(cutLines, said), size).toEqual([])
      }
    })
})
