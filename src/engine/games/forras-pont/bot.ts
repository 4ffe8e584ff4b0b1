import type { Bot, Rng, Seat, Situation } from '../../core/contract'
import { pick, quickRng, shuffle } from '../../core/rng'
import { afterPlacing } from './advice'
import { bestRoutes } from './best'
import {
  cells,
  centre,
  colours,
  totalDiscs,
  type Answer,
  type ClaimAnswer,
  type Colour,
  type ForrasEvent,
  type Own,
  type PlaceAnswer,
  type Prompt,
  type Sheet,
  type Table,
} from './facts'
import { imagine } from './imagine'
import { listPlacements, randomClaim, randomSheet } from './legal'
import { makeNet } from './net'
import { resolve } from './resolve'
import { aimOf, claimsOf, lead, shortfall } from './worth'

type Moment = Situation<Table, Own, Prompt, ForrasEvent>

/** Steps of search for a claim at a candidate's table, and for the claims to choose from. */
const effort = { easy: { look: 0, claim: 200 }, medium: { look: 30, claim: 2000 }, hard: { look: 150, claim: 15_000 } }

export const bot: Bot<Table, Own, Prompt, Answer, ForrasEvent> = {
  choose(moment) {
    return moment.prompt.type === 'sheet' ? { type: 'sheet', operations: chooseSheet(moment) } : chooseTurn(moment)
  },
}

/** Easy takes any sheet; the others the one of several with which random boards hold the best routes. */
function chooseSheet({ view, level, rng, hurry }: Moment): Sheet {
  let best = randomSheet(rng)
  if (level === 'easy') return best
  const { table, seat } = view
  let most = -1
  const boards = Array.from({ length: level === 'hard' ? 12 : 4 }, () => ({
    board: randomBoard(rng, 20 + rng.below(16)),
    others: table.sides.map(() => randomSheet(rng)),
  }))
  for (let i = 0; i < (level === 'hard' ? 16 : 6) && !hurry(); i++) {
    const sheet = randomSheet(rng)
    let sum = 0
    for (const { board, others } of boards) {
      const sheets = others.with(seat!, sheet)
      const side = table.sides[seat!]
      const net = makeNet({ board, sheets, seat: seat!, side, centreColours: colours, ownColours: [], minimum: 5 })
      sum += Math.max(0, bestRoutes(net, 1, aimOf(table), { nodes: 150, hurry }).routes[0]?.value ?? 0)
    }
    if (sum > most) [most, best] = [sum, sheet]
  }
  return best
}

function randomBoard(rng: Rng, discs: number): readonly (Colour | null)[] {
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

function chooseTurn(moment: Moment): Answer {
  const { view, level, rng, hurry } = moment
  const { table } = view
  const seat = view.seat!
  if (hurry()) return inHurry(table, seat, rng)
  if (level === 'easy') return chooseEasily(table, seat, rng)
  const claims = claimsOf(table, seat, level === 'hard' ? 6 : 2, effort[level].claim)
  let best: Answer = { type: 'pass' }
  let most = worthOf(table, seat, effort[level].look, 0) - 1
  for (const { claim } of claims) {
    const worth = worthOfClaim(moment, claim)
    if (worth > most) [most, best] = [worth, claim]
  }
  const placements = shuffle(rng, listPlacements(table, seat))
  for (const place of level === 'hard' ? placements : placements.slice(0, 60)) {
    if (hurry()) break
    const worth = worthOf(afterPlacing(table, seat, place), seat, effort[level].look, 0)
    if (worth > most) [most, best] = [worth, place]
  }
  return best
}

/** The first thing that comes to mind. */
function inHurry(table: Table, seat: Seat, rng: Rng): Answer {
  const [route] = claimsOf(table, seat, 1, 50)
  if (route !== undefined && route.value > 0) return route.claim
  const placements = listPlacements(table, seat)
  return placements.length === 0 ? { type: 'pass' } : pick(rng, placements)
}

/** Easy: sees half of its chances to claim, and puts discs where its own way in gets shorter, or anywhere. */
function chooseEasily(table: Table, seat: Seat, rng: Rng): Answer {
  if (rng.below(2) === 0) {
    const claim = randomClaim(table, seat, rng)
    if (claim) return { ...claim, owners: claim.owners.map(() => null) }
  }
  const places = shuffle(rng, listPlacements(table, seat)).slice(0, 8)
  let best: PlaceAnswer | null = null
  let least = Infinity
  for (const place of places) {
    const short = shortfall(afterPlacing(table, seat, place), seat)
    if (short < least) [least, best] = [short, place]
  }
  return best ?? { type: 'pass' }
}

/** What the table is worth to a seat after a claim; a won or lost game counts above all. */
function worthOfClaim({ view, level, rng }: Moment, claim: ClaimAnswer): number {
  const { table, seat } = view
  const { world } = resolve(imagine(view, quickRng(rng.below(1 << 30))), new Map([[seat!, claim]]), quickRng(0))
  const after = world.table
  if (after.phase === 'over') return lead(after, seat!) * 1000
  // The card to come is not known yet: take a middling one.
  return worthOf({ ...after, card: after.pile > 0 ? 6 : after.card }, seat!, effort[level].look, table.idle)
}

/**
 * What a table is worth to a seat that has just moved. Discs lie where they are until somebody claims: as long as no
 * opponent can, one's own claim is as good as made, and waiting for a longer one is safe.
 */
function worthOf(table: Table, seat: Seat, look: number, _idle: number): number {
  const seats = table.sides.length
  let worth = 10 * lead(table, seat)
  let threat = 0
  let danger = 0
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats
    const [route] = claimsOf(table, other, 1, look)
    if (route !== undefined) threat = Math.max(threat, route.value)
    danger += shortfall(table, other)
  }
  const [mine] = claimsOf(table, seat, 1, look)
  const sure = threat > 0 ? 0.3 : seats === 2 ? 0.95 : 0.8
  worth -= threat * 0.9
  if (mine !== undefined && mine.value > 0) worth += mine.value * sure
  return worth - 0.6 * shortfall(table, seat) + (0.3 * danger) / (seats - 1)
}
