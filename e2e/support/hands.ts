/** People of a prepared table who answer by program: for scenes in which only what the pages show matters. */
import { WebSocket } from 'ws'
import { protocolVersion, socketPath } from '../../src/protocol/version'
import type { PreparedTable } from './prepared'

export interface Hands {
  /** Answers what this seat is asked now, or next. */
  answer(answer: unknown): Promise<void>
  close(): void
}

interface Asked {
  readonly number: number
  readonly step: number
  readonly prompt?: unknown
  readonly answered: boolean
}

/** Sits down in a prepared seat. */
export async function takeHands(port: number, table: PreparedTable, seat: number): Promise<Hands> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`)
  let n = 0
  let asked: Asked | null = null
  const waiting = new Set<() => void>()
  const say = (message: object) => socket.send(JSON.stringify({ ...message, n: ++n }))
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as { say: string; match: Asked }
    if (message.say !== 'match') return
    asked = message.match.prompt && !message.match.answered ? message.match : null
    for (const look of waiting) look()
  })
  await new Promise((done) => socket.once('open', done))
  say({ do: 'hello', v: protocolVersion })
  say({ do: 'return', table: table.id, token: table.tokens[seat] })
  const turn = () =>
    new Promise<Asked>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`seat ${seat} is not asked`)), 30_000)
      const look = () => {
        if (asked === null) return
        clearTimeout(timer)
        waiting.delete(look)
        done(asked)
      }
      waiting.add(look)
      look()
    })
  return {
    async answer(answer) {
      const { number, step } = await turn()
      asked = null
      say({ do: 'answer', match: number, step, key: `${seat}.${step}`, answer })
    },
    close: () => socket.close(),
  }
}
