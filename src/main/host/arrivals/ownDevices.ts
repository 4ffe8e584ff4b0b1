/** A person's devices, as that person sees, notes and ends them. Nobody else is told of them. */
import type { Refusal } from '../../../engine/core/contract'
import type { OwnDevice } from '../../../protocol/devices'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import { peopleOn, type Client } from '../table/client'
import { mayEnd, mayNote, type DeviceRecord } from '../table/deviceRecord'
import { endDevices, noteDevice, seeDevice } from '../table/personDevices'
import type { PersonRecord, TableRecord } from '../table/record'
import type { Table } from '../table/table'

export class OwnDevices {
  readonly #table: Table
  /** The last list sent to each connection. */
  #lastSent = new WeakMap<Client, string>()

  constructor(table: Table) {
    this.#table = table
  }

  #person(id: PersonId | null): PersonRecord | null {
    return this.#table.record.people.find((one) => one.id === id) ?? null
  }

  /** Which of this person's devices has one of these ids. */
  idOf(person: PersonId, ids: readonly string[]): string | null {
    return this.#person(person)?.devices.find(({ id }) => ids.includes(id))?.id ?? null
  }

  #listFor(client: Client): OwnDevice[] {
    const here = new Set(this.#table.devices.all.flatMap(({ ids }) => ids))
    return (this.#person(client.person)?.devices ?? []).map(({ id, kind, how, by, since, seenAt, noted }) => {
      return { id, kind, how, by, since, seenAt, here: here.has(id), you: client.ids.includes(id), noted }
    })
  }

  /** Sends the list to a connection that asks for it. */
  list(client: Client): Refusal | null {
    if (client.person === null) return hostRefusal('not-allowed')
    client.send({ say: 'devices', devices: this.#listFor(client) })
    return null
  }

  /** Sends each connection its person's devices, if there are several and that is news to it. */
  tell(): void {
    for (const client of this.#table.devices.all) {
      if (client.person === null) continue
      const devices = this.#listFor(client)
      const text = JSON.stringify({ say: 'devices', devices } satisfies ToClient)
      const before = this.#lastSent.get(client)
      if (before === text || (before === undefined && devices.length < 2)) continue
      this.#lastSent.set(client, text)
      client.sendText(text)
    }
  }

  /** Says that the person knows of a device. */
  note(client: Client, id: string): Promise<Refusal | null> {
    return this.#decide(client, id, (mine, other, person) => {
      return mayNote(person, mine, other) ? noteDevice(this.#table.record, person.id, other.id) : null
    })
  }

  /** Ends a device for good, with its return codes and an open move code. */
  async end(client: Client, id: string): Promise<Refusal | null> {
    const refusal = await this.#decide(client, id, (mine, other, person) => {
      return mayEnd(mine, other) ? endDevices(this.#table.record, person.id, (one) => one.id === other.id) : null
    })
    if (!refusal && client.person !== null) this.#table.arrivals.dropCode(client.person)
    if (!refusal) this.sendEndedAway()
    return refusal
  }

  #decide(
    { person: asker, ids }: Client,
    id: string,
    change: (mine: DeviceRecord, other: DeviceRecord, person: PersonRecord) => TableRecord | null,
  ): Promise<Refusal | null> {
    return this.#table.change(() => {
      const person = this.#person(asker)
      const mine = person?.devices.find((one) => ids.includes(one.id))
      const other = person?.devices.find((one) => one.id === id)
      if (!person || !mine || !other) return { refusal: hostRefusal('no-such-device') }
      return change(mine, other, person) ?? { refusal: hostRefusal('not-allowed') }
    })
  }

  /** Sends away connections whose device was ended; other people on a passed device stay. */
  sendEndedAway(): void {
    const { devices, record } = this.#table
    const valid = new Map(record.people.map((one) => [one.id, new Set(one.devices.map(({ id }) => id))]))
    const isValid = (client: Client, person: PersonId) => client.ids.some((id) => valid.get(person)?.has(id))
    for (const client of devices.all) {
      const people = peopleOn(client)
      const left = people.filter((one) => isValid(client, one))
      if (left.length === people.length) continue
      devices.delete(client)
      // It knows what opens a table with a PIN.
      this.#table.arrivals.pins.renew()
      const front = client.person !== null && left.includes(client.person) ? client.person : null
      if (left.length > 0) this.#table.admit(client, front, left, client.ids)
      else client.leave(hostRefusal('device-ended', { by: '', at: Date.now() }))
    }
    this.#table.refresh()
  }

  /** A connection is gone: its devices were last seen now. Written with the next change. */
  saw(client: Client): void {
    const { kept } = this.#table
    for (const one of peopleOn(client)) {
      const device = this.idOf(one, client.ids)
      if (device !== null) kept.now = seeDevice(kept.now, one, device)
    }
  }
}
