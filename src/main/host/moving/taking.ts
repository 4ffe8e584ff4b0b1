/** Tables that come here from another computer: its owner is asked, the table is fetched, checked, and taken over. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Refusal } from '../../../engine/core/contract'
import type { GameId } from '../../../engine/games/catalog'
import { readJson } from '../../../protocol/reading'
import type { TableOffer } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { readText, writeWhole } from '../disk/files'
import { hostRefusal } from '../refusals'
import type { Tables } from '../table/tables'
import type { TableParts } from '../table/tableParts'
import { digestOf, mostBundleLength, readBundle, unpack, type Bundle } from './bundle'
import type { RequestHost } from './hostLink'
import { decideMs } from './leaving'
import { whyNot } from './packing'
import { numberOf, watchersPass } from './release'

export interface TakingParts {
  readonly tables: Tables
  readonly dataDir: string
  game(id: GameId): ReturnType<TableParts['game']>
  request: RequestHost
  /** The list of offers has changed. */
  changed(): void
  log(line: string): void
  readonly speed: number
}

type Offer = Extract<Numbered, { do: 'offer' }>

interface Waiting {
  readonly offer: Offer
  settle(result: Refusal | null): void
}

/** What is kept with a copy until the old computer has released the table. */
const noteSchema = v.object({
  ticket: v.string(),
  from: v.string(),
  digest: v.string(),
  chat: v.array(v.object({ from: v.number(), name: v.string(), text: v.string(), at: v.number() })),
  msLeft: v.nullable(v.number()),
})
type Note = v.InferOutput<typeof noteSchema>

const noteFile = 'moving.json'
const mostOffers = 4
const replyMs = 8000
const retryMs = 1000
const tries = 3

export class Taking {
  readonly #parts: TakingParts
  readonly #incoming: string
  #waiting = new Map<number, Waiting>()
  #last = 0
  /** Tables whose old computer is being asked. */
  #asking = new Set<string>()
  #stopped = false

  constructor(parts: TakingParts) {
    this.#parts = parts
    this.#incoming = join(parts.dataDir, 'incoming')
  }

