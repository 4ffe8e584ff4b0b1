/**
 * A table that moves to and fro between two computers while everything goes wrong. Somebody answers at both computers
 * all the time. What goes wrong, and on which computers, is the ground's business.
 */
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { quickRng } from '../../../engine/core/rng'
import type { Rng } from '../../../engine/core/contract'
import { journalName, readJournal } from '../disk/journalFile'
import type { TestClient } from './client'

export interface MoveReport {
  readonly moves: number
  /** How many of them ended at the other computer. */
  readonly switched: number
  /** How often each thing went wrong. */
  readonly mishaps: Readonly<Record<string, number>>
  readonly answers: number
  /** From yes to the first word of the new computer, in milliseconds. */
  readonly switchMs: readonly number[]
  /** Everything that went wrong; empty if nothing did. */
  readonly wrong: readonly string[]
}

/** A computer that may be stopped and started again at any moment, with the same folder and port. */
export interface MovingComputer {
  readonly dataDir: string
  /** Where the other computer finds it. */
  readonly url: string
  /** Resolves when it runs. */
  up(): Promise<void>
  /** A phone's connection to it. */
  connect(): Promise<TestClient>
  /** Its owner agrees to the table being offered, if one is offered soon. */
  sayYes(): Promise<void>
  stop(): Promise<void>
}

/** Two computers, and what happens to them and between them. */
export interface Ground {
  /** What is played: phones can't move a match with secrets. */
  readonly game: 'election-night' | 'zertz'
  readonly computers: readonly [MovingComputer, MovingComputer]
  /** Chooses what goes wrong in the next move of the table, now at computer `at`. Returns it for the report. */
  plan(at: number, rng: Rng): string
  /** Whether a cable is cut just now. */
  readonly cut: boolean
  readonly mishaps: Readonly<Record<string, number>>
  end(): Promise<void>
}

/** How long after a computer had not got the table it is looked for there again: coming for nothing costs most. */
const missedMs = 30

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

class Session {
  readonly #rng: Rng
  readonly #ground: Ground
  readonly wrong: string[] = []
  readonly taken: { readonly match: number; readonly key: string; readonly step: number; readonly at: number }[] = []
  readonly switchMs: number[] = []
  switched = 0
  moves = 0
  /** Which computer the table was at when the current move began. */
  #at = 0
  #table = ''
  #tokens: string[] = []
  #planned = ''
  /** Who answers at each computer, by computer and person, as long as their line holds. */
  readonly #answering = new Map<string, TestClient>()
  /** By computer: when to look for the table there again. */
  readonly #missedUntil = [0, 0]

  constructor(ground: Ground, seed: number) {
    this.#ground = ground
    this.#rng = quickRng(seed)
  }

