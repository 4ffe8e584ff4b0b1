/** Everything on the shared screen is read from three metres, on a large television and on a small one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyRules } from '../../src/engine/core/contract'
import type { Journal } from '../../src/engine/core/journal'
import { gameIds, manifests, type GameId } from '../../src/engine/games/catalog'
import { games } from '../../src/engine/games'
import { playGame } from '../../src/engine/testing/play'
import { expect, test } from '../support'
import { agentsStory } from '../support/agentsStory'
import { keepDevices } from '../support/kept'
import { takeHands } from '../support/hands'
import { prepareTable, type PreparedTable } from '../support/prepared'
import { addBot, joinTable, openTable } from '../support/table'
import { expectReadable, watchReadable } from '../support/wall'

// One after the other: they share a host and its pages.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const people = ['Nagyapó Kelemen', 'Szentgyörgyi Bálint', 'Krisztina néni', 'Daniella', 'Emma', 'Bartholomew Ferenc']

interface Evening {
  readonly seats: number
  /** Answers after which the match is looked at. */
  readonly at: readonly number[]
  /** From which answer on, and how many of them, it is watched as it goes on: its great moments. */
  readonly watch: readonly (readonly [from: number, answers: number])[]
  readonly journal?: () => Journal
}

/** A whole match, with every seat taken; a game without great moments of its own is looked at near its beginning. */
const evenings: Readonly<Partial<Record<GameId, Evening>>> = {
  zertz: { seats: 2, at: [0, 12], watch: [[6, 2]] },
  'election-night': { seats: 2, at: [0, 40], watch: [[4, 4]] },
  'dice-town': { seats: 5, at: [0, 60], watch: [[5, 17]] },
  'forras-pont': {
    seats: 4,
    at: [4, 30],
    watch: [
      [22, 2],
      [43, 1],
    ],
  },
  agents: {
    seats: 6,
    at: [0, 30],
    watch: [[40, 30]],
    journal: () => agentsStory({ windowClock: 'off', holdClock: 'off', raiseClock: 'off' }),
  },
}

interface Prepared {
  readonly whole: Journal
  readonly names: readonly string[]
  readonly going: readonly PreparedTable[]
}
const prepared = new Map<GameId, Prepared>()
const eveningOf = (game: GameId): Evening =>
  evenings[game] ?? { seats: manifests[game].seats.max, at: [0, 2], watch: [] }
/** The code of a game's table: one letter for the game, and what it is for. */
const codeOf = (game: GameId, what: string) => `${'ABCDEFGH'[gameIds.indexOf(game)]}${what}`

const kept = keepDevices({
  prepare: (dataDir) => {
    for (const game of gameIds) {
      const { seats, at, watch, journal } = eveningOf(game)
      const whole = journal?.() ?? playGame(games[game].rules as AnyRules, { seed: 3, seats }).journal
      const upTo = (count: number): Journal => ({ ...whole, entries: whole.entries.slice(0, count) })
      const names = people.slice(0, seats)
      at.forEach((count, i) => prepareTable(dataDir, codeOf(game, `ST${'AB'[i]}`), names, upTo(count)))
      const going = watch.map(([from], i) => prepareTable(dataDir, codeOf(game, `GO${'AB'[i]}`), names, upTo(from)))
      prepareTable(dataDir, codeOf(game, 'END'), names, whole)
      const record = join(dataDir, 'tables', codeOf(game, 'STB'), 'table.json')
      writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), paused: true }))
      prepared.set(game, { whole, names, going })
    }
  },
})

for (const game of gameIds)
  test(`${game}: nothing on the shared screen is too small or cut off`, async () => {
    const { whole, names, going } = prepared.get(game)!
    const { watch } = eveningOf(game)
    const screen = await kept.sharedScreen({ language: 'hu' })
    const open = async (table: string, shown: string) => {
      await screen.goto(`/#/t/${table}/screen`)
      await expect(screen.locator(shown).first()).toBeVisible({ timeout: 20_000 })
    }
    await open(codeOf(game, 'STA'), '[data-step]')
    await expectReadable(screen, 'before the first move')
    await open(codeOf(game, 'STB'), '[data-step]')
    await expectReadable(screen, 'paused in the middle')
    for (const [i, [from, answers]] of watch.entries()) {
      const hands = await Promise.all(names.map((_, seat) => takeHands(kept.host().port, going[i], seat)))
      await screen.setViewportSize({ width: 1280, height: 720 })
      await open(going[i].id, '[data-step]')
      const watched = await watchReadable(screen)
      for (const { seat, answer } of whole.entries.slice(from, from + answers)) await hands[seat].answer(answer)
      const last = whole.entries[from + answers].step
      await expect(screen.locator(`[data-step="${last}"]`)).toBeVisible({ timeout: 60_000 })
      expect(await watched.found()).toEqual([])
      for (const one of hands) one.close()
    }
    await open(codeOf(game, 'END'), '.over h1')
    await expectReadable(screen, 'the end')
  })

test('the lobby and a lesson for all can be read on the shared screen', async () => {
  const anna = await kept.phone()
  const code = await openTable(anna, 'The Agents', 'Szentgyörgyi Annamária')
  const bela = await kept.phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Krisztina néni')
  for (const seat of [3, 4, 5, 6]) await addBot(anna, seat)
  const screen = await kept.sharedScreen({ language: 'hu' })
  await screen.goto(`/#/t/${code}/screen`)
  await expect(screen.getByText('Krisztina')).toBeVisible()
  await expectReadable(screen, 'the lobby')
  await anna.getByRole('button', { name: 'Learn it together' }).click()
  await expect(screen.locator('[data-mode]')).toBeVisible()
  await expectReadable(screen, 'the lesson')
})
