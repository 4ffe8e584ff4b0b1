/** One table as it lives in memory: who is connected, what they may do, and what they are sent. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Outcome, Refusal } from '../../engine/core/contract'
import { beginMatch } from '../../engine/core/match'
import type { GameId } from '../../engine/games/catalog'
import type { ChatLine, PersonId, TableSummary, ToClient } from '../../protocol/toClient'
import type { Numbered } from '../../protocol/toHost'
import { limits } from '../../protocol/version'
import { act, type Acts } from './acts'
import { Claims, type Arrived } from './claims'
import type { Client } from './client'
import { Devices, seatOf } from './devices'
import { writeWhole } from './files'
import { createJournal } from './journalFile'
import * as lobby from './lobby'
import { moveCodeMs, moveCodes } from './moveCodes'
import { Play, retryMs, type PlayParts } from './play'
import { hashToken, newToken, personByToken, personByWay, type TableRecord } from './record'
import { hostRefusal } from './refusals'
import type { Shared, TableParts } from './tableParts'

const chatKept = 100
const hostAwayMs = 30_000
/** So long someone who is here has to say that no bot need play for them. */
const sayMs = 15_000
/** So long a table may be without people before it counts as left. */
const newMs = 60_000

/** A device without a person is a watcher: a spectator or the shared screen. */
export class Table implements Acts {
  readonly #parts: TableParts
  record: TableRecord
  #devices = new Devices()
  #usedAt = 0
  #retired = false
  /** Since when the table's host is away; null: they are here. */
  #hostAwaySince: number | null = Date.now()
  play: Play | null = null
  #chat: ChatLine[] = []
  #moveCodes = moveCodes()
  /** Those for whom a bot is to play although they are here, until it does. */
  #mayStillSay = new Map<PersonId, NodeJS.Timeout>()
  #claims: Claims
  #queue: Promise<unknown> = Promise.resolve()

  constructor(parts: TableParts, record: TableRecord) {
    this.#parts = parts
    this.record = record
    this.#claims = new Claims(() => this.record, this.#devices, parts.clockSpeed)
  }

  get id(): string {
    return this.record.id
  }

  get playing(): boolean {
    return this.record.phase === 'playing'
  }

  get empty(): boolean {
    return this.record.people.length === 0
  }

  /** Nobody is connected or about to be, and no match is on: it may be put away. */
  get idle(): boolean {
    const fresh = this.empty && Date.now() - this.usedAt < newMs
    return !this.playing && this.#devices.none && !fresh
  }

  /** From here on nobody is let in. False if somebody is here after all. */
  async retire(evenIfUsed = false): Promise<boolean> {
    await this.#queue
    this.#retired ||= evenIfUsed || this.idle
    return this.#retired
  }

