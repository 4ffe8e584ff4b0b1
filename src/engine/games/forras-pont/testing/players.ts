import type { Rng } from '../../../core/contract'
import { pick, quickRng, shuffle } from '../../../core/rng'
import * as reference from './reference'
import { colours, type Colour, type Fact, type ReferenceGame } from './reference'
import { percent } from '../../../testing/percent'

/* Random players for the reference, biased so that rare things happen. */

export const operationWords = 'up up-right right down-right down down-left left up-left repeat'.split(' ')
/** Chances in a hundred. */
export interface Mood {
  pass: number
  claim: number
  /** Of a false claim. */
  lie: number
  /** Whether all sheets are equal. */
  alike: boolean
  /** Whether players use their own operations wherever they fit. */
  selfish: boolean
  /** Whether only seat 0 places and claims. */
  oneSided: boolean
}

export const moods: Mood[] = [
  { pass: 1, claim: 90, lie: 3, alike: false, selfish: false, oneSided: false },
  { pass: 0, claim: 100, lie: 0, alike: true, selfish: true, oneSided: false },
  { pass: 25, claim: 50, lie: 40, alike: false, selfish: false, oneSided: false },
  { pass: 0, claim: 4, lie: 1, alike: false, selfish: false, oneSided: false },
  { pass: 2, claim: 60, lie: 10, alike: false, selfish: true, oneSided: false },
  { pass: 0, claim: 100, lie: 0, alike: true, selfish: true, oneSided: true },
]

/** A true claim, by trying every route over the discs; `null` if none was found within `patience`. */
export function trueClaim(
  game: ReferenceGame,
  rng: Rng,
  how: { selfish?: boolean; least?: number; patience?: number } = {},
): Fact | null {
  const { selfish = false, least = reference.minimumOf(game) } = how
  let { patience = 400 } = how
  const seats = game.sides.map((_, seat) => seat)
  const starts = game.board.flatMap((disc, cell) =>
    disc && reference.isEdge(game.sides[game.turn], cell) ? [cell] : [],
  )
  for (const colour of shuffle(rng, colours)) {
    if (reference.sourceOf(game, game.turn, colour) === null) continue
    const board = game.board.slice()
    board[24] = colour
    const walk = (route: number[], owners: number[]): Fact | null => {
      const from = route.at(-1)!
      if (from === 24) return route.length < least ? null : { type: 'claim', colour, route, owners }
      for (const to of shuffle(rng, reference.neighbours[from])) {
        if (board[to] === null || route.includes(to) || --patience < 0) continue
        const order = selfish ? [game.turn, ...seats] : shuffle(rng, seats)
        const owner = order.find((seat) => reference.leads(game, seat, board, [...route, to], owners.length))
        const found = owner === undefined ? null : walk([...route, to], [...owners, owner])
        if (found) return found
      }
      return null
    }
    for (const start of shuffle(rng, starts)) {
      const found = walk([start], [])
      if (found) return found
    }
  }
  return null
}

/** A random chain of discs to the centre, with random owners. */
function anyChain(game: ReferenceGame, rng: Rng): Fact | null {
  const starts = game.board.flatMap((disc, cell) =>
    disc && reference.isEdge(game.sides[game.turn], cell) ? [cell] : [],
  )
  if (starts.length === 0) return null
  const route = [pick(rng, starts)]
  while (route.at(-1) !== 24) {
    const ways = game.board.flatMap((disc, cell) =>
      (disc || cell === 24) && !route.includes(cell) && reference.arrow('south', route.at(-1)!, cell) ? [cell] : [],
    )
    if (ways.length === 0) return null
    route.push(ways.includes(24) && percent(rng, 50) ? 24 : pick(rng, ways))
  }
  const owners = route.slice(1).map(() => pick(rng, [null, null, ...game.sides.keys()]))
  return { type: 'claim', colour: pick(rng, colours), route, owners }
}

