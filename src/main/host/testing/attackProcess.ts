/**
 * Strangers who flood a host from the network: raw frames, garbage and reconnecting, as fast as they can. Told the port
 * in its command line; says `ready`, and how many frames it sent when told to quit.
 */
import { networkInterfaces, setPriority } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { protocolVersion, socketPath } from '../../../protocol/version'

const { port } = JSON.parse(process.argv[2] ?? '{}') as { port: number }
// Real attackers have their own computers: they don't use this one's cores.
setPriority(19)
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
// From the network where there is one: this computer's own windows are trusted with more.
const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find((one) => one.family === 'IPv4' && !one.internal)
const address = own?.address ?? '127.0.0.1'
const attackers = 16
const burst = 40
let frames = 0

const garbage = [
  '{',
  'null',
  '[]',
  '{"do":"join"}',
  `{"do":"chat","text":"${'x'.repeat(9000)}","n":1}`,
  '\u0000'.repeat(500),
]

function attack(): void {
  const socket = new WebSocket(`ws://${address}:${port}${socketPath}`)
  const again = () => setTimeout(attack, 20)
  socket.on('error', () => undefined)
  socket.on('close', again)
  socket.on('open', () => {
    socket.send(JSON.stringify({ do: 'hello', v: protocolVersion, n: 0 }))
    const timer = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return clearInterval(timer)
      for (let i = 0; i < burst; i++, frames++) socket.send(garbage[frames % garbage.length]!)
    }, 5)
  })
}

for (let i = 0; i < attackers; i++) attack()
setTimeout(() => say({ ready: true }), 1000)
createInterface({ input: process.stdin }).on('line', () => say({ frames }))
