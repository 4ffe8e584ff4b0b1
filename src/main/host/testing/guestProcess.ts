/** A phone in its own process: loads the page at a URL, opens the socket, joins the first table, and reports. */
import { request } from 'node:http'
import process from 'node:process'
import { WebSocket } from 'ws'
import { protocolVersion, socketPath } from '../../../protocol/version'

const url = new URL(process.argv[2])
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

function statusOf(host: string, origin: string | null = null): Promise<number> {
  const upgrade = origin === null ? {} : { Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin }
  const key = { 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' }
  return new Promise((done, fail) => {
    const path = origin === null ? '/' : socketPath
    const sent = request({ host: url.hostname, port: url.port, path, headers: { Host: host, ...upgrade, ...key } })
    sent.on('response', (response) => (response.resume(), done(response.statusCode!)))
    sent.on('upgrade', (response, socket) => (socket.destroy(), done(response.statusCode!)))
    sent.on('error', fail)
    sent.end()
  })
}

say({
  page: await statusOf(url.host),
  foreignHost: await statusOf(`evil.example:${url.port}`),
  ownOrigin: await statusOf(url.host, url.origin),
  foreignOrigin: await statusOf(url.host, 'http://evil.example'),
})

const socket = new WebSocket(`ws://${url.host}${socketPath}`, { origin: url.origin })
socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', v: protocolVersion, n: 0 })))
socket.on('error', (error) => say({ error: String(error) }))
socket.on('close', (code) => say({ closed: code }))
socket.on('message', (data: Buffer) => {
  const message = JSON.parse(data.toString('utf8')) as { say: string; tables: { id: string }[] }
  say(message)
  if (message.say !== 'welcome' || message.tables.length === 0) return
  socket.send(JSON.stringify({ do: 'join', table: message.tables[0].id, name: 'Phone', n: 1 }))
})
