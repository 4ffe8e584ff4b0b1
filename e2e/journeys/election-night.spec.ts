import type { Page } from '@playwright/test'
import { expect, layLine, test } from '../support'
import { expectAccessible, layOut } from '../support/painting'
import { untilThere } from '../support/waiting'
import { chooser, joinTable, openTable, startMatch } from '../support/table'

test.use({ pace: 8 })

type Choose = ReturnType<typeof chooser>

const patient = { timeout: 30_000 }
const main = (page: Page) => page.locator('.prompt .btn.main:visible')
const over = (page: Page) => page.getByRole('button', { name: 'Play again' }).last()
/** Dice in sight, as "blue4"; those that are still hidden have no business on the shared screen. */
const diceOn = (page: Page) =>
  page.locator('[data-die]').evaluateAll((all) => all.map((one) => one.getAttribute('data-die')!))

const readyName = 'Ready, hide them'
const chooseName = 'Play this one'

/** What a page offers now, read in one go. `asked` is the label of the main button, null if nothing is asked. */
function lookAt(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name)!)
    return {
      step: Number(document.querySelector('[data-step]')?.getAttribute('data-step') ?? -1),
      asked: document.querySelector<HTMLElement>('.prompt .btn.main')?.innerText ?? null,
      over: document.querySelector('[data-phase="over"]') !== null,
      dice: all('[data-pick]', 'data-pick'),
      flipping: document.querySelector('[data-no-flip]') !== null,
      hands: all('[data-hand]', 'data-hand'),
      numbers: all('[data-number]', 'data-number'),
      writing: document.querySelector('[data-plan]') !== null,
      open: all('[data-region]:not([data-free="0"])', 'data-region'),
      choices: document.querySelectorAll('.prompt .choice').length,
    }
  })
}

/** Everyone who is asked, once somebody is; empty when the match is over. */
async function waitForAsk(pages: readonly Page[]): Promise<Page[]> {
  let found: Page[] = []
  await expect(async () => {
    await Promise.race(pages.map((page) => untilThere(page, '.prompt .btn.main, [data-phase="over"]', 250)))
    const seen = await Promise.all(pages.map(lookAt))
    found = seen[0].over ? [] : pages.filter((_, i) => seen[i].asked !== null && !seen[i].over)
    expect(seen[0].over || found.length > 0).toBe(true)
  }).toPass({ ...patient, intervals: [30] })
  return found
}

/** Builds some legal answer by clicks, up to but without confirming it. */
async function build(page: Page, choose: Choose): Promise<void> {
  const { dice, hands, numbers, writing, open, choices } = await lookAt(page)
  if (dice.length > 0) await page.locator(`[data-pick="${choose(dice)}"]`).click()
  if (hands.length > 0) await page.locator(`[data-hand="${choose(hands)}"]`).click()
  if (numbers.length > 0) await page.locator(`[data-number="${choose(numbers)}"]`).click()
  if (writing) await page.locator(`[data-region="${choose(open)}"] path`).click()
  if (choices > 0)
    await page
      .locator('.prompt .choice')
      .nth(choose([0, 1]))
      .click()
}

/** Confirms, and waits until the answer has been taken. Every other flip is declined, which is one tap. */
async function confirm(page: Page, flips = false): Promise<void> {
  const { step, flipping } = await lookAt(page)
  if (flipping && !flips) await page.locator('[data-no-flip]').click(patient)
  else await main(page).click(patient)
  await expect(async () => {
    const now = await lookAt(page)
    expect(now.step !== step || now.asked === null || now.over).toBe(true)
  }).toPass({ ...patient, intervals: [30] })
}

const shares = Array.from({ length: 97 }, (_, at) => at / 97)

/** Builds and confirms some legal answer in the page itself, without waiting for anybody's eyes. */
async function answerQuickly(page: Page, choose: Choose): Promise<void> {
  const dice = Array.from({ length: 5 }, () => choose(shares))
  await page.evaluate(clickAnswer, { dice, flips: choose([true, false]) })
}

