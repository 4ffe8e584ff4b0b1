/** How people get to a table: as someone new, back to their seat, on another device, or to watch. */
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { limits } from '../../../protocol/version'
import { Knocks, type Arrived } from './knocks'
import { peopleOn, type Client } from '../table/client'
import { newDevice, type Coming } from '../table/deviceRecord'
import type { Devices } from '../table/devices'
import type { KeptRecord } from '../table/keptRecord'
import { knowsHost } from '../table/knownHost'
import * as lobby from '../table/lobby'
import { addDevice, addWay, endDevices, useWay } from '../table/personDevices'
import { moveCodeMs, moveCodes } from './moveCodes'
import { PinGuard, type Key } from '../table/pin'
import { findByToken, findByWay, findEnded, hashToken, newToken, type Found, type TableRecord } from '../table/record'
import { hostRefusal } from '../refusals'
import { strangers, whoMakesRoom } from '../table/strangers'
import type { Table } from '../table/table'

type Bringing = Extract<Numbered, { do: 'bring' }>

/** `token`: the one that they chose, if they did. */
interface Newcomer {
  readonly name: string
  readonly how: 'joined' | 'brought'
  readonly token: string | undefined
}

export class Arrivals {
  readonly #table: Table
  readonly #record: KeptRecord
  readonly #devices: Devices
  readonly #knocks: Knocks
  #moveCodes = moveCodes()
  readonly #origins = new Map<PersonId, string>()
  readonly pins = new PinGuard()

  constructor(table: Table) {
    this.#table = table
    this.#record = table.kept
    this.#devices = table.devices
    this.#knocks = new Knocks(() => table.record, table.devices, table.parts.clockSpeed)
  }

  /** A new person; resolves with their token once the table is on disk. */
  join(client: Client, name: string, key: Key, token?: string): Promise<Arrived> {
    const enter = (person: PersonId, id: string) => this.#table.admit(client, person, [], [id])
    return this.#record.inTurn(
      async () =>
        (await this.#again(client, token)) ??
        this.#welcome(client, { name, how: 'joined', token }, await this.#barred(key), enter),
    )
  }

