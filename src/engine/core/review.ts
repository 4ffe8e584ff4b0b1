/**
 * A finished match reviewed from one seat: how everyone's chances moved, and what each step owed to luck, to the seat's
 * own answers and to the others'. Chances are the bot's estimates from what the seat knew at the time, so hidden facts
 * that come out count as luck. All values are millionths of a victory, and they add up exactly: result = expectation +
 * luck + own decisions + the others'.
 */
import { weighDecision, type Decision } from './decision'
import type { AnyVantage, GameEvent, RulesAndBot, Seat, Told } from './contract'
import { draws, mean, millionths, type DecisionPoint } from './imagined'
import type { Journal } from './journal'
import { beginMatch, isAside, matchView, submit, type Match } from './match'
import { sidesOf } from './sides'
import { eventsFor } from './views'

/** What one step of the match did to the seat's chance. */
export interface ReviewStep {
  readonly step: number
  /** Who answered. */
  readonly answered: readonly Seat[]
  /** What the seat heard of it. */
  readonly told: readonly GameEvent[]
  /** Each seat's chance afterwards, as the reviewed seat saw it. */
  readonly chances: readonly number[]
  /**
   * The effect of chance, and of facts coming to light: the value afterwards minus its mean over what could have come.
   */
  readonly luck: number
  /**
   * What the seat's own answer was worth, measured by what players of mixed strength would have made of the position.
   * Where others answered at the same time, it is measured against the bots' answers, and the rest is the others'.
   */
  readonly mine: number
  /** The same for everybody else's answers. */
  readonly others: number
  /** The seat's answer weighed against better ones; `null` if it gave none or had no choice. */
  readonly decision: Decision | null
}

/** How many worlds are imagined for each mean. More cost time and lower the error. */
export interface Effort {
  readonly worlds: number
}

const usualEffort: Effort = { worlds: 12 }

/** Everyone's chances before the first answer, as the seat saw them. */
export function chancesAtStart(game: RulesAndBot, journal: Journal, seat: Seat): readonly number[] {
  const { match, told } = begun(game, journal)
  return atSeat(game, { view: matchView(match, seat), heard: eventsFor(told, seat) })
}

/** The steps of a review, one after the other. Throws if the journal does not hold under the game's rules. */
export function* reviewSteps(
  game: RulesAndBot,
  journal: Journal,
  seat: Seat,
  effort: Effort = usualEffort,
): Generator<ReviewStep> {
  let before = chancesAtStart(game, journal, seat)
  for (const turn of turnsOf(game, journal, seat)) {
    const step = reviewStep(game, turn, seat, before, effort)
    before = step.chances
    yield step
  }
}

/** One ask of the match, how it was answered, and what came of it. */
interface Turn {
  readonly match: Match
  readonly answers: ReadonlyMap<Seat, unknown>
  readonly next: Match
  readonly told: readonly Told[]
  readonly heard: readonly GameEvent[]
  readonly open: readonly GameEvent[]
}

function* turnsOf(game: RulesAndBot, journal: Journal, seat: Seat): Generator<Turn> {
  let { match, told } = begun(game, journal)
  let heard = eventsFor(told, seat)
  let open = openOf(told)
  let answers = new Map<Seat, unknown>()
  for (const entry of journal.entries) {
    const next = submit(match, entry.step, entry.seat, entry.answer, entry)
    if ('refusal' in next) throw new Error(`answer ${entry.key} is refused: ${next.refusal.rule}`)
    const parsed = game.rules.parseAnswer(entry.answer)
    answers.set(entry.seat, 'value' in parsed ? parsed.value : entry.answer)
    if (next.closed) {
      yield { match, answers, next: next.match, told: next.told, heard, open }
      heard = [...heard, ...eventsFor(next.told, seat)]
      open = [...open, ...openOf(next.told)]
      answers = new Map()
    }
    ;({ match, told } = next)
  }
}

const openOf = (told: readonly Told[]) => told.filter(({ to }) => to === 'all').map(({ event }) => event)

function begun(game: RulesAndBot, journal: Journal): { match: Match; told: readonly Told[] } {
  const start = beginMatch(game.rules, journal.setup)
  if ('refusal' in start) throw new Error(`the setup is refused: ${start.refusal.rule}`)
  return start
}

const atSeat = (game: RulesAndBot, vantage: AnyVantage) => game.bot.chances(vantage).map(millionths)