/** Runs in the page, until the answer has been taken. */
async function clickAnswer({ dice, flips }: { dice: readonly number[]; flips: boolean }): Promise<void> {
  let next = 0
  const all = (what: string) => [...document.querySelectorAll(what)]
  const click = async (one: Element | undefined) => {
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((later) => setTimeout(later))
  }
  const any = (list: readonly Element[]) => click(list[Math.floor(dice[next++] * list.length)])
  const step = () => document.querySelector('[data-step]')?.getAttribute('data-step')
  const asked = () =>
    document.querySelector('.prompt .btn.main') !== null && !document.querySelector('[data-phase="over"]')
  const before = step()
  const no = all('[data-no-flip]')[0]
  if (no && !flips) await click(no)
  else {
    for (const what of ['[data-pick]', '[data-hand]', '[data-number]']) await any(all(what))
    if (document.querySelector('[data-plan]')) await any(all('[data-region]:not([data-free="0"])'))
    await any(all('.prompt .choice'))
    await click(all('.prompt .btn.main')[0])
  }
  await new Promise<void>((done, fail) => {
    const from = performance.now()
    const timer = setInterval(() => {
      const late = performance.now() - from > 30_000
      if (!late && step() === before && asked()) return
      clearInterval(timer)
      if (late) fail(new Error('the answer is not taken'))
      else done()
    }, 15)
  })
}

/** The same by the eyes and fingers of a person. */
async function answerByHand(page: Page, choose: Choose): Promise<void> {
  await build(page, choose)
  await confirm(page, choose([true, false]))
}

/** Plays on at random. True when the match is over. */
async function playOn(
  pages: readonly Page[],
  choose: Choose,
  until: (pages: readonly Page[]) => Promise<boolean>,
  answer = answerByHand,
): Promise<boolean> {
  for (let answers = 0; answers < 400; answers++) {
    const now = await waitForAsk(pages)
    if (now.length === 0) return true
    if (await until(now)) return false
    await Promise.all(now.map((page) => answer(page, choose)))
  }
  throw new Error('the match does not end')
}

/** Whether both are asked this now, and neither has answered. */
const bothAsked =
  (pages: readonly Page[], name: string) =>
  async (now: readonly Page[]): Promise<boolean> => {
    const { step, asked } = await lookAt(pages[0])
    if (now[0] !== pages[0] || asked !== name) return false
    let other = await lookAt(pages[1])
    await expect(async () => {
      other = await lookAt(pages[1])
      expect(other.step).toBeGreaterThanOrEqual(step)
    }).toPass({ ...patient, intervals: [30] })
    return other.asked === name
  }

