/**
 * Two computers in network namespaces, with a third one between them where phones are and this program runs: hosts are
 * killed, cables cut, messages between the hosts lost, doubled or late, before and after every message of a move.
 */
import { execFile } from 'node:child_process'
import { pick } from '../../../engine/core/rng'
import type { Rng } from '../../../engine/core/contract'
import { Child } from './child'
import { TestClient } from './client'
import { tempFolder } from './host'
import type { ProcessOptions } from './hostProcess'
import { MessageLine, type Handling } from './messageLine'
import type { Ground, MovingComputer } from './moveSession'

/** One of the two computers, as seen from the one between them. */
export interface Corner {
  /** Name of its namespace. */
  readonly name: string
  /** The adapter of the computer in between that leads to it. */
  readonly cable: string
  /** Its own address, and that of the computer in between on its cable. */
  readonly address: string
  readonly gate: string
}

const port = 7400
const speed = 40
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const kinds = ['none', 'lost', 'twice', 'late', 'cutOld', 'cutNew', 'killOld', 'killNew', 'killBoth'] as const
type Mishap = (typeof kinds)[number]
/** A move has four messages with a reply each: offer, fetch, release, took. */
const points = 8
/** Kills and cuts may also come a little after a message, while it is being dealt with. */
const mostDelayMs = 25

class Computer implements MovingComputer {
  readonly dataDir = tempFolder()
  readonly url: string
  readonly #corner: Corner
  #child: Child | null = null
  /** Loaded already, and waiting for its first line to become the host. */
  #spare: Child
  /** Set while it is killed or starts. */
  #changing: Promise<void> | null = null
  #phones = 0
  /** A kill that comes late finds nothing to start again. */
  #stopped = false

  constructor(corner: Corner, other: Corner) {
    this.#corner = corner
    this.url = `http://${other.gate}:${port}`
    this.#spare = this.#load()
  }

  #load(): Child {
    return new Child('./hostProcess.ts', [], ['ip', 'netns', 'exec', this.#corner.name])
  }

  start(): Promise<void> {
    return this.#change(() => this.#begin())
  }

  /** A second kill meanwhile is the same one. */
  kill(): Promise<void> {
    return this.#change(async () => {
      await this.#child?.end('SIGKILL')
      if (!this.#stopped) await this.#begin()
    })
  }

  #change(act: () => Promise<void>): Promise<void> {
    this.#changing ??= act().finally(() => (this.#changing = null))
    return this.#changing
  }

  async #begin(): Promise<void> {
    const child = this.#spare
    this.#spare = this.#load()
    const options: ProcessOptions = { dataDir: this.dataDir, announce: false, port, clockSpeed: speed, client: true }
    child.tell(options)
    await child.line((line) => line.port === port, 60_000)
    this.#child = child
  }

  async up(): Promise<void> {
    await this.#changing
  }

  /** Each phone has another address, as phones have. */
  connect(): Promise<TestClient> {
    const { address, gate } = this.#corner
    const localAddress = gate.replace(/\d+$/, String(128 + (this.#phones++ % 100)))
    return TestClient.connect(`${address}:${port}`, { localAddress, handshakeTimeout: 2000 })
  }

  async sayYes(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      await this.up()
      const said = this.#child!.lines.findLast((line) => line.say === 'offers') as { offers?: { id: number }[] }
      const [offer] = said?.offers ?? []
      if (offer) return this.#child!.tell({ do: 'decideOffer', offer: offer.id, on: true })
      await sleep(15)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.up()
    for (const child of [this.#child, this.#spare]) await child?.end('SIGKILL')
  }
}

export class InNamespaces implements Ground {
  readonly game = 'zertz'
  readonly computers: readonly [Computer, Computer]
  readonly mishaps: Record<string, number> = {}
  readonly #corners: readonly [Corner, Corner]
  #lines: MessageLine[] = []
  #cuts = 0
  #rng: Rng | null = null
  #at = 0
  #mishap: Mishap = 'none'
  #point = -1
  #passed = 0

  constructor(corners: readonly [Corner, Corner]) {
    this.#corners = corners
    const [one, other] = corners
    this.computers = [new Computer(one, other), new Computer(other, one)]
  }

  async start(): Promise<void> {
    for (const [at, corner] of this.#corners.entries()) {
      const other = this.#corners[1 - at]!
      const from = `http://${corner.gate}:${port}`
      this.#lines.push(
        // What the other computer says at its own gate goes to this one, which is to answer at its own.
        await MessageLine.open({
          address: other.gate,
          port,
          to: `${corner.address}:${port}`,
          handle: (kind, way) => this.#handle(`${kind} ${way}`),
          rewrite: (message) => (message.do === 'offer' ? { ...message, from } : message),
        }),
      )
    }
    await Promise.all(this.computers.map((one) => one.start()))
  }

  get cut(): boolean {
    return this.#cuts > 0
  }

  plan(at: number, rng: Rng): string {
    this.#rng = rng
    this.#at = at
    this.#passed = 0
    this.#mishap = pick(rng, kinds)
    this.#point = rng.below(points)
    return `${this.#mishap} at ${this.#point}`
  }

  /** What happens to a message; and at this move's point, what happens to the computers and cables. */
  #handle(message: string): Handling {
    if (this.#passed++ !== this.#point || this.#mishap === 'none') return 'pass'
    const what = `${this.#mishap} at ${message}`
    this.mishaps[what] = (this.mishaps[what] ?? 0) + 1
    const [old, next] = [this.#at, 1 - this.#at]
    switch (this.#mishap) {
      case 'lost':
      case 'twice':
      case 'late':
        return this.#mishap
      case 'cutOld':
        this.#soon(() => this.#cutCable(old))
        break
      case 'cutNew':
        this.#soon(() => this.#cutCable(next))
        break
      case 'killOld':
        this.#soon(() => this.computers[old].kill())
        break
      case 'killNew':
        this.#soon(() => this.computers[next].kill())
        break
      case 'killBoth':
        this.#soon(() => Promise.all(this.computers.map((one) => one.kill())))
        break
      default:
        return this.#mishap satisfies never
    }
    return 'pass'
  }

  #soon(act: () => Promise<unknown>): void {
    const ms = Math.max(0, this.#rng!.below(2 * mostDelayMs) - mostDelayMs)
    if (ms === 0) void act()
    else setTimeout(() => void act(), ms)
  }

  async #cutCable(at: number): Promise<void> {
    const { cable } = this.#corners[at]!
    this.#cuts++
    await link(cable, 'down')
    await sleep(30 + this.#rng!.below(700))
    await link(cable, 'up')
    this.#cuts--
  }

  async end(): Promise<void> {
    await Promise.all(this.computers.map((one) => one.stop()))
    for (const line of this.#lines) line.close()
  }
}

function link(cable: string, state: 'up' | 'down'): Promise<void> {
  return new Promise((done, fail) =>
    execFile('ip', ['link', 'set', cable, state], { timeout: 5000 }, (error) => (error ? fail(error) : done())),
  )
}
