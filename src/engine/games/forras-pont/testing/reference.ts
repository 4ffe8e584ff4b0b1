/*
 * A reference, written from the rulebook and the rulings alone. It turns the board to face the active player and works
 * everything out again each time. It shares no code with the engine.
 */

export type Colour = 'yellow' | 'purple' | 'pink'
export const colours: Colour[] = ['yellow', 'purple', 'pink']
export type Stock = Record<Colour, number>
export type Card = number | '?'
export interface Fact {
  readonly type: string
  readonly [key: string]: unknown
}

export interface ReferenceGame {
  sides: string[]
  sheets: string[][]
  board: (Colour | null)[]
  bank: Stock
  discs: Stock[]
  won: Card[][]
  card: Card | null
  /** Number cards seen so far. */
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

export function newGame(players: number, adjacent: boolean, assistance: boolean, card: Card): ReferenceGame {
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

/** The arrow from one cell to another as a side sees it; `null` if they are not adjacent. */
export const arrow = (side: string, from: number, to: number): string | null => arrows[side][from]?.[to] ?? null
export const neighbours = cells.map((a) => cells.filter((b) => arrow('south', a, b) !== null))

export const isEdge = (side: string, cell: number) => seenFrom(side, cell)[1] === 0

export function sourceOf(game: ReferenceGame, seat: number, colour: Colour): 'bank' | 'own' | null {
  if (game.bank[colour] > 0) return 'bank'
  return game.discs[seat][colour] > 0 ? 'own' : null
}

export const minimumOf = (game: ReferenceGame) => (game.card === '?' ? 1 : game.card!)

/** What a seat's sheet says for one colour after another. */
const operation = (game: ReferenceGame, seat: number, a: Colour, b: Colour) =>
  game.sheets[seat][colours.indexOf(a) * 3 + colours.indexOf(b)]

/** Whether a seat's operation leads along step i of a route. */
export function leads(
  game: ReferenceGame,
  owner: number,
  board: readonly (Colour | null)[],
  route: readonly number[],
  i: number,
) {
  const side = game.sides[game.turn]
  const way = arrow(side, route[i], route[i + 1])
  const says = operation(game, owner, board[route[i]]!, board[route[i + 1]]!)
  if (says !== 'repeat') return says === way
  return i > 0 && way === arrow(side, route[i - 1], route[i])
}

/** Whether a claim has no plain fault. */
export function isPlausible(game: ReferenceGame, a: Fact): boolean {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  if (sourceOf(game, game.turn, a.colour as Colour) === null) return false
  if (!isEdge(game.sides[game.turn], route[0]) || route.at(-1) !== centre) return false
  if (owners.length !== route.length - 1) return false
  if (owners.some((owner) => owner !== null && (owner < 0 || owner >= game.sides.length))) return false
  return route.every((cell, i) => {
    if (route.indexOf(cell) !== i || !cells.includes(cell)) return false
    if (i > 0 && arrow('south', route[i - 1], cell) === null) return false
    return i === route.length - 1 || game.board[cell] !== null
  })
}

export interface Verdict {
  /** The seats the discs go to, up to the first step that fails. */
  to: (number | null)[]
  failed: number | 'short' | null
}

/** Checks a claim step by step. */
export function verdictOf(game: ReferenceGame, a: Fact): Verdict {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  const board = game.board.slice()
  board[centre] = a.colour as Colour
  const to: (number | null)[] = [game.turn]
  for (let i = 0; i < owners.length; i++) {
    const round = game.sides.map((_, k) => (game.turn + k) % game.sides.length)
    const asked = owners[i] === null ? round : [owners[i]!]
    const owner = asked.find((seat) => leads(game, seat, board, route, i))
    if (owner === undefined) return { to, failed: i }
    to.push(owner)
  }
  return { to, failed: route.length < minimumOf(game) ? 'short' : null }
}

/** Whether an answer of the right shape is legal. */
export function allowed(game: ReferenceGame, seat: number, a: Fact): boolean {
  if (game.stage === 'sheets') {
    const words = 'up up-right right down-right down down-left left up-left repeat'.split(' ')
    const sheet = a.operations as string[] | undefined
    return a.type === 'sheet' && sheet!.length === 9 && words.every((word) => sheet!.includes(word))
  }
  if (game.stage === 'over' || seat !== game.turn) return false
  if (a.type === 'pass') return true
  if (a.type === 'place') {
    const cell = a.cell as number
    return cell !== centre && game.board[cell] === null && sourceOf(game, seat, a.colour as Colour) !== null
  }
  if (a.type !== 'claim' || !isPlausible(game, a)) return false
  return !game.assistance || verdictOf(game, a).failed === null
}

/** Whether any claim is plausible: a chain of adjacent discs leads from the edge to the centre. */
export function anyPlausible(game: ReferenceGame): boolean {
  const reached = new Set(
    game.board.flatMap((disc, cell) => (disc && isEdge(game.sides[game.turn], cell) ? [cell] : [])),
  )
  for (const cell of reached)
    game.board.forEach((disc, next) => {
      if ((disc || next === centre) && arrow('south', cell, next) !== null) reached.add(next)
    })
  return reached.has(centre)
}

function takeDisc(game: ReferenceGame, colour: Colour): 'bank' | 'own' {
  const source = sourceOf(game, game.turn, colour)!
  if (source === 'bank') game.bank[colour]--
  else game.discs[game.turn][colour]--
  return source
}

function finish(game: ReferenceGame, ...endings: string[]) {
  game.stage = 'over'
  game.ended = endings
  game.said.push({ type: 'ended', endings, winners: winnersOf(game) })
}

export function winnersOf(game: ReferenceGame): number[] {
  const most = Math.max(...game.discs.map(sum))
  const rich = game.sides.map((_, seat) => seat).filter((seat) => sum(game.discs[seat]) === most)
  const cards = Math.max(...rich.map((seat) => game.won[seat].length))
  return rich.filter((seat) => game.won[seat].length === cards)
}

/** A turn without a disc placed or a route won. */
function idleTurn(game: ReferenceGame, say: (idle: number) => void) {
  game.idle++
  say(game.idle)
  if (game.idle === game.sides.length) return finish(game, 'idle')
  next(game)
}

const hasNothing = (game: ReferenceGame, seat: number) =>
  colours.every((colour) => sourceOf(game, seat, colour) === null)

/** Whether the game would end if this turn were idle: the others may have nothing to play. */
export function passEnds(game: ReferenceGame): boolean {
  let idle = game.idle + 1
  for (let seat = game.turn + 1; hasNothing(game, seat % game.sides.length) && idle < game.sides.length; seat++) idle++
  return idle === game.sides.length
}

/** Passes the turn on; a player with nothing to play is skipped. */
function next(game: ReferenceGame) {
  game.turn = (game.turn + 1) % game.sides.length
  if (hasNothing(game, game.turn))
    idleTurn(game, (idle) => game.said.push({ type: 'passed', seat: game.turn, forced: true, idle }))
}

/** Whether no opponent could get past the leader with every disc on the board and in the bank. */
function isDecided(game: ReferenceGame): boolean {
  const totals = game.discs.map(sum)
  const free = sum(game.bank) + game.board.filter((disc) => disc !== null).length
  const leader = totals.indexOf(Math.max(...totals))
  return totals.every((total, seat) => seat === leader || total + free <= totals[leader])
}

function claim(game: ReferenceGame, a: Fact, draw: () => Card) {
  const seat = game.turn
  const route = a.route as number[]
  const colour = a.colour as Colour
  const verdict = verdictOf(game, a)
  const minimum = minimumOf(game)
  const source = sourceOf(game, seat, colour)!
  game.said.push({ type: 'claimed', seat, colour, source, route, minimum, steps: stepsOf(game, a, verdict) })
  if (verdict.failed !== null) {
    const step = verdict.failed === 'short' ? null : verdict.failed
    const about = { seat, colour, source, step, length: route.length, minimum }
    return idleTurn(game, (idle) => game.said.push({ type: 'false-claim', ...about, idle }))
  }
  takeDisc(game, colour)
  const rewards = route.map((cell, i) => {
    const disc = cell === centre ? colour : game.board[cell]!
    game.discs[verdict.to[i]!][disc]++
    game.board[cell] = null
    return { cell, colour: disc, seat: verdict.to[i]! }
  })
  game.said.push({ type: 'route-won', seat, rewards, totals: game.discs.map(sum) })
  game.said.push({ type: 'card-won', seat, card: game.card })
  game.won[seat].push(game.card!)
  game.idle = 0
  const last = game.won.flat().length === 7
  game.card = last ? null : draw()
  if (game.card !== null) {
    game.seen.push(game.card)
    game.said.push({ type: 'card-drawn', card: game.card, pile: 7 - game.seen.length })
  }
  const endings = [...(isDecided(game) ? ['majority'] : []), ...(last ? ['cards'] : [])]
  if (endings.length > 0) return finish(game, ...endings)
  next(game)
}

function stepsOf(game: ReferenceGame, a: Fact, { to, failed }: Verdict) {
  const route = a.route as number[]
  const owners = a.owners as (number | null)[]
  const board = game.board.slice()
  board[centre] = a.colour as Colour
  const count = typeof failed === 'number' ? failed + 1 : owners.length
  return owners.slice(0, count).map((named, i) => {
    const owner = to[i + 1] ?? named ?? game.turn
    return {
      from: route[i],
      to: route[i + 1],
      owner,
      operation: operation(game, owner, board[route[i]]!, board[route[i + 1]]!),
      arrow: arrow(game.sides[game.turn], route[i], route[i + 1]),
      holds: i !== failed,
    }
  })
}

/** All sheets are in. */
export function begin(game: ReferenceGame, sheets: string[][], first: number): void {
  game.sheets = sheets
  game.stage = 'turns'
  game.turn = first
  game.said = [
    { type: 'sheets', sheets },
    { type: 'first', seat: first },
  ]
}

/** Plays a legal answer; `draw` gives the next number card. */
export function play(game: ReferenceGame, a: Fact, draw: () => Card): void {
  game.said = []
  const seat = game.turn
  if (a.type === 'claim') return claim(game, a, draw)
  if (a.type === 'pass') return idleTurn(game, (idle) => game.said.push({ type: 'passed', seat, forced: false, idle }))
  const [cell, colour] = [a.cell as number, a.colour as Colour]
  const source = takeDisc(game, colour)
  game.board[cell] = colour
  game.idle = 0
  game.said.push({ type: 'placed', seat, cell, colour, source })
  next(game)
}