  /** When something was last done here. */
  get usedAt(): number {
    return Math.max(this.#usedAt, this.record.usedAt)
  }

  summary(): TableSummary {
    return this.#devices.summary(this.record)
  }

  isHost(client: Client): boolean {
    return client.table === this && client.person === this.record.host
  }

  /** Takes up a match that was going on when the host stopped. */
  resume(parts: Omit<PlayParts, Shared | 'paused' | 'number'>): void {
    this.#begin({ ...parts, number: this.record.matches, paused: this.record.paused })
  }

  // Arriving and leaving

  /** A new person; resolves with their token once the table is on disk. */
  join(client: Client, name: string, pin: string | null): Promise<Refusal | { person: PersonId; token: string }> {
    return this.#inTurn(() => this.#welcome(client, name, this.#barred(pin), (person) => this.#admit(client, person)))
  }

  /** Someone else sits down with a device that is here already: whoever holds it vouches for them. */
  bring(client: Client, name: string, re: number): Promise<Refusal | ToClient> {
    return this.#inTurn(async () => {
      const here = client.carries.length > 0 ? client.carries : [client.person!]
      const full = here.length >= limits.peopleOfDevice ? hostRefusal('table-full') : null
      const brought = await this.#welcome(client, name, full ?? this.#barred(this.record.pin), (person) => {
        client.enter(this, client.person, [...here, person])
        this.refresh()
      })
      return 'rule' in brought ? brought : { say: 'youAre', re, table: this.id, ...brought }
    })
  }

  async #welcome(client: Client, name: string, closed: Refusal | null, enter: (person: PersonId) => void) {
    if (closed) return closed
    const token = newToken()
    const next = lobby.addPerson(this.record, name, hashToken(token))
    if ('refusal' in next) return next.refusal
    const { id: person, name: called } = next.people.at(-1)!
    await this.#keep(lobby.sitIfFree(next, person))
    enter(person)
    this.#devices.notice('joined', called, client)
    return { person, token }
  }

  #barred(pin: string | null): Refusal | null {
    if (this.#retired) return hostRefusal('no-such-table')
    if (this.record.locked) return hostRefusal('locked')
    if (this.record.pin !== null && pin !== this.record.pin) return hostRefusal('wrong-pin')
    return null
  }

  /**
   * Someone known comes back, from any of their devices. On one that several people pass round (`shared`) all of them
   * do, with one of them or nobody (null) in front. Tells who they are, by token.
   */
  comeBack(client: Client, tokens: readonly string[], front: number | null, shared: boolean) {
    return this.#inTurn(async () => {
      const people = tokens.map((token) => personByToken(this.record, token))
      const known = [...new Set(people.filter((one) => one !== null))]
      if (this.#retired) return hostRefusal('no-such-table')
      if (known.length === 0) return hostRefusal('wrong-token')
      const away = known.filter(({ id }) => this.#devices.count(id) === 0)
      const person = (front === null ? null : people[front])?.id ?? null
      if (person !== null) await this.#standDown(person)
      this.#admit(client, person, shared ? known.map(({ id }) => id) : [])
      for (const { name } of away) this.#devices.notice('back', name, client)
      return people.map((one) => one?.id ?? null)
    })
  }

  /** Watching needs no name. This computer's own shared screen may always watch. */
  watch(client: Client, pin: string | null): Refusal | null {
    const closed = client.local ? null : this.#barred(pin)
    if (closed) return closed
    this.#admit(client, null)
    return null
  }

  /** A device with a move code, or with the way back of another one, becomes a device of that person. */
  move(client: Client, code: string): Promise<Arrived> {
    return this.#inTurn(async () => {
      if (this.#retired) return hostRefusal('wrong-code')
      const back = personByWay(this.record, code)
      if (back) {
        const how = this.#devices.count(back.id) === 0 ? 'back' : 'moved'
        return this.#newDevice(client, back.id, how, lobby.useWay(this.record, back.id, hashToken(code)))
      }
      const found = /^\d{6}$/.test(code) ? this.#moveCodes.use(code, client.address) : null
      const person = this.record.people.find((one) => one.id === found)
      return person ? this.#newDevice(client, person.id, 'moved') : hostRefusal('wrong-code')
    })
  }

  async #newDevice(client: Client, person: PersonId, how: 'moved' | 'back', record = this.record): Promise<Arrived> {
    const token = newToken()
    await this.#keep(lobby.endStandIn(lobby.addDevice(record, person, hashToken(token)), person))
    this.#admit(client, person)
    this.#devices.notice(how, this.record.people.find((one) => one.id === person)?.name ?? '')
    return { person, token }
  }

  wayBack({ person, carries }: Client, re: number): Promise<Refusal | ToClient> {
    return this.#inTurn(async () => {
      const people = carries.length > 0 ? carries : person === null ? [] : [person]
      if (people.length === 0) return hostRefusal('not-allowed')
      const codes = people.map(newToken)
      await this.#keep(people.reduce((next, one, at) => lobby.addWay(next, one, hashToken(codes[at])), this.record))
      return { say: 'wayBack', re, codes }
    })
  }

  absent(): readonly string[] | null {
    return this.#claims.absent()
  }

  /** Someone says that they were here, from a device that can't prove it. */
  claim(client: Client, name: string): Promise<Arrived> {
    return this.#retired ? Promise.resolve(hostRefusal('no-such-table')) : this.#claims.wait(client, name)
  }

  letIn(client: Client, id: number, on: boolean): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      if (!this.#claims.mayDecide(client)) return hostRefusal('not-host')
      const claim = this.#claims.take(id)
      if (claim === null) return hostRefusal('no-such-person')
      try {
        claim.settle(on ? await this.#newDevice(claim.client, claim.person, 'moved') : hostRefusal('not-let-in'))
      } catch (error) {
        claim.settle(hostRefusal('disk'))
        throw error
      }
      return null
    })
  }

  #admit(client: Client, person: PersonId | null, carries: readonly PersonId[] = []): void {
    // Whoever is gone before being let in is not here.
    if (!client.open) return
    this.#devices.add(client)
    this.#usedAt = Date.now()
    client.enter(this, person, carries)
    this.#parts.changed()
    this.refresh()
    this.#devices.tellMatch(this.record, this.play, { fresh: true, to: [client] })
    if (this.#chat.length > 0) client.send({ say: 'chat', lines: this.#chat, fresh: true })
  }

  /** The connection is gone; the seat stays. */
  disconnected(client: Client): void {
    if (!this.#devices.delete(client)) return
    this.#usedAt = Date.now()
    const people = this.record.people.filter(({ id }) => id === client.person || client.carries.includes(id))
    for (const { name } of people.filter((one) => this.#devices.count(one.id) === 0)) {
      this.#devices.notice('away', name)
      this.#parts.changed()
    }
    this.refresh()
  }

  // Messages

  handle(client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
    return act(this, client, message)
  }

  async pause(on: boolean): Promise<Refusal | null> {
    if (!this.playing) return hostRefusal('no-match')
    const refusal = await this.change((record) => ({ ...record, paused: on }))
    this.play?.pause(on)
    this.#devices.tellMatch(this.record, this.play)
    return refusal
  }

  /** Whoever has not answered is waited for no longer. Everyone is told who decided so. */
  closeAsk(step: number): Refusal | null {
    const refusal = this.play ? this.play.close(step) : hostRefusal('no-match')
    const host = this.record.people.find(({ id }) => id === this.record.host)
    if (!refusal && host) this.#devices.notice('closed', host.name)
    return refusal
  }

  /** A bot is to play for someone, told to everyone. Whoever is here may say so first. */
  async standIn(change: (record: TableRecord) => lobby.Changed, seat: number): Promise<Refusal | null> {
    const there = this.record.seats[seat]
    const person = there?.kind === 'person' && this.record.people.find((one) => one.id === there.person)
    if (person && this.#devices.count(person.id) > 0) this.#giveTimeToSay(person.id)
    const refusal = await this.change(change)
    if (!refusal && person) this.#devices.notice('standIn', person.name)
    return refusal
  }

  #giveTimeToSay(person: PersonId): void {
    clearTimeout(this.#mayStillSay.get(person))
    const over = () => {
      this.#mayStillSay.delete(person)
      this.play?.askBots()
    }
    this.#mayStillSay.set(person, setTimeout(over, sayMs / this.#parts.clockSpeed).unref())
  }

  /** They are here and play for themselves: no bot does any more. */
  async playsAgain(person: PersonId): Promise<null> {
    if (lobby.endStandIn(this.record, person) === this.record) return null
    await this.#inTurn(() => this.#standDown(person))
    this.refresh()
    return null
  }

  async #standDown(person: PersonId): Promise<void> {
    const next = lobby.endStandIn(this.record, person)
    // A full disk keeps nobody out: whose bot stands down is written with the next change.
    if (next !== this.record) await this.#keep(next).catch(() => (this.record = next))
  }

  async handOver(to: PersonId): Promise<Refusal | null> {
    this.#hostAwaySince = null
    const refusal = await this.change((record) => lobby.handOver(record, to))
    const person = this.record.people.find((one) => one.id === to)
    if (!refusal && person) this.#devices.notice('hosts', person.name)
    return refusal
  }

  /** While the host is away for long, anyone who did not come late may take that over, or nobody could go on. */
  takeHosting(person: PersonId): Promise<Refusal | null> {
    if (lobby.cameLate(this.record, person)) return Promise.resolve(hostRefusal('came-late'))
    const away = Date.now() - (this.#hostAwaySince ?? Date.now())
    if (away < hostAwayMs / this.#parts.clockSpeed) return Promise.resolve(hostRefusal('host-is-here'))
    return this.handOver(person)
  }

  facts = (id: GameId): lobby.GameFacts | null => {
    const game = this.#parts.game(id)
    return game && { id, seats: game.rules.seats, parseOptions: (raw) => game.rules.parseOptions(raw) }
  }

  start(): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const game = this.#parts.game(this.record.game)!
      const next = lobby.startMatch(this.record, this.facts(this.record.game)!)
      if ('refusal' in next) return next.refusal
      const { id, version } = game.rules
      const seed = randomBytes(16).toString('hex')
      const begun = beginMatch(game.rules, { game: id, version, seats: next.seats.length, options: next.options, seed })
      if ('refusal' in begun) return begun.refusal
      await this.play?.stop()
      const file = await createJournal(this.journalPath(next.matches), begun.match.setup)
      await this.#keep(next)
      this.#begin({ number: next.matches, match: begun.match, told: [begun.told], entries: [], file, paused: false })
      this.refresh()
      this.#devices.tellMatch(this.record, this.play, { fresh: true })
      return null
    })
  }

  journalPath(number: number): string {
    return join(this.#parts.folder, `match-${number}.jsonl`)
  }

  #begin(parts: Omit<PlayParts, Shared>): void {
    const { bots, botPause, clockSpeed, log } = this.#parts
    this.play = new Play({
      ...parts,
      bots,
      botPause,
      clockSpeed,
      hooks: {
        stepped: () => this.#devices.tellMatch(this.record, this.play),
        answered: (seat, quiet) => this.#devices.tellAnswered(this.record, this.play!, seat, quiet),
        timeChanged: () => this.#devices.tellMatch(this.record, this.play),
        botFor: (seat) => {
          const one = this.record.seats[seat]
          if (one?.kind !== 'person') return one?.level ?? null
          return this.#mayStillSay.has(one.person) ? null : one.standIn
        },
        goingRound: (seats) => this.#devices.goingRound(this.record, seats),
        over: (outcome) => this.#finish(outcome),
        log: (line) => log(`table ${this.id}: ${line}`),
      },
    })
    this.play.begin()
    // The host may have stopped between the last answer and the end of the match.
    const outcome = this.play.outcome
    if (outcome && this.playing) this.#finish(outcome)
  }

  /** Takes the result into the record, as soon as the disk takes it. */
  #finish(outcome: Outcome): void {
    const { play } = this
    this.change((record) => lobby.finishMatch(record, outcome.winners)).catch((error: unknown) => {
      this.#parts.log(`table ${this.id} can't be written: ${String(error)}`)
      setTimeout(() => this.play === play && this.#finish(outcome), retryMs).unref()
    })
  }

  openLobby(evenIfPlaying = false): Promise<Refusal | null> {
    if (this.playing && !evenIfPlaying) return Promise.resolve(hostRefusal('match-is-on'))
    return this.change((record) => lobby.openLobby(record, this.facts(record.game)!))
  }

  async leave(client: Client): Promise<Refusal | null> {
    const { person, carries } = client
    if (person === null || carries.length < 2) {
      this.#devices.delete(client)
      client.leave(hostRefusal('left'))
    }
    if (person !== null) return this.#dismiss(person, 'left')
    this.refresh()
    return null
  }

  kick(person: PersonId): Promise<Refusal | null> {
    if (!this.record.people.some((one) => one.id === person)) return Promise.resolve(hostRefusal('no-such-person'))
    return this.#dismiss(person, 'kicked')
  }

  async #dismiss(person: PersonId, how: 'left' | 'kicked'): Promise<Refusal | null> {
    const name = this.record.people.find((one) => one.id === person)?.name ?? ''
    const refusal = await this.change((record) =>
      lobby.removePerson(record, person, (id) => this.#devices.count(id) > 0),
    )
    for (const client of this.#devices.of(person)) {
      const others = client.carries.filter((one) => one !== person)
      this.#devices.delete(client)
      // The others stay with their device.
      if (others.length > 0) this.#admit(client, client.person === person ? null : client.person, others)
      else client.leave(hostRefusal(how))
    }
    this.#devices.notice(how, name)
    return refusal
  }

  moveCode(asker: PersonId, person: PersonId, re: number): Refusal | ToClient {
    const known = this.record.people.some((one) => one.id === person)
    if (!known) return hostRefusal('no-such-person')
    // The host may open the seat of someone who is away; everyone is told when the code is used.
    const allowed = asker === person || (asker === this.record.host && this.#devices.count(person) === 0)
    if (!allowed) return hostRefusal('not-allowed')
    return { say: 'moveCode', re, code: this.#moveCodes.make(person), msLeft: moveCodeMs }
  }

  say(person: PersonId, text: string): Refusal | null {
    if (this.record.options.chat === false && this.playing) return hostRefusal('not-allowed')
    const name = this.record.people.find((one) => one.id === person)!.name
    const line: ChatLine = { from: person, name, text, at: Date.now() }
    this.#chat = [...this.#chat, line].slice(-chatKept)
    this.#devices.tell({ say: 'chat', lines: [line], fresh: false })
    return null
  }

  // Keeping and telling

  /** Changes the record, keeps it on disk, and tells everyone. */
  change(change: (record: TableRecord) => lobby.Changed): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const next = change(this.record)
      if ('refusal' in next) return next.refusal
      if (next === this.record) return null
      const seats = new Map(this.#devices.all.map((client) => [client, seatOf(this.record, client)]))
      const takers = lobby.tookOver(this.record, next)
      await this.#keep(next, next.phase === 'lobby')
      this.refresh()
      for (const name of takers) this.#devices.notice('tookOver', name)
      // Who took a seat in a running match must see what it sees, and what it is asked.
      const moved = this.#devices.all.filter((client) => seats.get(client) !== seatOf(this.record, client))
      if (moved.length > 0) this.#devices.tellMatch(this.record, this.play, { fresh: true, to: moved })
      this.play?.askBots()
      return null
    })
  }

  /** `endsPlay`: whoever sits down for the next match has no part in the last one, which ends once that is on disk. */
  async #keep(next: TableRecord, endsPlay = false): Promise<void> {
    const kept = { ...next, usedAt: Date.now() }
    await writeWhole(join(this.#parts.folder, 'table.json'), JSON.stringify(kept, null, 1))
    if (endsPlay) {
      await this.play?.stop()
      this.play = null
    }
    this.record = kept
    this.#parts.changed()
  }

  save(): Promise<void> {
    return this.#keep(this.record)
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Tells everyone how the table is now. */
  refresh(): void {
    const hostIsHere = this.#devices.count(this.record.host) > 0
    this.#hostAwaySince = hostIsHere ? null : (this.#hostAwaySince ?? Date.now())
    this.#devices.tellTable(this.record, this.#parts.addresses())
    this.#claims.sift()
    this.#claims.tell()
  }

  /** Sends everyone away, with the reason. */
  clear(why: Refusal): void {
    for (const client of this.#devices.all) {
      this.#devices.delete(client)
      client.leave(why)
    }
  }

  async stop(): Promise<void> {
    this.#claims.clear(hostRefusal('no-such-table'))
    await this.#queue
    await this.play?.stop()
  }
}
