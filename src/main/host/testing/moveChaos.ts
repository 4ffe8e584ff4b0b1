/** Two hosts in this process: messages between them are lost or doubled, cables cut and computers stopped. */
import { quickRng, shuffle } from '../../../engine/core/rng'
import type { Rng } from '../../../engine/core/contract'
import { requestHost, type RequestHost } from '../moving/hostLink'
import { TestClient } from './client'
import { tempFolder, testHost, type TestHost } from './host'
import { moveToAndFro, type Ground, type MoveReport, type MovingComputer } from './moveSession'

const kinds = ['lost', 'unheard', 'doubled', 'cut', 'oldStops', 'newStops'] as const
type Mishap = (typeof kinds)[number] | 'none'
/** A move has four messages; one of them may be asked again. */
const places = 5

/** What goes wrong in a move, and at which message. */
interface Plan {
  readonly mishap: Mishap
  readonly after: number
}

const plans: readonly Plan[] = [
  { mishap: 'none', after: 0 },
  ...kinds.flatMap((mishap) => Array.from({ length: places }, (_, after) => ({ mishap, after }))),
]

/** How many moves meet everything that can go wrong. */
export const allPlans = plans.length

/** Deals everything that can go wrong, in any order, then all of it again. */
export class Plans {
  readonly #rng: Rng
  #left: Plan[] = []

  constructor(seed: number) {
    this.#rng = quickRng(seed)
  }

  next(): Plan {
    if (this.#left.length === 0) this.#left = shuffle(this.#rng, plans)
    return this.#left.pop()!
  }
}

const speed = 40
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

class Computer implements MovingComputer {
  readonly dataDir = tempFolder()
  #host!: TestHost
  #port = 0
  #starting: Promise<void> | null = null

  async start(request: RequestHost): Promise<void> {
    this.#host = await testHost({ dataDir: this.dataDir, port: this.#port, clockSpeed: speed, request })
    this.#port = this.#host.port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  restart(request: RequestHost): Promise<void> {
    this.#starting ??= (async () => {
      await this.#host.close()
      await sleep(260)
      await this.start(request)
      this.#starting = null
    })()
    return this.#starting
  }

  async up(): Promise<void> {
    await this.#starting
  }

  connect(): Promise<TestClient> {
    return TestClient.connect(this.#port)
  }

  async sayYes(): Promise<void> {
    await this.up()
    const owner = await this.connect().catch(() => null)
    if (owner === null) return
    const offered = () => owner.received.findLast((one) => one.say === 'offers' && one.offers.length > 0)
    await owner.until(() => offered() !== undefined, 1500).catch(() => undefined)
    const said = offered()
    if (said?.say === 'offers')
      await owner.request({ do: 'decideOffer', offer: said.offers[0]!.id, on: true }).catch(() => undefined)
    await owner.close()
  }

  async stop(): Promise<void> {
    await this.up()
    await this.#host.close()
  }
}

class OneProcess implements Ground {
  readonly game = 'election-night'
  readonly computers = [new Computer(), new Computer()] as const
  readonly mishaps: Record<string, number> = {}
  cut = false
  readonly #plans: Plans
  #rng: Rng | null = null
  #at = 0
  #plan: Plan = plans[0]!
  #requests = 0

  constructor(plans: Plans) {
    this.#plans = plans
  }

  plan(at: number, rng: Rng): string {
    this.#rng = rng
    this.#at = at
    this.#requests = 0
    this.#plan = this.#plans.next()
    return `${this.#plan.mishap} after ${this.#plan.after}`
  }

  async start(): Promise<void> {
    for (const computer of this.computers) await computer.start(this.#request)
  }

  /** How the computers reach each other, with this move's mishap at its place. */
  readonly #request: RequestHost = async (url, message, ms) => {
    const now = this.#requests++ === this.#plan.after ? this.#plan.mishap : 'none'
    if (now !== 'none') this.mishaps[now] = (this.mishaps[now] ?? 0) + 1
    if (now === 'cut') {
      this.cut = true
      setTimeout(() => (this.cut = false), 30 + (this.#rng?.below(700) ?? 0))
    }
    if (now === 'oldStops') void this.computers[this.#at]!.restart(this.#request)
    if (now === 'newStops') void this.computers[1 - this.#at]!.restart(this.#request)
    if (now === 'lost' || this.cut) return (await sleep(5), null)
    if (now === 'doubled') void requestHost(url, message, ms)
    const reply = await requestHost(url, message, ms)
    return now === 'unheard' || this.cut ? null : reply
  }

  async end(): Promise<void> {
    for (const computer of this.computers) await computer.stop()
  }
}

export async function runMoves(moves: number, seed: number, plans: Plans): Promise<MoveReport> {
  const ground = new OneProcess(plans)
  await ground.start()
  return moveToAndFro(ground, moves, seed)
}
