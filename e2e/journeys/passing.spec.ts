/** One device for several people: what the last one had in sight is nowhere when the next one takes over. */
import type { Page } from '@playwright/test'
import type { Journal, JournalEntry } from '../../src/engine/core/journal'
import { beginMatch, submit } from '../../src/engine/core/match'
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { expect, sizes, test } from '../support'
import { expectAccessible } from '../support/painting'
import {
  addPlayer,
  answer,
  coveredFor,
  everything,
  found,
  foundIn,
  lift,
  listen,
  written,
  type Sent,
} from '../support/passing'
import { playHurriedly } from '../support/hurried'
import { prepareTable } from '../support/prepared'
import { chooser, openTable, startMatch } from '../support/table'
import { buildQuickly, main } from '../support/zertz'

test.use({ pace: 5 })

const patient = { timeout: 30_000 }
const names = ['Anna', 'Béla']

/** A seat's dice as an election page would name them: in words and as attributes. */
function diceOf(sent: readonly Sent[], seat: number): string[] {
  const own = sent.findLast((one) => one.seat === seat)?.own as { dice: Record<string, number | null> } | undefined
  const dice = Object.entries(own?.dice ?? {}).filter(([, value]) => value !== null)
  return dice.flatMap(([color, value]) => [`${color} ${value}`, `${color}${value}`])
}

/** What is a secret of each seat: its dice, except those that the shared screen shows everyone. */
async function secretsOf(sent: readonly Sent[], screen: Page): Promise<string[][]> {
  const now = sent.at(-1)?.step
  await expect(screen.locator(`[data-step="${now}"]`)).toBeVisible(patient)
  // What the screen is about to reveal is open too.
  await expect(screen.locator('[data-duel]:not([data-part="done"])')).toHaveCount(0, patient)
  const dice = [diceOf(sent, 0), diceOf(sent, 1)]
  const open = foundIn(await written(screen), dice.flat())
  return dice.map((own) => own.filter((one) => !open.includes(one)))
}

/** Leaves secrets in the page in every way that one could be forgotten; each must be found, or the search is worth nothing. */
async function provesToFind(page: Page, secret: string): Promise<void> {
  const ways = ['hidden', 'label', 'announced', 'title', 'value', 'attribute'] as const
  const secrets = ways.map((way) => `${way} ${secret}`)
  const title = await page.title()
  await page.evaluate(([hidden, label, announced, inTitle, value, attribute]) => {
    const leave = (tag: string, details: object = {}) => {
      const left = Object.assign(document.createElement(tag), { className: 'left-behind', ...details })
      document.body.append(left)
      return left
    }
    leave('div', { textContent: hidden, hidden: true })
    leave('div').setAttribute('aria-label', label)
    leave('div', { textContent: announced, className: 'left-behind hidden-text', ariaLive: 'polite' })
    leave('input', { value })
    leave('div').setAttribute('data-die', attribute)
    document.title = inTitle
  }, secrets)
  expect(await found(page, secrets)).toEqual(secrets)
  await page.evaluate((before) => {
    for (const left of document.querySelectorAll('.left-behind')) left.remove()
    document.title = before
  }, title)
  expect(await found(page, [...secrets, secret])).toEqual([])
}

test('two people play an election on one phone, and neither finds anything of the other’s', async ({
  phone,
  sharedScreen,
  host,
}) => {
  const page = await phone({ size: 'smallPhone', at: null })
  const sent = listen(page)
  await page.goto(host.url)
  const code = await openTable(page, 'Election Night', 'Anna')
  await addPlayer(page, 'Bela')
  // A name is corrected by the person it belongs to.
  await page.getByRole('button', { name: 'Options for Bela' }).click()
  await page.getByLabel('Bela’s name').fill('Béla')
  await page.getByLabel('Bela’s name').press('Enter')
  await expect(page.getByLabel('Béla’s name')).toBeVisible()
  await expect(page.getByLabel('Anna’s name')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(page)

  const choose = chooser(5)
  let looked = 0
  let proven = false
  for (let turn = 0; turn < 10; turn++) {
    const name = (await coveredFor(page))!
    const seat = names.indexOf(name)
    await expect.poll(() => sent.at(-1)?.own).toBe(null)
    // Covered: nothing of a game is in the page, and nobody's dice. The screen may show a moment later what was just played.
    const held = await everything(page)
    let secrets: string[][] = []
    const left = async () => foundIn(held, (secrets = await secretsOf(sent, screen)).flat())
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    expect(held).not.toMatch(/data-(die|step|pick|hand|peeked|plan)\b/)
    if (!proven && secrets[0].length > 0) {
      proven = true
      await provesToFind(page, secrets[0][0])
      await expectAccessible(page)
    }
    const before = sent.length
    await lift(page, name)
    // Lifted: nothing of the other one's, neither in the page nor on the line.
    const theirs = secrets[1 - seat].filter((one) => !diceOf(sent, seat).includes(one))
    expect(await found(page, theirs)).toEqual([])
    expect(sent.slice(before).filter((one) => one.seat === 1 - seat)).toEqual([])
    looked += theirs.length

    if (turn === 3) await page.reload()
    if (turn === 4) await page.getByRole('button', { name: 'Cover' }).click()
    if (turn === 5) {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      })
    }
    if (turn === 6) {
      // The host is gone and back: the same person still has the device.
      await host.crash()
      await expect.poll(() => sent.at(-1)?.seat, patient).toBe(seat)
    }
    if ([3, 4, 5].includes(turn)) {
      // Where both are asked it may go to the other one first.
      const again = (await coveredFor(page))!
      await lift(page, again)
    }
    await answer(page, choose)
  }
  expect(proven).toBe(true)
  expect(looked).toBeGreaterThan(10)
  // To others it is as if each had a device of their own.
  await expect(screen.getByText(/is away|is back/)).toHaveCount(0)
})

