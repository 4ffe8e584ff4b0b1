import type { BotLevel, Rng } from '../../src/engine/core/contract'
import { matchView, promptFor, type Match } from '../../src/engine/core/match'
import { quickRng, shuffle } from '../../src/engine/core/rng'
import { bestRoutes, greedy } from '../../src/engine/games/forras-pont/best'
import { findRoute } from '../../src/engine/games/forras-pont/exists'
import { makeNet, type Net } from '../../src/engine/games/forras-pont/net'
import {
  cells,
  centre,
  colours,
  game,
  neighbours,
  openings,
  operations,
  sidesOfTable,
  writeColour,
  writeSheet,
  type Colour,
  type ForrasView,
  type ForrasWorld,
  type Prompt,
} from '../../src/engine/games/forras-pont'
import { worldOf } from '../../src/engine/games/forras-pont/scene'
import { playGame } from '../../src/engine/testing/play'
import type { Figure } from '../figure'

/** Milliseconds that this process has really worked, however busy the machine is with others. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A random board of 36 to 47 discs with random sheets, seen by a random seat under a random card. */
function randomNet(rng: Rng, sheets: number): () => Net {
  const count = 36 + rng.below(12)
  const bag = shuffle(
    rng,
    Array.from({ length: 48 }, (_, i) => colours[i % 3]),
  )
  const board = Array<Colour | null>(cells).fill(null)
  const spots = shuffle(
    rng,
    [...board.keys()].filter((cell) => cell !== centre),
  )
  for (const cell of spots.slice(0, count)) board[cell] = bag.pop()!
  const seat = rng.below(sheets)
  const minimum = [1, 4, 5, 6, 7, 8, 9][rng.below(7)]
  const position = { board, seat, side: sidesOfTable[seat], centreColours: colours, ownColours: [], minimum }
  const filled = Array.from({ length: sheets }, () => shuffle(rng, operations))
  return () => makeNet({ ...position, sheets: filled })
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function existence(sheets: number): Figure {
  const rng = quickRng(sheets)
  const boards = 10_000
  let found = 0
  for (let i = 0; i < 200; i++) findRoute(randomNet(rng, sheets)())
  const times = Array.from({ length: boards }, () => {
    const make = randomNet(rng, sheets)
    // A slow one is measured again: the same work, so the least time is the work's, the rest is others'.
    let least = Infinity
    for (let attempt = 0; attempt < 3 && least > 1; attempt++) {
      const start = performance.now()
      const route = findRoute(make())
      least = Math.min(least, performance.now() - start)
      if (attempt === 0 && route !== null) found++
    }
    return least
  }).sort((a, b) => a - b)
  const [half, most, all] = [0.5, 0.99, 1].map((share) => percentile(times, share))
  return {
    name: `is there a route, ${boards} boards, ${sheets} sheets`,
    value: `median ${half.toFixed(3)} ms, p99 ${most.toFixed(2)} ms, worst ${all.toFixed(1)} ms (${found} have one)`,
    target: 'p99 below 5 ms',
    ok: most < 5,
  }
}

/** The best value by trying every route, with no bound at all; `null` if that takes too many steps. */
function exhaustive(net: Net, patience: number): number | null {
  const mine = 1 << net.position.seat
  const used = new Uint8Array(cells)
  let best = -Infinity
  let steps = 0
  const search = (cell: number, came: number, length: number, value: number): boolean => {
    if (++steps > patience) return false
    for (let direction = 0; direction < 8; direction++) {
      const way = cell * 8 + direction
      const owners = net.byArrow[way] | (came === direction ? net.byRepeat[way] : 0)
      if (owners === 0) continue
      const next = neighbours[way]
      const worth = value + (owners & mine ? greedy.own : greedy.other)
      if (next === centre) {
        if (length + 1 >= net.position.minimum) best = Math.max(best, worth)
      } else if (!used[next]) {
        used[next] = 1
        const whole = search(next, direction, length + 1, worth)
        used[next] = 0
        if (!whole) return false
      }
    }
    return true
  }
  for (const start of net.starts) {
    used[start] = 1
    if (!search(start, 8, 1, greedy.own)) return null
    used[start] = 0
  }
  return best
}

/**
 * The best route within 50 ms, against trying every route where that ends within its patience, and against the
 * same search left to prove its answer on all boards.
 */
function bestWithin(sheets: number, boards: number, patience: number): Figure {
  const rng = quickRng(100 + sheets)
  let [finished, equal, proven, longest, alike, steps] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 40; i++) bestRoutes(randomNet(rng, 4)(), 1, greedy, { nodes: 2000, hurry: () => false })
  for (let i = 0; i < boards; i++) {
    const net = randomNet(rng, sheets)()
    const start = worked()
    const search = bestRoutes(net, 1, greedy, { nodes: Infinity, hurry: () => worked() - start > 50 })
    longest = Math.max(longest, worked() - start)
    const value = search.routes[0]?.value ?? -Infinity
    const proof = search.proven ? search : bestRoutes(net, 1, greedy, { nodes: Infinity, hurry: () => false })
    if (search.proven) proven++
    if (value === (proof.routes[0]?.value ?? -Infinity)) alike++
    steps = Math.max(steps, proof.nodes)
    const truth = exhaustive(net, patience)
    if (truth === null) continue
    finished++
    if (value === truth) equal++
  }
  return {
    name: `best route within 50 ms, ${boards} boards, ${sheets} sheets`,
    value: `equal on ${equal} of ${finished} that could be searched whole, on ${alike} of all ${boards}; proven within 50 ms on ${proven}, at most ${steps} steps to proof; longest ${longest.toFixed(0)} ms`,
    target: 'equal wherever an exhaustive search finishes',
    ok: equal === finished && alike === boards && longest < 60,
  }
}

