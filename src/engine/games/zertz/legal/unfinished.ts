/** Why a move that is built step by step can't go on as a player wants. All of these are null where no move is asked for. */
import type { Refusal } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import type { Marble, Prompt, Ring } from '../facts'

/** What has been chosen so far: a marble and a ring for it, or a chain of jumps. */
export interface UnfinishedMove {
  readonly marble: Marble | null
  readonly at: Ring | null
  readonly path: readonly Ring[]
}

/** Why the move can't go on with this ring. */
export function whyNotRing(prompt: Prompt | null, { at, path }: UnfinishedMove, ring: Ring): Refusal | null {
  if (prompt?.type !== 'move') return null
  if (path.length > 0) return refusal(path.length > 1 ? 'ZE-12' : 'ZE-11', { ring })
  if (prompt.place === null) return refusal('ZE-10', { ring })
  return refusal(at === null ? 'ZE-5' : 'ZE-7', { ring })
}

/** Why this colour can't be placed. */
export function whyNotMarble(prompt: Prompt | null, { path }: UnfinishedMove, marble: Marble): Refusal | null {
  if (prompt?.type !== 'move') return null
  if (prompt.place === null) return refusal(prompt.capture ? 'ZE-10' : 'ZE-24')
  if (path.length > 0) return refusal('ZE-4')
  return refusal(prompt.place === 'own' ? 'ZE-23' : 'ZE-5', { marble })
}

/** Why the move is not whole yet. */
export function whyNotReady(prompt: Prompt | null, { marble, at, path }: UnfinishedMove): Refusal | null {
  if (prompt?.type !== 'move') return null
  if (path.length > 1) return refusal('ZE-12')
  if (path.length > 0) return refusal('ZE-11')
  if (prompt.place === null) return refusal('ZE-10')
  return refusal(at !== null && marble !== null ? 'ZE-6' : 'ZE-5')
}
