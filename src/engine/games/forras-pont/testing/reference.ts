/*
 * A second referee, written from the rulebook and the rulings alone: the board is turned to face whoever plays, and
 * everything is looked up again each time. It shares no code with the engine.
 */

export type Colour = 'yellow' | 'purple' | 'pink'
export const colours: Colour[] = ['yellow', 'purple', 'pink']
export type Stock = Record<Colour, number>
export type Card = number | '?'
export interface Fact {
  readonly type: string
  readonly [key: string]: unknown
}

export interface Naive {
  sides: string[]
  sheets: string[][]
  board: (Colour | null)[]
  bank: Stock
  discs: Stock[]
  won: Card[][]
  card: Card | null
  /** Number cards that were seen so far. */
  seen: Card[]
  assistance: boolean
  stage: 'sheets' | 'turns' | 'over'
  turn: number
  idle: number
  ended: string[]
  said: Fact[]
}

const centre = 24
const sum = (stock: Stock) => stock.yellow + stock.purple + stock.pink

export function newGame(players: number, adjacent: boolean, assistance: boolean, card: Card): Naive {
  const sides = ['south', 'west', 'north', 'east'].slice(0, players)
  if (players === 2 && !adjacent) sides[1] = 'north'
  return {
    sides,
    sheets: [],
    board: Array.from({ length: 49 }, () => null),
    bank: { yellow: 16, purple: 16, pink: 16 },
    discs: sides.map(() => ({ yellow: 0, purple: 0, pink: 0 })),
    won: sides.map(() => []),
    card,
    seen: [card],
    assistance,
    stage: 'sheets',
    turn: -1,
    idle: 0,
    ended: [],
    said: [],
  }
}

/** A cell as someone at a side of the board sees it: how far to the right, and how far away. */
function seenFrom(side: string, cell: number): [right: number, away: number] {
  const [row, column] = [Math.floor(cell / 7), cell % 7]
  switch (side) {
    case 'south':
      return [column, 6 - row]
    case 'north':
      return [6 - column, row]
    case 'west':
      return [row, column]
    default:
      return [6 - row, 6 - column]
  }
}

function look(side: string, from: number, to: number): string | null {
  const [x, y] = seenFrom(side, from)
  const [right, away] = seenFrom(side, to)
  const [dx, dy] = [right - x, away - y]
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1 || (dx === 0 && dy === 0)) return null
  const upright = dy === 1 ? 'up' : dy === -1 ? 'down' : ''
  const sideways = dx === 1 ? 'right' : dx === -1 ? 'left' : ''
  return upright && sideways ? `${upright}-${sideways}` : upright || sideways
}

const cells = Array.from({ length: 49 }, (_, cell) => cell)
const arrows = Object.fromEntries(
  ['south', 'west', 'north', 'east'].map((side) => [side, cells.map((a) => cells.map((b) => look(side, a, b)))]),
)

/** The arrow from one cell to another as a side sees it; `null` if they are not neighbours. */
export const arrow = (side: string, from: number, to: number): string | null => arrows[side][from]?.[to] ?? null
export const neighbours = cells.map((a) => cells.filter((b) => arrow('south', a, b) !== null))

export const isEdge = (side: string, cell: number) => seenFrom(side, cell)[1] === 0

export function sourceOf(n: Naive, seat: number, colour: Colour): 'bank' | 'own' | null {
  if (n.bank[colour] > 0) return 'bank'
  return n.discs[seat][colour] > 0 ? 'own' : null
}

export const minimumOf = (n: Naive) => (n.card === '?' ? 1 : n.card!)

/** What a seat's sheet says for one colour after another. */
const operation = (n: Naive, seat: number, a: Colour, b: Colour) =>
  n.sheets[seat][colours.indexOf(a) * 3 + colours.indexOf(b)]

/** Whether a seat's operation leads along step i of a route. */
export function leads(n: Naive, owner: number, board: readonly (Colour | null)[], route: readonly number[], i: number) {
  const side = n.sides[n.turn]
  const way = arrow(side, route[i], route[i + 1])
  const says = operation(n, owner, board[route[i]]!, board[route[i + 1]]!)
  if (says !== 'repeat') return says === way
  return i > 0 && way === arrow(side, route[i - 1], route[i])
}

