/**
 * A table that moves to and fro between two computers while everything goes wrong: messages between them are lost or
 * doubled, cables cut and computers stopped at every point of a move. Somebody answers at both computers all the time.
 */
import { join } from 'node:path'
import { pick, quickRng } from '../../../engine/core/rng'
import type { Rng } from '../../../engine/core/contract'
import { readJournal } from '../disk/journalFile'
import { askHost, type AskHost } from '../moving/hostLink'
import { TestClient } from './client'
import { tempFolder, testHost, type TestHost } from './host'

export interface MoveReport {
  readonly moves: number
  /** How many of them ended at the other computer. */
  readonly switched: number
  readonly mishaps: number
  readonly answers: number
  /** From yes to the first word of the new computer, in milliseconds. */
  readonly switchMs: readonly number[]
  /** Everything that went wrong; empty if nothing did. */
  readonly wrong: readonly string[]
}

const mishaps = ['none', 'lost', 'unheard', 'doubled', 'cut', 'oldStops', 'newStops'] as const
type Mishap = (typeof mishaps)[number]

const speed = 40
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A computer that can be stopped and started again, with the same folder and port. */
class Computer {
  host!: TestHost
  readonly dataDir = tempFolder()
  #port = 0
  #starting: Promise<void> | null = null

  async start(ask: AskHost): Promise<void> {
    this.host = await testHost({ dataDir: this.dataDir, port: this.#port, clockSpeed: speed, ask })
    this.#port = this.host.port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get port(): number {
    return this.#port
  }

  restart(ask: AskHost): Promise<void> {
    this.#starting ??= (async () => {
      await this.host.close()
      await sleep(260)
      await this.start(ask)
      this.#starting = null
    })()
    return this.#starting
  }

  async up(): Promise<void> {
    await this.#starting
  }
}

async function connected(computer: Computer): Promise<TestClient> {
  for (;;) {
    await computer.up()
    const client = await TestClient.connect(computer.port).catch(() => null)
    if (client !== null) return client
    await sleep(50)
  }
}

class Session {
  readonly #rng: Rng
  readonly computers = [new Computer(), new Computer()] as const
  readonly wrong: string[] = []
  readonly taken: { readonly match: number; readonly key: string; readonly step: number; readonly at: number }[] = []
  readonly switchMs: number[] = []
  mishaps = 0
  switched = 0
  /** Which computer the table was at when the present move began. */
  at = 0
  table = ''
  tokens: string[] = []
  #plan: { readonly mishap: Mishap; readonly after: number } = { mishap: 'none', after: 0 }
  #asked = 0
  #cut = false

  constructor(seed: number) {
    this.#rng = quickRng(seed)
  }

  /** How the computers reach each other, with this move's mishap at its place. */
  readonly ask: AskHost = async (url, message, ms) => {
    const now = this.#asked++ === this.#plan.after ? this.#plan.mishap : 'none'
    if (now !== 'none') this.mishaps++
    if (now === 'cut') {
      this.#cut = true
      setTimeout(() => (this.#cut = false), 30 + this.#rng.below(700))
    }
    if (now === 'oldStops') void this.computers[this.at]!.restart(this.ask)
    if (now === 'newStops') void this.computers[1 - this.at]!.restart(this.ask)
    if (now === 'lost' || this.#cut) return (await sleep(5), null)
    if (now === 'doubled') void askHost(url, message, ms)
    const reply = await askHost(url, message, ms)
    return now === 'unheard' || this.#cut ? null : reply
  }

  async begin(): Promise<void> {
    for (const computer of this.computers) await computer.start(this.ask)
    const anna = await TestClient.connect(this.computers[0].port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    const bela = await TestClient.connect(this.computers[0].port)
    this.table = anna.tableId
    await bela.must({ do: 'join', table: this.table, name: 'Béla' })
    await anna.must({ do: 'start' })
    this.tokens = [anna.token, bela.token]
    await Promise.all([anna.close(), bela.close()])
  }

  /** Somebody at a computer, if the table is there. */
  async #come(computer: Computer, person: number): Promise<TestClient | null> {
    try {
      const client = await TestClient.connect(computer.port)
      const why = await client.refusal({ do: 'return', table: this.table, token: this.tokens[person]! })
      if (why === null) return client
      await client.close()
    } catch {
      // It is down just now.
    }
    return null
  }

  /** The same with patience: a late mishap of the move before may have stopped the computer. */
  async #comeBack(computer: Computer): Promise<TestClient | null> {
    for (let tries = 0; tries < 20; tries++) {
      await computer.up()
      const client = await this.#come(computer, 0)
      if (client !== null) return client
      await sleep(100)
    }
    return null
  }

  /** Tries to answer at a computer; notes what was taken. */
  async #answerAt(at: number): Promise<void> {
    for (const person of [0, 1]) {
      const client = await this.#come(this.computers[at]!, person)
      if (client === null) continue
      try {
        const { setAside = null, phase } = client.table ?? {}
        if (setAside !== null) this.wrong.push(`the match was set aside: ${setAside.why}`)
        if (phase === 'over') await client.refusal({ do: 'again' })
        if (client.owes) {
          const { number: match, step } = client.match!
          const key = `${at}-${person}-${step}-${this.#rng.below(1e9)}`
          const why = await client.refusal({ do: 'answer', match, step, key, answer: client.sample(step) })
          if (why === null) this.#note(match, step, `${person}:${key}`, at, person)
        }
      } catch {
        // The connection broke: whether the answer was taken is not known.
      }
      await client.close()
    }
  }

  #note(match: number, step: number, key: string, at: number, person: number): void {
    const same = this.taken.find((one) => one.match === match && one.step === step && one.key.startsWith(`${person}:`))
    if (same) this.wrong.push(`match ${match}, step ${step}: taken at both ${same.at} and ${at}`)
    this.taken.push({ match, step, key, at })
  }

