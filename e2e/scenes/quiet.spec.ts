/** Somebody who only comes to look on makes no page draw anything again: not the board, not what lies over it. */
import type { Page } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import { games } from '../../src/engine/games'
import { gameIds } from '../../src/engine/games/catalog'
import { teachings } from '../../src/engine/games/teachings'
import { playGame } from '../../src/engine/testing/play'
import { TestClient } from '../../src/main/host/testing/client'
import { expect, test } from '../support'
import { goToSeat, prepareTable } from '../support/prepared'

/** Pictures in the rules are drawn one after the other. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 400)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, 400)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )

/** What is taken out of the page or put into it meanwhile. */
async function redrawn(page: Page, meanwhile: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    const named = ({ nodeName, textContent }: Node) => `${nodeName} ${textContent?.slice(0, 40)}`
    const watch = new MutationObserver((all) => {
      for (const { addedNodes, removedNodes } of all)
        for (const node of [...addedNodes, ...removedNodes])
          if (node.nodeType === Node.ELEMENT_NODE) seen.push(named(node))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { redrawn: seen })
  })
  await meanwhile()
  return page.evaluate(() => (globalThis as unknown as { redrawn: string[] }).redrawn)
}

test('a spectator who comes and goes makes no page draw anything again', async ({ host, phone }) => {
  const tables = gameIds.map((id, at) => {
    const rules = games[id].rules as AnyRules
    const { setup, entries } = playGame(rules, { seed: 3, seats: rules.seats.max }).journal
    const names = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri'].slice(0, setup.seats)
    const half = { setup, entries: entries.slice(0, entries.length / 2) }
    return { id, table: prepareTable(host.dataDir, `QUI${'ABCDEFGH'[at]}`, names, half) }
  })
  await host.crash()
  const page = await phone({ at: null })
  // What keeps a screen on comes when the browser gets round to it.
  await page.addInitScript(() => localStorage.setItem('asztal.awake', 'off'))
  await page.goto(host.url)
  for (const { id, table } of tables) {
    const visit = async () => {
      const client = await TestClient.connect(Number(new URL(host.url).port))
      await client.must({ do: 'watch', table: table.id })
      client.socket.close()
      // What a page draws for it, it draws within two frames.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    }
    await goToSeat(page, table, 0)
    const rules = page.getByRole('dialog', { name: /^Rules of/ })
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    const { pictures } = (await teachings[id]()).teaching
    // Pictures come last, where a game has some.
    await expect(rules.locator(pictures.length > 0 ? 'figure' : '.rule').first()).toBeAttached()
    await settled(page)
    expect(await redrawn(page, visit), table.id).toEqual([])
    await page.keyboard.press('Escape')
    await expect(rules).toHaveCount(0)
  }
})
