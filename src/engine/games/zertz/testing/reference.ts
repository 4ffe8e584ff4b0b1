/**
 * A reference, written from the rulebook alone: slow and plain, on sets of names. It shares no code with the
 * engine, and speaks of answers in a few words: `W d4 a1` (and rings of the groups left), `x d1 d3`, `pass`, `demand`.
 */
import type { Answer, Options, Stock, Table } from '../facts'

const shapes = { 37: [4, 5, 6, 7, 6, 5, 4], 48: [5, 6, 7, 8, 7, 6, 5, 4], 61: [5, 6, 7, 8, 9, 8, 7, 6, 5] }

/** The centre of a ring, in ring widths. */
function pointOf(size: 37 | 48 | 61, ring: string) {
  const column = ring.charCodeAt(0) - 97
  return { x: (column * Math.sqrt(3)) / 2, y: Number(ring.slice(1)) - shapes[size][column] / 2 }
}

/** The six places around each ring, in order; null where the board never had a ring. */
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
export interface Position {
  options: Options
  rings: Set<string>
  marbles: Map<string, Colour>
  supply: Pile
  captured: [Pile, Pile]
  turn: 0 | 1
  /** Rings of full groups that were not claimed when they could be. */
  left: Set<string>
  passes: number
  history: string[]
  /** The position before the last move, if that move overlooked a capture. */
  before: Position | null
  ordered: boolean
  verdict: string | null
  result: string | null
  /** Where each player could ask to go back to. */
  regrets: [Position | null, Position | null]
  /** Who asks to go back, and to where. */
  plea: { by: 0 | 1; to: Position } | null
}

const copy = (s: Position): Position => ({
  ...s,
  rings: new Set(s.rings),
  marbles: new Map(s.marbles),
  supply: { ...s.supply },
  captured: [{ ...s.captured[0] }, { ...s.captured[1] }],
  left: new Set(s.left),
  history: [...s.history],
})
const total = (pile: Pile) => pile.W + pile.G + pile.B
const isEmpty = (s: Position, ring: string) => s.rings.has(ring) && !s.marbles.has(ring)

function isFree(s: Position, ring: string): boolean {
  if (!isEmpty(s, ring)) return false
  const gone = maps[s.options.rings].around.get(ring)!.map((place) => place === null || !s.rings.has(place))
  return gone.some((missing, i) => missing && gone[(i + 1) % 6])
}

/** The rings connected to one, if all of them hold marbles. */
function fullGroup(s: Position, ring: string): string[] | null {
  const { around } = maps[s.options.rings]
  const group = [ring]
  for (let i = 0; i < group.length; i++) {
    if (!s.marbles.has(group[i])) return null
    for (const next of around.get(group[i])!)
      if (next !== null && s.rings.has(next) && !group.includes(next)) group.push(next)
  }
  return group
}

const isFull = (s: Position) => s.marbles.size === s.rings.size

/** Full groups that are cut off from another group, except those left before. */
function claimable(s: Position): string[][] {
  if (isFull(s)) return []
  const found: string[][] = []
  for (const ring of maps[s.options.rings].names) {
    if (!s.marbles.has(ring) || found.some((group) => group.includes(ring))) continue
    const group = fullGroup(s, ring)
    if (group !== null) found.push(group)
  }
  return found.filter((group) => !group.some((ring) => s.left.has(ring)))
}

