/** What people say at a table. Kept in memory only; it goes along when the table moves to another computer. */
import type { Refusal } from '../../../engine/core/contract'
import type { Reaction } from '../../../protocol/reactions'
import type { ChatLine, PersonId } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import type { Client } from './client'
import type { Table } from './table'

const linesKept = 100

export class Chat {
  readonly #table: Table
  #lines: readonly ChatLine[] = []
  /** Who said the last lines with which key: a line that is sent again is said once. */
  #keys: readonly string[] = []

  constructor(table: Table) {
    this.#table = table
  }

  get lines(): readonly ChatLine[] {
    return this.#lines
  }

  /** What was said before the table came here. */
  restore(lines: readonly ChatLine[]): void {
    this.#lines = lines.slice(-linesKept)
  }

  say(person: PersonId, text: string, key?: string): Refusal | null {
    const { record, devices } = this.#table
    const said = key === undefined ? null : `${person}:${key}`
    if (said !== null && this.#keys.includes(said)) return null
    if (!this.allowed) return hostRefusal('not-allowed')
    const speaker = record.people.find((one) => one.id === person)
    // They may be sent away while they speak.
    if (!speaker) return hostRefusal('not-at-table')
    const line: ChatLine = { from: person, name: speaker.name, text, at: Date.now() }
    this.#lines = [...this.#lines, line].slice(-linesKept)
    if (said !== null) this.#keys = [...this.#keys, said].slice(-linesKept)
    devices.tell({ say: 'chat', lines: [line], fresh: false })
    return null
  }

  /** Shows something at a person's place on every screen. */
  react(person: PersonId, reaction: Reaction): Refusal | null {
    if (!this.allowed) return hostRefusal('not-allowed')
    this.#table.devices.tell({ say: 'reaction', from: person, reaction })
    return null
  }

  /** Whether people may chat and react now: a match may be quiet by the host's wish or by the game's options. */
  get allowed(): boolean {
    const { parts, record, playing } = this.#table
    if (!playing) return true
    if (record.quiet) return false
    const rules = parts.game(record.game)?.rules
    const options = rules?.parseOptions(record.options)
    if (!rules?.mayTalk || !options || 'refusal' in options) return true
    return rules.mayTalk(options.value)
  }

  /** Sends a newcomer what was said so far. */
  show(client: Client): void {
    if (this.#lines.length > 0) client.send({ say: 'chat', lines: this.#lines, fresh: true })
  }
}
