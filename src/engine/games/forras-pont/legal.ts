import type { Ask, Clock, Refusal, Rng, Seat } from '../../core/contract'
import { pick, shuffle } from '../../core/rng'
import { bestRoutes, greedy } from './search/best'
import { checkClaim, fittingOwners, plainFault } from './routes/claims'
import { findRoute } from './routes/exists'
import {
  cells,
  centre,
  colours,
  edgeOf,
  minimumOf,
  neighbours,
  operations,
  pairs,
  playableColours,
  sourceOf,
  totalDiscs,
  type Answer,
  type Cell,
  type ClaimAnswer,
  type Colour,
  type ForrasView,
  type PlaceAnswer,
  type Prompt,
  type Sheet,
  type Table,
} from './facts'
import { makeNet, positionOf } from './routes/graph'

export function ask(table: Table): Ask<Prompt> | null {
  switch (table.phase) {
    case 'sheets':
      return {
        prompts: new Map(table.sides.map((side, seat) => [seat, { type: 'sheet', side, card: table.card! }])),
        closes: 'all',
        quiet: false,
      }
    case 'turns':
      return { prompts: new Map([[table.turn!, turnPrompt(table, table.turn!)]]), closes: 'all', quiet: false }
    case 'over':
      return null
    default:
      return table.phase satisfies never
  }
}

function turnPrompt(table: Table, seat: Seat): Prompt {
  return {
    type: 'turn',
    side: table.sides[seat],
    sources: {
      yellow: sourceOf(table, seat, 'yellow'),
      purple: sourceOf(table, seat, 'purple'),
      pink: sourceOf(table, seat, 'pink'),
    },
    minimum: minimumOf(table.card),
    passEnds: passEnds(table, seat),
    assistance: table.options.assistance,
  }
}

/** Whether the game would end if this seat passed: all others have idled, or would have to (FP-12, FP-29). */
function passEnds(table: Table, seat: Seat): boolean {
  const seats = table.sides.length
  let idle = table.idle + 1
  for (let next = (seat + 1) % seats; idle < seats; next = (next + 1) % seats, idle++)
    if (playableColours(table, next).length > 0) return false
  return true
}

export function check(view: ForrasView, prompt: Prompt, answer: Answer): Refusal | null {
  const { table, seat } = view
  if ((prompt.type === 'sheet') !== (answer.type === 'sheet')) return { rule: 'CO-9', params: {} }
  switch (answer.type) {
    case 'pass':
      return null
    case 'sheet':
      return checkSheet(answer.operations)
    case 'place':
      return checkPlacement(table, seat!, answer)
    case 'claim':
      return plainFault(table, seat!, answer) ?? (table.options.assistance ? falseness(table, seat!, answer) : null)
    default:
      return answer satisfies never
  }
}

function checkSheet(sheet: Sheet): Refusal | null {
  const bijection = sheet.length === pairs.length && new Set(sheet).size === pairs.length
  return bijection ? null : { rule: 'FP-4', params: {} }
}

function checkPlacement(table: Table, seat: Seat, { cell, colour }: PlaceAnswer): Refusal | null {
  if (cell === centre) return { rule: 'FP-13', params: { cell } }
  if (cell < 0 || cell >= cells || table.board[cell] !== null) return { rule: 'FP-8', params: { cell } }
  return sourceOf(table, seat, colour) === null ? { rule: 'FP-9', params: { colour } } : null
}

/** What would make a claim without plain faults false (FP-24). */
function falseness(table: Table, seat: Seat, claim: ClaimAnswer): Refusal | null {
  const { failed, short } = checkClaim(table, seat, claim)
  if (failed !== null) return { rule: 'FP-20', params: { step: failed + 1 } }
  return short ? { rule: 'FP-21', params: { length: claim.route.length, minimum: minimumOf(table.card) } } : null
}

/** Every placement that is open to a seat (FP-8, FP-9). */
export function listPlacements(table: Table, seat: Seat): readonly PlaceAnswer[] {
  const playable = playableColours(table, seat)
  return table.board.flatMap((disc, cell) =>
    disc !== null || cell === centre ? [] : playable.map((colour): PlaceAnswer => ({ type: 'place', cell, colour })),
  )
}

/**
 * All legal answers. `null` for a sheet (9! of them), and for a turn in which some claim would be heard: with
 * assistance a true one, without it any chain of discs from one's own edge to the centre, right or wrong.
 */
export function list(view: ForrasView, prompt: Prompt): readonly Answer[] | null {
  const { table, seat } = view
  if (prompt.type === 'sheet') return null
  const heard = table.options.assistance
    ? findRoute(makeNet(positionOf(table, seat!))) !== null
    : hasChain(table, seat!)
  return heard ? null : [...listPlacements(table, seat!), { type: 'pass' }]
}

/** Whether discs lead from a seat's edge to the centre, whatever the sheets say. */
export function hasChain(table: Table, seat: Seat): boolean {
  return randomChain(table, seat, null) !== null
}