  get #computers(): readonly [MovingComputer, MovingComputer] {
    return this.#ground.computers
  }

  async begin(): Promise<void> {
    const anna = await this.#computers[0].connect()
    await anna.must({ do: 'open', game: this.#ground.game, name: 'Anna' })
    const bela = await this.#computers[0].connect()
    this.#table = anna.tableId
    await bela.must({ do: 'join', table: this.#table, name: 'Béla' })
    await anna.must({ do: 'start' })
    this.#tokens = [anna.token, bela.token]
    await Promise.all([anna.close(), bela.close()])
  }

  /** Somebody at a computer, if the table is there. */
  async #come(computer: MovingComputer, person: number): Promise<TestClient | null> {
    let client: TestClient | null = null
    try {
      client = await computer.connect()
      const why = await client.refusal({ do: 'return', table: this.#table, token: this.#tokens[person]! })
      if (why === null) return client
    } catch {
      // It is down, or can't be reached.
    }
    client?.socket.terminate()
    return null
  }

  /** The same with patience: a late mishap of the move before may have stopped the computer. */
  async #comeBack(computer: MovingComputer): Promise<TestClient | null> {
    for (let tries = 0; tries < 40; tries++) {
      await computer.up()
      const client = await this.#come(computer, 0)
      if (client !== null) return client
      await sleep(100)
    }
    return null
  }

  /** Somebody at a computer. They stay for a while: coming takes far longer than answering. */
  async #stay(at: number, person: number): Promise<TestClient | null> {
    const place = `${at}-${person}`
    const before = this.#answering.get(place)
    if (before?.socket.readyState === WebSocket.OPEN && this.#rng.below(5) > 0) return before
    this.#go(at, person)
    if (Date.now() < this.#missedUntil[at]!) return null
    const client = await this.#come(this.#computers[at]!, person)
    if (client === null) this.#missedUntil[at] = Date.now() + missedMs
    else this.#answering.set(place, client)
    return client
  }

  #go(at: number, person: number): void {
    const place = `${at}-${person}`
    this.#answering.get(place)?.socket.terminate()
    this.#answering.delete(place)
  }

  /** Tries to answer at a computer; notes what was taken. */
  async #answerAt(at: number): Promise<void> {
    for (const person of [0, 1]) {
      const client = await this.#stay(at, person)
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
          else this.#go(at, person)
        }
      } catch {
        // The connection broke: whether the answer was taken is not known.
        this.#go(at, person)
      }
    }
  }

  #note(match: number, step: number, key: string, at: number, person: number): void {
    const same = this.taken.find((one) => one.match === match && one.step === step && one.key.startsWith(`${person}:`))
    if (same) this.wrong.push(`match ${match}, step ${step}: taken at both ${same.at} and ${at}`)
    this.taken.push({ match, step, key, at })
  }

  async move(): Promise<void> {
    const [old, next] = [this.#computers[this.#at]!, this.#computers[1 - this.#at]!]
    await Promise.all([old.up(), next.up()])
    const anna = await this.#comeBack(old)
    if (anna === null) return void this.wrong.push(`the table is not at ${this.#at} after ${this.#planned}`)
    this.#planned = this.#ground.plan(this.#at, this.#rng)
    this.moves++
    await this.#ask(anna, next.url)
    let answering = true
    const answers = (async () => {
      while (answering) {
        for (const at of [0, 1]) await this.#answerAt(at)
        await sleep(10)
      }
    })()
    await next.sayYes()
    await this.#settle(anna)
    answering = false
    await answers
    anna.socket.terminate()
  }

  /** Asks for a move. The one before is not quite over for a computer that hasn't heard yet that it was. */
  async #ask(anna: TestClient, to: string): Promise<void> {
    for (let tries = 0; tries < 40; tries++) {
      const why = await anna.refusal({ do: 'moveTable', to }).catch(() => null)
      if (why?.rule !== 'host.moving') return
      await sleep(25)
    }
  }

  /** Waits until exactly one computer has the table, and keeps it. */
  async #settle(anna: TestClient): Promise<void> {
    const begun = Date.now()
    while (Date.now() < begun + 30_000) {
      await Promise.all(this.#computers.map((one) => one.up()))
      const [isHere, isThere] = await Promise.all([this.#has(this.#at), this.#has(1 - this.#at)])
      if (isThere) {
        this.switched++
        this.switchMs.push(Date.now() - begun)
        this.#at = 1 - this.#at
        return
      }
      const over = anna.received.some((one) => one.say === 'moving' && one.move === null) || anna.socket.readyState > 1
      if (isHere && over && !this.#ground.cut) return
      await sleep(15)
    }
    this.wrong.push(`nobody has the table after ${this.#planned}`)
  }

  async #has(at: number): Promise<boolean> {
    const client = await this.#come(this.#computers[at]!, 1)
    client?.socket.terminate()
    return client !== null
  }

  /** Everything that was taken is in the journals, once. */
  async audit(): Promise<void> {
    const folder = join(this.#computers[this.#at]!.dataDir, 'tables', this.#table)
    for (const match of new Set(this.taken.map((one) => one.match))) {
      const read = await readJournal(join(folder, journalName(match)))
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
}

/** Moves a table to and fro until it has moved `moves` times, something was wrong, or time is up. */
export async function moveToAndFro(
  ground: Ground,
  moves: number,
  seed: number,
  mostMs = Infinity,
): Promise<MoveReport> {
  const session = new Session(ground, seed)
  const until = Date.now() + mostMs
  try {
    await session.begin()
    while (session.moves < moves && session.wrong.length === 0 && Date.now() < until) await session.move()
    await session.audit()
  } finally {
    await ground.end()
  }
  const { switched, taken, switchMs, wrong } = session
  return { moves: session.moves, switched, mishaps: ground.mishaps, answers: taken.length, switchMs, wrong }
}
