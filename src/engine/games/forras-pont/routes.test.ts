import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickRng, shuffle } from '../../core/rng'
import { bestClaims, canClaim, openings, openSteps } from './routes'
import { bestRoutes, greedy, type Aim } from './best'
import { checkClaim, fittingOwners, plainFault } from './claim'
import { findRoute } from './exists'
import {
  cells,
  centre,
  colours,
  directionBetween,
  edgeOf,
  neighbours,
  operations,
  type Cell,
  type Colour,
  type Table,
} from './facts'
import { readCell } from './notation'
import { makeNet, positionOf } from './net'
import { worldOf } from './scene'

const free = { nodes: Infinity, hurry: () => false }

/** A random table of 2 to 4 seats with so many discs on the board. */
function randomTable(seed: number, discs: number): Table {
  const rng = quickRng(seed)
  const seats = 2 + (seed % 3)
  const world = worldOf({ sheets: Array<string>(seats).fill('↑↗→↘↓↙←↖↻'), turn: rng.below(seats) })
  const bag = shuffle(
    rng,
    Array.from({ length: 48 }, (_, i) => colours[i % 3]),
  )
  const board = Array<Colour | null>(cells).fill(null)
  const spots = shuffle(
    rng,
    [...board.keys()].filter((cell) => cell !== centre),
  )
  const bank = { ...world.table.bank }
  for (const cell of spots.slice(0, discs)) bank[(board[cell] = bag.pop()!)]--
  const sheets = world.table.sheets.map(() => shuffle(rng, operations))
  const card = ([4, 5, 6, 7, 8, 9, '?'] as const)[rng.below(7)]
  return { ...world.table, board, bank, sheets, card }
}

/**
 * Every route, found without any of the route finder's own means: it goes from disc to disc and asks the judge of
 * claims who could own each step. `null` if there are too many.
 */
function everyRoute(table: Table, patience: number): { route: Cell[]; colour: Colour; own: number }[] | null {
  const seat = table.turn!
  const found: { route: Cell[]; colour: Colour; own: number }[] = []
  const least = table.card === '?' || table.card === null ? 1 : table.card
  let steps = 0
  const owns = (route: Cell[], colour: Colour) => fittingOwners(table, seat, colour, route, route.length - 2)
  const grow = (route: Cell[], own: number): boolean => {
    if (++steps > patience) return false
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbours[route.at(-1)! * 8 + direction]
      if (next < 0 || route.includes(next)) continue
      const longer = [...route, next]
      if (next === centre) {
        if (longer.length < least) continue
        for (const colour of colours.filter((one) => table.bank[one] > 0)) {
          const owners = owns(longer, colour)
          if (owners.length > 0) found.push({ route: longer, colour, own: own + (owners.includes(seat) ? 1 : 0) })
        }
      } else if (table.board[next] !== null) {
        const owners = owns(longer, 'yellow')
        if (owners.length > 0 && !grow(longer, own + (owners.includes(seat) ? 1 : 0))) return false
      }
    }
    return true
  }
  for (const start of edgeOf(table.sides[seat])) if (table.board[start] !== null && !grow([start], 1)) return null
  return found
}

const tables = (least: number, most: number) =>
  fc.record({ seed: fc.integer({ min: 0, max: 1e9 }), discs: fc.integer({ min: least, max: most }) })

