/** Where the host is, and what a page says when it refuses something or stays silent. */
import type { Refusal } from '../../engine/core/contract'
import { socketPath } from '../../protocol/version'
import type { Words } from '../words/en'
import { hostRefusalText } from '../words/refusals'

/** The socket of the host that a page came from. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${socketPath}`
}

/** A refused request in words, and the rule of the game behind it, if there is one. Null: the host did not answer. */
export function troubleOf(why: Refusal | null, words: Words): { readonly text: string; readonly rule: string | null } {
  if (why === null) return { text: words.connection.slow, rule: null }
  const rule = why.rule.startsWith('host.') ? null : why.rule
  return { text: hostRefusalText(words, why) ?? words.common.refused, rule }
}
