/** Tables on their way from one computer to another: which message asks for what, and who may. */
import type { Refusal } from '../../../engine/core/contract'
import type { NearbyHost, TableOffer, ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Client } from '../table/client'
import { backupsIn, openFrom, saveBackup } from './backups'
import { Leaving, type LeavingParts } from './leaving'
import { mayKeep, whyNotSend } from './release'
import { Taking, type TakingParts } from './taking'

type Result = Refusal | ToClient | null

export interface MovingParts extends LeavingParts, TakingParts {
  nearby(): readonly NearbyHost[]
}

export class Moving {
  readonly #parts: MovingParts
  readonly leaving: Leaving
  readonly taking: Taking

  constructor(parts: MovingParts) {
    this.#parts = parts
    this.leaving = new Leaving(parts)
    this.taking = new Taking(parts)
  }

  get offers(): readonly TableOffer[] {
    return this.taking.offers
  }

  /** Does what a message asks for; null if it is about something else. */
  route(client: Client, message: Numbered): Promise<Result> | null {
    switch (message.do) {
      case 'neighbours':
      case 'moveTable':
      case 'keepTable':
        return Promise.resolve(this.#bySender(client, message))
      case 'offer':
        return this.taking.offer(message)
      case 'fetchTable':
        return this.leaving.fetch(message.table, message.ticket, message.part, message.n)
      case 'releaseTable':
        return this.leaving.release(message.table, message.ticket, message.digest)
      case 'tookTable':
        return Promise.resolve(this.leaving.took(message.table, message.ticket))
      case 'decideOffer':
        return Promise.resolve(
          client.local ? this.taking.decide(message.offer, message.on) : hostRefusal('not-allowed'),
        )
      case 'saveBackup':
      case 'backups':
      case 'openBackup':
        return client.local ? this.#byOwner(client, message) : Promise.resolve(hostRefusal('not-allowed'))
      default:
        return null
    }
  }

  /** What the owner of this computer may do with backups. */
  async #byOwner(
    { table }: Client,
    message: Extract<Numbered, { do: 'saveBackup' | 'backups' | 'openBackup' }>,
  ): Promise<Result> {
    const { dataDir } = this.#parts
    const re = message.n
    switch (message.do) {
      case 'saveBackup':
        if (table === null) return hostRefusal('not-at-table')
        return { say: 'backups', re, files: [await saveBackup(table, dataDir)] }
      case 'backups':
        return { say: 'backups', re, files: await backupsIn(dataDir) }
      case 'openBackup': {
        if (table !== null) return hostRefusal('not-allowed')
        const opened = await openFrom(message.path, this.#parts)
        return 'rule' in opened ? opened : { say: 'opened', re, tables: opened }
      }
      default:
        return message satisfies never
    }
  }

  #bySender(client: Client, message: Extract<Numbered, { do: 'neighbours' | 'moveTable' | 'keepTable' }>): Result {
    const { table } = client
    if (table === null) return hostRefusal('not-at-table')
    const why = whyNotSend(client, table.record)
    switch (message.do) {
      case 'neighbours':
        return why ?? { say: 'neighbours', re: message.n, hosts: this.#parts.nearby() }
      case 'moveTable':
        return why ?? this.leaving.start(table, message.to, client.local)
      case 'keepTable':
        return mayKeep(client, table.record) ? this.leaving.cancel(table) : hostRefusal('not-host')
      default:
        return message satisfies never
    }
  }

  stop(): void {
    this.leaving.stop()
    this.taking.stop()
  }
}
