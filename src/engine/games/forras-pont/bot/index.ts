import type { Bot, Rng, Seat, Situation } from '../../../core/contract'
import { pick, quickRng, shuffle } from '../../../core/rng'
import { afterPlacing, openings } from '../routes/openings'
import { bestRoutes } from '../search/best'
import {
  colours,
  playableColours,
  type Answer,
  type ClaimAnswer,
  type ForrasEvent,
  type Own,
  type PlaceAnswer,
  type Prompt,
  type Sheet,
  type Table,
} from '../facts'
import { imagine } from '../imagine'
import { listPlacements, randomBoard, randomClaim, randomPlacement, randomSheet } from '../legal'
import { makeNet } from '../routes/graph'
import { plansOf } from './plans'
import { resolve } from '../resolve'
import { aimOf, claimsOf, lead, worthOf, type Care } from './evaluate'

type Moment = Situation<Table, Own, Prompt, ForrasEvent>

/** How closely each level looks at a candidate's table, and at the claims to choose from. */
const cares = {
  medium: { nodes: 30, width: 16, claims: 1500, plans: 3 },
  hard: { nodes: 150, width: 48, claims: 15_000, plans: 8 },
}

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

function chooseTurn(moment: Moment): Answer {
  const { view, level, rng, hurry } = moment
  const { table } = view
  const seat = view.seat!
  if (hurry()) return inHurry(table, seat, rng)
  if (level === 'easy') return chooseEasily(table, seat, rng)
  const care = cares[level]
  let best: Answer = { type: 'pass' }
  // A pass that ends the game is worth what the game is; any other invites the leader to end it.
  const ends = moment.prompt.type === 'turn' && moment.prompt.passEnds
  const ahead = lead(table, seat)
  let most = ends ? ahead * 1000 - 1 : ahead > 0 ? worthOf(table, seat, care) - 2 : -1000
  for (const { claim } of claimsOf(table, seat, 5, care.claims)) {
    const worth = worthOfClaim(moment, claim, care)
    if (worth > most) [most, best] = [worth, claim]
  }
  for (const place of candidates(moment, care)) {
    if (hurry()) break
    const worth = worthOf(afterPlacing(table, seat, place), seat, care)
    if (worth > most) [most, best] = [worth, place]
  }
  return best
}

/** Placements worth a look: what one's own plans miss, what would spoil the others', openings, and a few at random. */
function candidates({ view, level, rng, hurry }: Moment, care: (typeof cares)['hard']): readonly PlaceAnswer[] {
  const { table } = view
  const seat = view.seat!
  const { other } = aimOf(table)
  const playable = playableColours(table, seat)
  const found = new Map<string, PlaceAnswer>()
  const add = (place: PlaceAnswer) => {
    if (playable.includes(place.colour)) found.set(`${place.cell} ${place.colour}`, place)
  }
  for (const plan of plansOf(table, seat, care.width * 3, care.plans, other)) plan.missing.forEach(add)
  if (level === 'hard')
    for (let i = 1; i < table.sides.length; i++)
      for (const plan of plansOf(table, (seat + i) % table.sides.length, care.width, 2, other))
        for (const { cell, colour } of plan.missing)
          for (const blocker of playable) if (blocker !== colour) add({ type: 'place', cell, colour: blocker })
  if (level === 'hard')
    for (const { place } of openings(table, seat, { nodes: 30, hurry }).openings.slice(0, 4)) add(place)
  const rest = shuffle(rng, listPlacements(table, seat))
  for (const place of rest.slice(0, level === 'hard' ? 10 : 4)) add(place)
  return [...found.values()]
}

/** The first thing that comes to mind. */
function inHurry(table: Table, seat: Seat, rng: Rng): Answer {
  const [route] = claimsOf(table, seat, 1, 50)
  if (route !== undefined && route.value > 0) return route.claim
  return randomPlacement(table, seat, rng) ?? { type: 'pass' }
}

/** Easy: sees half of its chances to claim, and every other turn adds to a plan that comes to mind. */
function chooseEasily(table: Table, seat: Seat, rng: Rng): Answer {
  if (rng.below(2) === 0) {
    const claim = randomClaim(table, seat, rng)
    if (claim) return { ...claim, owners: claim.owners.map(() => null) }
  }
  if (rng.below(2) === 0) {
    const [plan] = plansOf(table, seat, 8, 1, aimOf(table).other)
    if (plan !== undefined && plan.missing.length > 0) return pick(rng, plan.missing)
  }
  // Discs of one's own are better kept.
  const placements = listPlacements(table, seat).filter(({ colour }) => table.bank[colour] > 0)
  return placements.length === 0 ? { type: 'pass' } : pick(rng, placements)
}

/** What the table is worth to a seat after a claim; a won or lost game counts above all. */
function worthOfClaim({ view, rng }: Moment, claim: ClaimAnswer, care: Care): number {
  const seat = view.seat!
  const { world } = resolve(imagine(view, quickRng(rng.below(1 << 30))), new Map([[seat, claim]]), quickRng(0))
  const after = world.table
  if (after.phase === 'over') return lead(after, seat) * 1000
  // The card to come is not known yet: take a middling one.
  return worthOf({ ...after, card: 6 }, seat, care)
}
