import { faces, type Face } from '../facts'
import { countOf } from '../multiset'

/** Kinds of poker hands, weakest first (DT-11.1). */
export const handKinds = ['high', 'pair', 'twoPairs', 'three', 'straight', 'full', 'four', 'five'] as const
export type HandKind = (typeof handKinds)[number]

export interface Hand {
  readonly kind: HandKind
  /** Sides by group: larger groups first, then higher sides; 0 is a nine, 5 an ace. */
  readonly groups: readonly number[]
  /** Hands compare as these do. */
  readonly strength: number
}

const known = new Map<number, Hand>()

/** Sums of these tell any five dice apart. */
const keyPart = Object.fromEntries(faces.map((face, side) => [face, 6 ** side])) as Readonly<Record<Face, number>>

/** What five dice are worth at the town hall. */
export function handOf(dice: readonly Face[]): Hand {
  let key = 0
  for (const die of dice) key += keyPart[die]
  const before = known.get(key)
  if (before) return before
  const counts = faces.map((face) => countOf(dice, face))
  const groups = [0, 1, 2, 3, 4, 5].filter((side) => counts[side] > 0).sort((a, b) => counts[b] - counts[a] || b - a)
  const kind = kindOf(groups.map((side) => counts[side]).join(''), counts)
  let strength: number = handKinds.indexOf(kind)
  for (let i = 0; i < 5; i++) strength = strength * 7 + (i < groups.length ? groups[i] + 1 : 0)
  const hand = { kind, groups, strength }
  known.set(key, hand)
  return hand
}

function kindOf(shape: string, counts: readonly number[]): HandKind {
  switch (shape) {
    case '5':
      return 'five'
    case '41':
      return 'four'
    case '32':
      return 'full'
    case '311':
      return 'three'
    case '221':
      return 'twoPairs'
    case '2111':
      return 'pair'
    default:
      return counts[0] === 0 || counts[5] === 0 ? 'straight' : 'high'
  }
}
