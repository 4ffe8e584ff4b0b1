/** What the kept matches tell of the people who played them. */
import type { KeptMatch, KeptPlayer } from '../../../protocol/evenings'
import { nameKey, type Regular } from '../../../protocol/regulars'
import { isCounted } from '../result/highlights'

/** Matches won and lost against one other person; matches that neither or both won count for neither. */
export interface Rival extends Regular {
  readonly won: number
  readonly lost: number
}

export interface PersonStatistics extends Regular {
  readonly key: string
  readonly played: number
  readonly won: number
  /** Matches won in a row, up to the last one played. */
  readonly streak: number
  readonly longestStreak: number
  /** Most often met first. */
  readonly rivals: readonly Rival[]
}

/** The matches of one evening, the last one first. */
export interface EveningOfMatches {
  readonly evening: string
  readonly matches: readonly KeptMatch[]
}

/** The last evening first. */
export function byEvening(matches: readonly KeptMatch[]): readonly EveningOfMatches[] {
  const newest = matches.toSorted((a, b) => b.at - a.at)
  const evenings = [...new Set(newest.map(({ evening }) => evening))].sort().reverse()
  return evenings.map((evening) => ({ evening, matches: newest.filter((one) => one.evening === evening) }))
}

const keyOf = (player: KeptPlayer) => (player.kind === 'person' ? nameKey(player.name) : null)

/** Whether a person took part, and won; null: they did not play. */
function resultOf({ players, outcome }: KeptMatch, key: string): boolean | null {
  const seat = players.findIndex((one) => keyOf(one) === key)
  return seat < 0 ? null : outcome.winners.includes(seat)
}

/** Everyone in these matches, those who won most first. */
export function statisticsOf(matches: readonly KeptMatch[]): readonly PersonStatistics[] {
  const inOrder = matches.toSorted((a, b) => a.at - b.at)
  const people = peopleOf(inOrder)
  return [...people]
    .map(([key, regular]) => statisticsOfPerson(inOrder, key, regular, people))
    .sort((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name))
}

/** By key, with the name and face each had last. */
function peopleOf(inOrder: readonly KeptMatch[]): ReadonlyMap<string, Regular> {
  const people = new Map<string, Regular>()
  for (const { players } of inOrder)
    for (const one of players)
      if (one.kind === 'person') people.set(nameKey(one.name), { name: one.name, avatar: one.avatar })
  return people
}

function statisticsOfPerson(
  inOrder: readonly KeptMatch[],
  key: string,
  regular: Regular,
  people: ReadonlyMap<string, Regular>,
): PersonStatistics {
  const results = inOrder.map((match) => resultOf(match, key)).filter((won) => won !== null)
  const streaks = results.reduce<number[]>((all, won) => [...all, won ? (all.at(-1) ?? 0) + 1 : 0], [])
  return {
    ...regular,
    key,
    played: results.length,
    won: results.filter(Boolean).length,
    streak: streaks.at(-1) ?? 0,
    longestStreak: Math.max(0, ...streaks),
    rivals: rivalsOf(inOrder, key, people),
  }
}

function rivalsOf(inOrder: readonly KeptMatch[], key: string, people: ReadonlyMap<string, Regular>): readonly Rival[] {
  const met = [...people].filter(([other]) => other !== key)
  return met
    .map(([other, regular]) => {
      const pairs = inOrder.map((match) => [resultOf(match, key), resultOf(match, other)] as const)
      const won = pairs.filter(([mine, theirs]) => mine === true && theirs === false).length
      const lost = pairs.filter(([mine, theirs]) => mine === false && theirs === true).length
      return { ...regular, won, lost }
    })
    .filter(({ won, lost }) => won + lost > 0)
    .sort((a, b) => b.won + b.lost - (a.won + a.lost))
}

/** The most points a person has made in one of these matches, where points are counted. */
export function bestOf(matches: readonly KeptMatch[], key: string): number | null {
  const totals = matches.flatMap(({ players, outcome }) => {
    const seat = players.findIndex((one) => keyOf(one) === key)
    const score = outcome.scores.find((one) => one.seat === seat)
    return score && isCounted(outcome) ? [score.total] : []
  })
  return totals.length === 0 ? null : Math.max(...totals)
}