describe('the route finder against every route there is', () => {
  it('FP-13: whether there is a route is exact', () => {
    let [some, none] = [0, 0]
    fc.assert(
      fc.property(tables(10, 47), ({ seed, discs }) => {
        const table = randomTable(seed, discs)
        const all = everyRoute(table, 20_000)
        const found = findRoute(makeNet(positionOf(table, table.turn!)))
        if (all === null) return
        expect(found !== null).toBe(all.length > 0)
        if (found === null) none++
        else {
          some++
          const texts = new Set(all.map(({ route }) => route.join()))
          expect(texts.has(found.join())).toBe(true)
          const random = findRoute(makeNet(positionOf(table, table.turn!)), quickRng(seed))
          expect(texts.has(random!.join())).toBe(true)
        }
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(Math.min(some, none)).toBeGreaterThan(40)
  })

  it.each([
    ['most for oneself, then least for others', greedy],
    ['the margin', { own: 10, other: -10 }],
    ['the longest', { own: 1, other: 1 }],
  ] as [string, Aim][])(
    'FP-25: the best routes within 50 ms worth of steps are the best there are: %s',
    (_name, aim) => {
      let compared = 0
      fc.assert(
        fc.property(tables(20, 47), ({ seed, discs }) => {
          const table = randomTable(seed, discs)
          const all = everyRoute(table, 30_000)
          if (all === null || all.length === 0) return
          const values = all.map(({ route, own }) => own * aim.own + (route.length - own) * aim.other)
          // A route counts once, with its best colour.
          const byRoute = new Map<string, number>()
          for (const [i, { route }] of all.entries())
            byRoute.set(route.join(), Math.max(values[i], byRoute.get(route.join()) ?? -Infinity))
          const best = [...byRoute.values()].sort((a, b) => b - a)
          const few = bestRoutes(makeNet(positionOf(table, table.turn!)), 3, aim, { ...free, nodes: 12_000 })
          expect(few.routes.map((route) => route.value)).toEqual(best.slice(0, 3))
          expect(
            bestRoutes(makeNet(positionOf(table, table.turn!)), 1, aim, { ...free, nodes: 12_000 }).routes[0].value,
          ).toBe(best[0])
          compared++
        }),
        { numRuns: 80, seed: 2 },
      )
      expect(compared).toBeGreaterThan(20)
    },
  )

  it('FP-20, FP-25: every route found is a true claim that brings what it says', () => {
    for (let seed = 0; seed < 120; seed++) {
      const table = randomTable(seed, 30 + (seed % 18))
      for (const route of bestClaims(table, table.turn!, 4, { ...free, nodes: 500 }).routes) {
        expect(plainFault(table, table.turn!, route.claim)).toBeNull()
        const verdict = checkClaim(table, table.turn!, route.claim)
        expect(verdict).toMatchObject({ failed: null, short: false })
        expect(1 + verdict.steps.filter((step) => step.owner === table.turn).length).toBe(route.own)
        expect(route.own + route.other).toBe(route.claim.route.length)
        expect(route.value).toBe(route.own * 100 - route.other)
      }
    }
  })

  it('FP-24: the search keeps to its budget and says whether it is proven', () => {
    const table = randomTable(5, 46)
    expect(bestClaims(table, table.turn!, 1, { ...free, nodes: 3 })).toMatchObject({ proven: false, nodes: 3 })
    let calls = 0
    const hurried = bestClaims(table, table.turn!, 1, { nodes: Infinity, hurry: () => ++calls > 2 })
    expect(hurried.proven).toBe(false)
    expect(hurried.nodes).toBeLessThan(64 * 4)
  })
})

describe('what one more disc would make possible', () => {
  const ladder = '↗↑→↘↻↓↙←↖'
  const plain = '↑↗→↘↓↙←↖↻'
  const board = '....... ....... ....... ....... ....... ...L... ...Y...'

  it('FP-24: the disc that is missing is named', () => {
    const { table } = worldOf({ sheets: [ladder, plain], board, card: 4 })
    expect(canClaim(table, 0)).toBe(false)
    const { openings: found, whole } = openings(table, 0, { ...free, nodes: 200 })
    expect(whole).toBe(true)
    expect(found.some(({ place }) => place.cell === readCell('d3') && place.colour === 'purple')).toBe(true)
    for (const { place, route } of found) expect(route.claim.route).toContain(place.cell)
    expect(found[0]).toMatchObject({ route: { own: 4, other: 0 } })
  })

  it('FP-20: each step names who could own it', () => {
    const { table } = worldOf({ sheets: [ladder, plain], board: board.replace('...L', '.L.L') })
    const steps = openSteps(table, 0, [readCell('d1')])
    expect(steps).toEqual([{ to: readCell('d2'), colour: 'purple', owners: [0] }])
    const last = worldOf({ sheets: [ladder, ladder], board: board.replace('....... ...L', '...L... ...L') }).table
    const home = openSteps(last, 0, ['d1', 'd2', 'd3'].map(readCell))
    expect(home).toEqual([{ to: centre, colour: 'purple', owners: [0, 1] }])
    expect(directionBetween(readCell('d3'), centre)).toBe(0)
  })
})
