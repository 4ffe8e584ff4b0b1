import type { Page } from '@playwright/test'
import { WebSocket } from 'ws'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Journal } from '../../src/engine/core/journal'
import { centre, edgeOf, neighbours } from '../../src/engine/games/forras-pont/board'
import {
  type Cell,
  type ClaimAnswer,
  operations,
  type PlaceAnswer,
  playableColours,
  type Table,
} from '../../src/engine/games/forras-pont/facts'
import { placements } from '../../src/engine/games/forras-pont/legal'
import { verdictOf } from '../../src/engine/games/forras-pont/routes/claims'
import { rules } from '../../src/engine/games/forras-pont/rules'
import { canClaim } from '../../src/engine/games/forras-pont/routes/exists'
import { openings } from '../../src/engine/games/forras-pont/routes/openings'
import { bestClaims } from '../../src/engine/games/forras-pont/search/best'
import { playGame } from '../../src/engine/testing/play'
import { protocolVersion, socketPath } from '../../src/protocol/version'
import { expect, test } from '../support'
import { expectAccessible } from '../support/painting'
import { goToSeat, prepareTable } from '../support/prepared'
import { chooser, joinTable, openTable, startMatch } from '../support/table'

test.use({ pace: 8 })

// Games are long and machines may be busy.
test.describe.configure({ timeout: 240_000 })
const patient = { timeout: 30_000 }
const never = () => false

/** Looks on at a table as a guest does, and knows the newest state. */
async function watch(port: number, code: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`)
  let table: Table | null = null
  let heard: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as {
      say: string
      match: { view: { table: Table }; heard: { events: { type: string }[] }[] }
    }
    if (message.say !== 'match') return
    table = message.match.view.table
    heard = [...heard, ...message.match.heard.flatMap(({ events }) => events.map(({ type }) => type))]
    for (const look of waiting) look()
  })
  await new Promise((done) => socket.once('open', done))
  socket.send(JSON.stringify({ do: 'hello', v: protocolVersion, n: 1 }))
  socket.send(JSON.stringify({ do: 'watch', table: code, n: 2 }))
  return {
    table: () => table,
    heard: () => heard,
    close: () => socket.close(),
    /** The first table, from now on, of which this holds. */
    until: (holds: (table: Table) => boolean) =>
      new Promise<Table>((done, fail) => {
        const look = () => {
          if (table === null || !holds(table)) return
          clearTimeout(timer)
          waiting.delete(look)
          done(table)
        }
        const timer = setTimeout(() => fail(new Error('nothing happens at the table')), patient.timeout)
        waiting.add(look)
        look()
      }),
  }
}
type Watcher = Awaited<ReturnType<typeof watch>>

const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`)
const cell = (page: Page, at: Cell) => page.locator(`[data-cell="${at}"]`)
const onBoard = (board: Table['board']) => board.filter((disc) => disc !== null).length
/** A turn has come to this page: its draft is new and it may choose. */
const asked = (page: Page) => expect(tool(page, 'claim')).toBeVisible(patient)

async function fillAtRandom(page: Page): Promise<void> {
  await tool(page, 'random').click(patient)
  await tool(page, 'done').click()
}

/** Fills a sheet in pair by pair, an operation twice: the second time it moves. */
async function fillByHand(page: Page): Promise<void> {
  await expect(tool(page, 'done')).toBeDisabled(patient)
  const key = (operation: string) => page.locator(`[data-operation-key="${operation}"]`)
  for (const operation of operations) await key(operation).click()
  await expect(page.locator('[data-pair="0"]')).toHaveAttribute('data-operation', operations[0])
  await page.locator('[data-pair="8"]').click()
  await key(operations[0]).click()
  await expect(page.locator('[data-pair="0"]')).toHaveAttribute('data-operation', operations[8])
  await expect(page.locator('[data-pair="8"]')).toHaveAttribute('data-operation', operations[0])
  await tool(page, 'done').click()
}

/** Drags one stone from the compass to a pair, then takes the rest by chance. */
async function fillByDragging(page: Page): Promise<void> {
  const from = (await page.locator('[data-operation-key="up"]').boundingBox(patient))!
  const to = (await page.locator('[data-pair="4"]').boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-pair="4"]')).toHaveAttribute('data-operation', 'up')
  await fillAtRandom(page)
}

async function place(page: Page, { cell: at, colour }: PlaceAnswer): Promise<void> {
  await asked(page)
  await page.locator(`[data-colour="${colour}"]`).click()
  await cell(page, at).click()
  await page.getByRole('button', { name: 'Place it' }).click()
}

