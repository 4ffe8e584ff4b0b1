import type { AnyRules, AnyWorld, Rng, Seat, Told } from '../core/contract'
import type { Match } from '../core/match'
import { quickRng } from '../core/rng'
import { hears, viewOf } from '../core/views'
import { bytes, deepFreeze, sameBytes } from './freeze'

/**
 * What comparing a world with a twin gave: `same`, `revealed` (told apart legitimately), `unlike` (no common answers).
 */
export type TwinVerdict = 'same' | 'revealed' | 'unlike'

/**
 * Takes a world and a twin that one viewer can't tell from it, gives both the same answers, and throws if the viewer
 * then sees anything different that no `reveals` event made known.
 */
export function compareTwins(match: Match, viewer: Seat | null, seed: number): TwinVerdict {
  const { rules, world } = match
  const rng = quickRng(seed)
  const twin = deepFreeze(rules.imagine(viewOf(world, viewer), rng))
  demandSame(match, viewer, 'the imagined view', viewOf(world, viewer), viewOf(twin, viewer))

  const answers = commonAnswers(rules, match, twin, rng)
  if (answers === null) return 'unlike'
  const here = rules.resolve(world, answers, quickRng(seed + 1))
  const there = rules.resolve(twin, answers, quickRng(seed + 1))
  const told = (list: readonly Told[]) => list.filter((one) => hears(one, viewer))
  const revealed = (list: readonly Told[]) =>
    told(list)
      .filter((one) => one.reveals)
      .map((one) => one.event)
  if (!sameBytes(revealed(here.told), revealed(there.told))) return 'revealed'
  demandSame(match, viewer, 'what is told', told(here.told), told(there.told))
  demandSame(match, viewer, 'the view', viewOf(here.world, viewer), viewOf(there.world, viewer))
  return 'same'
}

/** Answers that are legal in both worlds; `null` if some seat has none in common. */
function commonAnswers(rules: AnyRules, match: Match, twin: AnyWorld, rng: Rng): Map<Seat, unknown> | null {
  const answers = new Map<Seat, unknown>()
  for (const [seat, prompt] of match.ask!.prompts) {
    const here = viewOf(match.world, seat)
    const there = viewOf(twin, seat)
    let found: unknown
    for (let attempt = 0; attempt < 6 && found === undefined; attempt++) {
      const [from, other] = attempt % 2 === 0 ? [here, there] : [there, here]
      const answer = rules.sample(from, prompt, rng)
      if (rules.check(other, prompt, answer) === null) found = answer
    }
    if (found === undefined) return null
    answers.set(seat, deepFreeze(found))
    if (match.ask!.closes === 'race' && !rules.isPass!(found)) return new Map([[seat, found]])
  }
  return answers
}

function demandSame(match: Match, viewer: Seat | null, what: string, here: unknown, there: unknown) {
  if (sameBytes(here, there)) return
  throw new Error(
    `${match.rules.id}, ask ${match.step}: viewer ${viewer} can tell twin worlds apart by ${what}:\n${bytes(here)}\n${bytes(there)}`,
  )
}
