/** The line to the host: its state, requests over it, and what the host refuses. */
import { version } from '../../../package.json'
import type { Refusal } from '../../engine/core/contract'
import type { ToHost } from '../../protocol/toHost'
import { randomKey } from '../device/keep'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { socketAddress, troubleOf } from './hostLine'
import { HostNewsStore } from './hostNews.svelte'
import { Link, type Answered, type LinkState, type SocketLike } from './link'

export abstract class HostLine extends HostNewsStore {
  state = $state<LinkState>('connecting')
  /** True once connected: from then on, no connection means a lost one. */
  wasOpen = $state(false)
  protected readonly link: Link

  constructor(connect: () => SocketLike = () => new WebSocket(socketAddress(location)) as SocketLike) {
    super()
    this.link = new Link({
      app: version,
      connect,
      resume: () => this.resume(),
      onResumed: (result) => this.resumed(result),
      onState: (state) => {
        this.state = state
        if (state === 'open') this.wasOpen = true
      },
      onMessage: (message) => this.hear(message),
    })
  }

  /** The first message of every connection; null if there is no place to take again. */
  protected abstract resume(): ToHost | null
  protected abstract resumed(result: Answered): void

  /** Connects, and checks the line whenever the page wakes up. */
  protected connect(): void {
    this.link.start()
    const wake = () => this.link.wake()
    for (const event of ['online', 'pageshow', 'focus']) addEventListener(event, wake)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake()
    })
  }

  /** Sends a request to the host; a refusal is shown unless `quietly`. A chat line gets a key: sent again, it is said once. */
  async request(message: ToHost, quietly = false): Promise<Answered> {
    const result = await this.link.request(message.do === 'chat' ? { key: randomKey(), ...message } : message)
    if (!result.ok && !quietly) this.explain(result.why)
    return result
  }

  protected explain(why: Refusal | null): void {
    const { text, rule } = troubleOf(why, t())
    toasts.show(text, 'trouble', rule)
  }
}
