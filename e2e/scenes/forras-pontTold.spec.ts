/** Nothing is told before it is shown: while water runs, no text or label says where it will end. */
import { readFileSync } from 'node:fs'
import type { Journal, JournalEntry } from '../../src/engine/core/journal'
import { submit } from '../../src/engine/core/match'
import { rules } from '../../src/engine/games/forras-pont/rules'
import { answerOf } from '../../src/engine/games/forras-pont/testing/scene'
import { begin } from '../../src/engine/testing/play'
import { expect, test } from '../support'
import { takeHands } from '../support/hands'
import { goToSeat, prepareTable } from '../support/prepared'
import { watchTold } from '../support/tellTale'

const golden = new URL('../../src/engine/games/forras-pont/testing/golden/four-cards.txt', import.meta.url)
const people = ['Anna', 'Béla', 'Cili', 'Dani']

/** The golden game up to its second claim, of ten discs; and that claim. */
function beforeClaim(): { readonly journal: Journal; readonly claim: JournalEntry } {
  const lines = readFileSync(golden, 'utf8').matchAll(/^(\d): (.+)$/gm)
  let { match } = begin(rules as never, {}, 4, '1')
  const entries: JournalEntry[] = []
  for (const [, seat, text] of lines) {
    const entry = { step: match.step, seat: Number(seat), answer: answerOf(text), key: `${match.step}.${seat}` }
    if (text.startsWith('claim R')) return { journal: { setup: match.setup, entries }, claim: entry }
    const next = submit(match, entry.step, entry.seat, entry.answer)
    if ('refusal' in next) throw new Error(`${text}: refused by ${next.refusal.rule}`)
    match = next.match
    entries.push(entry)
  }
  throw new Error('the game has no such claim')
}

test('water runs before anything tells whether a claim is true', async ({ phone, sharedScreen, host }) => {
  const { journal, claim } = beforeClaim()
  const verdicts = ['true', 'false'] as const
  const tables = verdicts.map((_, at) => prepareTable(host.dataDir, `RIL${'AB'[at]}`, people, journal))
  await host.crash()
  const anna = await phone({ motion: true })
  const screen = await sharedScreen({ motion: true, at: null })
  for (const [at, verdict] of verdicts.entries())
    await test.step(`a claim that is ${verdict}`, async () => {
      const table = tables[at]
      const hands = await takeHands(host.port, table, claim.seat)
      await goToSeat(anna, table, 0)
      await screen.goto(`/#/t/${table.id}/screen`)
      for (const page of [anna, screen])
        await expect(page.locator(`[data-step="${claim.step}"] [data-cell="24"]`)).toBeVisible()
      const told =
        verdict === 'true' ? /Dani 6|takes number card 9|Anna to play/ : /claim is false|leaves the centre|False:/
      const watched = await Promise.all([anna, screen].map((page) => watchTold(page, { shown: '.dusk', told })))
      const answer = claim.answer as { owners: readonly number[] }
      const wrong = { ...answer, owners: answer.owners.map((owner) => (owner + 1) % 4) }
      await hands.answer(verdict === 'true' ? answer : wrong)
      for (const tale of watched) expect(await tale.heldBack(), verdict).toBeGreaterThan(700)
      hands.close()
    })
})
