/** The matches of a table: the one on it now, and the journals of earlier ones. */
import { join } from 'node:path'
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { beginMatch } from '../../../engine/core/match'
import type { Mix } from '../../../engine/core/salt'
import type { PersonId, LedReview, ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { createJournal, journalName, readKeys } from '../disk/journalFile'
import { keepTime } from '../disk/timeFile'
import { keptMatch, seatsByKeys } from './keptMatch'
import { Play, retryMs, type PlayHooks, type PlayStart } from '../match/play'
import { Gathering, newDraw, type Draw } from '../match/saltRound'
import { outcomeOf } from '../match/standing'
import { hostRefusal } from '../refusals'
import { peopleOn, type Client } from './client'
import * as lobby from './lobby'
import type { TableRecord } from './record'
import type { Table } from './table'
import { belowDataFolder } from './tableParts'

export class Matches {
  readonly #table: Table
  play: Play | null = null
  /** The keys of answers taken in earlier matches, read from their journals when first needed. */
  #takenIn = new Map<number, Promise<ReadonlySet<string>>>()
  #starting: Promise<Refusal | null> | null = null
  /** What the next match will be drawn from, once devices have been bound to it. */
  #draw: Draw | null = null
  #gathering: Gathering | null = null
  /** What devices added for a start that failed, and for whom: the next try with the same people is the same throw. */
  #gathered: { readonly plan: string; readonly mix: Mix } | null = null
  /** Which moment of the finished match shared screens show; null: its end. */
  #moment: number | null = null
  /** The review of the finished match that everyone watches. */
  #review: LedReview | null = null

  constructor(table: Table) {
    this.#table = table
  }

  /** Begins the next match. Anyone who asks again meanwhile gets the result of the first try. */
  start(): Promise<Refusal | null> {
    this.#starting ??= this.#start().finally(() => (this.#starting = null))
    return this.#starting
  }

  async #start(): Promise<Refusal | null> {
    const { kept, devices } = this.#table
    // In turn: the last match's result may just be on its way to disk.
    const next = await kept.inTurn(() => Promise.resolve(lobby.startMatch(kept.now, this.#facts)))
    if ('refusal' in next) return next.refusal
    // Unchanged until a match has begun with it: letting a start fail gets nobody another throw.
    this.#draw ??= newDraw()
    const here = peopleOf(next).filter((person) => person !== null && devices.count(person) > 0) as PersonId[]
    const isRetry = this.#gathered?.plan === planOf(next)
    const gathering = new Gathering(this.#draw, isRetry ? [] : here)
    this.#gathering = gathering
    if (!isRetry) this.#tellCommitment(devices.all)
    await gathering.over
    // In turn: nobody sits down or leaves between the heads and the match's first line on disk.
    return kept.inTurn(() => this.#startWith(gathering)).finally(() => (this.#gathering = null))
  }

  async #startWith(gathering: Gathering): Promise<Refusal | null> {
    const { kept, parts } = this.#table
    const next = lobby.startMatch(kept.now, this.#facts)
    if ('refusal' in next) return next.refusal
    const { id: game, version } = parts.game(next.game)!.rules
    const mix = await this.#gather(gathering, next)
    const setup = { game, version, seats: next.seats.length, options: next.options, seed: gathering.draw.seed, mix }
    const begun = beginMatch(parts.game(next.game)!.rules, setup)
    if ('refusal' in begun) return begun.refusal
    await this.play?.stop()
    const file = await createJournal(this.journalPath(next.matches), begun.match.setup)
    await kept.keep({ ...next, startedAt: Date.now() })
    this.#draw = this.#gathered = this.#gathering = null
    this.#begin({ number: next.matches, match: begun.match, told: [begun.told], entries: [], file, paused: false })
    this.#table.refresh()
    this.show({ fresh: true })
    return null
  }

  /** What devices add to the setup of this match: asked for once, however often the disk refuses its first line. */
  async #gather(gathering: Gathering, next: TableRecord): Promise<Mix> {
    const plan = planOf(next)
    if (this.#gathered?.plan !== plan) {
      gathering.closeHeads(peopleOf(next))
      this.#tellCommitment(this.#table.devices.all)
      await gathering.over
      this.#gathered = { plan, mix: gathering.mix(peopleOf(next)) }
    }
    return this.#gathered.mix
  }

  get #facts(): lobby.GameFacts {
    return this.#table.facts(this.#table.record.game)!
  }

  /** What a device adds to the setup of the match that is about to begin: the head of its chain, then its first link. */
  takeSalt(client: Client, message: Extract<ToHost, { do: 'head' | 'salt' }>): Refusal | null {
    const gathering = this.#gathering
    if (gathering?.draw.match !== message.match) return hostRefusal('no-match')
    const people = peopleOn(client)
    const taken =
      message.do === 'head' ? gathering.giveHead(people, message.head) : gathering.giveSalt(people, message.salt)
    return taken ? null : hostRefusal('not-allowed')
  }

  /** Tells devices what the host and all others are bound to: of the match about to begin, or of the one that is on. */
  #tellCommitment(to: readonly Client[]): void {
    const gathering = this.#gathering
    const mix = this.play?.match.setup.mix
    const bound = gathering ? { ...gathering.draw, heads: gathering.heads } : mix
    if (!bound) return
    const number = gathering ? this.#table.record.matches + 1 : this.play!.number
    const { match, commitment, heads = null } = bound
    for (const client of to)
      client.send({ say: 'commitment', number, match, commitment, asks: gathering !== null, heads })
  }

  /** Stands still until `over`: no answer is taken, no clock runs, no bot plays. Resolves with what the clock has left. */
  async hold(over: Promise<unknown>): Promise<number | null> {
    const { play } = this
    if (play === null) return null
    const { paused } = this.#table.record
    await play.hold(over)
    // Only now: an answer that was being written may have closed the ask, and with it the clock.
    const { msToGoOn } = play
    play.pause(true)
    void over.finally(() => this.play === play && play.pause(paused))
    return msToGoOn
  }

  /** Takes up the match that was on when the host stopped. */
  resume(start: Omit<PlayStart, 'paused' | 'number'>): void {
    const { matches, paused } = this.#table.record
    this.#begin({ ...start, number: matches, paused })
  }

  #begin(start: PlayStart): void {
    const { bots, botPause, clockSpeed } = this.#table.parts
    this.#moment = this.#review = null
    this.play = new Play({ ...start, bots, botPause, clockSpeed, hooks: this.#hooks(start.number) })
    this.play.begin()
    // The host may have stopped between the last answer and the end of the match.
    const outcome = outcomeOf(this.play.match)
    if (outcome && this.#table.playing) this.#finish(outcome)
    else if (outcome) this.#remember(outcome, this.#table.record.usedAt)
  }

  #hooks(number: number): PlayHooks {
    const { devices, standIns, parts, id } = this.#table
    return {
      stepped: (standing) => devices.tellMatch(this.#table.record, standing),
      answered: (standing, seat, quiet) => devices.tellAnswered(this.#table.record, standing, seat, quiet),
      timeChanged: (standing) => devices.tellMatch(this.#table.record, standing),
      botFor: (seat) => standIns.botFor(seat),
      goingRound: (seats) => devices.goingRound(this.#table.record, seats),
      keepTime: (step, ms) => void keepTime(this.journalPath(number), step, ms),
      over: (outcome) => this.#finish(outcome),
      broke: () => this.#giveUp(),
      log: (line) => parts.log(`table ${id}: ${line}`),
    }
  }

  /** Takes the result into the record, as soon as the disk takes it. */
  #finish(outcome: Outcome): void {
    const { play } = this
    this.#table
      .change((record) => lobby.finishMatch(record, outcome.winners))
      .then((refusal) => refusal ?? this.#remember(outcome, Date.now()))
      .catch((error: unknown) => {
        this.#table.parts.log(`table ${this.#table.id} can't be written: ${String(error)}`)
        setTimeout(() => this.play === play && this.#finish(outcome), retryMs).unref()
      })
  }

  /** Back to the lobby, where everyone is told as after a restart; the journal stays where it is. */
  #giveUp(): void {
    const { play } = this
    if (play === null) return
    const { id, parts } = this.#table
    const file = belowDataFolder(parts, this.journalPath(play.number))
    this.#table
      .change((now) =>
        this.play !== play || now.phase !== 'playing'
          ? now
          : lobby.giveUpMatch(now, this.#facts, { game: now.game, why: 'broken', file, failed: true }),
      )
      .catch((error: unknown) => {
        parts.log(`table ${id} can't be written: ${String(error)}`)
        setTimeout(() => this.play === play && this.#giveUp(), retryMs).unref()
      })
  }

  /** Keeps the match among the evenings of this host. */
  #remember(outcome: Outcome, at: number): void {
    const { record, parts } = this.#table
    if (this.play === null || record.phase !== 'over') return
    const { number, journal } = this.play
    const { setup } = journal
    const { played, startedAt } = record
    // Records of early versions don't say who played.
    const seats = played.length === setup.seats ? played : seatsByKeys(journal)
    parts.finished(keptMatch({ record, number, setup, outcome, seats, at, startedAt }))
  }

  /** Shows devices the match as each may see it. */
  show(how: { readonly fresh?: boolean; readonly to?: readonly Client[] } = {}): void {
    const { all } = this.#table.devices
    if (how.fresh) this.#tellCommitment(how.to ?? all)
    if (this.play) this.#table.devices.tellMatch(this.#table.record, this.play.standing, how)
    if (!how.fresh) return
    for (const client of how.to ?? all) {
      if (this.#moment !== null) client.send({ say: 'moment', at: this.#moment })
      if (this.#review !== null) client.send({ say: 'review', review: this.#review })
    }
  }

  async pause(on: boolean): Promise<Refusal | null> {
    if (!this.#table.playing) return hostRefusal('no-match')
    const refusal = await this.#table.change((record) => ({ ...record, paused: on }))
    this.play?.pause(on)
    this.show()
    return refusal
  }

  /** Stops waiting for those who haven't answered. Everyone is told who decided that. */
  closeAsk(step: number): Refusal | null {
    const refusal = this.play ? this.play.close(step) : hostRefusal('no-match')
    const { people, host: id } = this.#table.record
    const host = people.find((one) => one.id === id)
    if (!refusal && host) this.#table.devices.notice('closed', host.name)
    return refusal
  }

  /** Leads all shared screens to a moment of the match that is over. */
  showMoment(at: number | null): Refusal | null {
    if (!this.play || outcomeOf(this.play.match) === null) return hostRefusal('match-not-over')
    this.#moment = at
    this.#table.devices.tell({ say: 'moment', at })
    return null
  }

  /** Leads everyone through the review of the match that is over, unless somebody who is here does; the table's host may. */
  showReview(by: PersonId, look: { readonly seat: number; readonly at: number } | null): Refusal | null {
    const { play } = this
    if (!play || outcomeOf(play.match) === null || !play.match.rules.opensAtEnd) return hostRefusal('match-not-over')
    if (look !== null && look.seat >= play.match.setup.seats) return hostRefusal('bad-message')
    const { devices, record } = this.#table
    const leader = this.#review?.by ?? by
    if (leader !== by && by !== record.host && devices.count(leader) > 0) return hostRefusal('not-allowed')
    this.#review = look && { by, ...look }
    devices.tell({ say: 'review', review: this.#review })
    return null
  }

  /** The match's journal as a reply, once it is over and its game opens it. */
  journal(re: number): Refusal | ToClient {
    if (!this.play) return hostRefusal('no-match')
    const { match, journal } = this.play
    if (outcomeOf(match) === null || !match.rules.opensAtEnd) return hostRefusal('match-not-over')
    return { say: 'journal', re, journal }
  }

  /** Whether an answer was taken in a match that is over. Such a journal no longer changes: it is read once. */
  async wasTaken(match: number, key: string): Promise<boolean> {
    if (match > this.#table.record.matches) return false
    const keys = this.#takenIn.get(match) ?? readKeys(this.journalPath(match))
    this.#takenIn.set(match, keys)
    keys.catch(() => this.#takenIn.delete(match))
    return (await keys).has(key)
  }

  journalPath(number: number): string {
    return join(this.#table.parts.folder, journalName(number))
  }

  /** Leaves the match for the lobby. */
  async end(): Promise<void> {
    await this.play?.stop()
    this.#moment = this.#review = null
    this.play = null
  }
}

/** What a match is begun with, besides chance. */
function planOf(next: TableRecord): string {
  return JSON.stringify([next.game, next.options, peopleOf(next)])
}

/** Who sits where in a match; null: a bot. */
function peopleOf({ seats }: TableRecord): (PersonId | null)[] {
  return seats.map((one) => (one?.kind === 'person' ? one.person : null))
}