/** Whether a claim can be heard at all: nothing is wrong with it that shows without any sheet. */
export function isHeard(n: Naive, a: Fact): boolean {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  if (sourceOf(n, n.turn, a.colour as Colour) === null) return false
  if (!isEdge(n.sides[n.turn], route[0]) || route.at(-1) !== centre) return false
  if (owners.length !== route.length - 1) return false
  if (owners.some((owner) => owner !== null && (owner < 0 || owner >= n.sides.length))) return false
  return route.every((cell, i) => {
    if (route.indexOf(cell) !== i || !cells.includes(cell)) return false
    if (i > 0 && arrow('south', route[i - 1], cell) === null) return false
    return i === route.length - 1 || n.board[cell] !== null
  })
}

export interface Verdict {
  /** The seats that the discs go to, up to the first step that fails. */
  to: (number | null)[]
  failed: number | 'short' | null
}

/** Goes along a claim step by step. */
export function verdictOf(n: Naive, a: Fact): Verdict {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  const board = n.board.slice()
  board[centre] = a.colour as Colour
  const to: (number | null)[] = [n.turn]
  for (let i = 0; i < owners.length; i++) {
    const round = n.sides.map((_, k) => (n.turn + k) % n.sides.length)
    const asked = owners[i] === null ? round : [owners[i]!]
    const owner = asked.find((seat) => leads(n, seat, board, route, i))
    if (owner === undefined) return { to, failed: i }
    to.push(owner)
  }
  return { to, failed: route.length < minimumOf(n) ? 'short' : null }
}

/** Whether an answer may be given; for answers of the right shape. */
export function allowed(n: Naive, seat: number, a: Fact): boolean {
  if (n.stage === 'sheets') {
    const words = 'up up-right right down-right down down-left left up-left repeat'.split(' ')
    const sheet = a.operations as string[] | undefined
    return a.type === 'sheet' && sheet!.length === 9 && words.every((word) => sheet!.includes(word))
  }
  if (n.stage === 'over' || seat !== n.turn) return false
  if (a.type === 'pass') return true
  if (a.type === 'place') {
    const cell = a.cell as number
    return cell !== centre && n.board[cell] === null && sourceOf(n, seat, a.colour as Colour) !== null
  }
  if (a.type !== 'claim' || !isHeard(n, a)) return false
  return !n.assistance || verdictOf(n, a).failed === null
}

/** Whether any claim would be heard: a chain of neighbouring discs leads from the edge to the centre. */
export function anyHeard(n: Naive): boolean {
  const reached = new Set(n.board.flatMap((disc, cell) => (disc && isEdge(n.sides[n.turn], cell) ? [cell] : [])))
  for (const cell of reached)
    n.board.forEach((disc, next) => {
      if ((disc || next === centre) && arrow('south', cell, next) !== null) reached.add(next)
    })
  return reached.has(centre)
}

function takeDisc(n: Naive, colour: Colour): 'bank' | 'own' {
  const source = sourceOf(n, n.turn, colour)!
  if (source === 'bank') n.bank[colour]--
  else n.discs[n.turn][colour]--
  return source
}

function finish(n: Naive, ...endings: string[]) {
  n.stage = 'over'
  n.ended = endings
  n.said.push({ type: 'ended', endings, winners: winnersOf(n) })
}

export function winnersOf(n: Naive): number[] {
  const most = Math.max(...n.discs.map(sum))
  const rich = n.sides.map((_, seat) => seat).filter((seat) => sum(n.discs[seat]) === most)
  const cards = Math.max(...rich.map((seat) => n.won[seat].length))
  return rich.filter((seat) => n.won[seat].length === cards)
}

/** A turn in which neither a disc was placed nor a route won. */
function idleTurn(n: Naive, say: (idle: number) => void) {
  n.idle++
  say(n.idle)
  if (n.idle === n.sides.length) return finish(n, 'idle')
  next(n)
}

const hasNothing = (n: Naive, seat: number) => colours.every((colour) => sourceOf(n, seat, colour) === null)

