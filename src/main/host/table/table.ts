/** One table in memory: its record, the devices at it, and the parts that do what people ask for. */
import type { Refusal } from '../../../engine/core/contract'
import type { GameId } from '../../../engine/games/catalog'
import type { PersonId, TableSummary } from '../../../protocol/toClient'
import { Arrivals } from '../arrivals/arrivals'
import { Departures } from '../arrivals/departures'
import { OwnDevices } from '../arrivals/ownDevices'
import { KeptRecord } from './keptRecord'
import { hostRefusal } from '../refusals'
import { Chat } from './chat'
import type { Client } from './client'
import { Devices, viewSeat } from './devices'
import { Hosting } from './hosting'
import * as lobby from './lobby'
import { Matches } from './matches'
import type { TableRecord } from './record'
import { StandIns } from './standIns'
import { Teaching } from './teaching'
import type { TableParts } from './tableParts'

/** How long a new table may be without people before it counts as abandoned. */
const newMs = 60_000
/** How long a match must be abandoned before it makes room for other tables. */
const abandonedMs = 3_600_000

/** A device without a person is a watcher: a spectator or the shared screen. */
export class Table {
  readonly parts: TableParts
  /** Hash of the token that its opener chose; null: none, or it was opened before this host started. */
  readonly #opener: string | null
  readonly kept: KeptRecord
  readonly devices = new Devices()
  readonly matches = new Matches(this)
  readonly chat = new Chat(this)
  readonly hosting = new Hosting(this)
  readonly teaching = new Teaching(this)
  readonly standIns = new StandIns(this)
  readonly arrivals: Arrivals
  readonly departures = new Departures(this)
  readonly ownDevices = new OwnDevices(this)
  #usedAt = 0
  #retired = false

  constructor(parts: TableParts, record: TableRecord, opener: string | null = null) {
    this.parts = parts
    this.#opener = opener
    this.kept = new KeptRecord(parts.folder, record, () => parts.changed())
    this.arrivals = new Arrivals(this)
  }

  get record(): TableRecord {
    return this.kept.now
  }

  get id(): string {
    return this.record.id
  }

  /** Whether it was opened with this token, a hash: the first person of every table is the one who opened it. */
  wasOpenedBy(token: string): boolean {
    if (token === this.#opener) return true
    const opener = this.record.people.find(({ id }) => id === 0)
    return opener?.devices.some(({ tokens }) => tokens.includes(token)) ?? false
  }

  get playing(): boolean {
    return this.record.phase === 'playing'
  }

  get empty(): boolean {
    return this.record.people.length === 0
  }

  /** Whether a match is played by people on the host's own computer only, against each other or bots. */
  get playsAlone(): boolean {
    const { phase, people } = this.record
    return phase !== 'lobby' && people.every(({ id }) => this.devices.of(id).some(({ local }) => local))
  }

  /** Nobody is connected or about to be, and no match was touched lately: it may be put away, and comes back. */
  get idle(): boolean {
    const wait = this.playing ? abandonedMs / this.parts.clockSpeed : this.empty ? newMs : 0
    // Of a time to come: the computer's clock was set back.
    return this.devices.none && Math.abs(Date.now() - this.usedAt) >= wait
  }

  /** Lets nobody in any more. */
  get retired(): boolean {
    return this.#retired || this.record.moved !== null
  }

  /** Why nobody gets in any more. */
  get whyGone(): Refusal {
    const { moved } = this.record
    return moved ? hostRefusal('moved', { url: moved.url, epoch: moved.epoch }) : hostRefusal('no-such-table')
  }

  /** Lets nobody in from here on. False if somebody is here after all. */
  async retire(evenIfUsed = false): Promise<boolean> {
    await this.kept.settled()
    this.#retired ||= evenIfUsed || this.idle
    return this.#retired
  }

  /** When something was last done here. */
  get usedAt(): number {
    return Math.max(this.#usedAt, this.record.usedAt)
  }

  noteUse(): void {
    this.#usedAt = Date.now()
  }

  summary(): TableSummary {
    return this.devices.summary(this.record)
  }

  isHost(client: Client): boolean {
    return client.table === this && client.person === this.record.host
  }

  facts = (id: GameId): lobby.GameFacts | null => {
    const game = this.parts.game(id)
    return game && { id, seats: game.rules.seats, parseOptions: (raw) => game.rules.parseOptions(raw) }
  }

  /** The client is here from now on, as this person or (null) watching. */
  admit(client: Client, person: PersonId | null, carries: readonly PersonId[] = [], ids: readonly string[] = []): void {
    // The connection may have ended while its person was being let in.
    if (!client.open) return
    this.devices.add(client)
    this.noteUse()
    client.enter(this, person, carries, ids)
    this.parts.changed()
    this.refresh()
    this.matches.show({ fresh: true, to: [client] })
    this.chat.show(client)
  }

  /** Changes the record, keeps it on disk, and tells everyone. */
  change(change: (record: TableRecord) => lobby.Changed | Promise<lobby.Changed>): Promise<Refusal | null> {
    return this.kept.inTurn(async () => {
      if (this.record.moved !== null) return this.whyGone
      // Most changes are made at once, so that nothing comes between them and the record.
      const made = change(this.record)
      const next = made instanceof Promise ? await made : made
      if ('refusal' in next) return next.refusal
      if (next === this.record) return null
      const seats = new Map(this.devices.all.map((client) => [client, viewSeat(this.record, client)]))
      const takers = lobby.tookOver(this.record, next)
      const { pin, people } = this.record
      // Seats of the next match have no part in the last one, which ends once the lobby is on disk.
      await this.kept.keep(next, next.phase === 'lobby' ? () => this.matches.end() : undefined)
      // Neither an old PIN's invitation nor that of someone sent away opens anything.
      if (next.pin !== pin || next.people.length < people.length) this.arrivals.pins.renew()
      this.refresh()
      for (const name of takers) this.devices.notice('tookOver', name)
      // Taking a seat in a running match means seeing what it sees, and what it is asked.
      const moved = this.devices.all.filter((client) => seats.get(client) !== viewSeat(this.record, client))
      if (moved.length > 0) this.matches.show({ fresh: true, to: moved })
      this.matches.play?.startBots()
      return null
    })
  }

  /** Tells everyone how the table is now. */
  refresh(): void {
    this.hosting.note()
    this.teaching.note()
    const invite = this.record.pin === null ? null : this.arrivals.pins.invite
    const around = {
      addresses: this.parts.addresses(),
      strangers: this.arrivals.strangers().length,
      mayTalk: this.chat.allowed,
    }
    this.devices.tellTable(this.record, around, invite)
    this.arrivals.refresh()
    this.ownDevices.tell()
  }

  async openLobby(evenIfPlaying: boolean): Promise<Refusal | null> {
    if (this.playing && !evenIfPlaying) return hostRefusal('match-is-on')
    return this.change((record) => lobby.openLobby(record, this.facts(record.game)!))
  }

  save(): Promise<void> {
    return this.kept.keep(this.record)
  }

  async stop(): Promise<void> {
    this.arrivals.close(hostRefusal('no-such-table'))
    this.teaching.stop()
    await this.kept.settled()
    await this.matches.play?.stop()
  }
}
