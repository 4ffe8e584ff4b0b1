/** A bad line: a TCP proxy that delays, stalls, freezes and cuts. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  readonly port: number
  /** Least delay of every chunk; a lost packet shows as a longer delay, as it does above TCP. */
  delayMs: number
  /** How likely a chunk is lost, and how long until it is resent. */
  loss: number
  resendMs: number
  /** Nothing goes through in either direction until it is thawed. */
  freeze(on: boolean): void
  /** Ends open connections in the middle of whatever is being sent. */
  cut(): void
  close(): Promise<void>
}

export async function badLine(target: () => number, random: () => number = Math.random): Promise<Line> {
  const open = new Set<Socket>()
  let frozen = false

  const pass = (from: Socket, to: Socket) => {
    let last = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      const wait = line.delayMs + (random() < line.loss ? line.resendMs : 0)
      const due = Date.now() + wait
      last = last.then(async () => {
        const left = due - Date.now()
        if (left > 0) await new Promise((done) => setTimeout(done, left))
        if (!to.destroyed) to.write(piece)
      })
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      void last.then(() => to.destroy())
    })
  }

  const server = createServer((client) => {
    const host = connect(target(), '127.0.0.1')
    for (const socket of [client, host]) {
      open.add(socket)
      socket.setNoDelay(true)
      if (frozen) socket.pause()
    }
    pass(client, host)
    pass(host, client)
    if (frozen) [client, host].forEach((socket) => socket.pause())
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const line: Line = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    loss: 0,
    resendMs: 200,
    freeze(on) {
      frozen = on
      for (const socket of open)
        if (on) socket.pause()
        else socket.resume()
    },
    cut() {
      for (const socket of open) socket.destroy()
    },
    close() {
      line.cut()
      return new Promise((done) => server.close(() => done()))
    },
  }
  return line
}
