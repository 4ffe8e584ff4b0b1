/** The journal of the match that has just ended at this page's table. */
import type { Journal } from '../../engine/core/journal'
import { session } from '../connection/session.svelte'

/** Null if the host refuses it or doesn't reply; asking again may help. */
export async function tableJournal(): Promise<Journal | null> {
  const result = await session.request({ do: 'journal' }, true)
  return result.ok && result.reply.say === 'journal' ? result.reply.journal : null
}

/** Tells a match of this table from its others and from those of other tables. */
export const matchAtTable = (number: number): string => `${session.table?.id} ${number}`