/** The same without moving the mouse, for the many turns of a long game. */
async function placeQuickly(page: Page, { cell: at, colour }: PlaceAnswer): Promise<void> {
  await asked(page)
  await page.evaluate(
    async (chosen) => {
      for (const name of chosen) {
        document.querySelector(name)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await new Promise((done) => setTimeout(done))
      }
    },
    [`[data-colour="${colour}"]`, `[data-cell="${at}"]`, '[data-tool="place"]'],
  )
}

/** Builds a claim by taps, up to but without announcing it. */
async function build(page: Page, claim: ClaimAnswer): Promise<void> {
  await asked(page)
  await tool(page, 'claim').click()
  await page.locator(`[data-centre="${claim.colour}"]`).click()
  for (const at of claim.route) await cell(page, at).click()
  for (const [at, owner] of claim.owners.entries()) {
    const step = page.locator('[data-step-owner], [data-fitting="0"]').nth(at)
    for (let i = 0; owner !== null && i < 4 && (await step.getAttribute('data-step-owner')) !== String(owner); i++) {
      if ((await step.getAttribute('data-fitting')) === '0') break
      await step.click()
    }
  }
}

/** The shortest chain of discs from a seat's edge to the centre that no sheets allow. */
function falseClaim(table: Table, seat: number): ClaimAnswer | null {
  const colour = playableColours(table, seat)[0]
  if (colour === undefined) return null
  let chains: Cell[][] = edgeOf(table.sides[seat])
    .filter((at) => table.board[at] !== null)
    .map((at) => [at])
  for (let length = 2; length <= 7; length++) {
    const longer: Cell[][] = []
    for (const chain of chains) {
      for (const next of neighbours.slice(chain.at(-1)! * 8, chain.at(-1)! * 8 + 8)) {
        if (next < 0 || chain.includes(next) || (next !== centre && table.board[next] === null)) continue
        const route = [...chain, next]
        if (next !== centre) longer.push(route)
        else {
          const claim: ClaimAnswer = { type: 'claim', colour, route, owners: route.slice(1).map(() => null) }
          if (verdictOf(table, seat, claim).failed !== null) return claim
        }
      }
    }
    chains = longer.slice(0, 400)
  }
  return null
}

/** A placement that makes a route possible, or any. */
function goodPlacement(table: Table, seat: number, choose: ReturnType<typeof chooser>): PlaceAnswer {
  const [opening] = openings(table, seat, { expansions: 300, hurry: never }).openings
  return opening?.place ?? choose(placements(table, seat))
}

interface Evening {
  readonly pages: readonly Page[]
  readonly watcher: Watcher
  /** Tried at every turn of a person before anything else; true if it has made the turn. */
  special(table: Table, seat: number): Promise<boolean>
  claim(table: Table, seat: number): Promise<void>
}

/** Plays to the end in the pages: claims what can be claimed, else places. Gives the last table. */
async function playToTheEnd({ pages, watcher, special, claim }: Evening, seed: number): Promise<Table> {
  const choose = chooser(seed)
  for (let turn = 0; turn < 120; turn++) {
    const table = await watcher.until(
      ({ phase, turn: seat }) => phase === 'over' || (phase === 'turns' && seat !== null && seat < pages.length),
    )
    if (table.phase === 'over') return table
    const seat = table.turn!
    if (!(await special(table, seat))) {
      if (canClaim(table, seat)) await claim(table, seat)
      else await (turn < 2 ? place : placeQuickly)(pages[seat], goodPlacement(table, seat, choose))
    }
    await watcher.until((next) => next !== table)
  }
  throw new Error('the game does not end')
}

function bestClaim(table: Table, seat: number): ClaimAnswer {
  return bestClaims(table, seat, 1, { expansions: 3000, hurry: never }).routes[0].claim
}

/** A match a few turns before its end; bots take the seats from the third one on. */
function late(seats: number, seed: number, assistance: boolean, left: number): Journal {
  const choose = chooser(3)
  const { journal } = playGame(rules as AnyRules, {
    seed,
    seats,
    options: { assistance },
    choose: ({ world }, seat) => {
      const table = world.table as Table
      if (table.phase === 'sheets') return undefined
      return canClaim(table, seat) ? bestClaim(table, seat) : goodPlacement(table, seat, choose)
    },
  })
  return { ...journal, entries: journal.entries.slice(0, -left) }
}

async function expectResult(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByText(/won:|share the victory/).first()).toBeVisible(patient)
}

