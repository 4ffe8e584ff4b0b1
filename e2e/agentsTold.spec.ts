/** Nothing is told before it is shown: neither the log nor the status, nor any label, speaks during a reveal. */
import type { Journal } from '../src/engine/core/journal'
import { expect, test } from './support'
import { agentsStory, cutBefore, people, type Scene } from './support/agentsStory'
import { takeHands } from './support/hands'
import { goToSeat, prepareTable } from './support/prepared'
import { watchTold } from './support/tellTale'

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

test('murders, duels and the treasure coming home are shown before anything tells them', async ({
  phone,
  sharedScreen,
  host,
}) => {
  const story = agentsStory({ windowClock: 'off', holdClock: 'off', raiseClock: 'off' })
  const scenes = moments.map(({ happens }): Scene => cutBefore(story, happens))
  const tables = scenes.map(({ journal }, at) => prepareTable(host.dataDir, `NIT${'ABC'[at]}`, people, journal))
  await host.crash()
  const anna = await phone({ motion: true })
  const screen = await sharedScreen({ motion: true, at: null })
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