/** Whether the game would end with this turn if it were idle: the others may have nothing to go on with. */
export function passEnds(n: Naive): boolean {
  let idle = n.idle + 1
  for (let seat = n.turn + 1; hasNothing(n, seat % n.sides.length) && idle < n.sides.length; seat++) idle++
  return idle === n.sides.length
}

/** Who has nothing to play passes by itself. */
function next(n: Naive) {
  n.turn = (n.turn + 1) % n.sides.length
  if (hasNothing(n, n.turn)) idleTurn(n, (idle) => n.said.push({ type: 'passed', seat: n.turn, forced: true, idle }))
}

/** Every opponent with all that lies on the board and in the bank still has no more than the leader. */
function isDecided(n: Naive): boolean {
  const totals = n.discs.map(sum)
  const free = sum(n.bank) + n.board.filter((disc) => disc !== null).length
  const leader = totals.indexOf(Math.max(...totals))
  return totals.every((total, seat) => seat === leader || total + free <= totals[leader])
}

function claim(n: Naive, a: Fact, draw: () => Card) {
  const seat = n.turn
  const route = a.route as number[]
  const colour = a.colour as Colour
  const verdict = verdictOf(n, a)
  const minimum = minimumOf(n)
  const source = sourceOf(n, seat, colour)!
  n.said.push({ type: 'claimed', seat, colour, source, route, minimum, steps: stepsOf(n, a, verdict) })
  if (verdict.failed !== null) {
    const step = verdict.failed === 'short' ? null : verdict.failed
    const about = { seat, colour, source, step, length: route.length, minimum }
    return idleTurn(n, (idle) => n.said.push({ type: 'false-claim', ...about, idle }))
  }
  takeDisc(n, colour)
  const rewards = route.map((cell, i) => {
    const disc = cell === centre ? colour : n.board[cell]!
    n.discs[verdict.to[i]!][disc]++
    n.board[cell] = null
    return { cell, colour: disc, seat: verdict.to[i]! }
  })
  n.said.push({ type: 'route-won', seat, rewards, totals: n.discs.map(sum) })
  n.said.push({ type: 'card-won', seat, card: n.card })
  n.won[seat].push(n.card!)
  n.idle = 0
  const last = n.won.flat().length === 7
  n.card = last ? null : draw()
  if (n.card !== null) {
    n.seen.push(n.card)
    n.said.push({ type: 'card-drawn', card: n.card, pile: 7 - n.seen.length })
  }
  const endings = [...(isDecided(n) ? ['majority'] : []), ...(last ? ['cards'] : [])]
  if (endings.length > 0) return finish(n, ...endings)
  next(n)
}

function stepsOf(n: Naive, a: Fact, { to, failed }: Verdict) {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  const board = n.board.slice()
  board[centre] = a.colour as Colour
  const count = typeof failed === 'number' ? failed + 1 : owners.length
  return owners.slice(0, count).map((named, i) => {
    const owner = to[i + 1] ?? named ?? n.turn
    return {
      from: route[i],
      to: route[i + 1],
      owner,
      operation: operation(n, owner, board[route[i]]!, board[route[i + 1]]!),
      arrow: arrow(n.sides[n.turn], route[i], route[i + 1]),
      holds: i !== failed,
    }
  })
}

/** All sheets are in. */
export function begin(n: Naive, sheets: string[][], first: number): void {
  n.sheets = sheets
  n.stage = 'turns'
  n.turn = first
  n.said = [
    { type: 'sheets', sheets },
    { type: 'first', seat: first },
  ]
}

/** Carries out a legal answer; `draw` tells which number card comes next. */
export function play(n: Naive, a: Fact, draw: () => Card): void {
  n.said = []
  const seat = n.turn
  if (a.type === 'claim') return claim(n, a, draw)
  if (a.type === 'pass') return idleTurn(n, (idle) => n.said.push({ type: 'passed', seat, forced: false, idle }))
  const [cell, colour] = [a.cell as number, a.colour as Colour]
  const source = takeDisc(n, colour)
  n.board[cell] = colour
  n.idle = 0
  n.said.push({ type: 'placed', seat, cell, colour, source })
  next(n)
}
