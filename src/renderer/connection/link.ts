/**
 * One socket to the host, kept alive: it greets, numbers requests, matches replies, notices a dead line and comes back.
 * Knows nothing of pages or stores, so that tests can pass in their own clocks and sockets.
 */
import { protocolVersion } from '../../protocol/version'
import type { Refusal } from '../../engine/core/contract'
import type { ToClient } from '../../protocol/toClient'
import type { ToHost } from '../../protocol/toHost'

export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(data: string): void
  close(): void
}

/** `mismatch`: the host is of another version; only a reload helps. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'mismatch'

export type Reply = Extract<ToClient, { re: number }>

/** What became of a request: the host's reply, its refusal, or no connection in time. */
export type Answered =
  { readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly why: Refusal | null }

export interface LinkOptions {
  /** The app that these pages are part of: those of another one may not know what its host is talking about. */
  readonly app: string
  connect(): SocketLike
  /** Said right after the greeting, before anything else: takes the old place at the table again. */
  resume(): ToHost | null
  onResumed(result: Answered): void
  onState(state: LinkState): void
  onMessage(message: ToClient): void
}

type Timer = ReturnType<typeof setTimeout> | undefined

interface Waiting {
  readonly message: ToHost
  readonly settle: (result: Answered) => void
  /** Kept over reconnections until the host has replied. */
  readonly lasting: boolean
  timer: Timer
}

export const times = { firstRetry: 250, lastRetry: 2000, replyWithin: 8000, aliveWithin: 800, silence: 20_000 } as const

function answered(reply: Reply): Answered {
  return reply.say === 'refused' ? { ok: false, why: reply.why } : { ok: true, reply }
}

export class Link {
  #options: LinkOptions
  #socket: SocketLike | null = null
  #state: LinkState = 'waiting'
  #number = 0
  #greeted = false
  /** Null: not said, or answered. A reply to -1 is to a message that the host could not read. */
  #helloNumber: number | null = null
  #resumeNumber: number | null = null
  #waiting = new Map<number, Waiting>()
  #retryIn: number = times.firstRetry
  #retryTimer: Timer
  #aliveTimer: Timer
  #silenceTimer: Timer
  #stopped = false

  constructor(options: LinkOptions) {
    this.#options = options
  }

  get state(): LinkState {
    return this.#state
  }

