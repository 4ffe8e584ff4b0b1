/** How people leave a table: for a while, for good, or sent away. */
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import { peopleOn, type Client } from '../table/client'
import * as lobby from '../table/lobby'
import type { Table } from '../table/table'

export class Departures {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** The connection is gone; the seat stays. */
  disconnected(client: Client): void {
    const { devices, record, parts } = this.#table
    if (!devices.delete(client)) return
    this.#table.ownDevices.saw(client)
    this.#table.noteUse()
    const gone = peopleOn(client)
    const people = record.people.filter(({ id }) => gone.includes(id))
    for (const { name } of people.filter((one) => devices.count(one.id) === 0)) {
      devices.notice('away', name)
      parts.changed()
    }
    this.#table.refresh()
  }

  async leave(client: Client): Promise<Refusal | null> {
    const { person, carries } = client
    // Nobody holds the device: its people keep their seats, and it must keep their tokens.
    if (person === null && carries.length > 0) return hostRefusal('not-allowed')
    if (person !== null) return this.#remove(person, 'left')
    this.#table.devices.delete(client)
    client.leave(hostRefusal('left'))
    this.#table.refresh()
    return null
  }

  async kick(person: PersonId): Promise<Refusal | null> {
    if (!this.#table.record.people.some((one) => one.id === person)) return hostRefusal('no-such-person')
    return this.#remove(person, 'kicked')
  }

  /** Sends away everyone who came in numbers or only stands about, and lets nobody else in. */
  async clearStrangers(): Promise<Refusal | null> {
    let gone: readonly PersonId[] = []
    const refusal = await this.#table.change((now) => {
      gone = this.#table.arrivals.strangers()
      return { ...gone.reduce((next, one) => lobby.removePerson(next, one), now), locked: true }
    })
    if (!refusal) for (const person of gone) this.sendAway(person, hostRefusal('kicked'))
    return refusal
  }

  /** Their devices keep their tokens until that is on disk: nobody else could free the seat. */
  async #remove(person: PersonId, how: 'left' | 'kicked'): Promise<Refusal | null> {
    const { devices } = this.#table
    let name = ''
    const refusal = await this.#table.change((now) => {
      const there = now.people.find((one) => one.id === person)
      if (!there) return { refusal: hostRefusal('not-at-table') }
      name = there.name
      return lobby.removePerson(now, person, (id) => devices.count(id) > 0)
    })
    if (refusal) return refusal
    this.sendAway(person, hostRefusal(how))
    devices.notice(how, name)
    return null
  }

  /** Sends away the devices of somebody who is no longer one of the table's people. */
  sendAway(person: PersonId, why: Refusal): void {
    const { devices } = this.#table
    for (const client of devices.of(person)) {
      const others = client.carries.filter((one) => one !== person)
      devices.delete(client)
      // The others stay with their device.
      if (others.length > 0)
        this.#table.admit(client, client.person === person ? null : client.person, others, client.ids)
      else client.leave(why)
    }
  }

  /** Sends every device away, with the reason. */
  clear(why: Refusal): void {
    for (const client of this.#table.devices.all) {
      this.#table.devices.delete(client)
      client.leave(why)
    }
  }
}