test.describe('in a hurry', () => {
  const speed = 20
  test.use({ hostEnv: { ASZTAL_CLOCK_SPEED: String(speed) }, pace: speed })

  test('what is asked of all at once goes round to each of three people', async ({ phone, host }) => {
    const page = await phone({ at: null })
    const sent = listen(page)
    await playHurriedly(page, {})
    await page.goto(host.url)
    await openTable(page, 'Dice Town', 'Anna')
    await addPlayer(page, 'Béla')
    await addPlayer(page, 'Cili')
    await startMatch(page)
    const people = ['Anna', 'Béla', 'Cili']
    const round: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      const name = (await coveredFor(page))!
      const before = sent.length
      expect(await written(page)).not.toMatch(/data-(asked|step|cup)\b/)
      round.push(name)
      await page.getByRole('button', { name: `I’m ${name}`, exact: true }).click(patient)
      // The player in the page answers at once, and the cover falls.
      await expect.poll(() => sent.slice(before).filter((one) => one.own !== null).length, patient).toBeGreaterThan(0)
      await expect.poll(() => sent.at(-1)?.own, patient).toBe(null)
      const seats = new Set(sent.slice(before).flatMap((one) => one.seat ?? []))
      expect([...seats]).toEqual([people.indexOf(name)])
    }
    // The first question is for all of them: everyone has the device once before anyone has it again.
    expect(round.slice(0, 3).sort()).toEqual(people)
  })
})

/** Six people's first bookings, each of another amount, on the same agent. */
function bookings(amounts: readonly number[]): Journal {
  const { rules } = games.agents!
  const options = rules.parseOptions({})
  if ('refusal' in options) throw new Error(options.refusal.rule)
  const setup = { game: 'agents', version: rules.version, seats: 6, options: options.value, seed: 'six' }
  let next = beginMatch(rules, setup)
  const entries: JournalEntry[] = []
  for (let turn = 0; turn < 6; turn++) {
    if ('refusal' in next) throw new Error(next.refusal.rule)
    const { match } = next
    const [seat] = match.ask!.prompts.keys()
    entries.push({
      step: match.step,
      seat: seat!,
      answer: { type: 'book', agent: 0, amount: amounts[seat!] },
      key: `${turn}`,
    })
    next = submit(match, match.step, seat!, entries.at(-1)!.answer)
  }
  return { setup, entries }
}

