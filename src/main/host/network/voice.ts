/** One voice on the network: sends and hears mDNS at one of this computer's addresses. */
import Bonjour from 'bonjour-service'
import type { EventEmitter } from 'node:events'
import { records, serviceName, type Advert, type DnsRecord } from './advert'

/** The parts of bonjour-service's internals we use: only a listener on its socket can catch that socket's errors. */
interface Inner {
  readonly server: {
    readonly mdns: EventEmitter & {
      respond(records: readonly DnsRecord[], done?: () => void): void
      query(name: string, type: string): void
      destroy(done?: () => void): void
    }
    register(records: readonly DnsRecord[]): void
    unregister(records: readonly DnsRecord[]): void
  }
}

export interface Packet {
  readonly answers: readonly DnsRecord[]
  readonly additionals: readonly DnsRecord[]
}

export interface Ears {
  hear(packet: Packet, from: string): void
  /** The voice is lost. */
  fail(error: Error): void
}

/** When an announcement is repeated, since packets get lost. */
const repeats = [0, 1000, 3000]
const goodbyeMs = 300

export class Voice {
  readonly #address: string
  readonly #server: Inner['server']
  #said: readonly DnsRecord[] = []
  #advert: Advert | null = null
  #timers: NodeJS.Timeout[] = []
  #working = true

  constructor(address: string, { hear, fail }: Ears) {
    this.#address = address
    const options = { interface: address, bind: '0.0.0.0' } as ConstructorParameters<typeof Bonjour>[0]
    // An address may vanish between two looks; what can't be sent then is sent when it is back.
    const bonjour = new Bonjour(options, () => undefined)
    this.#server = (bonjour as unknown as Inner).server
    const { mdns } = this.#server
    mdns.on('error', (error: Error) => {
      if (!this.#working) return
      this.#working = false
      this.#stopRepeating()
      this.#destroy(() => undefined)
      fail(error)
    })
    mdns.on('response', (packet: Packet, from: { address: string }) => hear(packet, from.address))
    mdns.on('query', (_: unknown, from: { address: string }) => hear({ answers: [], additionals: [] }, from.address))
    this.query()
  }

  query(): void {
    this.#server.mdns.query(serviceName, 'PTR')
  }

  announce(advert: Advert): void {
    this.#stopRepeating()
    this.#server.unregister(this.#said)
    this.#advert = advert
    this.#said = records(advert, this.#address)
    this.#server.register(this.#said)
    this.#timers = repeats.map((ms) => setTimeout(() => this.#server.mdns.respond(this.#said), ms).unref())
  }

  /** Says goodbye, if it has said anything. */
  close(): Promise<void> {
    this.#stopRepeating()
    if (!this.#working) return Promise.resolve()
    this.#working = false
    return new Promise((done) => {
      const end = () => this.#destroy(done)
      const timer = setTimeout(end, goodbyeMs)
      this.#server.unregister(this.#said)
      if (this.#advert === null) return end()
      this.#server.mdns.respond(records(this.#advert, this.#address, 0), () => (clearTimeout(timer), end()))
    })
  }

  #stopRepeating(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #destroy(done: () => void): void {
    try {
      this.#server.mdns.destroy(done)
    } catch {
      done()
    }
  }
}
