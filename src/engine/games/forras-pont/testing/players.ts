import type { Rng } from '../../../core/contract'
import { pick, quickRng, shuffle } from '../../../core/rng'
import * as referee from './reference'
import { colours, type Colour, type Fact, type Naive } from './reference'

/* Players for the second referee: whole games by chance, bent so that the rare things happen. */

export const words = 'up up-right right down-right down down-left left up-left repeat'.split(' ')
export const percent = (rng: Rng, chance: number) => rng.below(100) < chance

/** Chances in a hundred. */
export interface Mood {
  pass: number
  claim: number
  /** Of a claim that is not true. */
  lie: number
  /** Whether all fill in the same sheet. */
  alike: boolean
  /** Whether one's own operations are used wherever they fit. */
  selfish: boolean
  /** Whether only seat 0 claims, and nobody gives discs back. */
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

/** A claim by a walk that tries every way over the discs; `null` if none was found in time. */
export function trueClaim(
  n: Naive,
  rng: Rng,
  how: { selfish?: boolean; least?: number; patience?: number } = {},
): Fact | null {
  const { selfish = false, least = referee.minimumOf(n) } = how
  let { patience = 400 } = how
  const seats = n.sides.map((_, seat) => seat)
  const starts = n.board.flatMap((disc, cell) => (disc && referee.isEdge(n.sides[n.turn], cell) ? [cell] : []))
  for (const colour of shuffle(rng, colours)) {
    if (referee.sourceOf(n, n.turn, colour) === null) continue
    const board = n.board.slice()
    board[24] = colour
    const walk = (route: number[], owners: number[]): Fact | null => {
      const from = route.at(-1)!
      if (from === 24) return route.length < least ? null : { type: 'claim', colour, route, owners }
      for (const to of shuffle(rng, referee.neighbours[from])) {
        if (board[to] === null || route.includes(to) || --patience < 0) continue
        const order = selfish ? [n.turn, ...seats] : shuffle(rng, seats)
        const owner = order.find((seat) => referee.leads(n, seat, board, [...route, to], owners.length))
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

/** Some chain of discs to the centre, with owners by chance. */
function anyChain(n: Naive, rng: Rng): Fact | null {
  const starts = n.board.flatMap((disc, cell) => (disc && referee.isEdge(n.sides[n.turn], cell) ? [cell] : []))
  if (starts.length === 0) return null
  const route = [pick(rng, starts)]
  while (route.at(-1) !== 24) {
    const ways = n.board.flatMap((disc, cell) =>
      (disc || cell === 24) && !route.includes(cell) && referee.arrow('south', route.at(-1)!, cell) ? [cell] : [],
    )
    if (ways.length === 0) return null
    route.push(ways.includes(24) && percent(rng, 50) ? 24 : pick(rng, ways))
  }
  const owners = route.slice(1).map(() => pick(rng, [null, null, ...n.sides.keys()]))
  return { type: 'claim', colour: pick(rng, colours), route, owners }
}

export function someAnswer(n: Naive, mood: Mood, rng: Rng): Fact {
  if (percent(rng, mood.claim) && (n.turn === 0 || !mood.oneSided)) {
    const found = trueClaim(n, rng, { selfish: mood.selfish })
    // Owners may be left to the rules.
    if (found)
      return percent(rng, 50)
        ? found
        : { ...found, owners: (found.owners as number[]).map((owner) => pick(rng, [owner, null])) }
  }
  if (mood.oneSided) return (n.turn === 0 && planned(n)) || { type: 'pass' }
  const lie = !percent(rng, mood.lie) ? null : percent(rng, 50) ? anyChain(n, rng) : trueClaim(n, rng, { least: 1 })
  if (lie && referee.allowed(n, n.turn, lie)) return lie
  if (percent(rng, mood.pass)) return { type: 'pass' }
  const places = placements(n)
  return places.length > 0 ? pick(rng, places) : { type: 'pass' }
}

export const placements = (n: Naive): Fact[] =>
  n.board.flatMap((_, cell) =>
    colours.map((colour) => ({ type: 'place', cell, colour })).filter((one) => referee.allowed(n, n.turn, one)),
  )

/** The next disc of a route that one's own operations lead along; the same plan until it is done or spoiled. */
function planned(n: Naive): Fact | null {
  let patience = 20_000
  const ordered = <T>(list: readonly T[], at: number) => shuffle(quickRng(100 * at + n.seen.length), list)
  const walk = (route: number[], discs: Colour[]): Fact | null => {
    const cell = route.at(-1)!
    if (cell === 24) {
      const at = route.findIndex((one) => one !== 24 && n.board[one] === null)
      return at < 0 || route.length < referee.minimumOf(n)
        ? null
        : { type: 'place', cell: route[at], colour: discs[at] }
    }
    for (const to of ordered(referee.neighbours[cell], cell))
      for (const colour of ordered(colours, cell)) {
        if (route.includes(to) || (n.board[to] ?? colour) !== colour || n.bank[colour] === 0 || --patience < 0) continue
        const board = n.board.slice()
        route.forEach((one, i) => (board[one] = discs[i]))
        board[to] = colour
        if (!referee.leads(n, n.turn, board, [...route, to], discs.length - 1)) continue
        const found = walk([...route, to], [...discs, colour])
        if (found) return found
      }
    return null
  }
  const edge = n.board.flatMap((_, cell) => (referee.isEdge(n.sides[n.turn], cell) ? [cell] : []))
  for (const start of ordered(edge, 49))
    for (const colour of ordered(colours, 50)) {
      const found = (n.board[start] ?? colour) === colour && n.bank[colour] > 0 ? walk([start], [colour]) : null
      if (found) return found
    }
  return null
}

/** A true or nearly true claim with one thing changed. */
function spoiled(n: Naive, rng: Rng): Fact | null {
  const from = percent(rng, 30) ? trueClaim(n, rng) : anyChain(n, rng)
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

export function tries(n: Naive, rng: Rng): Fact[] {
  const place = () => ({ type: 'place', cell: percent(rng, 10) ? 24 : rng.below(51) - 1, colour: pick(rng, colours) })
  const claims = [spoiled(n, rng), spoiled(n, rng)].filter((one) => one !== null)
  return [place(), place(), place(), { type: 'pass' }, { type: 'sheet', operations: words }, ...claims]
}
