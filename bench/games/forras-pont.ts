import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BotLevel, Rng } from '../../src/engine/core/contract'
import { matchView, promptFor, type Match } from '../../src/engine/core/match'
import { quickRng, shuffle } from '../../src/engine/core/rng'
import { operations, type Prompt } from '../../src/engine/games/forras-pont/facts'
import type { GameView, GameWorld } from '../../src/engine/games/forras-pont/motion'
import { game } from '../../src/engine/games/forras-pont'
import { colourText, sheetText } from '../../src/engine/games/forras-pont/notation'
import { position } from '../../src/engine/games/forras-pont/position'
import { findRoute } from '../../src/engine/games/forras-pont/routes/exists'
import { openings } from '../../src/engine/games/forras-pont/routes/openings'
import { bestRoutes, greedy } from '../../src/engine/games/forras-pont/search/best'
import { hardBoards } from '../../src/engine/games/forras-pont/testing/hardBoards'
import { playGame } from '../../src/engine/testing/play'
import type { Figure } from '../figure'
import { randomGames } from '../ladder/random'
import { exhaustive, randomGraph, worked } from '../routes/boards'
import type { FirstBoards, Manner } from '../routes/fresh'

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function existence(sheets: number): Figure {
  const rng = quickRng(sheets)
  const boards = 10_000
  let found = 0
  for (let i = 0; i < 200; i++) findRoute(randomGraph(rng, sheets)())
  const times = Array.from({ length: boards }, () => {
    const make = randomGraph(rng, sheets)
    // A slow board is measured again: the least time is the search's own, the rest belongs to other programs.
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

/** Milliseconds of search; leaves a margin below 50 for setting up and for the steps between two looks at the clock. */
const budget = 45

/**
 * The best route within 50 ms, compared with an exhaustive search where that finishes, and on all boards with the same
 * search run to its proof.
 */
function bestWithin(sheets: number, boards: number, patience: number): Figure {
  const rng = quickRng(100 + sheets)
  let [finished, equal, proven, longest, alike, steps] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 40; i++) bestRoutes(randomGraph(rng, 4)(), 1, greedy, { expansions: 2000, hurry: () => false })
  for (let i = 0; i < boards; i++) {
    const graph = randomGraph(rng, sheets)()
    const start = worked()
    const search = bestRoutes(graph, 1, greedy, { expansions: Infinity, hurry: () => worked() - start > budget })
    longest = Math.max(longest, worked() - start)
    const value = search.routes[0]?.value ?? -Infinity
    const proof = search.proven ? search : bestRoutes(graph, 1, greedy, { expansions: Infinity, hurry: () => false })
    if (search.proven) proven++
    if (value === (proof.routes[0]?.value ?? -Infinity)) alike++
    steps = Math.max(steps, proof.expansions)
    const truth = exhaustive(graph, patience)
    if (truth === null) continue
    finished++
    if (value === truth) equal++
  }
  return {
    name: `best route within 50 ms, ${boards} boards, ${sheets} sheets`,
    value: `equal on ${equal} of ${finished} that could be searched whole, on ${alike} of all ${boards}; proven within 50 ms on ${proven}, at most ${steps} steps to proof; longest ${longest.toFixed(1)} ms`,
    target: 'equal wherever an exhaustive search finishes, below 50 ms',
    ok: equal === finished && alike === boards && longest < 50,
  }
}

/** The hardest known boards that an exhaustive search could finish, each given 50 ms. */
function hardestWithin(): Figure {
  const boards = hardBoards()
  let [equal, longest] = [0, 0]
  for (const { graph, best } of boards) {
    const start = worked()
    const search = bestRoutes(graph, 1, greedy, { expansions: Infinity, hurry: () => worked() - start > budget })
    longest = Math.max(longest, worked() - start)
    if (search.routes[0].value === best) equal++
  }
  return {
    name: 'best route within 50 ms, six of the hardest among 50,400 boards',
    value: `equal on ${equal} of ${boards.length}; longest ${longest.toFixed(1)} ms`,
    target: 'all, below 50 ms',
    ok: equal === boards.length && longest < 50,
  }
}

/**
 * The first boards of freshly started processes, before V8 has optimised anything: in one go within 50 ms, or in slices until
 * proven, as pages do.
 */
async function justStarted(manner: Manner, programs: number): Promise<Figure> {
  const all: FirstBoards[] = []
  for (let seed = 0; seed < programs; seed++) {
    const child = fork(new URL('../routes/fresh.ts', import.meta.url), [String(7000 + seed), manner])
    const [seen] = (await once(child, 'message')) as [FirstBoards]
    all.push(seen)
  }
  const sum = (part: (one: FirstBoards) => number) => all.reduce((so, one) => so + part(one), 0)
  const most = (part: (one: FirstBoards) => number) => Math.max(...all.map(part))
  const [equal, finished, held] = [sum((one) => one.equal), sum((one) => one.finished), most((one) => one.held)]
  const boards = sum((one) => one.boards)
  return {
    name: `best route in ${programs} programs just started, their first ${boards} boards, ${manner}`,
    value: `equal on ${equal} of ${finished} that could be searched whole; held at most ${held.toFixed(1)} ms (${most((one) => one.passed).toFixed(0)} ms by the clock on the wall)`,
    target: 'equal wherever an exhaustive search finishes, below 50 ms',
    ok: held < 50 && equal === finished,
  }
}

/** How long the search for openings blocks a page per placement, with about half the board filled. */
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
    found += openings(table, 0, { expansions: 1000, hurry }).openings.length
  }
  const sorted = holds.toSorted((a, b) => a - b)
  return {
    name: `what one more disc makes possible, ${holds.length} placements`,
    value: `median ${percentile(sorted, 0.5).toFixed(2)} ms each, p99 ${percentile(sorted, 0.99).toFixed(1)} ms, longest ${percentile(sorted, 1).toFixed(1)} ms (${found} open a route or a better one)`,
    target: 'none above 50 ms',
    ok: percentile(sorted, 1) < 50,
  }
}

