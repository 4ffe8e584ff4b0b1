import type { Bot, Rng, Seat } from '../../../core/contract'
import { pick, quickRng, shuffle } from '../../../core/rng'
import {
  playableColours,
  type Answer,
  type ClaimAnswer,
  type Event,
  type Own,
  type PlaceAnswer,
  type Prompt,
  type Table,
} from '../facts'
import { imagine } from '../imagine'
import { placements, randomClaim, randomPlacement } from '../legal'
import { resolve } from '../resolve'
import { afterPlacing, openings } from '../routes/openings'
import { chances } from './chances'
import { claimsOf, evaluate, lead, objectiveOf, type Care } from './evaluate'
import { afterReply, tableAfter } from './lookahead'
import type { Moment } from './moment'
import { plansOf } from './plans'
import { chooseSheet } from './sheet'
import { chancesAt } from './standing'

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

export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(moment) {
    return moment.prompt.type === 'sheet' ? { type: 'sheet', operations: chooseSheet(moment) } : chooseTurn(moment)
  },
  chances,
}

function chooseTurn(moment: Moment): Answer {
  const { view, level, rng, hurry } = moment
  const { table } = view
  const seat = view.seat!
  if (hurry()) return chooseInHurry(table, seat, rng)
  if (level === 'easy') return chooseEasily(table, seat, rng)
  if (level === 'hard') return chooseHard(moment)
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

interface Option {
  readonly answer: Answer
  readonly after: Table
  readonly value: number
}

const narrow: Care = { expansions: 60, width: 32 }
/** How many of the answers that look best are looked at again, with the next player's reply. */
const lookedAtAgain = 6

/** The answer that leaves the best chances after the next player's reply. */
function chooseHard(moment: Moment): Answer {
  const { view, hurry } = moment
  const { table } = view
  const seat = view.seat!
  const care = cares.hard
  const options: Option[] = []
  const consider = (answer: Answer) => {
    const after = tableAfter(table, seat, answer)
    options.push({ answer, after, value: chancesAt(after, narrow)[seat] })
  }
  // Behind, a pass only invites the leader to end the game.
  if (lead(table, seat) > 0) consider({ type: 'pass' })
  for (const { claim } of claimsOf(table, seat, 5, care.claims)) consider(claim)
  for (const place of candidates(moment, care)) {
    if (options.length > 0 && hurry()) break
    consider(place)
  }
  if (options.length === 0) return { type: 'pass' }
  options.sort((a, b) => b.value - a.value)
  let [best] = options
  let most = -1
  for (const option of options.slice(0, lookedAtAgain)) {
    if (hurry()) break
    const value = afterReply(option.after, narrow)[seat]
    if (value > most) [most, best] = [value, option]
  }
  return best.answer
}