  /** A token that is known already has brought its person, and the reply was lost: they are back by it. Only in turn. */
  async #again(client: Client, token: string | undefined): Promise<Arrived | null> {
    if (token === undefined || findByToken(this.#record.now, token) === null) return null
    const people = await this.#comeBack(client, [token], 0, false)
    return 'rule' in people ? people : { person: people[0]!, token }
  }

  /** Someone else joins on a device that is already here; its holder vouches for them. */
  bring(client: Client, { name, n: re, token = newToken() }: Bringing): Promise<Refusal | ToClient> {
    return this.#record.inTurn(async () => {
      // They may have left meanwhile.
      if (client.table !== this.#table) return hostRefusal('not-at-table')
      const here = peopleOn(client)
      const reply = (person: PersonId): ToClient => ({ say: 'youAre', re, table: this.#table.id, person, token })
      const known = findByToken(this.#record.now, token)
      if (known && here.includes(known.person.id)) return reply(known.person.id)
      if (here.length >= limits.peopleOfDevice) return hostRefusal('table-full')
      const enter = (person: PersonId, id: string) => {
        client.enter(this.#table, client.person, [...here, person], [...client.ids, id])
        this.#table.refresh()
      }
      if (known) {
        const { person, device } = known
        const away = this.#devices.count(person.id) === 0
        enter(person.id, device.id)
        if (away) this.#devices.notice('back', person.name, client)
        return reply(person.id)
      }
      const brought = await this.#welcome(client, { name, how: 'brought', token }, this.#shut(), enter)
      return 'rule' in brought ? brought : reply(brought.person)
    })
  }

  async #welcome(
    client: Client,
    { name, how, token = newToken() }: Newcomer,
    closed: Refusal | null,
    enter: (person: PersonId, device: string) => void,
  ): Promise<Arrived> {
    if (closed) return closed
    const leaver = client.local ? null : whoMakesRoom(this.#record.now, this.#origins, client.address)
    if (leaver === 'full') return hostRefusal('table-full')
    const device = newDevice(hashToken(token), { kind: client.kind, how, by: null }, true)
    const roomy = leaver === null ? this.#record.now : lobby.removePerson(this.#record.now, leaver)
    const next = lobby.addPerson(roomy, name, device)
    if ('refusal' in next) return next.refusal
    const { id: person, name: called } = next.people.at(-1)!
    await this.#record.keep(lobby.sitIfFree(next, person))
    if (leaver !== null) this.#table.departures.sendAway(leaver, hostRefusal('table-full'))
    if (!client.local) this.#origins.set(person, client.address)
    enter(person, device.id)
    this.#devices.notice('joined', called, client)
    return { person, token }
  }

  /** People who came in numbers, or only stand about. */
  strangers(): readonly PersonId[] {
    return strangers(this.#record.now, this.#origins)
  }

  /** Why nobody new may come in, whatever they know. */
  #shut(): Refusal | null {
    if (this.#table.retired) return this.#table.whyGone
    return this.#record.now.locked ? hostRefusal('locked') : null
  }

  /** Why a newcomer with this key may not come in. */
  async #barred(key: Key): Promise<Refusal | null> {
    const { pin } = this.#record.now
    const shut = this.#shut()
    if (shut || pin === null) return shut
    const opens = await this.pins.opens(pin, key)
    if (opens === 'yes') return this.#shut()
    return hostRefusal(opens === 'no' ? 'wrong-pin' : 'too-many-tries')
  }

  /**
   * People come back by the tokens of one device. If several people pass it round, all of them do, with one of them or
   * nobody (null) in front. Resolves with who each token belongs to.
   */
  comeBack(client: Client, tokens: readonly string[], front: number | null, passedRound: boolean) {
    return this.#record.inTurn(() => this.#comeBack(client, tokens, front, passedRound))
  }

  async #comeBack(client: Client, tokens: readonly string[], front: number | null, passedRound: boolean) {
    const found = tokens.map((token) => findByToken(this.#record.now, token))
    const known = found.filter((one) => one !== null)
    if (this.#table.retired) return this.#table.whyGone
    if (known.length === 0) return this.#whyUnknown(tokens)
    const people = [...new Set(known.map((one) => one.person))]
    const away = people.filter(({ id }) => this.#devices.count(id) === 0)
    const person = (front === null ? null : found[front])?.person.id ?? null
    if (person !== null) await this.#table.standIns.end(person)
    const ids = known.map(({ device }) => device.id)
    this.#table.admit(client, person, passedRound ? people.map(({ id }) => id) : [], ids)
    for (const { name } of away) this.#devices.notice('back', name, client)
    return found.map((one) => one?.person.id ?? null)
  }

  #whyUnknown(tokens: readonly string[]): Refusal {
    const ended = tokens.map((token) => findEnded(this.#record.now, token)).find((one) => one !== null)
    return ended ? hostRefusal('device-ended', { by: ended.by ?? '', at: ended.at }) : hostRefusal('wrong-token')
  }

  /** Watching needs no name. This computer's own shared screen is always let in. */
  async watch(client: Client, key: Key): Promise<Refusal | null> {
    const closed = client.local ? null : await this.#barred(key)
    if (closed) return closed
    this.#table.admit(client, null)
    return null
  }

  /** A device with a move code or a return code becomes a device of that person. */
  move(client: Client, code: string, token?: string): Promise<Arrived> {
    return this.#record.inTurn(async () => {
      if (this.#table.retired) return hostRefusal('wrong-code')
      const again = await this.#again(client, token)
      if (again) return again
      const back = findByWay(this.#record.now, code)
      if (back) return this.#backByWay(client, back, code, token)
      const opens = /^\d{6}$/.test(code) ? this.#moveCodes.use(code, client.address) : null
      const person = this.#record.now.people.find((one) => one.id === opens?.person)
      if (!opens || !person) return hostRefusal('wrong-code')
      const { by } = opens
      // A host's code is for someone who is away: someone who has come back keeps theirs.
      if (by !== null && this.#devices.count(person.id) > 0) return hostRefusal('person-is-here')
      const coming: Coming = { kind: client.kind, how: by === null ? 'ownCode' : 'hostCode', by }
      return this.#addDevice(client, person.id, coming, token)
    })
  }

  /** A device is back at another address of the host: not a new device, but with a new token. */
  async #backByWay(client: Client, { person, device }: Found, code: string, token = newToken()): Promise<Arrived> {
    const how = this.#devices.count(person.id) === 0 ? 'back' : 'moved'
    const used = { device: device.id, way: hashToken(code), token: hashToken(token) }
    await this.#record.keep(lobby.endStandIn(useWay(this.#record.now, person.id, used), person.id))
    this.#table.admit(client, person.id, [], [device.id])
    this.#devices.notice(how, person.name)
    return { person: person.id, token }
  }

  /**
   * Adds a device for a person, who is told until they have noted it; the table is told too. If somebody else asked for
   * its code, it becomes their only device: that can't go unnoticed.
   */
  async #addDevice(client: Client, person: PersonId, coming: Coming, token = newToken()): Promise<Arrived> {
    const alone = coming.how === 'hostCode'
    const device = newDevice(hashToken(token), coming, alone)
    const before = alone ? endDevices(this.#record.now, person, () => true, coming.by) : this.#record.now
    await this.#record.keep(lobby.endStandIn(addDevice(before, person, device), person))
    this.#table.ownDevices.sendEndedAway()
    this.#table.admit(client, person, [], [device.id])
    const name = this.#record.now.people.find((one) => one.id === person)?.name ?? ''
    this.#devices.notice(coming.how === 'ownCode' ? 'moved' : coming.how === 'letIn' ? 'letIn' : 'codeUsed', name)
    return { person, token }
  }

  wayBack(client: Client, re: number): Promise<Refusal | ToClient> {
    const people = peopleOn(client)
    const { ids } = client
    return this.#record.inTurn(async () => {
      const devices = people.map((one) => this.#table.ownDevices.idOf(one, ids))
      if (people.length === 0 || devices.includes(null)) return hostRefusal('not-allowed')
      const codes = people.map(newToken)
      const withCode = (next: TableRecord, one: PersonId, at: number) =>
        addWay(next, one, devices[at]!, hashToken(codes[at]))
      await this.#record.keep(people.reduce(withCode, this.#record.now))
      return { say: 'wayBack', re, codes }
    })
  }

  absent(): readonly string[] | null {
    return this.#knocks.absent()
  }

  /** Someone says that they were here, on a device that can't prove it. */
  async knock(client: Client, name: string, token?: string): Promise<Arrived> {
    if (this.#table.retired) return hostRefusal('no-such-table')
    const known = token !== undefined && findByToken(this.#record.now, token) !== null
    const again = known ? await this.#record.inTurn(() => this.#again(client, token)) : null
    return again ?? this.#knocks.wait(client, name, token)
  }

  letIn(client: Client, id: number, on: boolean): Promise<Refusal | null> {
    return this.#record.inTurn(async () => {
      const knock = this.#knocks.take(client, id)
      if ('rule' in knock) return knock
      const by = this.#record.now.people.find((one) => one.id === client.person)?.name ?? null
      const coming: Coming = { kind: knock.client.kind, how: 'letIn', by }
      try {
        const { person, token } = knock
        const again = on ? await this.#again(knock.client, token) : hostRefusal('not-let-in')
        knock.settle(again ?? (await this.#addDevice(knock.client, person, coming, token)))
      } catch (error) {
        knock.settle(hostRefusal('disk'))
        throw error
      }
      return null
    })
  }

  moveCode(asker: PersonId, person: PersonId, re: number): Refusal | ToClient {
    const { people, host } = this.#record.now
    if (!people.some((one) => one.id === person)) return hostRefusal('no-such-person')
    const own = asker === person
    // The host may open the seat of someone who is away and knows them as the host; that ends their other devices.
    if (!own && (asker !== host || this.#devices.count(person) > 0)) return hostRefusal('not-allowed')
    if (!own && !knowsHost(this.#record.now, person)) return hostRefusal('host-not-known')
    const by = own ? null : (people.find((one) => one.id === asker)?.name ?? '')
    return { say: 'moveCode', re, code: this.#moveCodes.make(person, by), msLeft: moveCodeMs }
  }

  /** Ends their open move code. */
  dropCode(person: PersonId): void {
    this.#moveCodes.drop(person)
  }

  /** Call when people or devices come or go: that affects who waits at the door and who decides. */
  refresh(): void {
    this.#knocks.sift()
    this.#knocks.tell()
  }

  /** Turns away everyone who waits at the door. */
  close(why: Refusal): void {
    this.#knocks.clear(why)
  }
}