function chains(s: Position): string[] {
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

/** Every legal answer, in words. */
export function legalWords(s: Position): string[] {
  if (s.verdict !== null) return ['demand', 'accept']
  const captures = chains(s)
  const words = [...captures]
  if (captures.length === 0 || (s.options.overlooked && !s.ordered)) words.push(...placements(s))
  if (captures.length === 0 && total(pileToPlace(s)) === 0) words.push('pass')
  if (s.before !== null) words.push('demand')
  return words
}

const pileToPlace = (s: Position) => (total(s.supply) > 0 ? s.supply : s.captured[s.turn])

function placements(s: Position): string[] {
  const words: string[] = []
  const colours = (['W', 'G', 'B'] as const).filter((colour) => pileToPlace(s)[colour] > 0)
  for (const at of s.rings) {
    if (s.marbles.has(at)) continue
    const trial = copy(s)
    trial.marbles.set(at, 'W')
    const free = [...trial.rings].filter((ring) => isFree(trial, ring))
    for (const remove of free.length > 0 ? free : [null]) {
      if (remove !== null) trial.rings.delete(remove)
      let leaves: string[][] = [[]]
      for (const group of claimable(trial))
        leaves = [...leaves, ...leaves.map((some) => [...some, [...group].sort()[0]])]
      for (const colour of colours)
        for (const leave of leaves) words.push(`${colour} ${at} ${remove ?? '-'} ${[...leave].sort().join(' ')}`)
      if (remove !== null) trial.rings.add(remove)
    }
  }
  return words
}

function hasSet(pile: Pile, options: Options): boolean {
  const more = options.variant === 'tournament' ? 1 : 0
  if (pile.W >= 3 + more || pile.G >= 4 + more || pile.B >= 5 + more) return true
  return Math.min(pile.W, pile.G, pile.B) >= 2 + more
}

/** The board as the engine writes it. */
export const picture = (s: Position) =>
  maps[s.options.rings].names.map((ring) => (s.rings.has(ring) ? (s.marbles.get(ring) ?? '.') : '-')).join('')
const identity = (s: Position) => JSON.stringify([picture(s), s.supply, s.captured, s.turn])

/** What a player may say about taking back, on either turn. */
export function asideWords(s: Position, player: 0 | 1): string[] {
  if (!s.options.takeBack || s.result !== null || s.verdict !== null) return []
  if (s.plea !== null) return s.plea.by === player ? [] : ['agree', 'decline']
  return s.regrets[player] === null ? [] : ['askBack']
}

/** The position after something was said about taking back. */
export function afterAside(s: Position, player: 0 | 1, words: string): Position {
  if (words === 'decline') return { ...s, plea: null }
  if (words === 'agree') return { ...s.plea!.to, regrets: [null, null], plea: null }
  const regrets: Position['regrets'] = [...s.regrets]
  regrets[player] = null
  return { ...s, regrets, plea: { by: player, to: s.regrets[player]! } }
}

/** The position after an answer, and after the passes that it forces. */
export function after(s: Position, words: string): Position {
  let now = afterOne(s, words)
  const regrets: Position['regrets'] = [...s.regrets]
  // A demand undoes the last move, which then can't be asked for; every other answer is a turn.
  if (words === 'demand') regrets[s.turn === 0 ? 1 : 0] = null
  else regrets[s.turn] = { ...s, regrets: [null, null], plea: null }
  now = { ...now, regrets, plea: null }
  const stuck = () => total(now.supply) + total(now.captured[now.turn]) === 0 && chains(now).length === 0
  while (now.result === null && now.verdict === null && now.before === null && stuck())
    now = { ...afterOne(now, 'pass'), regrets, plea: null }
  return now
}

function afterOne(before: Position, words: string): Position {
  if (words === 'accept') return { ...before, result: before.verdict, verdict: null }
  if (words === 'demand') return { ...copy(before.before!), before: null, ordered: true }
  const s = copy(before)
  const jumps = words.startsWith('x ')
  s.passes = words === 'pass' ? s.passes + 1 : 0
  if (jumps) jumpAlong(s, words.slice(2).split(' '))
  else if (words !== 'pass') place(s, words)
  const full = s.rings.size === 0
  const overlooked = words !== 'pass' && !jumps && chains(before).length > 0
  s.turn = before.turn === 0 ? 1 : 0
  s.ordered = false
  s.before = overlooked ? before : null
  s.history.push(identity(s))
  const end = full || hasSet(s.captured[before.turn], s.options) ? `win ${before.turn}` : isDraw(s) ? 'draw' : null
  if (end !== null && overlooked) s.verdict = end
  else s.result = end
  return s
}

const isDraw = (s: Position) => s.passes === 2 || s.history.filter((seen) => seen === identity(s)).length >= 3

function jumpAlong(s: Position, path: readonly string[]): void {
  const { around } = maps[s.options.rings]
  for (let i = 1; i < path.length; i++) {
    const over = around.get(path[i - 1])!.find((place, d) => place !== null && around.get(place)![d] === path[i])!
    s.captured[s.turn][s.marbles.get(over)!]++
    s.marbles.set(path[i], s.marbles.get(path[i - 1])!)
    s.marbles.delete(path[i - 1])
    s.marbles.delete(over)
  }
}

/** Places a marble, removes a ring and claims. A full board is claimed whole. */
function place(s: Position, words: string): void {
  const [colour, at, remove, ...leave] = words.split(' ').filter((word) => word !== '')
  pileToPlace(s)[colour as Colour]--
  s.marbles.set(at, colour as Colour)
  s.rings.delete(remove)
  const full = isFull(s)
  for (const group of full ? [[...s.rings]] : claimable(s))
    for (const ring of group)
      if (!full && leave.some((name) => group.includes(name))) s.left.add(ring)
      else {
        s.captured[s.turn][s.marbles.get(ring)!]++
        s.marbles.delete(ring)
        s.rings.delete(ring)
      }
}

export const pileOf = (stock: Stock): Pile => ({ W: stock.white, G: stock.grey, B: stock.black })

/** The position of an engine's table. */
export function referencePosition(table: Table): Position {
  const { names } = maps[table.options.rings]
  const s: Position = {
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
    regrets: [null, null],
    plea: null,
  }
  s.left = new Set(claimable(s).flat())
  return s
}

/** An engine's answer in this referee's words. */
export function wordsOf(answer: Answer): string {
  switch (answer.type) {
    case 'place':
      return `${{ white: 'W', grey: 'G', black: 'B' }[answer.marble]} ${answer.at} ${answer.remove ?? '-'} ${[...answer.leave].sort().join(' ')}`
    case 'capture':
      return `x ${answer.path.join(' ')}`
    default:
      return answer.type
  }
}
