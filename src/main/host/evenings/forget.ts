/** What people may have deleted, as pure functions from what is kept to what is left. */
import type { KeptMatch, KeptPlayer } from '../../../protocol/evenings'
import { nameKey, type Regular } from '../../../protocol/regulars'
import type { Kept } from './file'

export type Forgotten = { readonly evening: string } | { readonly person: string } | { readonly all: true }

export function without(kept: Kept, what: Forgotten): Kept {
  if ('person' in what) return { ...kept, matches: kept.matches.map((match) => withoutPerson(match, what.person)) }
  const goes = ({ evening }: KeptMatch) => 'all' in what || evening === what.evening
  const gone = kept.matches.filter(goes).map(({ id }) => id)
  return {
    ...kept,
    matches: kept.matches.filter((match) => !goes(match)),
    forgotten: new Set([...kept.forgotten, ...gone]),
  }
}

/** The match stays, since others played it too. */
function withoutPerson(match: KeptMatch, name: string): KeptMatch {
  const isThem = (one: KeptPlayer) => one.kind === 'person' && nameKey(one.name) === nameKey(name)
  if (!match.players.some(isThem)) return match
  return { ...match, players: match.players.map((one) => (isThem(one) ? { kind: 'forgotten' as const } : one)) }
}

/** Everyone who has played here, the last ones first, each with the name and face they last had. */
export function regularsOf(matches: readonly KeptMatch[]): readonly Regular[] {
  const found = new Map<string, Regular>()
  for (const { players } of matches.toSorted((a, b) => b.at - a.at))
    for (const one of players)
      if (one.kind === 'person' && !found.has(nameKey(one.name)))
        found.set(nameKey(one.name), { name: one.name, avatar: one.avatar })
  return [...found.values()]
}
