/** What a match's score tells of its story: by how much it was won, what decided it, and what each player did best. */
import type { Outcome, Score, Seat } from '../../../engine/core/contract'

/** One part of a score, and how far it lies above the best of the others. */
export interface Highlight {
  readonly part: string
  readonly points: number
  readonly lead: number
}

export interface Decision {
  readonly part: string
  readonly mine: number
  readonly theirs: number
}

const pointsOf = (score: Score, part: string) => score.parts[part] ?? 0

/** Whether the totals are points that can be compared, rather than a mere mark of who won. */
export function isCounted({ scores }: Pick<Outcome, 'scores'>): boolean {
  return scores.some(({ total }) => total !== 0 && total !== 1)
}

/** How many points the winner has more than the best of the others; null unless one player won by points. */
export function marginOf(outcome: Outcome): number | null {
  const pair = firstTwo(outcome)
  return pair === null || pair[0].total <= pair[1].total ? null : pair[0].total - pair[1].total
}

/** The part of the score that gave the winner most over the best of the others. */
export function decisionOf(outcome: Outcome, parts: readonly string[]): Decision | null {
  const pair = firstTwo(outcome)
  if (pair === null) return null
  const [first, second] = pair
  const all = parts.map((part) => ({ part, mine: pointsOf(first, part), theirs: pointsOf(second, part) }))
  const best = all.toSorted((a, b) => b.mine - b.theirs - (a.mine - a.theirs))[0]
  return best && best.mine > best.theirs ? best : null
}

/** What a player did best: where they lie furthest above everyone else, or else what brought them most. */
export function highlightOf({ scores }: Outcome, seat: Seat, parts: readonly string[]): Highlight | null {
  const own = scores.find((score) => score.seat === seat)
  if (own === undefined) return null
  const all = parts.map((part) => {
    const others = scores.filter((score) => score !== own).map((score) => pointsOf(score, part))
    const points = pointsOf(own, part)
    return { part, points, lead: points - Math.max(0, ...others) }
  })
  const ahead = ({ lead }: Highlight) => Math.max(0, lead)
  const best = all.filter(({ points }) => points > 0).toSorted((a, b) => ahead(b) - ahead(a) || b.points - a.points)[0]
  return best ?? null
}

/** How far the winners lay behind the best of the others at the worst moment; 0: never. */
export function comebackOf(winners: readonly Seat[], standings: readonly (readonly number[])[]): number {
  const behind = standings.map((standing) => {
    const best = (won: boolean) => Math.max(...standing.filter((_, seat) => winners.includes(seat) === won))
    return best(false) - best(true)
  })
  return Math.max(0, ...behind.filter(Number.isFinite))
}

/** Scores in the order of the final ranking, and each one's place; equals share a place. */
export function rankingOf(outcome: Outcome): readonly { readonly score: Score; readonly place: number }[] {
  const won = (score: Score) => outcome.winners.includes(score.seat)
  const sorted = outcome.scores.toSorted((a, b) => Number(won(b)) - Number(won(a)) || b.total - a.total)
  const same = (a: Score, b: Score) => won(a) === won(b) && a.total === b.total
  return sorted.map((score) => ({ score, place: sorted.findIndex((one) => same(one, score)) + 1 }))
}

function firstTwo(outcome: Outcome): readonly [Score, Score] | null {
  if (outcome.winners.length !== 1 || !isCounted(outcome)) return null
  const [first, second] = rankingOf(outcome).map(({ score }) => score)
  return first && second ? [first, second] : null
}
