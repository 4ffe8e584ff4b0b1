/** Nothing is told before it is shown: neither the log nor the status, nor any label, speaks during a reveal. */
import type { Journal } from '../../src/engine/core/journal'
import { expect, test } from '../support'
import { agentsStory, cutBefore, people, type Scene } from '../support/agentsStory'
import { takeHands } from '../support/hands'
import { goToSeat, prepareTable } from '../support/prepared'
import { watchTold } from '../support/tellTale'

type Entry = Journal['entries'][number]
const isAnswer = (type: string, seat: number) => (entry: Entry) =>
  entry.seat === seat && (entry.answer as { type: string }).type === type

const moments = [
  {
    name: 'a murder',
    /** Cili's order, and then nobody vetoes. */
    happens: isAnswer('murder', 2),
    answers: 6,
    phone: { shown: '.dying', told: /Ram killed|lost to all/ },
    screen: { shown: '.dying', told: /Ram killed|lost to all/ },
  },
  {
    name: 'the end of a duel',
    happens: isAnswer('giveUp', 3),
    answers: 1,
    phone: { shown: '.amount.cracks', told: /does not hold|veto stopped/ },
    screen: { shown: '.slab.cracks', told: /does not hold|veto stopped/ },
  },
  {
    name: 'the treasure coming home',
    happens: (entry: Entry) => (entry.answer as { to?: string }).to === '0,3',
    answers: 6,
    phone: { shown: '.rays', told: /Béla and Emma won/ },
    screen: { shown: '.rays', told: /Béla and Emma won|14,000|6,100/ },
  },
] as const

interface Orders {
  /** Orders carried out. */
  readonly done: number
  /** What was told of them while an agent was still on its way. */
  readonly early: readonly string[]
}

/** Runs in the page: notes every change of what is said, and when the agents were last drawn somewhere else. */
function watchOrders(): void {
  const orders = { done: 0, early: [] as string[] }
  Object.assign(globalThis, { orders })
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
    const fresh = text.startsWith(said) ? text.slice(said.length) : text
    said = text
    if (!/[A-G]\d → [A-G]\d\.$/.test(fresh) || fresh.includes('orders')) return
    orders.done++
    if (performance.now() - movedAt < 200) orders.early.push(fresh)
  }
  look()
}

test('orders, murders, duels and the treasure coming home are shown before anything tells them', async ({
  phone,
  sharedScreen,
  host,
}) => {
  const story = agentsStory({ windowClock: 'off', holdClock: 'off', raiseClock: 'off' })
  const scenes = moments.map(({ happens }): Scene => cutBefore(story, happens))
  const moves = cutBefore(story, ({ answer }) => (answer as { type: string }).type === 'move')
  const moving = prepareTable(host.dataDir, 'NITD', people, moves.journal)
  const tables = scenes.map(({ journal }, at) => prepareTable(host.dataDir, `NIT${'ABC'[at]}`, people, journal))
  await host.crash()
  const anna = await phone({ motion: true })
  const screen = await sharedScreen({ motion: true, at: null })
  await test.step('orders', async () => {
    const hands = await Promise.all(people.map((_, seat) => takeHands(host.port, moving, seat)))
    await goToSeat(anna, moving, 0)
    await expect(anna.locator(`[data-step="${moves.next[0].step}"] [data-treasure]`)).toBeVisible()
    await anna.evaluate(watchOrders)
    const orders = () => anna.evaluate(() => (globalThis as unknown as { orders: Orders }).orders)
    // Two orders, and nobody vetoes.
    for (const { seat, answer } of moves.next.slice(0, 12)) await hands[seat].answer(answer)
    await expect.poll(async () => (await orders()).done, { timeout: 60_000 }).toBe(2)
    expect((await orders()).early).toEqual([])
    for (const one of hands) one.close()
    // Nothing that watched this goes on.
    await anna.reload()
  })
  for (const [at, { name, answers, ...tales }] of moments.entries())
    await test.step(name, async () => {
      const table = tables[at]
      const hands = await Promise.all(people.map((_, seat) => takeHands(host.port, table, seat)))
      await goToSeat(anna, table, 0)
      await screen.goto(`/#/t/${table.id}/screen`)
      for (const page of [anna, screen]) {
        await expect(page).toHaveURL(new RegExp(table.id))
        await expect(page.locator(`[data-step="${scenes[at].next[0].step}"] [data-treasure]`)).toBeVisible()
      }
      const watched = [await watchTold(anna, tales.phone), await watchTold(screen, tales.screen)]
      for (const { seat, answer } of scenes[at].next.slice(0, answers)) await hands[seat].answer(answer)
      for (const tale of watched) expect(await tale.heldBack(), name).toBeGreaterThan(900)
      for (const one of hands) one.close()
    })
})
