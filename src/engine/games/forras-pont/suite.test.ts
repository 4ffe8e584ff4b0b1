import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../core/contract'
import { matchView, promptFor, submit, type Match } from '../../core/match'
import { playsAll } from '../../testing/counts'
import { bytes } from '../../testing/freeze'
import { begin, type PlayedGame } from '../../testing/play'
import { demandLeakFound, gameSuite, type SuiteOptions } from '../../testing/suite'
import { colours, countDiscs, type Table, totalDiscs } from './facts'
import type { GameWorld } from './motion'
import { game } from './index'
import { openDiscs } from './outcome'

const variants = [
  { seats: 2, options: {} },
  { seats: 2, options: { seating: 'adjacent', clock: 60 } },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { assistance: true } },
  { seats: 3, options: { assistance: true, clock: 180 } },
  { seats: 4, options: { assistance: true, seating: 'adjacent' } },
]

/** Throws if a disc or a card is missing or doubled. */
function demandConserved({ world, setup: { seed } }: Match) {
  const { table, hidden } = world as GameWorld
  for (const colour of colours) {
    const owned = table.discs.reduce((sum, discs) => sum + discs[colour], 0)
    const laid = table.board.filter((disc) => disc === colour).length
    const least = Math.min(table.bank[colour], ...table.discs.map((discs) => discs[colour]))
    if (table.bank[colour] + owned + laid !== 16 || least < 0) throw new Error(`${colour} of game ${seed}`)
  }
  const discs = openDiscs(table) + table.discs.reduce((sum, owned) => sum + countDiscs(owned), 0)
  const cards = [...hidden.pile, ...table.won.flat(), table.card].filter((card) => card !== null)
  const counts = [discs, new Set(cards).size, table.pile - hidden.pile.length, table.board[24]]
  if (bytes(counts) !== bytes([totalDiscs, 7, 0, null])) throw new Error(`game ${seed}: ${bytes(counts)}`)
}

/** How often each kind of turn and end was met. */
const met = new Map<string, number>()

function note({ match, told }: PlayedGame) {
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)
  demandConserved(match)
  for (const { event } of told.flat()) {
    meet(event.type)
    if ('source' in event) meet(`${event.type} ${String(event.source)}`)
    if ('forced' in event && event.forced) meet('forced')
    if (event.type === 'false-claim')
      meet((event as unknown as { step: number | null }).step === null ? 'short' : 'wrong')
  }
  meet((match.world as { table: Table }).table.ended.join('+'))
}

const suite: SuiteOptions = {
  games: 1050,
  variants,
  reveals: ['dealt', 'sheets', 'card-drawn'],
  twinGames: 35,
  secrets: true,
  patience: 400,
  audit: demandConserved,
  note,
}

const playGames = gameSuite(game, suite)

describe('forras-pont: what random games show', () => {
  it('FP-1: 48 discs, 16 of each colour, and seven cards at every moment; every kind of turn and end is met', () => {
    playGames()
    const kinds = ['placed own', 'claimed own', 'route-won', 'forced', 'wrong', 'short', 'idle', 'cards']
    if (!playsAll()) return
    for (const kind of kinds) expect(met.get(kind) ?? 0, `${kind} in ${bytes([...met])}`).toBeGreaterThan(15)
  })

  it('FP-5: a sheet that was handed in stays secret until all are', () => {
    const start = begin(game.rules, {}, 3, 'sheets').match
    const sheet = (operations: readonly string[]) => ({ type: 'sheet', operations })
    const one = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left', 'repeat']
    const seen = [one, one.toReversed()].map((operations) => {
      const next = submit(start, 1, 0, sheet(operations))
      if ('refusal' in next) throw new Error('refused')
      expect(next.told).toEqual([])
      return bytes([1, 2, null].map((seat) => [matchView(next.match, seat), seat && promptFor(next.match, seat)]))
    })
    expect(seen[0]).toBe(seen[1])
  })

  it('FP-3: planted leaks of the number cards to come are found', () => {
    const { resolve } = game.rules
    const few = { ...suite, twinGames: 10 }
    demandLeakFound(
      game,
      { resolve: leak((world, step) => ({ ...step, table: { ...step.table, next: world.hidden.pile[0] } })) },
      few,
    )
    demandLeakFound(
      game,
      {
        resolve: leak((world, step) => ({
          ...step,
          table: { ...step.table, idle: world.hidden.pile.at(-1) === 9 ? 1 : 0 },
        })),
      },
      few,
    )
    function leak(spoil: (world: GameWorld, after: GameWorld) => GameWorld): AnyGame['rules']['resolve'] {
      return (world, answers, rng) => {
        const step = resolve(world as GameWorld, answers as never, rng)
        return { ...step, world: spoil(world as GameWorld, step.world) }
      }
    }
  })
})