export function someAnswer(game: ReferenceGame, mood: Mood, rng: Rng): Fact {
  if (percent(rng, mood.claim) && (game.turn === 0 || !mood.oneSided)) {
    const found = trueClaim(game, rng, { selfish: mood.selfish })
    // Owners may be left to the rules.
    if (found)
      return percent(rng, 50)
        ? found
        : { ...found, owners: (found.owners as number[]).map((owner) => pick(rng, [owner, null])) }
  }
  if (mood.oneSided) return (game.turn === 0 && planned(game)) || { type: 'pass' }
  const lie = !percent(rng, mood.lie)
    ? null
    : percent(rng, 50)
      ? anyChain(game, rng)
      : trueClaim(game, rng, { least: 1 })
  if (lie && reference.allowed(game, game.turn, lie)) return lie
  if (percent(rng, mood.pass)) return { type: 'pass' }
  const places = placements(game)
  return places.length > 0 ? pick(rng, places) : { type: 'pass' }
}

export const placements = (game: ReferenceGame): Fact[] =>
  game.board.flatMap((_, cell) =>
    colours.map((colour) => ({ type: 'place', cell, colour })).filter((one) => reference.allowed(game, game.turn, one)),
  )

/** The next disc of a route by the player's own operations; the same plan until it is finished or spoiled. */
function planned(game: ReferenceGame): Fact | null {
  let patience = 20_000
  const ordered = <T>(list: readonly T[], at: number) => shuffle(quickRng(100 * at + game.seen.length), list)
  const walk = (route: number[], discs: Colour[]): Fact | null => {
    const cell = route.at(-1)!
    if (cell === 24) {
      const at = route.findIndex((one) => one !== 24 && game.board[one] === null)
      return at < 0 || route.length < reference.minimumOf(game)
        ? null
        : { type: 'place', cell: route[at], colour: discs[at] }
    }
    for (const to of ordered(reference.neighbours[cell], cell))
      for (const colour of ordered(colours, cell)) {
        if (route.includes(to) || (game.board[to] ?? colour) !== colour || game.bank[colour] === 0 || --patience < 0)
          continue
        const board = game.board.slice()
        route.forEach((one, i) => (board[one] = discs[i]))
        board[to] = colour
        if (!reference.leads(game, game.turn, board, [...route, to], discs.length - 1)) continue
        const found = walk([...route, to], [...discs, colour])
        if (found) return found
      }
    return null
  }
  const edge = game.board.flatMap((_, cell) => (reference.isEdge(game.sides[game.turn], cell) ? [cell] : []))
  for (const start of ordered(edge, 49))
    for (const colour of ordered(colours, 50)) {
      const found = (game.board[start] ?? colour) === colour && game.bank[colour] > 0 ? walk([start], [colour]) : null
      if (found) return found
    }
  return null
}

/** A true or nearly true claim with one thing changed. */
function spoiled(game: ReferenceGame, rng: Rng): Fact | null {
  const from = percent(rng, 30) ? trueClaim(game, rng) : anyChain(game, rng)
  if (from === null) return null
  const route = (from.route as number[]).slice()
  const owners = (from.owners as (number | null)[]).slice()
  const at = rng.below(route.length)
  switch (rng.below(9)) {
    case 0:
      route[at] = rng.below(51) - 1
      break
    case 1:
      route.splice(at, 1)
      owners.splice(Math.min(at, owners.length - 1), 1)
      break
    case 2:
      route.splice(at, 0, rng.below(49))
      owners.splice(at, 0, null)
      break
    case 3:
      route.reverse()
      break
    case 4:
      owners.push(0)
      break
    case 5:
      if (owners.length > 0) owners[at % owners.length] = rng.below(5)
      break
    case 6:
      route.push(pick(rng, route))
      owners.push(null)
      break
    default:
  }
  return { ...from, colour: pick(rng, colours), route, owners }
}

export function tries(game: ReferenceGame, rng: Rng): Fact[] {
  const place = () => ({ type: 'place', cell: percent(rng, 10) ? 24 : rng.below(51) - 1, colour: pick(rng, colours) })
  const claims = [spoiled(game, rng), spoiled(game, rng)].filter((one) => one !== null)
  return [place(), place(), place(), { type: 'pass' }, { type: 'sheet', operations: operationWords }, ...claims]
}
