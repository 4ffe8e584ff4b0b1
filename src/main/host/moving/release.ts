/**
 * The old computer's side of a move, as pure functions. It alone decides the switch: a table is released once, to the
 * computer that holds a whole copy of it, and goes on here in every other case.
 */

import type { Refusal } from '../../../engine/core/contract'
import { manifests } from '../../../engine/games/catalog'
import { hostRefusal } from '../refusals'
import { peopleOn, type Client } from '../table/client'
import { hashToken, type TableRecord } from '../table/record'

/** Whether a copy of the table tells more than everyone there knows. */
export function holdsSecrets({ phase, game }: Pick<TableRecord, 'phase' | 'game'>): boolean {
  return phase === 'playing' && !manifests[game].open
}

/**
 * Why somebody at a table may not send it to another computer, or null. What goes there can be read there: a match's secrets
 * are sent only by somebody at this computer, whose owner could read them anyway.
 */
export function whyNotSend(client: Sender, record: Pick<TableRecord, 'host' | 'phase' | 'game'>): Refusal | null {
  if (client.local) return null
  if (!mayKeep(client, record)) return hostRefusal('not-host')
  return holdsSecrets(record) ? hostRefusal('secrets-stay') : null
}

/** Whether somebody may call a move off. */
export function mayKeep(client: Sender, { host }: Pick<TableRecord, 'host'>): boolean {
  return client.local || peopleOn(client).includes(host)
}

type Sender = Pick<Client, 'local' | 'person' | 'carries'>

/** What lets a table's watchers in at its new place without the PIN; both computers derive it from the ticket. */
export function watchersPass(ticket: string): string {
  return hashToken(`watch ${ticket}`)
}

/** A move that is under way, or done. `ticket` proves which one a message is about. */
export type Release =
  /** The other computer's owner is being asked. */
  | { readonly at: 'offered'; readonly ticket: string }
  /** The table stands still, and is being sent. */
  | { readonly at: 'sending'; readonly ticket: string; readonly digest: string }
  /** On disk: the table is the other computer's. */
  | { readonly at: 'released'; readonly ticket: string }

export type Request =
  | { readonly do: 'fetch'; readonly ticket: string }
  | { readonly do: 'release'; readonly ticket: string; readonly digest: string }

/**
 * `freeze`: stand still first, then send. `send`: the copy that was made then. `mark`: write down that the table has
 * moved, and say so once that is on disk. `say`: it has moved. `refuse`: it has not, and never will by this ticket.
 */
export type Doing = 'freeze' | 'send' | 'mark' | 'say' | 'refuse'

/** What the old computer does about a request of the new one. Repeated requests change nothing. */
export function answerTo(release: Release | null, request: Request): Doing {
  if (release === null || release.ticket !== request.ticket) return 'refuse'
  switch (release.at) {
    case 'offered':
      return request.do === 'fetch' ? 'freeze' : 'refuse'
    case 'sending':
      if (request.do === 'fetch') return 'send'
      return request.digest === release.digest ? 'mark' : 'refuse'
    case 'released':
      return request.do === 'release' ? 'say' : 'refuse'
    default:
      return release satisfies never
  }
}

/** The number that both screens show, so that people know the question is about this move. */
export function numberOf(ticket: string): string {
  let sum = 0
  for (const letter of ticket) sum = (sum * 31 + letter.codePointAt(0)!) % 9000
  return String(1000 + sum)
}