function reviewStep(
  game: RulesAndBot,
  turn: Turn,
  seat: Seat,
  before: readonly number[],
  { worlds }: Effort,
): ReviewStep {
  const { match, answers, next, heard, open } = turn
  const told = eventsFor(turn.told, seat)
  const point: DecisionPoint = { game, vantage: { view: matchView(match, seat), heard }, open, seed: match.step }
  const chances = atSeat(game, { view: matchView(next, seat), heard: [...heard, ...told] })
  const expected = mean(draws(point, worlds, () => answers, match.world))
  const prompt = match.ask!.prompts.get(seat)
  const decides = answers.has(seat) && !isAside(match, seat, answers.get(seat))
  const decision = decides ? weighDecision(point, prompt, answers.get(seat), worlds) : null
  const decided = expected - before[seat]
  const alone = answers.has(seat) && answers.size === 1
  const mine = alone ? decided : (decision?.gain ?? 0)
  const luck = chances[seat] - expected
  const answered = [...answers.keys()]
  return { step: match.step, answered, told, chances, luck, mine, others: decided - mine, decision }
}

/** What a review says as a whole. */
export interface Balance {
  readonly result: number
  readonly expectation: number
  readonly luck: number
  readonly mine: number
  readonly others: number
}

/** How the result came about. */
export function balanceOf(start: readonly number[], steps: readonly ReviewStep[], seat: Seat): Balance {
  const sum = (part: (step: ReviewStep) => number) => steps.reduce((all, step) => all + part(step), 0)
  return {
    result: (steps.at(-1)?.chances ?? start)[seat],
    expectation: start[seat],
    luck: sum(({ luck }) => luck),
    mine: sum(({ mine }) => mine),
    others: sum(({ others }) => others),
  }
}

/** The step that helped a seat's chance most, by what that seat knew. */
export interface DecisiveStep {
  readonly step: number
  /** The chance before and after, of the seat and those who win with it. */
  readonly from: number
  readonly to: number
  /** What everyone heard of it, but not that the match ended; and the table afterwards. */
  readonly events: readonly GameEvent[]
  readonly table: unknown
}

/** How a match went by what one seat knew. */
export interface Fortunes {
  /** Everyone's chances, at the start and after each step. */
  readonly rows: readonly (readonly number[])[]
  /** `null` if nothing helped the seat. */
  readonly decisive: DecisiveStep | null
}

/** Asks only for chances, one position after the other, so it is quick. */
export function fortunesOf(game: RulesAndBot, journal: Journal, seat: Seat): Fortunes {
  const rows = [chancesAtStart(game, journal, seat)]
  let best: DecisiveStep | null = null
  for (const { match, next, told, heard } of turnsOf(game, journal, seat)) {
    const from = rows.at(-1)![seat]
    const after = atSeat(game, { view: matchView(next, seat), heard: [...heard, ...eventsFor(told, seat)] })
    rows.push(after)
    if (after[seat] - from > (best === null ? 0 : best.to - best.from))
      best = {
        step: match.step,
        from,
        to: after[seat],
        events: beforeTheEnd(game, next, told),
        table: next.world.table,
      }
  }
  const side = sidesOf(rows).find((one) => one.includes(seat))!
  const decisive = best && { ...best, from: best.from * side.length, to: best.to * side.length }
  return { rows, decisive }
}

/** The events that everyone heard, without those that tell the match's end: the result says that already. */
function beforeTheEnd({ rules }: RulesAndBot, { world }: Match, told: readonly Told[]): readonly GameEvent[] {
  const ending = rules.outcome(world.table)?.rule
  return openOf(told).filter(({ rule }) => rule !== ending)
}

const shown = 3

/** The steps in which the chances moved most, in the order of the match; never two in a row, which are one moment. */
export function momentsThatDecided(start: readonly number[], steps: readonly ReviewStep[]): readonly ReviewStep[] {
  const moved = steps.map((step, at) => {
    const before = at === 0 ? start : steps[at - 1].chances
    return { step, at, by: step.chances.reduce((sum, one, seat) => sum + Math.abs(one - before[seat]), 0) }
  })
  const chosen: typeof moved = []
  for (const one of moved.sort((a, b) => b.by - a.by || a.at - b.at)) {
    if (chosen.length === shown || one.by === 0) break
    if (chosen.every(({ at }) => Math.abs(at - one.at) > 1)) chosen.push(one)
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ step }) => step)
}

/** The decisions that cost most, the costliest first: only those whose cost stands out from its error. */
export function costliest(steps: readonly ReviewStep[]): readonly (ReviewStep & { readonly decision: Decision })[] {
  return steps
    .flatMap((step) => (step.decision === null ? [] : [{ ...step, decision: step.decision }]))
    .filter(({ decision: { cost, error, obvious } }) => !obvious && cost > 2 * error && cost > 0)
    .sort((a, b) => b.decision.cost - a.decision.cost || a.step - b.step)
    .slice(0, shown)
}
