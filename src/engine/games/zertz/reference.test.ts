import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import type { Rng } from '../../core/contract'
import { boards } from './board'
import type { Answer, Event, Options, Stock, Table } from './facts'
import { list } from './legal'
import { advance } from './resolve'
import { promptOf } from './rules'
import { tableFor } from './scenario'
import { firstTable } from './setup'

/*
 * A second referee, written from the rulebook alone: slow, plain, on sets of names. Random games must look the same to
 * both at every step: the whole list of legal answers, and the position after each.
 */

const shapes = { 37: [4, 5, 6, 7, 6, 5, 4], 48: [5, 6, 7, 8, 7, 6, 5, 4], 61: [5, 6, 7, 8, 9, 8, 7, 6, 5] }

/** Where the middle of a ring lies, in ring widths. */
function pointOf(size: 37 | 48 | 61, ring: string) {
  const column = ring.charCodeAt(0) - 97
  return { x: (column * Math.sqrt(3)) / 2, y: Number(ring.slice(1)) - shapes[size][column] / 2 }
}

/** The six places around each ring, in order; null where the board never had one. */
function aroundAll(size: 37 | 48 | 61) {
  const names = shapes[size].flatMap((count, column) =>
    Array.from({ length: count }, (_, row) => 'abcdefghi'[column] + (row + 1)),
  )
  const around = new Map<string, (string | null)[]>()
  for (const ring of names) {
    const { x, y } = pointOf(size, ring)
    const places = [90, 30, -30, -90, -150, 150].map((degrees) => {
      const [px, py] = [x + Math.cos((degrees * Math.PI) / 180), y + Math.sin((degrees * Math.PI) / 180)]
      return (
        names.find((other) => {
          const point = pointOf(size, other)
          return Math.hypot(point.x - px, point.y - py) < 0.01
        }) ?? null
      )
    })
    around.set(ring, places)
  }
  return { names, around }
}
const maps = { 37: aroundAll(37), 48: aroundAll(48), 61: aroundAll(61) }

type Colour = 'W' | 'G' | 'B'
type Pile = Record<Colour, number>
interface Naive {
  options: Options
  rings: Set<string>
  marbles: Map<string, Colour>
  supply: Pile
  captured: [Pile, Pile]
  turn: 0 | 1
  /** Rings of full groups that nobody claimed when they could. */
  left: Set<string>
  passes: number
  history: string[]
  /** The state before the last move, if that overlooked a capture. */
  before: Naive | null
  ordered: boolean
  verdict: string | null
  result: string | null
}

const copy = (s: Naive): Naive => ({
  ...s,
  rings: new Set(s.rings),
  marbles: new Map(s.marbles),
  supply: { ...s.supply },
  captured: [{ ...s.captured[0] }, { ...s.captured[1] }],
  left: new Set(s.left),
  history: [...s.history],
})
const total = (pile: Pile) => pile.W + pile.G + pile.B
const isEmpty = (s: Naive, ring: string) => s.rings.has(ring) && !s.marbles.has(ring)

function isFree(s: Naive, ring: string): boolean {
  if (!isEmpty(s, ring)) return false
  const gone = maps[s.options.rings].around.get(ring)!.map((place) => place === null || !s.rings.has(place))
  return gone.some((missing, i) => missing && gone[(i + 1) % 6])
}

function groups(s: Naive): string[][] {
  const { names, around } = maps[s.options.rings]
  const found: string[][] = []
  const done = new Set<string>()
  for (const ring of names) {
    if (!s.rings.has(ring) || done.has(ring)) continue
    const group = [ring]
    done.add(ring)
    for (let i = 0; i < group.length; i++)
      for (const next of around.get(group[i])!)
        if (next !== null && s.rings.has(next) && !done.has(next)) {
          done.add(next)
          group.push(next)
        }
    found.push(group)
  }
  return found
}

/** Full groups that are cut off from another group, refused ones apart. */
function claimable(s: Naive): string[][] {
  const all = groups(s)
  if (all.every((group) => group.every((ring) => s.marbles.has(ring)))) return []
  return all.filter((group) => group.every((ring) => s.marbles.has(ring)) && !group.some((ring) => s.left.has(ring)))
}

function chains(s: Naive): string[] {
  const { around } = maps[s.options.rings]
  const found: string[] = []
  const follow = (marbles: Map<string, Colour>, path: string[]) => {
    const from = path[path.length - 1]
    let stuck = true
    for (let d = 0; d < 6; d++) {
      const over = around.get(from)![d]
      const to = over === null ? null : around.get(over)![d]
      if (over === null || to === null || !marbles.has(over) || !s.rings.has(to) || marbles.has(to)) continue
      stuck = false
      const after = new Map(marbles)
      after.set(to, after.get(from)!)
      after.delete(from)
      after.delete(over)
      follow(after, [...path, to])
    }
    if (stuck && path.length > 1) found.push(`x ${path.join(' ')}`)
  }
  for (const ring of s.marbles.keys()) follow(s.marbles, [ring])
  return found
}