/** A chain of discs from a seat's edge to the centre that the sheets need not allow; straight if without chance. */
function randomChain(table: Table, seat: Seat, rng: Rng | null): readonly Cell[] | null {
  const seen = new Set<Cell>()
  const mixed = (list: readonly number[]) => (rng === null ? list : shuffle(rng, list))
  const search = (cell: Cell): readonly Cell[] | null => {
    if (cell === centre) return [cell]
    if (table.board[cell] === null || seen.has(cell)) return null
    seen.add(cell)
    for (const next of mixed(neighbours.slice(cell * 8, cell * 8 + 8))) {
      const rest = next < 0 ? null : search(next)
      if (rest) return [cell, ...rest]
    }
    return null
  }
  for (const start of mixed(edgeOf(table.sides[seat]))) {
    const chain = search(start)
    if (chain) return chain
  }
  return null
}

export function randomSheet(rng: Rng): Sheet {
  return shuffle(rng, operations)
}

/** A random legal answer; claims, true and (without assistance) false ones, come often enough to be met. */
export function sample(view: ForrasView, prompt: Prompt, rng: Rng): Answer {
  const { table, seat } = view
  if (prompt.type === 'sheet') return { type: 'sheet', operations: randomSheet(rng) }
  const mood = rng.below(100)
  if (mood < 3) return { type: 'pass' }
  const claim = mood < 60 ? sampleClaim(table, seat!, rng, mood) : null
  if (claim) return claim
  return randomPlacement(table, seat!, rng) ?? { type: 'pass' }
}

/** Any placement that is open to a seat, each as likely as the others; `null` if there is none. */
export function randomPlacement(table: Table, seat: Seat, rng: Rng): PlaceAnswer | null {
  const playable = playableColours(table, seat)
  const empty: Cell[] = []
  for (let cell = 0; cell < cells; cell++) if (table.board[cell] === null && cell !== centre) empty.push(cell)
  if (playable.length === 0 || empty.length === 0) return null
  return { type: 'place', cell: pick(rng, empty), colour: pick(rng, playable) }
}

function sampleClaim(table: Table, seat: Seat, rng: Rng, mood: number): ClaimAnswer | null {
  if (mood < 8 && !table.options.assistance)
    return mood < 6 ? randomChainClaim(table, seat, rng) : randomClaim(table, seat, rng, 1)
  if (mood < 40) return randomClaim(table, seat, rng)
  const { routes } = bestRoutes(makeNet(positionOf(table, seat)), 1, greedy, { nodes: 100, hurry: () => false })
  return routes.length === 0 ? null : routes[0].claim
}

/** A random claim by fitting operations, if there is any; it is true unless a lower minimum than the card's is given. */
export function randomClaim(
  table: Table,
  seat: Seat,
  rng: Rng,
  minimum: number = minimumOf(table.card),
): ClaimAnswer | null {
  const route = findRoute(makeNet({ ...positionOf(table, seat), minimum }), rng)
  if (route === null) return null
  const last = route.length - 2
  const fitting = (colour: Colour) => fittingOwners(table, seat, colour, route, last).length > 0
  const colour = pick(rng, playableColours(table, seat).filter(fitting))
  const owners = route.slice(1).map((_, at) => pick(rng, fittingOwners(table, seat, colour, route, at)))
  return { type: 'claim', colour, route, owners }
}

/** A random claim over any chain of discs, most likely false. */
function randomChainClaim(table: Table, seat: Seat, rng: Rng): ClaimAnswer | null {
  const route = randomChain(table, seat, rng)
  if (route === null) return null
  const owners = route.slice(1).map(() => {
    const owner = rng.below(table.sides.length + 1)
    return owner === table.sides.length ? null : owner
  })
  return { type: 'claim', colour: pick(rng, playableColours(table, seat)), route, owners }
}

/** Seconds on the clock (FP-33). */
export function clock(table: Table): Clock {
  const { clock: seconds } = table.options
  if (seconds === 'off') return { limitMs: null, leastMs: 0 }
  return { limitMs: seconds * (table.phase === 'sheets' ? 3000 : 1000), leastMs: 0 }
}

/** Silence fills in the operations in their order, and passes (FP-33). */
export function silence(_view: ForrasView, prompt: Prompt): Answer {
  return prompt.type === 'sheet' ? { type: 'sheet', operations } : { type: 'pass' }
}

/** A board with so many discs of the full bag, anywhere but in the centre. */
export function randomBoard(rng: Rng, discs: number): readonly (Colour | null)[] {
  const bag = shuffle(
    rng,
    Array.from({ length: totalDiscs }, (_, i) => colours[i % 3]),
  )
  const board = Array<Colour | null>(cells).fill(null)
  const spots = shuffle(
    rng,
    [...board.keys()].filter((cell) => cell !== centre),
  )
  for (const cell of spots.slice(0, discs)) board[cell] = bag.pop()!
  return board
}
