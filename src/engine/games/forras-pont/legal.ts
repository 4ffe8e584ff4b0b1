import type { Refusal, Rng, Seat } from '../../core/contract'
import { refusal } from '../../core/refusal'
import { pick, shuffle } from '../../core/rng'
import { cells, centre, edgeOf, neighbours } from './board'
import {
  type Answer,
  type Cell,
  type ClaimAnswer,
  type Colour,
  minimumOf,
  type PlaceAnswer,
  playableColours,
  printedOrder,
  type Prompt,
  sourceFault,
  type Table,
} from './facts'
import type { GameView } from './motion'
import { fittingOwners, plainFault, verdictOf } from './routes/claims'
import { isCutOff } from './routes/cutOff'
import { canClaim, findRoute } from './routes/exists'
import { standpointOf, discGraphOf } from './routes/graph'
import { freeCells, randomSheet, sheetFault, whyNotFree } from './laying'
import { bestClaims } from './search/best'

export function check(view: GameView, prompt: Prompt, answer: Answer): Refusal | null {
  const { table, seat } = view
  if ((prompt.type === 'sheet') !== (answer.type === 'sheet')) return refusal('CO-9')
  switch (answer.type) {
    case 'pass':
      return null
    case 'sheet':
      return sheetFault(answer.operations)
    case 'place':
      return placementFault(table, seat!, answer)
    case 'claim':
      return plainFault(table, seat!, answer) ?? (table.options.assistance ? falseness(table, seat!, answer) : null)
    default:
      return answer satisfies never
  }
}

function placementFault(table: Table, seat: Seat, { cell, colour }: PlaceAnswer): Refusal | null {
  if (cell === centre || cell < 0 || cell >= cells || table.board[cell] !== null) return whyNotFree(cell)
  return sourceFault(table, seat, colour)
}

/** What makes a claim without plain faults false, or `null` if it is true (FP-24). */
function falseness(table: Table, seat: Seat, claim: ClaimAnswer): Refusal | null {
  const { failed, short } = verdictOf(table, seat, claim)
  if (failed !== null) return refusal('FP-20', { step: failed + 1 })
  return short ? refusal('FP-21', { length: claim.route.length, minimum: minimumOf(table.card) }) : null
}

/** Every placement open to a seat (FP-8, FP-9). */
export function placements(table: Table, seat: Seat): readonly PlaceAnswer[] {
  const playable = playableColours(table, seat)
  return freeCells(table).flatMap((cell) => playable.map((colour): PlaceAnswer => ({ type: 'place', cell, colour })))
}

/**
 * All legal answers. `null` for a sheet (there are 9!) and for a turn with a legal claim: a true one with assistance;
 * without it any chain of discs from the seat's edge to the centre, right or wrong.
 */
export function list(view: GameView, prompt: Prompt): readonly Answer[] | null {
  const { table, seat } = view
  if (prompt.type === 'sheet') return null
  const anyClaim = table.options.assistance ? canClaim(table, seat!) : chainFrom(table, seat!, null) !== null
  return anyClaim ? null : [...placements(table, seat!), { type: 'pass' }]
}

/** A chain of discs from a seat's edge to the centre, whatever the sheets say; random if chance is handed in. */
function chainFrom(table: Table, seat: Seat, rng: Rng | null): readonly Cell[] | null {
  const seen = new Set<Cell>()
  const inOrder = (all: readonly number[]) => (rng === null ? all : shuffle(rng, all))
  const search = (cell: Cell): readonly Cell[] | null => {
    if (cell === centre) return [cell]
    if (table.board[cell] === null || seen.has(cell)) return null
    seen.add(cell)
    for (const next of inOrder(neighbours.slice(cell * 8, cell * 8 + 8))) {
      const rest = next < 0 ? null : search(next)
      if (rest) return [cell, ...rest]
    }
    return null
  }
  for (const start of inOrder(edgeOf(table.sides[seat]))) {
    const chain = search(start)
    if (chain) return chain
  }
  return null
}

/** A random legal answer. Claims, true and (without assistance) false, come up often enough to be tested. */
export function sample(view: GameView, prompt: Prompt, rng: Rng): Answer {
  const { table, seat } = view
  if (prompt.type === 'sheet') return { type: 'sheet', operations: randomSheet(rng) }
  const percentile = rng.below(100)
  if (percentile < 3) return { type: 'pass' }
  const claim = percentile < 60 ? sampleClaim(table, seat!, rng, percentile) : null
  if (claim) return claim
  return randomPlacement(table, seat!, rng) ?? { type: 'pass' }
}

/** A uniformly random placement; `null` if there is none. */
export function randomPlacement(table: Table, seat: Seat, rng: Rng): PlaceAnswer | null {
  const playable = playableColours(table, seat)
  const free = freeCells(table)
  if (playable.length === 0 || free.length === 0) return null
  return { type: 'place', cell: pick(rng, free), colour: pick(rng, playable) }
}

function sampleClaim(table: Table, seat: Seat, rng: Rng, percentile: number): ClaimAnswer | null {
  if (percentile < 8 && !table.options.assistance)
    return percentile < 6 ? randomChainClaim(table, seat, rng) : randomClaim(table, seat, rng, 1)
  if (percentile < 40) return randomClaim(table, seat, rng)
  const { routes } = bestClaims(table, seat, 1, { expansions: 100, hurry: () => false })
  return routes.length === 0 ? null : routes[0].claim
}

/** A random claim by fitting operations, or `null`. True unless a lower minimum than the card's is given. */
export function randomClaim(
  table: Table,
  seat: Seat,
  rng: Rng,
  minimum: number = minimumOf(table.card),
): ClaimAnswer | null {
  const route = randomRoute(table, seat, rng, minimum)
  if (route === null) return null
  const last = route.length - 2
  const fits = (colour: Colour) => fittingOwners(table, seat, colour, route, last).length > 0
  const colour = pick(rng, playableColours(table, seat).filter(fits))
  const owners = route.slice(1).map((_, at) => pick(rng, fittingOwners(table, seat, colour, route, at)))
  return { type: 'claim', colour, route, owners }
}

function randomRoute(table: Table, seat: Seat, rng: Rng, minimum: number): readonly Cell[] | null {
  if (!isCutOff(table, seat)) return findRoute(discGraphOf({ ...standpointOf(table, seat), minimum }), rng)
  // As much chance as the search would have drawn.
  rng.below(Math.max(1, edgeOf(table.sides[seat]).filter((cell) => table.board[cell] !== null).length))
  return null
}

/** A random claim over any chain of discs; most likely false. */
function randomChainClaim(table: Table, seat: Seat, rng: Rng): ClaimAnswer | null {
  const route = chainFrom(table, seat, rng)
  if (route === null) return null
  const owners = route.slice(1).map(() => {
    const owner = rng.below(table.sides.length + 1)
    return owner === table.sides.length ? null : owner
  })
  return { type: 'claim', colour: pick(rng, playableColours(table, seat)), route, owners }
}

/** Silence fills in the operations in their printed order, and passes (FP-33). */
export function silence(_view: GameView, prompt: Prompt): Answer {
  return prompt.type === 'sheet' ? { type: 'sheet', operations: printedOrder } : { type: 'pass' }
}
