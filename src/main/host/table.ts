/** One table as it lives in memory: who is connected, what they may do, and what they are sent. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Refusal } from '../../engine/core/contract'
import { beginMatch } from '../../engine/core/match'
import type { GameId } from '../../engine/games/catalog'
import type { ChatLine, NoticeKind, PersonId, TableSummary, ToClient } from '../../protocol/toClient'
import type { Numbered } from '../../protocol/toHost'
import { changeByHost, changeByPerson } from './changes'
import type { Client } from './client'
import { writeWhole } from './files'
import { createJournal } from './journalFile'
import * as lobby from './lobby'
import { moveCodeMs, moveCodes } from './moveCodes'
import { Play, type PlayParts } from './play'
import { hashToken, newToken, personByToken, type TableRecord } from './record'
import { hostRefusal } from './refusals'
import { devicesOf, stateOf, tellAll, tellMatch, tellTable } from './screens'
import type { Shared, TableParts } from './tableParts'

const chatKept = 100

/** A device without a person is a watcher: a spectator or the shared screen. */
export class Table {
  readonly #parts: TableParts
  #record: TableRecord
  #clients = new Set<Client>()
  #play: Play | null = null
  #chat: ChatLine[] = []
  #moveCodes = moveCodes()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(parts: TableParts, record: TableRecord) {
    this.#parts = parts
    this.#record = record
  }

  get id(): string {
    return this.#record.id
  }

  get playing(): boolean {
    return this.#record.phase === 'playing'
  }

  get empty(): boolean {
    return this.#record.people.length === 0
  }

  summary(): TableSummary {
    const { id, name, game, phase, locked, seats, people } = this.#record
    const freeSeats = phase === 'playing' ? 0 : seats.filter((one) => one === null).length
    return { id, name, game, phase, locked, freeSeats, people: people.length }
  }

  /** Takes up a match that was going on when the host stopped. */
  resume(parts: Omit<PlayParts, Shared | 'paused' | 'number'>): void {
    this.#begin({ ...parts, number: this.#record.matches, paused: this.#record.paused })
  }

  // Arriving and leaving

  /** A new person; resolves with their token once the table is on disk. */
  join(client: Client, name: string, pin: string | null): Promise<Refusal | { person: PersonId; token: string }> {
    return this.#inTurn(async () => {
      const closed = this.#barred(pin)
      if (closed) return closed
      const token = newToken()
      const next = lobby.addPerson(this.#record, name, hashToken(token))
      if ('refusal' in next) return next.refusal
      const { id: person, name: called } = next.people.at(-1)!
      await this.#keep(lobby.sitIfFree(next, person))
      this.#admit(client, person)
      this.#notice('joined', called, client)
      return { person, token }
    })
  }

  #barred(pin: string | null): Refusal | null {
    if (this.#record.locked) return hostRefusal('locked')
    if (this.#record.pin !== null && pin !== this.#record.pin) return hostRefusal('wrong-pin')
    return null
  }

  /** Someone known comes back, from any of their devices. */
  comeBack(client: Client, token: string): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const person = personByToken(this.#record, token)
      if (!person) return hostRefusal('wrong-token')
      const wasHere = devicesOf(this.#clients, person.id) > 0
      const seat = lobby.seatOf(this.#record, person.id)
      const there = seat === null ? null : this.#record.seats[seat]
      if (seat !== null && there?.kind === 'person' && there.standIn !== null) {
        const next = lobby.setStandIn(this.#record, seat, null)
        if (!('refusal' in next)) await this.#keep(next)
      }
      this.#admit(client, person.id)
      if (!wasHere) this.#notice('back', person.name, client)
      return null
    })
  }

  /** Watching needs no name. This computer's own shared screen may always watch. */
  watch(client: Client, pin: string | null): Refusal | null {
    const closed = client.local ? null : this.#barred(pin)
    if (closed) return closed
    this.#admit(client, null)
    return null
  }

  /** A device with a move code becomes another device of that person. */
  move(client: Client, code: string): Promise<Refusal | { person: PersonId; token: string }> {
    return this.#inTurn(async () => {
      const found = this.#moveCodes.use(code)
      const person = this.#record.people.find((one) => one.id === found)
      if (!person) return hostRefusal('wrong-code')
      const token = newToken()
      await this.#keep(lobby.addDevice(this.#record, person.id, hashToken(token)))
      this.#admit(client, person.id)
      this.#notice('moved', person.name, null)
      return { person: person.id, token }
    })
  }

  #admit(client: Client, person: PersonId | null): void {
    // Whoever is gone before being let in is not here.
    if (!client.open) return
    this.#clients.add(client)
    client.enter(this, person)
    this.refresh()
    this.#sendMatches(true, [client])
    if (this.#chat.length > 0) client.send({ say: 'chat', lines: this.#chat, fresh: true })
  }

  /** The connection is gone; the seat stays. */
  disconnected(client: Client): void {
    if (!this.#clients.delete(client)) return
    const person = this.#record.people.find((one) => one.id === client.person)
    if (person && devicesOf(this.#clients, person.id) === 0) this.#notice('away', person.name, null)
    this.refresh()
  }

  // Messages

  /** Does what a client at this table asks for. Resolves with a refusal, or `null` if it is done. */
  async handle(client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
    if (message.do === 'journal') return this.#journal(message.n)
    if (message.do === 'leave') return this.#leave(client)
    const { person } = client
    if (person === null) return hostRefusal('not-allowed')
    switch (message.do) {
      case 'answer': {
        const seat = lobby.seatOf(this.#record, person)
        if (seat === null) return hostRefusal('not-seated')
        if (this.#play === null) return hostRefusal('no-match')
        return this.#play.answer(seat, message.step, `${person}:${message.key}`, message.answer)
      }
      case 'moreTime': {
        const seat = lobby.seatOf(this.#record, person)
        return seat === null || !this.#play ? hostRefusal('not-seated') : this.#play.moreTime(seat)
      }
      case 'help': {
        const seat = lobby.seatOf(this.#record, person)
        if (seat === null || !this.#play) return hostRefusal('not-seated')
        return { say: 'help', re: message.n, ...this.#play.help(seat) }
      }
      case 'chat':
        return this.#say(person, message.text)
      case 'moveCode':
        return this.#moveCode(person, message.person ?? person, message.n)
      case 'rename':
      case 'sit':
      case 'stand':
      case 'queue':
        return this.#change((record) => changeByPerson(record, person, message))
      default:
        return this.#record.host === person ? this.#handleHost(message) : hostRefusal('not-host')
    }
  }

  /** What only the table's host may do. */
  async #handleHost(message: Numbered): Promise<Refusal | null> {
    switch (message.do) {
      case 'set':
      case 'bot':
      case 'place':
      case 'standIn':
        return this.#change((record) => changeByHost(record, message, (id) => this.#facts(id)))
      case 'start':
      case 'again':
        return this.#start()
      case 'lobby':
        return this.#openLobby()
      case 'kick':
        return this.#kick(message.person)
      case 'handOver': {
        const refusal = await this.#change((record) => lobby.handOver(record, message.person))
        const person = this.#record.people.find((one) => one.id === message.person)
        if (!refusal && person) this.#notice('hosts', person.name, null)
        return refusal
      }
      case 'pause': {
        if (!this.playing) return hostRefusal('no-match')
        const refusal = await this.#change((record) => ({ ...record, paused: message.on }))
        this.#play?.pause(message.on)
        this.#sendMatches()
        return refusal
      }
      case 'closeWindow': {
        const stuck = this.#play?.match.ask?.quiet ?? false
        return stuck && this.#play!.answerForSilent('closed') ? null : hostRefusal('not-allowed')
      }
      case 'endMatch':
        return this.playing ? this.#openLobby(true) : hostRefusal('no-match')
      default:
        return hostRefusal('bad-message')
    }
  }

  #facts(id: GameId): lobby.GameFacts | null {
    const game = this.#parts.game(id)
    return game && { id, seats: game.rules.seats, parseOptions: (raw) => game.rules.parseOptions(raw) }
  }

  #start(): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const game = this.#parts.game(this.#record.game)!
      const next = lobby.startMatch(this.#record, this.#facts(this.#record.game)!)
      if ('refusal' in next) return next.refusal
      const { id, version } = game.rules
      const seed = randomBytes(16).toString('hex')
      const begun = beginMatch(game.rules, { game: id, version, seats: next.seats.length, options: next.options, seed })
      if ('refusal' in begun) return begun.refusal
      await this.#play?.stop()
      const file = await createJournal(this.journalPath(next.matches), begun.match.setup)
      await this.#keep(next)
      this.#begin({ number: next.matches, match: begun.match, told: [begun.told], entries: [], file, paused: false })
      this.refresh()
      this.#sendMatches(true)
      return null
    })
  }

  journalPath(number: number): string {
    return join(this.#parts.folder, `match-${number}.jsonl`)
  }

  #begin(parts: Omit<PlayParts, Shared>): void {
    const { bots, botPause, clockSpeed, log } = this.#parts
    this.#play = new Play({
      ...parts,
      bots,
      botPause,
      clockSpeed,
      hooks: {
        stepped: () => this.#sendMatches(),
        answered: (seat, quiet) => this.#sendAnswered(seat, quiet),
        timeChanged: () => this.#sendMatches(),
        botFor: (seat) => {
          const one = this.#record.seats[seat]
          return one?.kind === 'bot' ? one.level : (one?.standIn ?? null)
        },
        over: (outcome) => void this.#change((record) => lobby.finishMatch(record, outcome.winners)),
        log: (line) => log(`table ${this.id}: ${line}`),
      },
    })
    this.#play.begin()
    // The host may have stopped between the last answer and the end of the match.
    const outcome = this.#play.outcome
    if (outcome && this.playing) void this.#change((record) => lobby.finishMatch(record, outcome.winners))
  }

  #openLobby(evenIfPlaying = false): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      if (this.playing && !evenIfPlaying) return hostRefusal('match-is-on')
      await this.#play?.stop()
      this.#play = null
      await this.#keep(lobby.openLobby(this.#record, this.#facts(this.#record.game)!))
      this.refresh()
      return null
    })
  }

  async #leave(client: Client): Promise<Refusal | null> {
    const { person } = client
    this.#clients.delete(client)
    client.leave(hostRefusal('left'))
    if (person === null) {
      this.refresh()
      return null
    }
    return this.#dismiss(person, 'left')
  }

  #kick(person: PersonId): Promise<Refusal | null> {
    if (!this.#record.people.some((one) => one.id === person)) return Promise.resolve(hostRefusal('no-such-person'))
    return this.#dismiss(person, 'kicked')
  }

  async #dismiss(person: PersonId, how: 'left' | 'kicked'): Promise<Refusal | null> {
    const name = this.#record.people.find((one) => one.id === person)?.name ?? ''
    const refusal = await this.#change((record) => lobby.removePerson(record, person))
    for (const client of [...this.#clients].filter((one) => one.person === person)) {
      this.#clients.delete(client)
      client.leave(hostRefusal(how))
    }
    this.#notice(how, name, null)
    return refusal
  }

  #moveCode(asker: PersonId, person: PersonId, re: number): Refusal | ToClient {
    const known = this.#record.people.some((one) => one.id === person)
    if (!known) return hostRefusal('no-such-person')
    // The host may open the seat of someone who is away; everyone is told when the code is used.
    const allowed = asker === person || (asker === this.#record.host && devicesOf(this.#clients, person) === 0)
    if (!allowed) return hostRefusal('not-allowed')
    return { say: 'moveCode', re, code: this.#moveCodes.make(person), msLeft: moveCodeMs }
  }

  #say(person: PersonId, text: string): Refusal | null {
    if (this.#record.options.chat === false && this.playing) return hostRefusal('not-allowed')
    const name = this.#record.people.find((one) => one.id === person)!.name
    const line: ChatLine = { from: person, name, text, at: Date.now() }
    this.#chat = [...this.#chat, line].slice(-chatKept)
    tellAll(this.#clients, { say: 'chat', lines: [line], fresh: false })
    return null
  }

  #journal(re: number): Refusal | ToClient {
    if (!this.#play) return hostRefusal('no-match')
    if (this.#play.outcome === null || !this.#play.match.rules.opensAtEnd) return hostRefusal('match-not-over')
    return { say: 'journal', re, journal: this.#play.journal() }
  }

  // Keeping and telling

  /** Changes the record, keeps it on disk, and tells everyone. */
  #change(change: (record: TableRecord) => lobby.Changed): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const next = change(this.#record)
      if ('refusal' in next) return next.refusal
      if (next === this.#record) return null
      const seats = new Map([...this.#clients].map((client) => [client, this.#seatOf(client)]))
      await this.#keep(next)
      this.refresh()
      // Who took a seat in a running match must see what it sees, and what it is asked.
      const moved = [...this.#clients].filter((client) => seats.get(client) !== this.#seatOf(client))
      if (moved.length > 0) this.#sendMatches(true, moved)
      this.#play?.askBots()
      return null
    })
  }

  async #keep(next: TableRecord): Promise<void> {
    await writeWhole(join(this.#parts.folder, 'table.json'), JSON.stringify(next, null, 1))
    this.#record = next
    this.#parts.changed()
  }

  save(): Promise<void> {
    return this.#keep(this.#record)
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Tells everyone how the table is now. */
  refresh(): void {
    tellTable(this.#clients, stateOf(this.#record, this.#clients, this.#parts.addresses()))
  }

  #seatOf = (client: Client): number | null =>
    client.person === null ? null : lobby.seatOf(this.#record, client.person)

  #sendMatches(fresh = false, to: Iterable<Client> = this.#clients): void {
    const play = this.#play
    if (play) tellMatch(to, this.#seatOf, (seat) => play.stateFor(seat, fresh))
  }

  /** In a quiet ask only the one who answered is told so. */
  #sendAnswered(seat: number, quiet: boolean): void {
    const play = this.#play!
    const told = [...this.#clients].filter((client) => !quiet || this.#seatOf(client) === seat)
    tellMatch(told, this.#seatOf, (seat) => ({ ...play.stateFor(seat, false), heard: [] }))
  }

  #notice(kind: NoticeKind, name: string, but: Client | null): void {
    const others = [...this.#clients].filter((client) => client !== but)
    tellAll(others, { say: 'notice', kind, name })
  }

  async stop(): Promise<void> {
    await this.#queue
    await this.#play?.stop()
  }
}