  async move(): Promise<void> {
    const [old, next] = [this.computers[this.at]!, this.computers[1 - this.at]!]
    await Promise.all([old.up(), next.up()])
    this.#asked = 0
    this.#plan = { mishap: pick(this.#rng, mishaps), after: this.#rng.below(5) }
    const anna = await this.#comeBack(old)
    const owner = await connected(next)
    if (anna === null) return void this.wrong.push(`the table is not at ${this.at}`)
    await anna.request({ do: 'moveTable', to: next.url }).catch(() => undefined)
    let answering = true
    const answers = (async () => {
      while (answering) for (const at of [0, 1]) await this.#answerAt(at)
    })()
    await this.#sayYes(owner)
    await this.#settle(anna)
    answering = false
    await answers
    await Promise.all([anna, owner].map((one) => one.close()))
  }

  async #sayYes(owner: TestClient): Promise<void> {
    const offered = () => owner.received.findLast((one) => one.say === 'offers' && one.offers.length > 0)
    await owner.until(() => offered() !== undefined, 1500).catch(() => undefined)
    const said = offered()
    if (said?.say !== 'offers') return
    await owner.request({ do: 'decideOffer', offer: said.offers[0]!.id, on: true }).catch(() => undefined)
  }

  /** Waits until exactly one computer has the table, and keeps it. */
  async #settle(anna: TestClient): Promise<void> {
    const begun = Date.now()
    for (let tries = 0; tries < 400; tries++) {
      await Promise.all(this.computers.map((one) => one.up()))
      const [here, there] = [this.#has(this.at), this.#has(1 - this.at)]
      const [isHere, isThere] = [await here, await there]
      if (isThere) {
        this.switched++
        this.switchMs.push(Date.now() - begun)
        this.at = 1 - this.at
        return
      }
      const over = anna.received.some((one) => one.say === 'moving' && one.move === null) || anna.socket.readyState > 1
      if (isHere && over && !this.#cut) return
      await sleep(15)
    }
    this.wrong.push(`nobody has the table after ${JSON.stringify(this.#plan)}`)
  }

  async #has(at: number): Promise<boolean> {
    const client = await this.#come(this.computers[at]!, 1)
    await client?.close()
    return client !== null
  }

  /** Everything that was taken is in the journals, once. */
  async audit(): Promise<void> {
    const folder = join(this.computers[this.at]!.dataDir, 'tables', this.table)
    for (const match of new Set(this.taken.map((one) => one.match))) {
      const read = await readJournal(join(folder, `match-${match}.jsonl`))
      if ('unread' in read) {
        this.wrong.push(`match ${match}: ${read.at}`)
        continue
      }
      const kept = read.journal.entries.map(({ key }) => key)
      if (new Set(kept).size !== kept.length) this.wrong.push(`match ${match}: doubled answers`)
      for (const { key } of this.taken.filter((one) => one.match === match))
        if (!kept.includes(key)) this.wrong.push(`match ${match}: lost ${key}`)
    }
  }

  async end(): Promise<void> {
    for (const computer of this.computers) {
      await computer.up()
      await computer.host.close()
    }
  }
}

export async function runMoves(moves: number, seed: number): Promise<MoveReport> {
  const session = new Session(seed)
  await session.begin()
  for (let move = 0; move < moves && session.wrong.length === 0; move++) await session.move()
  await session.audit()
  await session.end()
  const { switched, mishaps, taken, switchMs, wrong } = session
  return { moves, switched, mishaps, answers: taken.length, switchMs, wrong }
}