test('one phone goes round: six agents find nothing of each other’s, a game ends in front of everyone, one without secrets needs no cover', async ({
  phone,
  host,
}) => {
  test.slow()
  const people = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma', 'Feri']
  const amounts = [1237, 2341, 3457, 4561, 5673, 6781]
  const six = prepareTable(host.dataDir, 'SIXX', people, bookings(amounts))
  const { journal } = playGame(games['election-night']!.rules, { seed: 7, seats: 2 })
  const two = prepareTable(host.dataDir, 'ABCD', names, { ...journal, entries: journal.entries.slice(0, -4) })
  await host.crash()
  const page = await phone({ size: 'smallPhone', at: null })
  const sent = listen(page)
  for (const { id, tokens } of [six, two])
    await page.addInitScript(
      ([table, first, others]) => {
        localStorage.setItem(`asztal.seat.${table}.0`, first)
        localStorage.setItem(`asztal.with.${table}.0`, others)
      },
      [id, tokens[0]!, tokens.slice(1).join(',')] as const,
    )

  await test.step('six agents: nobody finds what another has, nor what was half typed', async () => {
    await page.goto(`${host.url}#/t/SIXX`)
    /** What a ledger says, in every way that a page could write it. */
    const secretsOf = (seat: number) =>
      [amounts[seat]!, 15_000 - amounts[seat]!].flatMap((one) => [String(one), one.toLocaleString('en')])
    const othersOf = (mine: number | null) => people.flatMap((_, seat) => (seat === mine ? [] : secretsOf(seat)))
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const type = async (digits: string) => {
      await page.locator('[data-do="veto"]:enabled').click()
      for (const digit of digits)
        await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).last().click()
    }
    const round: string[] = []
    for (let hand = 0; hand < 7; hand++) {
      const name = (await coveredFor(page))!
      const seat = people.indexOf(name)
      round.push(name)
      await expect.poll(() => sent.at(-1)?.own).toBe(null)
      const halfTyped = ['987']
      expect(await found(page, [...othersOf(null), ...halfTyped])).toEqual([])
      const before = sent.length
      await lift(page, name)
      await page.locator('[data-pick="0"], [data-do]').first().waitFor(patient)
      expect(await found(page, [...othersOf(seat), ...halfTyped])).toEqual([])
      expect(sent.slice(before).filter((one) => one.own !== null && one.seat !== seat)).toEqual([])
      if (hand === 0) {
        await page.locator('[data-pick="0"]').click()
        await page.locator('[data-deed="move"]').click()
        await page.locator('[data-to]').first().click()
        await page.getByRole('button', { name: 'Give the order' }).click()
        continue
      }
      // Their own they do find where they are asked for it, so the search would find another's.
      if (hand <= 2) {
        await type(hand === 1 ? '987' : '')
        const held = await everything(page)
        expect(foundIn(held, secretsOf(seat))).not.toEqual([])
        expect(foundIn(held, [...othersOf(seat), ...halfTyped])).toEqual(hand === 1 ? halfTyped : [])
        await page.keyboard.press('Escape')
      }
      // Half a veto, then the phone goes on after all.
      if (hand === 1)
        await page
          .getByRole('button', { name: /^Cover/ })
          .first()
          .click()
      else await page.locator('[data-do="letGo"]:enabled').click()
    }
    // Everyone but the one who ordered has been asked, and the person who handed it on is asked again.
    expect(new Set(round.slice(1)).size).toBe(5)
    expect(await kept()).not.toMatch(new RegExp(othersOf(null).join('|')))
  })

  await test.step('a game ends in front of everyone, and the next one begins covered', async () => {
    await page.goto(`${host.url}?next#/t/ABCD`)
    for (let name = await coveredFor(page); name !== null; name = await coveredFor(page)) {
      await lift(page, name)
      await answer(page, chooser(3))
    }
    await expect(page.getByText(/(Anna|Béla) won the election|grand coalition/).first()).toBeVisible(patient)
    await page.getByRole('button', { name: 'Play again' }).last().click()
    await expect(page.locator('[data-phase="over"]')).toHaveCount(0, patient)
    expect(await coveredFor(page)).not.toBeNull()
  })

  await test.step('a game without secrets goes round without a cover and says whose turn it is', async () => {
    await page.setViewportSize(sizes.laptop)
    await page.goto(`${host.url}?last`)
    await openTable(page, 'ZÉRTZ', 'Anna')
    await page.getByRole('group', { name: 'Taking back' }).getByRole('radio', { name: 'On' }).check()
    await addPlayer(page, 'Béla')
    await startMatch(page)
    const order: string[] = []
    for (let move = 0; move < 3; move++) {
      const turn = page.getByText(/^(Anna|Béla)’s turn$/)
      await expect(turn).toBeVisible(patient)
      await expect(turn).not.toHaveText(`${order.at(-1)}’s turn`)
      order.push((await turn.innerText()).replace('’s turn', ''))
      await buildQuickly(page)
      await main(page).click()
    }
    expect(new Set(order).size).toBe(2)
    expect(await page.locator('[data-curtain]').count()).toBe(0)
    // The player who moved last asks, and the other agrees; the phone is not passed on.
    const last = order.at(-1)!
    await expect(page.getByText(/^(Anna|Béla)’s turn$/)).not.toHaveText(`${last}’s turn`)
    await page.getByRole('button', { name: `${last}: Take back?` }).click()
    await page.getByRole('button', { name: 'Agree' }).click()
    await expect(page.getByText(`${last}’s turn`)).toBeVisible(patient)
    await buildQuickly(page)
    await expect(main(page)).toBeEnabled()
  })
})
