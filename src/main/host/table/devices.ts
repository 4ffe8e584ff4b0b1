/** The devices connected to a table, and what they are sent. What several of them see alike is serialised once. */
import type { MatchState, NoticeKind, PersonId, TableState, TableSummary, ToClient } from '../../../protocol/toClient'
import { peopleOn, type Client } from './client'
import * as lobby from './lobby'
import { stateFor, type Standing } from '../match/standing'
import type { TableRecord } from './record'

/** What is told about a table besides its record. */
interface Around {
  readonly addresses: readonly string[]
  readonly strangers: number
  readonly mayTalk: boolean
}

export class Devices {
  #all = new Set<Client>()

  get none(): boolean {
    return this.#all.size === 0
  }

  get all(): Client[] {
    return [...this.#all]
  }

  add(client: Client): void {
    this.#all.add(client)
  }

  /** False if it wasn't here. */
  delete(client: Client): boolean {
    return this.#all.delete(client)
  }

  count(person: PersonId): number {
    return this.of(person).length
  }

  of(person: PersonId): Client[] {
    return this.all.filter((client) => peopleOn(client).includes(person))
  }

  /** The most people of these seats on one device, so how often it must change hands. 1: each has their own. */
  goingRound(record: TableRecord, seats: readonly number[]): number {
    const asked = seats.map((seat) => record.seats[seat])
    const on = ({ carries }: Client) => asked.filter((one) => one?.kind === 'person' && carries.includes(one.person))
    return Math.max(1, ...this.all.map((client) => on(client).length))
  }

  summary({ id, name, named, game, phase, locked, seats, people }: TableRecord): TableSummary {
    const freeSeats = phase === 'playing' ? 0 : seats.filter((one) => one === null).length
    const here = people.filter((one) => this.count(one.id) > 0).length
    return { id, name, named, game, phase, locked, freeSeats, people: people.length, here }
  }

  /** What everyone at a table may know about it: neither tokens nor the PIN. */
  #stateOf(record: TableRecord, { addresses, strangers, mayTalk }: Around): TableState {
    const {
      id,
      epoch,
      name,
      game,
      options,
      phase,
      paused,
      locked,
      hints,
      quiet,
      pin,
      host,
      seats,
      evening,
      setAside,
      lesson,
    } = record
    // People who left want nothing.
    const wishes = record.wishes.filter((id) => record.people.some((one) => one.id === id))
    const people = record.people.map((one) => {
      const devices = this.count(one.id)
      return {
        id: one.id,
        name: one.name,
        avatar: one.avatar,
        side: one.side,
        queued: one.queued,
        here: devices > 0,
        devices,
      }
    })
    const watchers = this.all.filter((one) => peopleOn(one).length === 0).length
    const hasPin = pin !== null
    const about = { id, epoch, name, game, options, phase, paused, locked, hints, quiet, mayTalk, hasPin }
    return { ...about, host, people, seats, watchers, strangers, evening, setAside, lesson, wishes, addresses }
  }

  /** `invite`: told to people and to the host's own screens, at a table with a PIN. */
  tellTable(record: TableRecord, around: Around, invite: string | null): void {
    const text = JSON.stringify(this.#stateOf(record, around))
    const invited = invite === null ? '' : `,"invite":"${invite}"`
    for (const client of this.#all) {
      // Someone who is being sent away is still among the devices.
      const isTold = client.local || record.people.some(({ id }) => id === client.person)
      client.sendText(`{"say":"table","table":${text},"you":${client.person}${isTold ? invited : ''}}`)
    }
  }

  tell(message: ToClient, except: Client | null = null): void {
    const text = JSON.stringify(message)
    for (const client of this.#all) if (client !== except) client.sendText(text)
  }

  notice(kind: NoticeKind, name: string, except: Client | null = null): void {
    this.tell({ say: 'notice', kind, name }, except)
  }

  /** Everyone, or those named, sees the match as their seat does. */
  tellMatch(
    record: TableRecord,
    standing: Standing,
    { fresh = false, to = this.all }: { readonly fresh?: boolean; readonly to?: Iterable<Client> } = {},
  ): void {
    sendMatch(to, record, (seat) => stateFor(standing, seat, fresh))
  }

  /** A seat has answered. In a quiet ask only that seat's own devices are told. */
  tellAnswered(record: TableRecord, standing: Standing, answered: number, quiet: boolean): void {
    const receivers = this.all.filter((client) => !quiet || viewSeat(record, client) === answered)
    sendMatch(receivers, record, (seat) => ({ ...stateFor(standing, seat, false), heard: [] }))
  }
}

/** As which seat a client sees the match. After it is over, moving to another seat shows nothing that seat had seen. */
export function viewSeat(record: TableRecord, { person }: Client): number | null {
  if (person === null) return null
  if (record.phase !== 'over') return lobby.seatOf(record, person)
  const seat = record.played.indexOf(person)
  return seat < 0 ? null : seat
}

function sendMatch(to: Iterable<Client>, record: TableRecord, stateOf: (seat: number | null) => MatchState): void {
  const written = new Map<number | null, string>()
  for (const client of to) {
    const seat = viewSeat(record, client)
    let text = written.get(seat)
    if (text === undefined) {
      text = JSON.stringify({ say: 'match', match: stateOf(seat) } satisfies ToClient)
      written.set(seat, text)
    }
    client.sendText(text)
  }
}