function legal(s: Naive): string[] {
  if (s.verdict !== null) return ['demand', 'accept']
  const captures = chains(s)
  const out = [...captures]
  const pile = total(s.supply) > 0 ? s.supply : s.captured[s.turn]
  const mayPlace = captures.length === 0 || (s.options.overlooked && !s.ordered)
  if (mayPlace)
    for (const at of s.rings) {
      if (s.marbles.has(at) || total(pile) === 0) continue
      const trial = copy(s)
      trial.marbles.set(at, 'W')
      const free = [...trial.rings].filter((ring) => isFree(trial, ring))
      for (const remove of free.length > 0 ? free : [null]) {
        if (remove !== null) trial.rings.delete(remove)
        let leaves: string[][] = [[]]
        for (const group of claimable(trial))
          leaves = [...leaves, ...leaves.map((some) => [...some, [...group].sort()[0]])]
        for (const colour of ['W', 'G', 'B'] as const)
          if (pile[colour] > 0)
            for (const leave of leaves) out.push(`${colour} ${at} ${remove ?? '-'} ${[...leave].sort().join(' ')}`)
        if (remove !== null) trial.rings.add(remove)
      }
    }
  if (captures.length === 0 && total(pile) === 0) out.push('pass')
  if (s.before !== null) out.push('demand')
  return out
}

function hasSet(pile: Pile, options: Options): boolean {
  const more = options.variant === 'tournament' ? 1 : 0
  if (pile.W >= 3 + more || pile.G >= 4 + more || pile.B >= 5 + more) return true
  return Math.min(pile.W, pile.G, pile.B) >= 2 + more
}

const picture = (s: Naive) =>
  maps[s.options.rings].names.map((ring) => (s.rings.has(ring) ? (s.marbles.get(ring) ?? '.') : '-')).join('')
const identity = (s: Naive) => JSON.stringify([picture(s), s.supply, s.captured, s.turn])

function act(state: Naive, text: string): Naive {
  if (text === 'accept') return { ...state, result: state.verdict, verdict: null }
  if (text === 'demand') return { ...copy(state.before!), before: null, ordered: true }
  const s = copy(state)
  const mover = s.turn
  let end: string | null = null
  const overlooked = text !== 'pass' && !text.startsWith('x ') && chains(state).length > 0
  if (text === 'pass') s.passes++
  else if (text.startsWith('x ')) {
    s.passes = 0
    const path = text.slice(2).split(' ')
    const { around } = maps[s.options.rings]
    for (let i = 1; i < path.length; i++) {
      const over = around.get(path[i - 1])!.find((place, d) => place !== null && around.get(place)![d] === path[i])!
      s.captured[mover][s.marbles.get(over)!]++
      s.marbles.set(path[i], s.marbles.get(path[i - 1])!)
      s.marbles.delete(path[i - 1])
      s.marbles.delete(over)
    }
  } else {
    s.passes = 0
    const [colour, at, remove, ...leave] = text.split(' ').filter((word) => word !== '')
    const pile = total(s.supply) > 0 ? s.supply : s.captured[mover]
    pile[colour as Colour]--
    s.marbles.set(at, colour as Colour)
    s.rings.delete(remove)
    if (s.marbles.size === s.rings.size) {
      end = `win ${mover}`
      for (const marble of s.marbles.values()) s.captured[mover][marble]++
      s.rings.clear()
      s.marbles.clear()
    } else
      for (const group of claimable(s))
        for (const ring of group)
          if (leave.some((name) => group.includes(name))) s.left.add(ring)
          else {
            s.captured[mover][s.marbles.get(ring)!]++
            s.marbles.delete(ring)
            s.rings.delete(ring)
          }
  }
  s.turn = mover === 0 ? 1 : 0
  s.ordered = false
  s.before = overlooked ? state : null
  s.history.push(identity(s))
  if (hasSet(s.captured[mover], s.options)) end = `win ${mover}`
  else if (end === null && s.passes === 2) end = 'draw'
  else if (end === null && s.history.filter((seen) => seen === identity(s)).length >= 3) end = 'draw'
  if (end !== null && overlooked) s.verdict = end
  else s.result = end
  return s
}

/** Passes happen by themselves where nothing else can be done. */
function settle(s: Naive): Naive {
  let now = s
  const stuck = () => total(now.supply) + total(now.captured[now.turn]) === 0 && chains(now).length === 0
  while (now.result === null && now.verdict === null && now.before === null && stuck()) now = act(now, 'pass')
  return now
}

const pileOf = (stock: Stock): Pile => ({ W: stock.white, G: stock.grey, B: stock.black })