  get offers(): readonly TableOffer[] {
    return [...this.#waiting].map(([id, { offer }]) => ({
      id,
      number: numberOf(offer.ticket),
      from: offer.from,
      table: offer.name,
      game: offer.game,
    }))
  }

  /** Another computer would move a table here; resolves when this computer's owner has decided. */
  offer(offer: Offer): Promise<Refusal | null> {
    if (this.#parts.game(offer.game)?.rules.version !== offer.version)
      return Promise.resolve(hostRefusal('other-rules'))
    if (this.#parts.tables.has(offer.table)) return Promise.resolve(hostRefusal('table-is-here'))
    if (this.#waiting.size >= mostOffers) return Promise.resolve(hostRefusal('too-fast'))
    const id = ++this.#last
    return new Promise((settle) => {
      this.#waiting.set(id, { offer, settle })
      setTimeout(() => this.#drop(id, hostRefusal('move-unanswered')), decideMs / this.#parts.speed).unref()
      this.#parts.changed()
    })
  }

  #drop(id: number, why: Refusal | null): Offer | null {
    const waiting = this.#waiting.get(id)
    if (!waiting) return null
    this.#waiting.delete(id)
    this.#parts.changed()
    waiting.settle(why)
    return waiting.offer
  }

  /** This computer's owner says yes or no. */
  decide(id: number, on: boolean): Refusal | null {
    const offer = this.#drop(id, on ? null : hostRefusal('move-refused'))
    if (offer === null) return hostRefusal('not-moving')
    if (on) void this.take(offer).catch((error: unknown) => this.#parts.log(`no table taken over: ${String(error)}`))
    return null
  }

  /** Fetches a table, checks it, and takes it over once the old computer has released it. */
  async take({ table, ticket, from }: Pick<Offer, 'table' | 'ticket' | 'from'>): Promise<void> {
    const text = await this.#fetch(table, ticket, from)
    if (text === null) return this.#parts.log(`table ${table} did not arrive from ${from}`)
    const bundle = readBundle(text)
    const wrong = bundle?.record.id === table ? whyNot(bundle, (id) => this.#parts.game(id)) : 'broken'
    if (bundle === null || wrong !== null) {
      this.#parts.log(`table ${table} from ${from} can't be played on here: ${wrong}`)
      // If the digest differs, the old computer knows at once and carries on by itself.
      return void (await this.#parts.request(
        from,
        { do: 'releaseTable', table, ticket, digest: digestOf('') },
        replyMs,
      ))
    }
    if (this.#stopped || this.#asking.has(table)) return
    const { chat, msLeft } = bundle
    await this.#keepCopy(bundle, { ticket, from, digest: digestOf(text), chat: [...chat], msLeft })
    await this.#goOn(table)
  }

  async #fetch(table: string, ticket: string, from: string): Promise<string | null> {
    let text = ''
    for (let part = 0, of = 1, failed = 0; part < of;) {
      const reply = await this.#parts.request(from, { do: 'fetchTable', table, ticket, part }, replyMs)
      if (reply?.say === 'part') {
        text += reply.text
        of = reply.of
        part++
      } else if (reply !== null || ++failed >= tries) return null
      if (text.length > mostBundleLength) return null
    }
    return text
  }

  /** The copy is of the next epoch, and nobody's table until it is moved in with the others. */
  async #keepCopy(bundle: Bundle, note: Note): Promise<void> {
    const { record } = bundle
    const folder = join(this.#incoming, record.id)
    await rm(folder, { recursive: true, force: true })
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    const here = { ...record, epoch: record.epoch + 1, moved: null, usedAt: Date.now() }
    await unpack(folder, { ...bundle, record: here })
    await writeWhole(join(folder, noteFile), JSON.stringify(note))
  }

  /** Resumes what was under way when the host stopped. */
  async resume(): Promise<void> {
    const names = await readdir(this.#incoming).catch(() => [])
    for (const name of names.filter((one) => /^[A-Z]{4}$/.test(one)))
      void this.#goOn(name).catch((error: unknown) =>
        this.#parts.log(`table ${name} is not taken over: ${String(error)}`),
      )
  }

  /** Resumes one copy, never twice at a time. */
  async #goOn(table: string): Promise<void> {
    if (this.#asking.has(table)) return
    this.#asking.add(table)
    await this.#askUntilKnown(table).finally(() => this.#asking.delete(table))
  }

  /** Asks the old computer until it says yes or no; then the table is here, or its copy is put aside. */
  async #askUntilKnown(table: string): Promise<void> {
    const folder = join(this.#incoming, table)
    const note = readJson(noteSchema, (await readText(join(folder, noteFile))) ?? '')
    // Without its note a copy was never whole, and the table never released.
    if (note === null) return rm(folder, { recursive: true, force: true })
    const { ticket, from, digest, chat, msLeft } = note
    for (;;) {
      if (this.#stopped) return
      const reply = await this.#parts.request(from, { do: 'releaseTable', table, ticket, digest }, replyMs)
      if (this.#stopped) return
      if (reply?.say === 'done') break
      if (reply?.say === 'refused' && reply.why.rule === hostRefusal('not-moving').rule) {
        this.#parts.log(`table ${table} stays at ${from}`)
        return rename(folder, join(this.#parts.dataDir, 'archive', `${table}.not-moved-${Date.now().toString(36)}`))
      }
      await new Promise((later) => setTimeout(later, retryMs / this.#parts.speed).unref())
    }
    const here = await this.#parts.tables.takeIn(table, folder, { chat, msLeft })
    if (here === null) return
    here.arrivals.pins.bring(watchersPass(ticket))
    this.#parts.log(`table ${table} came from ${from}`)
    await this.#parts.request(from, { do: 'tookTable', table, ticket }, replyMs)
  }

  stop(): void {
    this.#stopped = true
    for (const id of this.#waiting.keys()) this.#drop(id, hostRefusal('move-unanswered'))
  }
}
