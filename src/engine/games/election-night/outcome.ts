import type { Outcome, Seat } from '../../core/contract'
import type { Table } from './facts'
import { countRegions, type RegionCount } from './region'

/** What decides the match, in the order of the tie-breaks (EN-12.5 to EN-12.7). */
export interface Standing {
  readonly mandates: number
  readonly fields: number
  readonly sum: number
}

export function standingOf(fields: Table['fields'], counts: readonly RegionCount[], seat: Seat): Standing {
  const own = fields.filter((mark) => mark?.seat === seat)
  return {
    mandates: mandatesFrom(counts, seat),
    fields: own.length,
    sum: own.reduce((all, mark) => all + mark!.value, 0),
  }
}

/** The mandates a party gets from these regions. */
export function mandatesFrom(counts: readonly RegionCount[], seat: Seat): number {
  return counts.reduce((all, count) => all + (count.winner === seat ? count.mandates : 0), 0)
}

/** Who won and by which rule: mandates, then fields, then the sum of all numbers; if all are equal, both win. */
export function decision(one: Standing, two: Standing): { winners: readonly Seat[]; rule: string } {
  const criteria: readonly (readonly [keyof Standing, string])[] = [
    ['mandates', 'EN-12.5'],
    ['fields', 'EN-12.6'],
    ['sum', 'EN-12.7'],
  ]
  for (const [criterion, rule] of criteria)
    if (one[criterion] !== two[criterion]) return { winners: [one[criterion] > two[criterion] ? 0 : 1], rule }
  return { winners: [0, 1], rule: 'EN-12.8' }
}

/** How the match ended; `null` while it goes on. */
export function outcome(table: Table): Outcome | null {
  return table.phase.type === 'over' ? outcomeOf(table.fields) : null
}

/** The outcome if these fields were counted now. */
export function outcomeOf(fields: Table['fields']): Outcome {
  const counts = countRegions(fields)
  const standings = [standingOf(fields, counts, 0), standingOf(fields, counts, 1)] as const
  return {
    ...decision(standings[0], standings[1]),
    scores: standings.map(({ mandates, fields: written, sum }, seat) => ({
      seat,
      total: mandates,
      parts: {
        ...Object.fromEntries(counts.map((one) => [one.region, one.winner === seat ? one.mandates : 0])),
        fields: written,
        sum,
      },
    })),
  }
}