test('two phones play a whole election, one drops between choosing and reveal; the shared screen knows no secret', async ({
  phone,
  sharedScreen,
  host,
}) => {
  test.setTimeout(300_000)
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'Election Night', 'Anna')
  const bela = await phone({ at: null })
  const line = await layLine(bela)
  await bela.goto(host.url)
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  // Both name their party, one by typing, one by the app's idea.
  await anna.locator('[data-side]').fill('Országos Lángosliga')
  await anna.locator('[data-side]').press('Enter')
  await bela.getByRole('button', { name: 'Suggest one' }).click()
  await expect(bela.getByText('Országos Lángosliga')).toBeVisible(patient)
  await startMatch(anna)
  for (const page of [bela, screen])
    await expect(page.locator('[data-party]').first()).toHaveText('Országos Lángosliga', patient)
  // The second party is a house on players' cards too, as on the map.
  for (const page of [anna, bela])
    await expect(page.locator('[data-mark="1"] path:visible').first()).toHaveAttribute('class', /house/, patient)
  const pages = [anna, bela]
  const choose = chooser(20)

  // The throws are public until both are ready, and nowhere afterwards.
  expect(await playOn(pages, choose, bothAsked(pages, readyName))).toBe(false)
  await expect(async () => expect(await diceOn(screen)).toHaveLength(6)).toPass(patient)
  expect(await playOn(pages, choose, bothAsked(pages, chooseName))).toBe(false)
  await expect(async () => expect(await diceOn(screen)).toEqual([])).toPass(patient)
  expect(await screen.getByText(/throw \d/i).count()).toBe(0)

  // Anna chooses; Béla's answer is on its way when the line is cut. Nothing is shown before it arrives.
  await build(anna, choose)
  await expect(anna.locator('[data-effect]')).not.toBeEmpty()
  await confirm(anna)
  await build(bela, choose)
  await line.cut()
  await main(bela).click()
  await expect(screen.getByText(/Béla is away/).first()).toBeVisible(patient)
  expect(await diceOn(screen)).toEqual([])

  // What is covered is not in the page until it is held.
  expect(await diceOn(anna)).toEqual([])
  await anna.getByRole('button', { name: /hold/i }).focus()
  await anna.keyboard.down(' ')
  await expect(anna.locator('[data-peeked] [data-die]')).toHaveCount(3)
  await anna.keyboard.up(' ')
  await expect(anna.locator('[data-peeked]')).toHaveCount(0)
  line.mend()
  await expect(async () => expect((await diceOn(screen)).length).toBeGreaterThanOrEqual(2)).toPass(patient)

  await waitForAsk(pages)
  await expectAccessible(anna)

  // To the end; the shared screen shows no more dice than have been played.
  let looked = 0
  const watching = async (now: readonly Page[]) => {
    if (!(await bothAsked(pages, chooseName)(now))) return false
    const wanted = await anna.locator('.players [data-die]').count()
    await expect(async () => expect(await diceOn(screen)).toHaveLength(wanted)).toPass(patient)
    looked++
    return false
  }
  for (const page of [...pages, screen]) await layOut(page, false)
  expect(await playOn(pages, choose, watching, answerQuickly)).toBe(true)
  expect(looked).toBeGreaterThan(3)
  for (const page of [...pages, screen]) await layOut(page, true)
  for (const page of [...pages, screen])
    await expect(page.getByText(/(Anna|Béla) won the election|grand coalition/).first()).toBeVisible(patient)
  await expect(
    anna
      .getByRole('dialog')
      .getByText(/won the election|grand coalition/)
      .first(),
  ).toBeInViewport(patient)
  await expect(screen.locator('[data-counted="7"]')).toBeVisible(patient)
  const cut = anna.locator('[data-counted]').evaluate((show) => show.scrollWidth - show.clientWidth)
  expect(await cut, 'cut off on a small phone').toBe(0)

  // With motion on, the count is a show that keeps the winner back, and it can be skipped.
  await bela.emulateMedia({ reducedMotion: 'no-preference' })
  await bela.reload()
  const show = bela.locator('[data-counted]')
  await expect(show).toBeVisible(patient)
  await expect(bela.getByText(/won the election|grand coalition/i)).toHaveCount(0)
  await bela.getByRole('button', { name: 'Skip to the end' }).click()
  await expect(show).toHaveAttribute('data-counted', '7')
  await expect(bela.getByText(/won the election|grand coalition/i).first()).toBeInViewport(patient)

  // The replay opens what lay behind the screens (EN-13.1).
  await bela.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await bela.getByRole('button', { name: 'Log and chat' }).click()
  await bela.getByRole('button', { name: 'Look back' }).click()
  await bela.getByRole('slider', { name: 'Where in the match' }).fill('0', patient)
  for (const seat of [0, 1])
    await expect(bela.locator(`[data-opened-seat="${seat}"] [data-die]`)).toHaveCount(3, patient)

  await over(anna).click()
  await expect(anna.locator('[data-phase="over"]')).toHaveCount(0, patient)
  expect(await waitForAsk(pages)).not.toEqual([])
})
