import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickRng, shuffle } from '../../../core/rng'
import { centre, directionBetween, edgeOf, neighbours } from '../board'
import { randomBoard } from '../bot/sheet'
import { type Cell, type ClaimAnswer, colours, operations, type PlaceAnswer, type Table } from '../facts'
import { placements } from '../legal'
import { position } from '../position'
import { fittingOwners, plainFault, verdictOf } from '../routes/claims'
import { canClaim, findRoute } from '../routes/exists'
import { discGraphOf, standpointOf } from '../routes/graph'
import { afterPlacing, openings } from '../routes/openings'
import { openSteps } from '../routes/partialClaim'
import { bestClaims, bestRoutes, greedy, type Objective, type ResumableSearch, startSearch } from './best'
import { hardBoards } from '../testing/hardBoards'
import { cellAt } from '../testing/turns'

const free = { expansions: Infinity, hurry: () => false }

/** A random table of 2 to 4 seats with so many discs on the board. */
function randomTable(seed: number, discs: number): Table {
  const rng = quickRng(seed)
  const seats = 2 + (seed % 3)
  const world = position({ sheets: Array<string>(seats).fill('↑↗→↘↓↙←↖↻'), turn: rng.below(seats) })
  const board = randomBoard(rng, discs)
  const bank = { ...world.table.bank }
  for (const colour of board) if (colour) bank[colour]--
  const sheets = world.table.sheets.map(() => shuffle(rng, operations))
  const card = ([4, 5, 6, 7, 8, 9, '?'] as const)[rng.below(7)]
  return { ...world.table, board, bank, sheets, card }
}

/**
 * Every route there is, found without any of the route finder's own means: it goes from disc to disc wherever the
 * judge of claims sees an owner, and counts the routes by their length and by the claimant's discs. `null` if there are
 * too many to try.
 */
function everyRoute(table: Table, patience: number): Map<string, { own: number; length: number; many: number }> | null {
  const seat = table.turn!
  const least = table.card === '?' || table.card === null ? 1 : table.card
  // Who could own the step from a cell in a direction, coming straight or not: 0 nobody, 1 others only, 2 the claimant.
  const steps = [false, true].map((straight) =>
    neighbours.map((to, at) => {
      const from = at >> 3
      const behind = neighbours[from * 8 + ((at + 4) & 7)]
      if (to < 0 || table.board[from] === null || (to !== centre && table.board[to] === null)) return 0
      if (straight && (behind < 0 || behind === centre)) return 0
      const route = straight ? [behind, from, to] : [from, to]
      const owners = colours
        .filter((one) => to !== centre || table.bank[one] > 0)
        .flatMap((colour) => fittingOwners(table, seat, colour, route, route.length - 2))
      return owners.includes(seat) ? 2 : owners.length > 0 ? 1 : 0
    }),
  )
  const found = new Map<string, { own: number; length: number; many: number }>()
  const used = new Set<Cell>()
  let tried = 0
  const grow = (cell: Cell, came: number, length: number, own: number): boolean => {
    if (++tried > patience) return false
    for (let direction = 0; direction < 8; direction++) {
      const owner = steps[direction === came ? 1 : 0][cell * 8 + direction]
      const next = neighbours[cell * 8 + direction]
      if (owner === 0 || used.has(next)) continue
      const now = own + (owner === 2 ? 1 : 0)
      if (next === centre) {
        if (length + 1 < least) continue
        const key = `${now} ${length + 1}`
        found.set(key, { own: now, length: length + 1, many: (found.get(key)?.many ?? 0) + 1 })
        continue
      }
      used.add(next)
      const whole = grow(next, direction, length + 1, now)
      used.delete(next)
      if (!whole) return false
    }
    return true
  }
  for (const start of edgeOf(table.sides[seat])) {
    if (table.board[start] === null) continue
    used.add(start)
    if (!grow(start, -1, 1, 1)) return null
    used.delete(start)
  }
  return found
}

/** The values of the best few of all routes by an objective. */
function bestOf(all: NonNullable<ReturnType<typeof everyRoute>>, count: number, objective: Objective): number[] {
  return [...all.values()]
    .flatMap(({ own, length, many }) =>
      Array<number>(Math.min(many, count)).fill(own * objective.own + (length - own) * objective.other),
    )
    .sort((a, b) => b - a)
    .slice(0, count)
}

/** Takes a search up again and again, a few steps at a time, until it is proven. */
function bitByBit(search: ResumableSearch) {
  for (;;) {
    const so = search.resume({ expansions: 37, hurry: () => false })
    if (so.proven) return so
  }
}

const tables = (least: number, most: number) =>
  fc.record({ seed: fc.integer({ min: 0, max: 1e9 }), discs: fc.integer({ min: least, max: most }) })