test('two play without assistance, where a false claim is checked before everyone and costs the turn, then with two bots and assistance, where it is refused, and what is offered is claimed, or placed for the next turn', async ({
  phone,
  laptop,
  host,
}) => {
  const people = ['Anna', 'Béla']
  const alone = prepareTable(host.dataDir, 'ALON', people, late(2, 7, false, 8))
  const assisted = prepareTable(host.dataDir, 'HELP', people, late(4, 5, true, 14))
  await host.crash()
  const pages = [await phone({ size: 'smallPhone' }), await laptop()]
  const [anna, bela] = pages
  const choose = chooser(4)

  await test.step('sheets are filled in by taps and by dragging, and the first discs placed', async () => {
    const code = await openTable(anna, 'Forrás Pont', 'Anna')
    await joinTable(bela, code, 'Béla')
    await startMatch(anna)
    const watcher = await watch(host.port, code)
    await fillByHand(anna)
    await fillByDragging(bela)
    for (let discs = 0; discs < 2; discs++) {
      const table = await watcher.until(({ phase, board }) => phase === 'turns' && onBoard(board) === discs)
      await place(pages[table.turn!], goodPlacement(table, table.turn!, choose))
    }
    await watcher.until(({ board }) => onBoard(board) === 2)
    watcher.close()
  })

  await test.step('without assistance a false claim is checked before everyone and costs the turn', async () => {
    for (const [seat, page] of pages.entries()) await goToSeat(page, alone, seat)
    const watcher = await watch(host.port, alone.id)
    let lied = false
    const last = await playToTheEnd(
      {
        pages,
        watcher,
        async special(table, seat) {
          if (lied || seat !== 0) return false
          const claim = falseClaim(table, seat)
          if (claim === null) return false
          lied = true
          await asked(anna)
          await tool(anna, 'sheets').click()
          await expect(anna.locator('[data-sheet-of]')).toHaveCount(2)
          await anna.keyboard.press('Escape')
          await expectAccessible(anna)
          await build(anna, claim)
          await expect(anna.getByText('it costs your turn')).toBeVisible()
          await tool(anna, 'announce').click()
          const { failed } = verdictOf(table, seat, claim)
          const verdict = (page: Page) => page.getByText(`False: it fails at step ${failed! + 1}.`).first()
          await Promise.all(pages.map((page) => expect(verdict(page)).toBeVisible(patient)))
          expect((await watcher.until(({ turn }) => turn !== seat)).board).toEqual(table.board)
          return true
        },
        async claim(table, seat) {
          await build(pages[seat], bestClaim(table, seat))
          await tool(pages[seat], 'announce').click()
        },
      },
      4,
    )
    expect(lied).toBe(true)
    // Every other claim wins a route.
    const heard = (type: string) => watcher.heard().filter((one) => one === type).length
    expect(heard('false-claim')).toBe(1)
    expect(heard('route-won')).toBe(heard('claimed') - 1)
    expect(heard('route-won')).toBeGreaterThan(0)
    expect(last.ended.length).toBeGreaterThan(0)
    await expectResult(pages)
    watcher.close()
  })

  await test.step('with assistance it is refused, what is offered is claimed, or placed for the next turn', async () => {
    for (const [seat, page] of pages.entries()) await goToSeat(page, assisted, seat)
    const watcher = await watch(host.port, assisted.id)
    await tool(pages[0], 'sheets').click(patient)
    await expect(pages[0].locator('[data-sheet-of]')).toHaveCount(4)
    await pages[0].keyboard.press('Escape')
    let lied = false
    let chosen = false
    let peeked = false
    const last = await playToTheEnd(
      {
        pages,
        watcher,
        async special(table, seat) {
          if (
            !peeked &&
            !canClaim(table, seat) &&
            openings(table, seat, { expansions: 400, hurry: never }).openings.length > 0
          ) {
            peeked = true
            await asked(pages[seat])
            await tool(pages[seat], 'ahead').click()
            await pages[seat].locator('[data-opening="0"]').click(patient)
            // The very next table is wanted: a bot may answer before the click returns.
            const next = watcher.until((now) => now !== table)
            await tool(pages[seat], 'place').click()
            expect(canClaim(await next, seat)).toBe(true)
            return true
          }
          const claim = lied ? null : falseClaim(table, seat)
          if (claim === null) return false
          lied = true
          await build(pages[seat], claim)
          await tool(pages[seat], 'announce').click()
          await expect(pages[seat].getByText(/Nothing is lost/)).toBeVisible(patient)
          expect(watcher.table()).toBe(table)
          while ((await tool(pages[seat], 'announce').count()) > 0) await tool(pages[seat], 'undo').click()
          return false
        },
        async claim(table, seat) {
          await asked(pages[seat])
          await pages[seat].locator('[data-offer="0"]').click(patient)
          // Where several operations fit a step, another owner may be chosen, and the disc goes there.
          const free = pages[seat].locator('[data-step-owner]:enabled').first()
          if (!chosen && (await free.count()) > 0) {
            chosen = true
            const before = await free.getAttribute('data-step-owner')
            await free.click()
            await expect(free).not.toHaveAttribute('data-step-owner', before!)
          }
          await tool(pages[seat], 'announce').click()
        },
      },
      9,
    )
    expect([lied, peeked]).toEqual([true, true])
    expect(watcher.heard()).not.toContain('false-claim')
    expect(watcher.heard()).toContain('route-won')
    expect(last.ended.length).toBeGreaterThan(0)
    await expectResult(pages)
    watcher.close()
  })
})

