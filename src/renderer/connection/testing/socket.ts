/** A host on the other end of a wire, for tests: says what it is told to say and keeps what it hears. */
import { version } from '../../../../package.json'
import type { TableSummary, ToClient } from '../../../protocol/toClient'
import { protocolVersion } from '../../../protocol/version'
import type { SocketLike } from '../link'

type Sent = { readonly n: number; readonly do: string } & Readonly<Record<string, unknown>>

export class FakeHost {
  #socket: SocketLike | null = null
  /** Everything heard over all connections, oldest first. */
  readonly heard: Sent[] = []
  tables: readonly TableSummary[] = []

  readonly connect = (): SocketLike => {
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void this.heard.push(JSON.parse(data) as Sent),
      close: () => {},
    }
    this.#socket = socket
    return socket
  }

  /** Takes the connection and greets. */
  welcome(): void {
    this.#socket?.onopen?.()
    this.greet()
  }

  /** Replies to a hello. */
  greet(): void {
    this.say({ say: 'welcome', v: protocolVersion, app: version, tables: this.tables })
  }

  say(message: ToClient): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Replies to the last message of a kind. */
  reply(kind: string, reply: Record<string, unknown>): void {
    this.say({ re: this.last(kind)?.n ?? -1, ...reply } as unknown as ToClient)
  }

  last(kind: string): Sent | undefined {
    return this.heard.findLast((one) => one.do === kind)
  }

  /** The connection breaks. */
  hangUp(): void {
    this.#socket?.onclose?.()
  }
}