describe('the route finder against every route there is', () => {
  it('FP-13: whether there is a route is exact, and any route found is a true claim', () => {
    let [some, none] = [0, 0]
    fc.assert(
      fc.property(tables(10, 47), ({ seed, discs }) => {
        const table = randomTable(seed, discs)
        const seat = table.turn!
        const all = everyRoute(table, 20_000)
        if (all === null) return
        const graph = discGraphOf(standpointOf(table, seat))
        const found = [findRoute(graph), findRoute(graph, quickRng(seed))]
        expect(found.map((route) => route !== null)).toEqual([all.size > 0, all.size > 0])
        expect(canClaim(table, seat)).toBe(all.size > 0)
        if (all.size === 0) none++
        else some++
        for (const route of found) {
          if (route === null) continue
          const verdicts = colours
            .filter((colour) => table.bank[colour] > 0)
            .map((colour): ClaimAnswer => ({ type: 'claim', colour, route, owners: route.slice(1).map(() => null) }))
            .filter((claim) => plainFault(table, seat, claim) === null)
            .map((claim) => verdictOf(table, seat, claim))
          expect(verdicts.some(({ failed, short }) => failed === null && !short)).toBe(true)
        }
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(Math.min(some, none)).toBeGreaterThan(40)
  })

  const objectives: [string, Objective][] = [
    ['most for oneself, then least for others', greedy],
    ['the margin', { own: 10, other: -10 }],
    ['the longest', { own: 1, other: 1 }],
  ]
  it('FP-25: the best route, and the best three, within 50 ms worth of steps are the best there are', () => {
    let [compared, many] = [0, 0]
    fc.assert(
      fc.property(tables(28, 47), ({ seed, discs }) => {
        const table = randomTable(seed, discs)
        const all = everyRoute(table, 1_000_000)
        if (all === null || all.size === 0) return
        compared++
        if ([...all.values()].reduce((sum, one) => sum + one.many, 0) > 10_000) many++
        for (const [name, objective] of objectives) {
          const graph = discGraphOf(standpointOf(table, table.turn!))
          const [one] = bestRoutes(graph, 1, objective, { ...free, expansions: 8000 }).routes
          expect([one.value], name).toEqual(bestOf(all, 1, objective))
          const few = bestRoutes(graph, 3, objective, { ...free, expansions: 8000 }).routes
          expect(
            few.map((route) => route.value),
            name,
          ).toEqual(bestOf(all, 3, objective))
          // However slow the machine is: what is looked for bit by bit until it is proven is the best.
          const proven = bitByBit(startSearch(graph, 3, objective)).routes
          expect(
            proven.map((route) => route.value),
            name,
          ).toEqual(bestOf(all, 3, objective))
        }
      }),
      { numRuns: 160, seed: 2 },
    )
    expect(compared).toBeGreaterThan(60)
    expect(many).toBeGreaterThan(5)
  })

  it('FP-25: so it is on the hardest boards known', () => {
    for (const { graph, best } of hardBoards())
      expect(bestRoutes(graph, 1, greedy, { ...free, expansions: 6000 }).routes[0].value).toBe(best)
  })

  it('FP-25: only better ones are found where better ones are asked for', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = randomTable(seed, 30 + (seed % 10))
      const graph = discGraphOf(standpointOf(table, table.turn!))
      const [best] = bestRoutes(graph, 1, greedy, free).routes
      if (best === undefined) continue
      expect(bestRoutes(graph, 1, greedy, free, best.value)).toMatchObject({ routes: [], proven: true })
      expect(bestRoutes(graph, 1, greedy, free, best.value - 1).routes[0].value).toBe(best.value)
    }
  })

  it('FP-20, FP-25: every route found is a true claim that brings what it says', () => {
    for (let seed = 0; seed < 120; seed++) {
      const table = randomTable(seed, 30 + (seed % 18))
      for (const route of bestClaims(table, table.turn!, 4, { ...free, expansions: 500 }).routes) {
        expect(plainFault(table, table.turn!, route.claim)).toBeNull()
        const verdict = verdictOf(table, table.turn!, route.claim)
        expect(verdict).toMatchObject({ failed: null, short: false })
        expect(1 + verdict.steps.filter((step) => step.owner === table.turn).length).toBe(route.own)
        expect(route.own + route.other).toBe(route.claim.route.length)
        expect(route.value).toBe(route.own * 100 - route.other)
      }
    }
  })

  it('FP-24: the search keeps to its budget and says whether it is proven', () => {
    const table = randomTable(5, 46)
    expect(bestClaims(table, table.turn!, 1, { ...free, expansions: 3 })).toMatchObject({
      proven: false,
      expansions: 3,
    })
    let calls = 0
    const hurried = bestClaims(table, table.turn!, 1, { expansions: Infinity, hurry: () => ++calls > 2 })
    expect(hurried.proven).toBe(false)
    expect(hurried.expansions).toBeLessThanOrEqual(3 * 8)
  })

  it('FP-24: the search looks at the clock every few steps from its first to its last', () => {
    for (let seed = 0; seed < 12; seed++) {
      const table = randomTable(seed, 36 + seed)
      let calls = 0
      const hurry = () => ++calls < 0
      const { expansions, proven } = bestClaims(table, table.turn!, 3, { expansions: 20_000, hurry })
      expect(proven || expansions === 20_000).toBe(true)
      expect(calls).toBeGreaterThanOrEqual(Math.floor(expansions / 8))
    }
  })

  it('FP-24: a search that is left and taken up again finds the same in the same steps', () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = randomTable(seed, 30 + (seed % 15))
      const graph = discGraphOf(standpointOf(table, table.turn!))
      const whole = bestRoutes(graph, 3, greedy, free)
      expect(whole.proven).toBe(true)
      expect(bitByBit(startSearch(graph, 3, greedy))).toEqual(whole)
      const hurried = startSearch(graph, 3, greedy)
      let so = hurried.resume({ expansions: Infinity, hurry: () => true })
      while (!so.proven) so = hurried.resume({ expansions: Infinity, hurry: () => true })
      expect(so).toEqual(whole)
    }
  })
})