  start(): void {
    this.#stopped = false
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#drop()
    clearTimeout(this.#retryTimer)
  }

  /** A new socket at once, with a new greeting: to sit down elsewhere, or because the old one is suspected dead. */
  restart(): void {
    if (this.#state === 'mismatch' || this.#stopped) return
    this.#drop()
    this.#retryIn = times.firstRetry
    this.#connect()
  }

  /** Something woke up (page visible, network back). Reconnects now, or checks within 800 ms that the line is alive. */
  wake(): void {
    if (this.#stopped || this.#state === 'mismatch') return
    if (this.#state !== 'open') {
      if (this.#state === 'waiting') this.restart()
      return
    }
    this.#probe()
  }

  /** Asks the host for something. Without a connection it waits for one, for some seconds. */
  request(message: ToHost, lasting = false): Promise<Answered> {
    return new Promise((settle) => {
      const n = ++this.#number
      const waiting: Waiting = { message, settle, lasting, timer: undefined }
      if (!lasting) waiting.timer = setTimeout(() => this.#settle(n, { ok: false, why: null }), times.replyWithin)
      this.#waiting.set(n, waiting)
      if (this.#state === 'open') this.#send(n, message)
    })
  }

  /** Forgets lasting requests that no longer make sense. */
  forget(which: (message: ToHost) => boolean): void {
    for (const [n, { message }] of this.#waiting) if (which(message)) this.#settle(n, { ok: false, why: null })
  }

  #connect(): void {
    clearTimeout(this.#retryTimer)
    this.#greeted = false
    this.#setState('connecting')
    let socket: SocketLike
    try {
      socket = this.#options.connect()
    } catch {
      this.#retry()
      return
    }
    this.#socket = socket
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#helloNumber = ++this.#number
      this.#send(this.#helloNumber, { do: 'hello', v: protocolVersion })
      this.#expectSign()
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data)
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.#drop()
      this.#retry()
    }
    // A socket that neither opens nor closes (a network that swallows packets) is given up as well.
    clearTimeout(this.#aliveTimer)
    this.#aliveTimer = setTimeout(() => {
      if (!this.#greeted && socket === this.#socket) this.restart()
    }, 4000)
  }

  #retry(): void {
    if (this.#stopped || this.#state === 'mismatch') return
    this.#setState('waiting')
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryIn)
    this.#retryIn = Math.min(times.lastRetry, this.#retryIn * 2)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    clearTimeout(this.#aliveTimer)
    clearTimeout(this.#silenceTimer)
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    try {
      socket.close()
    } catch {
      // It was not open yet: nothing to close.
    }
  }

  #send(n: number, message: ToHost): void {
    try {
      this.#socket?.send(JSON.stringify({ n, ...message }))
    } catch {
      // The socket is closing; `onclose` brings a new one and what waits is said again.
    }
  }

  #hear(data: unknown): void {
    clearTimeout(this.#aliveTimer)
    this.#expectSign()
    let message: ToClient
    try {
      message = JSON.parse(String(data)) as ToClient
    } catch {
      return
    }
    if (message.say === 'welcome') {
      if (message.v !== protocolVersion || message.app !== this.#options.app) return this.#mismatch()
      // A later one only answers a probe. The store would drop what the host tells each socket once.
      if (this.#greeted) return
      this.#options.onMessage(message)
      this.#welcomed()
      return
    }
    if ('re' in message) {
      // A host that can't even read our hello.
      if (message.say === 'refused' && message.why.rule === 'host.bad-message' && !this.#greeted)
        return this.#mismatch()
      if (message.re === this.#helloNumber) {
        if (message.say === 'refused' && !this.#greeted) this.#mismatch()
        return
      }
      if (message.re === this.#resumeNumber) {
        this.#resumeNumber = null
        this.#options.onMessage(message)
        this.#options.onResumed(answered(message))
        this.#open()
        return
      }
      this.#options.onMessage(message)
      this.#settle(message.re, answered(message))
      return
    }
    this.#options.onMessage(message)
  }

  #welcomed(): void {
    this.#greeted = true
    this.#retryIn = times.firstRetry
    const resume = this.#options.resume()
    if (!resume) return this.#open()
    this.#resumeNumber = ++this.#number
    this.#send(this.#resumeNumber, resume)
  }

  /** From here on requests go out. Those without a reply are said again: keys and tokens make that safe. */
  #open(): void {
    this.#setState('open')
    for (const [n, { message }] of [...this.#waiting]) this.#send(n, message)
  }

  #mismatch(): void {
    this.#drop()
    clearTimeout(this.#retryTimer)
    this.#setState('mismatch')
  }

  #settle(n: number, result: Answered): void {
    const waiting = this.#waiting.get(n)
    if (!waiting) return
    this.#waiting.delete(n)
    clearTimeout(waiting.timer)
    waiting.settle(result)
  }

  /** Any sign of life within 800 ms will do; a second greeting is harmless and always answered. */
  #probe(): void {
    clearTimeout(this.#aliveTimer)
    this.#send(++this.#number, { do: 'hello', v: protocolVersion })
    this.#aliveTimer = setTimeout(() => this.restart(), times.aliveWithin)
  }

  #expectSign(): void {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => {
      if (this.#state === 'open') this.#probe()
      else this.restart()
    }, times.silence)
  }

  #setState(state: LinkState): void {
    if (state === this.#state) return
    this.#state = state
    this.#options.onState(state)
  }
}
