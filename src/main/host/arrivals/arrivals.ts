/** How people get to a table: as someone new, back to their seat, on another device, or to watch. */
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import { limits } from '../../../protocol/version'
import { Claims, type Arrived } from './claims'
import type { Client } from '../table/client'
import type { Devices } from '../table/devices'
import type { KeptRecord } from '../disk/keptRecord'
import * as lobby from '../table/lobby'
import { moveCodeMs, moveCodes } from './moveCodes'
import { hashToken, newToken, personByToken, personByWay } from '../table/record'
import { hostRefusal } from '../refusals'
import type { Table } from '../table/table'

export class Arrivals {
  readonly #table: Table
  readonly #record: KeptRecord
  readonly #devices: Devices
  readonly #claims: Claims
  #moveCodes = moveCodes()

  constructor(table: Table) {
    this.#table = table
    this.#record = table.kept
    this.#devices = table.devices
    this.#claims = new Claims(() => table.record, table.devices, table.parts.clockSpeed)
  }

  /** A new person; resolves with their token once the table is on disk. */
  join(client: Client, name: string, pin: string | null): Promise<Refusal | { person: PersonId; token: string }> {
    return this.#record.inTurn(() =>
      this.#welcome(client, name, this.#barred(pin), (person) => this.#table.admit(client, person)),
    )
  }

  /** Someone else joins on a device that is already here; its holder vouches for them. */
  bring(client: Client, name: string, re: number): Promise<Refusal | ToClient> {
    return this.#record.inTurn(async () => {
      const here = client.carries.length > 0 ? client.carries : [client.person!]
      const full = here.length >= limits.peopleOfDevice ? hostRefusal('table-full') : null
      const brought = await this.#welcome(client, name, full ?? this.#barred(this.#record.now.pin), (person) => {
        client.enter(this.#table, client.person, [...here, person])
        this.#table.refresh()
      })
      return 'rule' in brought ? brought : { say: 'youAre', re, table: this.#record.now.id, ...brought }
    })
  }

  async #welcome(client: Client, name: string, closed: Refusal | null, enter: (person: PersonId) => void) {
    if (closed) return closed
    const token = newToken()
    const next = lobby.addPerson(this.#record.now, name, hashToken(token))
    if ('refusal' in next) return next.refusal
    const { id: person, name: called } = next.people.at(-1)!
    await this.#record.keep(lobby.sitIfFree(next, person))
    enter(person)
    this.#devices.notice('joined', called, client)
    return { person, token }
  }

  #barred(pin: string | null): Refusal | null {
    if (this.#table.retired) return hostRefusal('no-such-table')
    if (this.#record.now.locked) return hostRefusal('locked')
    if (this.#record.now.pin !== null && pin !== this.#record.now.pin) return hostRefusal('wrong-pin')
    return null
  }

  /**
   * People come back by the tokens of one device. If several people pass it round, all of them do, with one of them or
   * nobody (null) in front. Resolves with who each token belongs to.
   */
  comeBack(client: Client, tokens: readonly string[], front: number | null, passedRound: boolean) {
    return this.#record.inTurn(async () => {
      const people = tokens.map((token) => personByToken(this.#record.now, token))
      const known = [...new Set(people.filter((one) => one !== null))]
      if (this.#table.retired) return hostRefusal('no-such-table')
      if (known.length === 0) return hostRefusal('wrong-token')
      const away = known.filter(({ id }) => this.#devices.count(id) === 0)
      const person = (front === null ? null : people[front])?.id ?? null
      if (person !== null) await this.#table.standIns.end(person)
      this.#table.admit(client, person, passedRound ? known.map(({ id }) => id) : [])
      for (const { name } of away) this.#devices.notice('back', name, client)
      return people.map((one) => one?.id ?? null)
    })
  }

  /** Watching needs no name. This computer's own shared screen is always let in. */
  watch(client: Client, pin: string | null): Refusal | null {
    const closed = client.local ? null : this.#barred(pin)
    if (closed) return closed
    this.#table.admit(client, null)
    return null
  }

  /** A device with a move code or a return code becomes a device of that person. */
  move(client: Client, code: string): Promise<Arrived> {
    return this.#record.inTurn(async () => {
      if (this.#table.retired) return hostRefusal('wrong-code')
      const back = personByWay(this.#record.now, code)
      if (back) {
        const how = this.#devices.count(back.id) === 0 ? 'back' : 'moved'
        return this.#newDevice(client, back.id, how, lobby.useWay(this.#record.now, back.id, hashToken(code)))
      }
      const found = /^\d{6}$/.test(code) ? this.#moveCodes.use(code, client.address) : null
      const person = this.#record.now.people.find((one) => one.id === found)
      return person ? this.#newDevice(client, person.id, 'moved') : hostRefusal('wrong-code')
    })
  }

  async #newDevice(
    client: Client,
    person: PersonId,
    how: 'moved' | 'back',
    record = this.#record.now,
  ): Promise<Arrived> {
    const token = newToken()
    await this.#record.keep(lobby.endStandIn(lobby.addDevice(record, person, hashToken(token)), person))
    this.#table.admit(client, person)
    this.#devices.notice(how, this.#record.now.people.find((one) => one.id === person)?.name ?? '')
    return { person, token }
  }

  wayBack({ person, carries }: Client, re: number): Promise<Refusal | ToClient> {
    return this.#record.inTurn(async () => {
      const people = carries.length > 0 ? carries : person === null ? [] : [person]
      if (people.length === 0) return hostRefusal('not-allowed')
      const codes = people.map(newToken)
      await this.#record.keep(
        people.reduce((next, one, at) => lobby.addWay(next, one, hashToken(codes[at])), this.#record.now),
      )
      return { say: 'wayBack', re, codes }
    })
  }

  absent(): readonly string[] | null {
    return this.#claims.absent()
  }

  /** Someone says that they were here, on a device that can't prove it. */
  claim(client: Client, name: string): Promise<Arrived> {
    return this.#table.retired ? Promise.resolve(hostRefusal('no-such-table')) : this.#claims.wait(client, name)
  }

  letIn(client: Client, id: number, on: boolean): Promise<Refusal | null> {
    return this.#record.inTurn(async () => {
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

  moveCode(asker: PersonId, person: PersonId, re: number): Refusal | ToClient {
    const known = this.#record.now.people.some((one) => one.id === person)
    if (!known) return hostRefusal('no-such-person')
    // The host may open the seat of someone who is away; everyone is told when the code is used.
    const allowed = asker === person || (asker === this.#record.now.host && this.#devices.count(person) === 0)
    if (!allowed) return hostRefusal('not-allowed')
    return { say: 'moveCode', re, code: this.#moveCodes.make(person), msLeft: moveCodeMs }
  }

  /** Call when people or devices come or go, which affects who waits at the door and who decides. */
  refresh(): void {
    this.#claims.sift()
    this.#claims.tell()
  }

  /** Sends everyone away who waits at the door. */
  close(why: Refusal): void {
    this.#claims.clear(why)
  }
}