describe('what one more disc would make possible', () => {
  const ladder = '↗↑→↘↻↓↙←↖'
  const plain = '↑↗→↘↓↙←↖↻'
  const board = '....... ....... ....... ....... ....... ...L... ...Y...'

  it('FP-24: the disc that is missing is named', () => {
    const { table } = position({ sheets: [ladder, plain], board, card: 4 })
    expect(canClaim(table, 0)).toBe(false)
    const { openings: found, next } = openings(table, 0, { ...free, expansions: 200 })
    expect(next).toBeNull()
    expect(found.some(({ place }) => place.cell === cellAt('d3') && place.colour === 'purple')).toBe(true)
    for (const { place, route } of found) expect(route.claim.route).toContain(place.cell)
    expect(found[0]).toMatchObject({ route: { own: 4, other: 0 } })
  })

  it('FP-24: they are just the discs after which there is a route, or a better one', () => {
    let [first, better] = [0, 0]
    for (let seed = 0; seed < 40; seed++) {
      const table = randomTable(seed, 14 + (seed % 19))
      const seat = table.turn!
      const bestAfter = (after: Table) => {
        const all = everyRoute(after, 200_000)!
        return bestOf(all, 1, greedy)[0] ?? -Infinity
      }
      const now = bestAfter(table)
      const wanted = placements(table, seat)
        .map((place) => ({ place, value: bestAfter(afterPlacing(table, seat, place)) }))
        .filter(({ value }) => value > now)
      const { openings: found } = openings(table, seat, { ...free, expansions: 8000 })
      const text = (list: readonly { place: PlaceAnswer; value: number }[]) =>
        list.map(({ place, value }) => `${place.cell} ${place.colour} ${value}`).sort()
      expect(text(found)).toEqual(text(wanted))
      if (found.length > 0 && now === -Infinity) first++
      if (found.length > 0 && now > -Infinity) better++
    }
    expect(Math.min(first, better)).toBeGreaterThan(4)
  })

  it('FP-9, FP-24: a disc of one’s own that is placed for a route is deducted', () => {
    // One purple disc lies on the board, one is to be placed, and one goes on the centre.
    const valueWith = (purple: number) => {
      const { table } = position({ sheets: [ladder, plain], board, discs: [{ purple }, {}] })
      const found = openings(table, 0, { ...free, expansions: 200 }).openings
      return found.find(({ place }) => place.cell === cellAt('d3') && place.colour === 'purple')?.value
    }
    expect([13, 14, 15].map(valueWith)).toEqual([400, 300, 200])
  })

  it('FP-24: in a hurry they are looked for bit by bit, and nothing is lost or doubled', () => {
    const table = randomTable(7, 20)
    const seat = table.turn!
    const whole = openings(table, seat, { ...free, expansions: 300 })
    let calls = 0
    const hurried = { expansions: 300, hurry: () => ++calls % 10 === 0 }
    let bit = openings(table, seat, hurried)
    let bits = 1
    for (; bit.next !== null; bits++) bit = openings(table, seat, hurried, bit)
    expect(bits).toBeGreaterThan(5)
    expect(bit).toEqual(whole)
  })

  it('FP-20: each step names who could own it', () => {
    const { table } = position({ sheets: [ladder, plain], board: board.replace('...L', '.L.L') })
    const steps = openSteps(table, 0, [cellAt('d1')])
    expect(steps).toEqual([{ to: cellAt('d2'), colour: 'purple', owners: [0] }])
    const last = position({ sheets: [ladder, ladder], board: board.replace('....... ...L', '...L... ...L') }).table
    const home = openSteps(last, 0, ['d1', 'd2', 'd3'].map(cellAt))
    expect(home).toEqual([{ to: centre, colour: 'purple', owners: [0, 1] }])
    expect(directionBetween(cellAt('d3'), centre)).toBe(0)
  })
})
