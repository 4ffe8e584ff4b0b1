/** Makes the line that is kept of a finished match. */
import { createHash } from 'node:crypto'
import type { Outcome } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { MatchSetup } from '../../../engine/core/match'
import type { KeptMatch, KeptPlayer } from '../../../protocol/evenings'
import type { PersonId } from '../../../protocol/toClient'
import type { TableRecord } from './record'

/** Matches that end before this hour belong to the evening before. */
const cutHour = 5
/** A match that took longer wasn't played all that time. */
const longestMs = 12 * 3_600_000

/** The local day on which the evening of this moment began. */
export function eveningOf(at: number): string {
  const day = new Date(at)
  if (day.getHours() < cutHour) day.setDate(day.getDate() - 1)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The same for the same match, wherever its table is. */
export function matchIdOf({ mix, seed, game }: MatchSetup): string {
  return mix?.match ?? createHash('sha256').update(`${game} ${seed}`).digest('hex').slice(0, 32)
}

export interface Finished {
  readonly record: TableRecord
  readonly number: number
  readonly setup: MatchSetup
  readonly outcome: Outcome
  /** Who had which seat; null: a bot. */
  readonly seats: readonly (PersonId | null)[]
  readonly at: number
  readonly startedAt: number | null
}

export function keptMatch({ record, number, setup, outcome, seats, at, startedAt }: Finished): KeptMatch {
  const took = startedAt === null ? -1 : at - startedAt
  return {
    id: matchIdOf(setup),
    table: record.id,
    number,
    evening: eveningOf(at),
    at,
    ms: took >= 0 && took <= longestMs ? took : null,
    game: setup.game,
    players: seats.map((person) => playerOf(record, person)),
    outcome: { winners: [...outcome.winners], rule: outcome.rule, scores: outcome.scores.map((one) => ({ ...one })) },
  }
}

function playerOf({ people, evening }: TableRecord, person: PersonId | null): KeptPlayer {
  if (person === null) return { kind: 'bot' }
  const one = people.find(({ id }) => id === person)
  const name = one?.name ?? evening.find((line) => line.person === person)?.name ?? ''
  return name === '' ? { kind: 'forgotten' } : { kind: 'person', name, avatar: one?.avatar ?? null }
}

/** Who answered for each seat last, by the keys of the answers; null: nobody but bots and clocks. */
export function seatsByKeys({ setup, entries }: Journal): (PersonId | null)[] {
  return Array.from({ length: setup.seats }, (_, seat) => {
    const own = entries.findLast((entry) => entry.seat === seat && /^\d+:/.test(entry.key))
    return own === undefined ? null : Number.parseInt(own.key, 10)
  })
}
