/** A line between two hosts that hands on their messages, and does something else with one of them when told to. */
import { WebSocket, WebSocketServer } from 'ws'
import type { ToHost } from '../../../protocol/toHost'
import { socketPath } from '../../../protocol/version'

/** `lost`, `twice` and `late` are done here, with either a request or its reply; anything else happens elsewhere. */
export type Handling = 'pass' | 'lost' | 'twice' | 'late'

export interface LineParts {
  /** Where it listens. */
  readonly address: string
  readonly port: number
  /** The host that it leads to. */
  readonly to: string
  /** Asked for each message about a move before it is handed on. */
  handle(kind: ToHost['do'], way: 'request' | 'reply'): Handling
  /** May change a request. */
  rewrite(message: ToHost): ToHost
}

const lateMs = 150
/** A peer waiting for a lost message is cut off then; a real line would leave it waiting longer. */
const noticedMs = 60

export class MessageLine {
  readonly #server: WebSocketServer

  private constructor(server: WebSocketServer) {
    this.#server = server
  }

  static async open(parts: LineParts): Promise<MessageLine> {
    const server = new WebSocketServer({ host: parts.address, port: parts.port, path: socketPath })
    await new Promise((done, fail) => server.once('listening', done).once('error', fail))
    server.on('connection', (asker) => carry(parts, asker))
    return new MessageLine(server)
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }
}

const moveMessages: readonly string[] = ['offer', 'fetchTable', 'releaseTable', 'tookTable']

function carry(parts: LineParts, asker: WebSocket): void {
  const host = new WebSocket(`ws://${parts.to}${socketPath}`, { handshakeTimeout: 3000 })
  const asked = new Map<number, ToHost['do']>()
  const opened = new Promise<void>((done) => host.once('open', done))
  const end = () => (asker.terminate(), host.terminate())
  for (const socket of [asker, host]) socket.on('error', end).on('close', end)

  const hand = (to: WebSocket, text: string, how: Handling) => {
    const send = () => void (to.readyState === WebSocket.OPEN && to.send(text))
    if (how === 'lost') return void setTimeout(end, noticedMs)
    if (how === 'late') return void setTimeout(send, lateMs)
    send()
    if (how === 'twice') send()
  }
  asker.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ToHost & { n: number }
    const isMove = moveMessages.includes(message.do)
    if (isMove) asked.set(message.n, message.do)
    const text = JSON.stringify({ ...parts.rewrite(message), n: message.n })
    void opened.then(() => hand(host, text, isMove ? parts.handle(message.do, 'request') : 'pass'))
  })
  host.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    const { re } = JSON.parse(text) as { re?: number }
    const kind = re === undefined ? undefined : asked.get(re)
    hand(asker, text, kind === undefined ? 'pass' : parts.handle(kind, 'reply'))
  })
}