function naiveOf(table: Table): Naive {
  const { names } = maps[table.options.rings]
  const s: Naive = {
    options: table.options,
    rings: new Set(names.filter((_, i) => table.board[i] !== '-')),
    marbles: new Map(
      names.flatMap((name, i) => ('WGB'.includes(table.board[i]) ? [[name, table.board[i] as Colour]] : [])),
    ),
    supply: pileOf(table.supply),
    captured: [pileOf(table.captured[0]), pileOf(table.captured[1])],
    turn: table.turn as 0 | 1,
    left: new Set(),
    passes: 0,
    history: [],
    before: null,
    ordered: false,
    verdict: null,
    result: null,
  }
  s.left = new Set(claimable(s).flat())
  return s
}

/** An engine's answer in the second referee's words. */
function wordsOf(answer: Answer): string {
  switch (answer.type) {
    case 'place':
      return `${{ white: 'W', grey: 'G', black: 'B' }[answer.marble]} ${answer.at} ${answer.remove ?? '-'} ${[...answer.leave].sort().join(' ')}`
    case 'capture':
      return `x ${answer.path.join(' ')}`
    default:
      return answer.type
  }
}

const resultOf = (table: Table) =>
  table.outcome === null ? null : table.outcome.winners.length > 0 ? `win ${table.outcome.winners[0]}` : 'draw'

/** Plays one random game before both referees; tells how it ended and what came up. */
function compare(start: Table, rng: Rng, seen: Set<string>): void {
  let table = start
  let naive = naiveOf(start)
  while (table.outcome === null) {
    const answers = list({ seat: table.turn, table, own: null }, promptOf(table))
    const here = answers.map(wordsOf).sort()
    const there = legal(naive).sort()
    if (here.join('\n') !== there.join('\n')) {
      const only = (a: string[], b: string[]) => a.filter((text) => !b.includes(text)).slice(0, 5)
      throw new Error(`${table.board} ${JSON.stringify([only(here, there), only(there, here)])}`)
    }
    // Now and then something rare is preferred: groups, captures, demands.
    const rare = answers.filter(
      (answer) => answer.type !== 'place' || answer.leave.length > 0 || answer.remove === null,
    )
    const from = rare.length > 0 && rng.below(3) === 0 ? rare : answers
    const answer = from[rng.below(from.length)]
    const events: Event[] = []
    table = advance(table, answer, events)
    naive = settle(act(naive, wordsOf(answer)))
    for (const event of events) seen.add(event.type === 'won' || event.type === 'drawn' ? event.how : event.type)
    expect(table.board).toBe(picture(naive))
    expect([table.supply, ...table.captured].map(pileOf)).toEqual([naive.supply, ...naive.captured])
    expect(resultOf(table)).toBe(naive.result)
    if (table.outcome === null)
      expect([table.turn, table.pending !== null]).toEqual([naive.turn, naive.verdict !== null])
  }
}

/** A board late in a game: few rings, some marbles, little supply. */
function lateTable(options: Options, rng: Rng): Table {
  const { names } = boards[options.rings]
  const rings: string[] = []
  const marbles: string[] = []
  const density = 1 + rng.below(options.rings === 37 ? 5 : 3)
  for (const name of names)
    if (rng.below(8) < density) {
      if (rng.below(3) === 0) marbles.push('WGB'[rng.below(3)] + name)
      else rings.push(name)
    }
  const few = (bound: number) => ({ white: rng.below(bound), grey: rng.below(bound), black: rng.below(bound) })
  const supply = rng.below(2) === 0 ? {} : few(3)
  return tableFor({
    options,
    rings: rings.join(' '),
    marbles: marbles.join(' '),
    supply,
    captured: [few(2), few(2)],
    turn: rng.below(2),
  })
}

const variants = (['basic', 'tournament'] as const).flatMap((variant) =>
  ([37, 48, 61] as const).flatMap((rings) =>
    [false, true].map((overlooked): Options => ({ variant, rings, overlooked })),
  ),
)

describe('a second referee, written from the rulebook on plain sets, agrees on every legal answer and position', () => {
  const seen = new Set<string>()

  it('in whole games of every variant and size', () => {
    for (const [i, options] of variants.entries())
      for (let game = 0; game < (options.rings === 37 ? 4 : 1); game++)
        compare(firstTable(options, game % 2), quickRng(1000 * i + game), seen)
  })

  it('in the late stages of games, where boards part, supplies run out and players pass', () => {
    for (let game = 0; game < 600; game++) {
      const rng = quickRng(game)
      const start = lateTable(variants[game % variants.length], rng)
      // A start without any choice is none.
      if (!start.board.includes('.') || legal(naiveOf(start)).join() === 'pass') continue
      compare(start, rng, seen)
    }
  })

  it('and everything came up', () => {
    const all = 'claimed each full jumped left passed passes placed removed takenBack white grey black'.split(' ')
    expect(all.filter((what) => !seen.has(what))).toEqual([])
  })
})