test('assistance is asked for, favourite sheets are remembered, and a pass that ends the game is asked for twice', async ({
  phone,
}) => {
  const anna = await phone({ size: 'smallPhone' })
  const code = await openTable(anna, 'Forrás Pont', 'Anna')
  const bela = await phone()
  await joinTable(bela, code, 'Béla')
  // Béla is new to the game: he asks, Anna decides.
  await bela.getByRole('button', { name: 'Ask for it' }).click(patient)
  await expect(bela.getByText('You’ve asked for it. Anna decides.')).toBeVisible(patient)
  await expect(anna.getByText('Béla would like “Assistance”.')).toBeVisible(patient)
  await anna.getByRole('button', { name: 'Turn it on' }).click(patient)
  await expect(bela.getByText('Anna decides')).toHaveCount(0)
  // Two of four seats are enough.
  await startMatch(anna)
  await tool(anna, 'random').click(patient)
  await tool(anna, 'favourites').click()
  await tool(anna, 'keep').click()
  await anna.keyboard.press('Escape')
  const sheet = () =>
    anna.locator('[data-pair]').evaluateAll((all) => all.map((one) => one.getAttribute('data-operation')))
  const kept = await sheet()
  await tool(anna, 'clear').click()
  await anna.reload()
  await tool(anna, 'favourites').click(patient)
  await anna.getByRole('button', { name: 'Use this sheet' }).first().click()
  expect(await sheet()).toEqual(kept)
  await tool(anna, 'done').click()
  await fillAtRandom(bela)
  const pages = [anna, bela]
  const asking = () => Promise.all(pages.map((page) => tool(page, 'pass').count()))
  await expect.poll(async () => (await asking()).includes(1), patient).toBe(true)
  const first = (await asking()).indexOf(1)
  await tool(pages[first], 'pass').click()
  await pages[first].getByRole('button', { name: 'Pass', exact: true }).click()
  await tool(pages[1 - first], 'pass').click(patient)
  await expect(pages[1 - first].getByText('This ends the game')).toBeVisible()
  await pages[1 - first].getByRole('button', { name: 'Pass and end it' }).click()
  await expectResult(pages)
})

test('with assistance, nothing lies over anything on a small phone, in either language', async ({ phone }) => {
  const page = await phone({ size: 'smallPhone', language: 'hu' })
  await page.getByRole('button', { name: 'Botok ellen: Forrás Pont' }).click()
  await fillAtRandom(page)
  for (const language of ['hu', 'en'] as const) {
    if (language === 'en') {
      await page.evaluate(() => localStorage.setItem('asztal.language', 'en'))
      await page.reload()
    }
    await asked(page)
    await expect(page.locator(`html[lang="${language}"]`)).toHaveCount(1)
    const boxOf = async (name: string) => (await tool(page, name).boundingBox())!
    const [ahead, pass, claim] = [await boxOf('ahead'), await boxOf('pass'), await boxOf('claim')]
    expect(ahead.x + ahead.width, language).toBeLessThanOrEqual(pass.x)
    expect(pass.x + pass.width, language).toBeLessThanOrEqual(claim.x)
    expect(claim.y + claim.height, language).toBeLessThanOrEqual(640)
    const sentence = page.locator('.says')
    expect(await sentence.evaluate((one) => one.scrollHeight - one.clientHeight), language).toBeLessThanOrEqual(4)
    await tool(page, 'pass').click()
    const yes = (await page.locator('.confirm .btn.main').boundingBox())!
    expect(yes.y + yes.height, language).toBeLessThanOrEqual(640)
  }
})
