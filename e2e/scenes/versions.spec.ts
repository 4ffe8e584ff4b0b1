/** Versions that differ: what an older app has begun, and pages that are not of the host's version. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { expect, sizes, test } from '../support'
import { prepareTable, takeSeat } from '../support/prepared'
import { startMatch } from '../support/table'

/** Lays a line over which the two sides can be made to look like other versions. */
async function disguise(page: Page) {
  const as = { hello: (text: string) => text, welcome: (text: string) => text }
  await page.routeWebSocket(/\/socket$/, (client) => {
    const server = client.connectToServer()
    client.onMessage((text) => server.send(as.hello(String(text))))
    server.onMessage((text) => client.send(as.welcome(String(text))))
  })
  return as
}

test('a match of other rules is not taken up, and everyone reads why; a page of another version gets a clear page and its seat after a reload', async ({
  host,
  phone,
  laptop,
  sharedScreen,
}) => {
  const { journal } = playGame(games.zertz!.rules, { seats: 2, seed: 4 })
  const setup = { ...journal.setup, version: 99 }
  await host.stop()
  const table = prepareTable(host.dataDir, 'OLDD', ['Anna', 'Béla'], { setup, entries: journal.entries.slice(0, 9) })
  await host.start()
  const anna = await laptop({ at: null })
  const bela = await phone({ at: null, size: 'smallPhone', language: 'hu' })
  const [as, asBela] = [await disguise(anna), await disguise(bela)]
  for (const [seat, page] of [anna, bela].entries()) {
    await takeSeat(page, table, seat)
    await page.goto(`${host.url}#/t/OLDD`)
  }
  const screen = await sharedScreen({ at: '#/t/OLDD/screen' })
  for (const page of [anna, screen]) {
    const note = page.getByRole('region', { name: 'Your last game of ZÉRTZ can’t be brought back' })
    await expect(note).toContainText('the rules have changed')
    await expect(note).toContainText('start a new game')
  }
  const note = bela.getByRole('region', { name: 'Az előző parti nem tölthető be: ZÉRTZ' })
  await expect(note).toContainText('azóta változtak a szabályai')
  await expect(note.getByRole('button')).toHaveCount(0)
  // What it says about the record is so.
  const file = (await note.locator('code').innerText()).trim()
  expect(readFileSync(join(host.dataDir, file), 'utf8')).toContain('"version":99')
  await anna.getByRole('button', { name: 'Got it' }).click()
  for (const page of [anna, bela, screen]) await expect(page.locator('#set-aside')).toHaveCount(0)
  await startMatch(anna)
  for (const page of [anna, bela]) await expect(page.locator('[data-ring]').first()).toBeVisible()

  // In the middle of a game, on a small phone.
  await screen.close()
  await anna.setViewportSize(sizes.smallPhone)
  const rings = anna.locator('[data-ring]')
  const clear = anna.getByRole('heading', { name: 'This page and the host’s computer have different versions.' })
  // The host comes back as another version: it refuses the old page's hello, is of another app, can't read it at all.
  const others: [keyof typeof as, (text: string) => string][] = [
    ['hello', (text) => text.replace(/("do":"hello","v":)1/, '$199')],
    ['welcome', (text) => text.replace(/("say":"welcome".*"app":)"[^"]*"/, '$1"99.0.0"')],
    ['hello', (text) => text.replace('"do":"hello"', '"do":"ave"')],
  ]
  for (const [who, other] of others) {
    await expect(rings.first()).toBeVisible()
    as[who] = other
    await host.crash()
    await expect(clear).toBeVisible()
    await expect(rings).toHaveCount(0)
    as[who] = (text) => text
    await anna.getByRole('button', { name: 'Reload' }).click()
  }
  await expect(rings.first()).toBeVisible()

  // The same from the first moment, in the other language.
  asBela.hello = others[0]![1]
  await bela.reload()
  await expect(
    bela.getByRole('heading', { name: 'Ez az oldal más verzió, mint ami a házigazda gépén fut.' }),
  ).toBeVisible()
  await expect(bela.getByRole('button', { name: 'Újratöltöm' })).toBeVisible()
})