/** A table with random sheets and this many discs on the board. */
function setTable(rng: Rng, seats: number, discs: number): GameWorld {
  const { board } = randomGraph(rng, seats)().standpoint
  const kept = new Set(shuffle(rng, [...board.keys()]).slice(0, discs))
  const signs = board.map((disc, cell) => (disc === null || !kept.has(cell) ? '.' : colourText(disc))).join('')
  return position({ board: signs, sheets: Array.from({ length: seats }, () => sheetText(shuffle(rng, operations))) })
}

type Player = BotLevel | 'random'

function answer(player: Player, match: Match, seat: number, rng: Rng, limit: number) {
  const view = matchView(match, seat) as GameView
  const prompt = promptFor(match, seat) as Prompt
  if (player === 'random') return game.rules.sample(view, prompt, rng)
  const start = worked()
  return game.bot.choose({ view, prompt, heard: [], level: player, rng, hurry: () => worked() - start > limit })
}

/** One bot against others with a time limit per move: victories (shared ones count in part) and the slowest move. */
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
    const { winners } = game.rules.outcome((match.world as GameWorld).table)!
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

export async function bench(): Promise<Figure[]> {
  return [
    ...[2, 3, 4].map(existence),
    bestWithin(2, 100, 3_000_000),
    bestWithin(3, 100, 3_000_000),
    bestWithin(4, 400, 3_000_000),
    hardestWithin(),
    await justStarted('within 50 ms', 20),
    await justStarted('bit by bit', 20),
    openingsHold(),
    strength('hard', 'random', 2, 100, 0.95),
    strength('medium', 'random', 2, 40, 0.9),
    strength('easy', 'random', 2, 40, 0.6),
    strength('medium', 'easy', 2, 20, 0.6),
    strength('hard', 'medium', 2, 8, 0.5, Infinity),
    strength('hard', 'random', 3, 10, 0.6),
    strength('hard', 'random', 4, 10, 0.5),
    await randomGames('forras-pont', [2, 3, 4], 1000, 1000),
  ]
}
