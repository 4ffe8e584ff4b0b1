/** All kept matches, asked for page by page. */
import type { KeptMatch } from '../../../protocol/evenings'
import type { ToHost } from '../../../protocol/toHost'
import type { Answered } from '../../connection/link'

/** Null if the host does not tell, since this is not its own computer or it can't be reached. */
export async function fetchMatches(
  request: (message: ToHost) => Promise<Answered>,
): Promise<readonly KeptMatch[] | null> {
  const matches: KeptMatch[] = []
  for (;;) {
    const result = await request({ do: 'evenings', from: matches.length })
    if (!result.ok || result.reply.say !== 'evenings') return null
    matches.push(...result.reply.matches)
    if (result.reply.matches.length === 0 || matches.length >= result.reply.of) return matches
  }
}
