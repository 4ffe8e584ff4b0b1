/** The forras-pont bots of version 0.1.0, kept as a yardstick: they never change. */
import type { Bot, Rng, Seat } from '../../../src/engine/core/contract'
import { pick, quickRng, shuffle } from '../../../src/engine/core/rng'
import {
  playableColours,
  type Answer,
  type ClaimAnswer,
  type Event,
  type Own,
  type PlaceAnswer,
  type Prompt,
  type Table,
} from '../../../src/engine/games/forras-pont/facts'
import { imagine } from '../../../src/engine/games/forras-pont/imagine'
import { placements, randomClaim, randomPlacement } from '../../../src/engine/games/forras-pont/legal'
import { resolve } from '../../../src/engine/games/forras-pont/resolve'
import { afterPlacing, openings } from '../../../src/engine/games/forras-pont/routes/openings'
import { claimsOf, evaluate, lead, objectiveOf, type Care } from './evaluate'
import type { Moment } from './moment'
import { plansOf } from './plans'
import { chooseSheet } from './sheet'

interface LevelOfCare extends Care {
  /** Expansions for the claims to choose from. */
  readonly claims: number
  /** Plans whose missing discs become candidates. */
  readonly plans: number
}

const cares: Readonly<Record<'medium' | 'hard', LevelOfCare>> = {
  medium: { expansions: 30, width: 16, claims: 1500, plans: 3 },
  hard: { expansions: 150, width: 48, claims: 15_000, plans: 8 },
}

export const bot: Pick<Bot<Table, Own, Prompt, Answer, Event>, 'choose'> = {
  choose(moment) {
    return moment.prompt.type === 'sheet' ? { type: 'sheet', operations: chooseSheet(moment) } : chooseTurn(moment)
  },
}

function chooseTurn(moment: Moment): Answer {
  const { view, level, rng, hurry } = moment
  const { table } = view
  const seat = view.seat!
  if (hurry()) return chooseInHurry(table, seat, rng)
  if (level === 'easy') return chooseEasily(table, seat, rng)
  const care = cares[level]
  let best: Answer = { type: 'pass' }
  // A pass that ends the game is worth its result; any other invites the leader to end it.
  const ends = moment.prompt.type === 'turn' && moment.prompt.passEnds
  const ahead = lead(table, seat)
  let most = ends ? ahead * 1000 - 1 : ahead > 0 ? evaluate(table, seat, care) - 2 : -1000
  for (const { claim } of claimsOf(table, seat, 5, care.claims)) {
    const value = valueOfClaim(moment, claim, care)
    if (value > most) [most, best] = [value, claim]
  }
  for (const place of candidates(moment, care)) {
    if (hurry()) break
    const value = evaluate(afterPlacing(table, seat, place), seat, care)
    if (value > most) [most, best] = [value, place]
  }
  return best
}

/** Placements worth evaluating: what the seat's plans miss, what spoils the others', openings, and a few at random. */
function candidates({ view, level, rng, hurry }: Moment, care: LevelOfCare): readonly PlaceAnswer[] {
  const { table } = view
  const seat = view.seat!
  const { other } = objectiveOf(table)
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
    for (const { place } of openings(table, seat, { expansions: 30, hurry }).openings.slice(0, 4)) add(place)
  const rest = shuffle(rng, placements(table, seat))
  for (const place of rest.slice(0, level === 'hard' ? 10 : 4)) add(place)
  return [...found.values()]
}

/** With no time left: a claim that is easy to find, or any placement. */
function chooseInHurry(table: Table, seat: Seat, rng: Rng): Answer {
  const [route] = claimsOf(table, seat, 1, 50)
  if (route !== undefined && route.value > 0) return route.claim
  return randomPlacement(table, seat, rng) ?? { type: 'pass' }
}

/** Easy sees half of its chances to claim, and works on a plan every other turn. */
function chooseEasily(table: Table, seat: Seat, rng: Rng): Answer {
  if (rng.below(2) === 0) {
    const claim = randomClaim(table, seat, rng)
    if (claim) return { ...claim, owners: claim.owners.map(() => null) }
  }
  if (rng.below(2) === 0) {
    const [plan] = plansOf(table, seat, 8, 1, objectiveOf(table).other)
    if (plan !== undefined && plan.missing.length > 0) return pick(rng, plan.missing)
  }
  // Discs of its own are better kept.
  const fromBank = placements(table, seat).filter(({ colour }) => table.bank[colour] > 0)
  return fromBank.length === 0 ? { type: 'pass' } : pick(rng, fromBank)
}

/** The value of the table after a claim; a won or lost game outweighs everything. */
function valueOfClaim({ view, rng }: Moment, claim: ClaimAnswer, care: Care): number {
  const seat = view.seat!
  const { world } = resolve(imagine(view, quickRng(rng.below(1 << 30))), new Map([[seat, claim]]), quickRng(0))
  const after = world.table
  if (after.phase === 'over') return lead(after, seat) * 1000
  // The next card is unknown: assume a middling one.
  return evaluate({ ...after, card: 6 }, seat, care)
}
