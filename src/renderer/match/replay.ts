/** A finished match watched again from its journal: every step as all may see it now, with what each seat had. */
import type { AnyRules, GameEvent, Seat, Told } from '../../engine/core/contract'
import type { Journal } from '../../engine/core/journal'
import { beginMatch, submit, type Match } from '../../engine/core/match'
import { eventsFor } from '../../engine/core/views'

/** The world before an ask was answered, and what had just been told. */
export interface Moment {
  readonly step: number
  readonly table: unknown
  readonly own: readonly unknown[]
  readonly asked: readonly Seat[]
  /** What everyone heard. */
  readonly events: readonly GameEvent[]
  /** Everything that was told, and to whom. */
  readonly told: readonly Told[]
}

/** The moments from the setup to the end; `null` if the journal does not hold under these rules. */
export function momentsOf(rules: AnyRules, journal: Journal): readonly Moment[] | null {
  const begun = beginMatch(rules, journal.setup)
  if ('refusal' in begun) return null
  const moments: Moment[] = []
  const keep = ({ step, world, ask }: Match, told: typeof begun.told) =>
    moments.push({
      step,
      table: world.table,
      own: world.own,
      asked: [...(ask?.prompts.keys() ?? [])],
      events: eventsFor(told, null),
      told,
    })
  keep(begun.match, begun.told)
  let { match } = begun
  for (const { step, seat, answer, salt, ms } of journal.entries) {
    const next = submit(match, step, seat, answer, { salt, ms })
    if ('refusal' in next) return null
    match = next.match
    if (next.closed) keep(match, next.told)
  }
  return moments
}
