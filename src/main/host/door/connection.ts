/** One open socket as the host sees it: at which table it is, and what it is sent. */
import type { WebSocket } from 'ws'
import type { Refusal } from '../../../engine/core/contract'
import type { DeviceKind } from '../../../protocol/devices'
import type { Diagnosis } from '../../../protocol/doctor'
import type { NearbyHost, PersonId, TableOffer, TableSummary, ToClient } from '../../../protocol/toClient'
import { isLocal, neighbourhood } from '../network/addresses'
import { healthy } from '../network/doctor'
import type { Client } from '../table/client'
import type { Table } from '../table/table'

/** A device that reads too slowly is cut off rather than waited for; it comes back by itself. */
const mostUnsentBytes = 1_000_000

/** Close code for a client that misbehaves. */
const tooMuch = 1008
/** How long such a client has to read why. */
const lingerMs = 300

/** What devices are shown wherever they are, or at no table. */
export interface Lists {
  tables(): readonly TableSummary[]
  nearby(): readonly NearbyHost[]
  diskFull(): boolean
}

interface Place {
  readonly table: Table | null
  readonly person: PersonId | null
  readonly carries: readonly PersonId[]
  readonly ids: readonly string[]
}

const nowhere: Place = { table: null, person: null, carries: [], ids: [] }

export class Connection implements Client {
  readonly local: boolean
  readonly address: string
  readonly kind: DeviceKind
  /** Whether the client has said hello as it should. */
  greeted = false
  readonly #socket: WebSocket
  readonly #lists: Lists
  #place = nowhere
  #dropKnock: (() => void) | null = null
  #lastDiagnosis = healthy

  constructor(socket: WebSocket, address: string, lists: Lists, kind: DeviceKind = 'other') {
    this.kind = kind
    this.#socket = socket
    this.#lists = lists
    this.local = isLocal(address)
    this.address = neighbourhood(address)
  }

  get table(): Table | null {
    return this.#place.table
  }

  get person(): PersonId | null {
    return this.#place.person
  }

  get carries(): readonly PersonId[] {
    return this.#place.carries
  }

  get ids(): readonly string[] {
    return this.#place.ids
  }

  /** Whether somebody who belongs to a table is there. */
  get hasSeat(): boolean {
    return this.person !== null || this.carries.length > 0
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Whether it reads so slowly that no more should be sent. */
  get clogged(): boolean {
    return this.#socket.bufferedAmount > mostUnsentBytes
  }

  sendText(text: string): void {
    if (!this.open) return
    if (this.clogged) return this.#socket.terminate()
    this.#socket.send(text)
  }

  send(message: ToClient): void {
    this.sendText(JSON.stringify(message))
  }

  /** Answers request `n`: done, refused, or with another message. */
  reply(n: number, result: Refusal | ToClient | null): void {
    if (result === null) this.send({ say: 'done', re: n })
    else if ('say' in result) this.send(result)
    else this.send({ say: 'refused', re: n, why: result })
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
    if (code !== tooMuch) return
    // Whatever else it sends isn't even read: a flood would keep us busy until the other side agrees to close.
    this.#socket.pause()
    setTimeout(() => this.#socket.terminate(), lingerMs).unref()
  }

  enter(table: Table, person: PersonId | null, carries: readonly PersonId[] = [], ids: readonly string[] = []): void {
    if (this.table !== table) this.table?.departures.disconnected(this)
    this.#place = { table, person, carries, ids }
    this.#dropKnock?.()
  }

  leave(why: Refusal): void {
    this.#place = nowhere
    this.send({ say: 'gone', why })
    this.tellTables()
    this.tellNearby()
  }

  follow(url: string, epoch: number, invite: string | null): void {
    const { id = '' } = this.table ?? {}
    this.#place = nowhere
    this.send({ say: 'moved', table: id, url, epoch, ...(invite !== null && { invite }) })
  }

  waitsAtDoor(drop: (() => void) | null): void {
    if (drop !== null) this.#dropKnock?.()
    this.#dropKnock = drop
  }

  /** The socket has closed. */
  ended(): void {
    this.table?.departures.disconnected(this)
    this.#place = nowhere
    this.#dropKnock?.()
  }

  /** Updates the list of tables on devices that are at none. */
  tellTables(): void {
    if (this.greeted && this.table === null) this.send({ say: 'tables', tables: this.#lists.tables() })
  }

  /** The same for other hosts nearby, which concern this computer, not its guests. */
  tellNearby(): void {
    if (this.greeted && this.table === null && this.local) this.send({ say: 'nearby', hosts: this.#lists.nearby() })
  }

  /** Tells the host's own windows which tables would be moved here. */
  tellOffers(offers: readonly TableOffer[]): void {
    if (this.greeted && this.local) this.send({ say: 'offers', offers })
  }

  /** Tells whether the disk is full: that concerns everyone at a table, not only the person whose answer failed. */
  tellDisk(): void {
    if (this.greeted) this.send({ say: 'disk', full: this.#lists.diskFull() })
  }

  /** Whether this is one of the host's own windows, at a table to which phones may want to come. */
  get waits(): boolean {
    return this.local && this.table !== null && !this.table.playsAlone
  }

  /** Tells one of the host's own windows, at a table, that the computer has slept. */
  tellOfSleep(): void {
    if (this.local && this.table !== null) this.send({ say: 'notice', kind: 'slept', name: '' })
  }

  /** Tells such a window what the doctor found, if it is news. */
  tellDoctor(diagnosis: Diagnosis): void {
    if (JSON.stringify(diagnosis) === JSON.stringify(this.#lastDiagnosis)) return
    this.#lastDiagnosis = diagnosis
    this.send({ say: 'doctor', diagnosis })
  }
}
