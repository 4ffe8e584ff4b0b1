/** The journal of the match that has just ended at this page's table. */
import type { Journal } from '../../engine/core/journal'
import { session } from '../connection/session.svelte'

/** `lost`: there was no reply, and asking again may help. */
export async function askJournal(): Promise<Journal | 'lost' | 'refused'> {
  const result = await session.request({ do: 'journal' }, true)
  if (result.ok && result.reply.say === 'journal') return result.reply.journal
  return result.ok || result.why !== null ? 'refused' : 'lost'
}

/** Null if the host refuses it or doesn't reply. */
export async function tableJournal(): Promise<Journal | null> {
  const journal = await askJournal()
  return typeof journal === 'string' ? null : journal
}

/** Tells a match of this table from its others and from those of other tables. */
export const matchAtTable = (number: number): string => `${session.table?.id} ${number}`
