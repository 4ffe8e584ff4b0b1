/**
 * People who want to come back on a device without their token. They wait at the door until somebody at the table lets
 * them in. The protocol calls a knock a claim.
 */
import { randomInt } from 'node:crypto'
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import { peopleOn, type Client } from '../table/client'
import type { Devices } from '../table/devices'
import { knowsHost } from '../table/knownHost'
import type { TableRecord } from '../table/record'
import { hostRefusal } from '../refusals'

export type Arrived = Refusal | { readonly person: PersonId; readonly token: string }

interface Knock {
  readonly id: number
  /** Null: nobody of that name is away. It waits like the others, so that strangers learn nothing. */
  readonly person: PersonId | null
  readonly client: Client
  /** Shown to both sides, to distinguish two people who knock under the same name. */
  readonly mark: string
  /** The token that it chose, if it did. */
  readonly token: string | undefined
  settle(result: Arrived): void
}

const waitMs = 120_000
const most = 24

export class Knocks {
  readonly #record: () => TableRecord
  readonly #devices: Devices
  readonly #ms: number
  #open = new Map<number, Knock>()
  #last = 0
  /** The last list sent to each device. */
  #lastSent = new WeakMap<Client, string>()

  constructor(record: () => TableRecord, devices: Devices, clockSpeed: number) {
    this.#record = record
    this.#devices = devices
    this.#ms = waitMs / clockSpeed
  }

  /** Strangers may know nothing about a closed table except that it exists. */
  get #closed(): boolean {
    const { locked, pin } = this.#record()
    return locked || pin !== null
  }

  #isHere(person: PersonId): boolean {
    return this.#devices.count(person) > 0
  }

  /** The names of people who are away; null where strangers may not know. */
  absent(): readonly string[] | null {
    if (this.#closed) return null
    return this.#record().people.flatMap(({ id, name }) => (this.#isHere(id) ? [] : [name]))
  }

  /** Someone says that they are a person of this table. Resolves when that is decided. */
  wait(client: Client, name: string, token?: string): Promise<Arrived> {
    const called = name.toLocaleLowerCase()
    const found = this.#record().people.find((one) => one.name.toLocaleLowerCase() === called)
    const here = found !== undefined && this.#isHere(found.id)
    const wrong = here ? 'person-is-here' : found === undefined ? 'no-such-person' : null
    if (wrong !== null && !this.#closed) return Promise.resolve(hostRefusal(wrong))
    if (this.#open.size >= most) return Promise.resolve(hostRefusal('too-fast'))
    const person = wrong === null ? found!.id : null
    return new Promise((done) => {
      const settle = (result: Arrived) => {
        clearTimeout(timer)
        client.waitsAtDoor(null)
        this.tell()
        done(result)
      }
      const knock: Knock = { id: ++this.#last, person, client, mark: this.#freeMark(), token, settle }
      const timer = setTimeout(() => this.#end(knock, hostRefusal('nobody-answered')), this.#ms)
      timer.unref()
      client.waitsAtDoor(() => this.#end(knock, hostRefusal('left')))
      this.#open.set(knock.id, knock)
      client.send({ say: 'knocked', mark: knock.mark })
      this.tell()
    })
  }

  #freeMark(): string {
    const taken = new Set([...this.#open.values()].map(({ mark }) => mark))
    for (;;) {
      const mark = String(randomInt(10, 100))
      if (!taken.has(mark)) return mark
    }
  }

  #end(knock: Knock, why: Refusal): void {
    if (this.#open.delete(knock.id)) knock.settle(why)
  }

  /**
   * The table's host decides about people who know them as such; about others, and while they are away, anyone at the
   * computer that hosts.
   */
  mayDecide(client: Client, person: PersonId): boolean {
    const record = this.#record()
    const { host } = record
    const known = knowsHost(record, person)
    if (client.local && (!known || !this.#isHere(host))) return true
    return known && peopleOn(client).includes(host)
  }

  /** Removes a knock that this client decides now; the caller must settle it. */
  take(client: Client, id: number): Refusal | (Knock & { readonly person: PersonId }) {
    const knock = this.#open.get(id)
    if (knock === undefined || knock.person === null) return hostRefusal('no-such-person')
    if (!this.mayDecide(client, knock.person)) return hostRefusal('not-host')
    this.#open.delete(id)
    knock.client.waitsAtDoor(null)
    return { ...knock, person: knock.person }
  }

  /** Ends the knocks of someone who is back by now, or no longer at the table. */
  sift(): void {
    for (const knock of [...this.#open.values()]) {
      const { person } = knock
      if (person === null) continue
      if (this.#isHere(person)) this.#end(knock, hostRefusal('person-is-here'))
      else if (!this.#record().people.some(({ id }) => id === person)) this.#end(knock, hostRefusal('no-such-person'))
    }
  }

  /** Sends the open knocks to devices that may decide, if that is news to them. */
  tell(): void {
    const say = (claims: Extract<ToClient, { say: 'claims' }>['claims']) => JSON.stringify({ say: 'claims', claims })
    const none = say([])
    const all = [...this.#open.values()].flatMap(({ id, person, mark }) =>
      person === null ? [] : [{ id, person, mark }],
    )
    for (const client of this.#devices.all) {
      const text = say(all.filter(({ person }) => this.mayDecide(client, person)))
      if ((this.#lastSent.get(client) ?? none) === text) continue
      this.#lastSent.set(client, text)
      client.sendText(text)
    }
  }

  clear(why: Refusal): void {
    for (const knock of [...this.#open.values()]) this.#end(knock, why)
  }
}