/** What one more disc would make possible, with half the board filled: how long a page would be held by one placement. */
function openingsHold(): Figure {
  const rng = quickRng(9)
  const holds: number[] = []
  let found = 0
  for (let i = 0; i < 30; i++) {
    const seats = 2 + (i % 3)
    const { table } = setTable(rng, seats, 16 + rng.below(24))
    let last = worked()
    const hurry = () => {
      holds.push(worked() - last)
      last = worked()
      return false
    }
    found += openings(table, 0, { nodes: 1000, hurry }).openings.length
  }
  const sorted = holds.toSorted((a, b) => a - b)
  return {
    name: `what one more disc makes possible, ${holds.length} placements`,
    value: `median ${percentile(sorted, 0.5).toFixed(2)} ms each, p99 ${percentile(sorted, 0.99).toFixed(1)} ms, longest ${percentile(sorted, 1).toFixed(1)} ms (${found} open a route or a better one)`,
    target: 'none above 50 ms',
    ok: percentile(sorted, 1) < 50,
  }
}

/** A table with so many discs on the board and random sheets. */
function setTable(rng: Rng, seats: number, discs: number): ForrasWorld {
  const { board } = randomNet(rng, seats)().position
  const kept = new Set(shuffle(rng, [...board.keys()]).slice(0, discs))
  const signs = board.map((disc, cell) => (disc === null || !kept.has(cell) ? '.' : writeColour(disc))).join('')
  return worldOf({ board: signs, sheets: Array.from({ length: seats }, () => writeSheet(shuffle(rng, operations))) })
}

type Player = BotLevel | 'random'

function answer(player: Player, match: Match, seat: number, rng: Rng, limit: number) {
  const view = matchView(match, seat) as ForrasView
  const prompt = promptFor(match, seat) as Prompt
  if (player === 'random') return game.rules.sample(view, prompt, rng)
  const start = worked()
  return game.bot.choose({ view, prompt, heard: [], level: player, rng, hurry: () => worked() - start > limit })
}

/** One bot against others, so many milliseconds a move: victories, a shared one by its part, and the slowest move. */
function contest(player: Player, others: Player, seats: number, games: number, limit: number) {
  let [won, slowest] = [0, 0]
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % seats
    const { match } = playGame(game.rules, {
      seats,
      seed,
      options: { seating: seed % 4 < 2 ? 'opposite' : 'adjacent' },
      choose: (now, asked, rng) => {
        const start = worked()
        const choice = answer(asked === seat ? player : others, now, asked, rng, limit)
        if (asked === seat) slowest = Math.max(slowest, worked() - start)
        return choice
      },
    })
    const { winners } = game.rules.outcome((match.world as ForrasWorld).table)!
    if (winners.includes(seat)) won += 1 / winners.length
  }
  return { won, slowest }
}

function strength(player: Player, others: Player, seats: number, games: number, share: number, limit = 20): Figure {
  const { won, slowest } = contest(player, others, seats, games, limit)
  const pace = limit === Infinity ? 'unhurried' : `hurried after ${limit} ms`
  return {
    name: `${player} against ${others}, ${seats} players, ${games} games, ${pace}`,
    value: `${won.toFixed(1)} won, slowest move ${slowest.toFixed(0)} ms`,
    target: `at least ${Math.ceil(games * share)}, no move above 1500 ms`,
    ok: won >= games * share && slowest < 1500,
  }
}

function speed(): Figure {
  const start = performance.now()
  const games = 200
  for (let seed = 0; seed < games; seed++) playGame(game.rules, { seats: 2 + (seed % 3), seed })
  const rate = (games * 1000) / (performance.now() - start)
  return { name: 'random games a second', value: rate.toFixed(0), target: 'at least 20', ok: rate >= 20 }
}

export async function bench(): Promise<Figure[]> {
  return [
    ...[2, 3, 4].map(existence),
    bestWithin(2, 100, 3_000_000),
    bestWithin(3, 100, 3_000_000),
    bestWithin(4, 150, 3_000_000),
    openingsHold(),
    strength('hard', 'random', 2, 100, 0.95),
    strength('medium', 'random', 2, 40, 0.9),
    strength('easy', 'random', 2, 40, 0.6),
    strength('medium', 'easy', 2, 20, 0.6),
    strength('hard', 'medium', 2, 8, 0.5, Infinity),
    strength('hard', 'random', 3, 10, 0.6),
    strength('hard', 'random', 4, 10, 0.5),
    speed(),
  ]
}
