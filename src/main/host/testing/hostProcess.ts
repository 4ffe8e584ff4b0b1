/**
 * A host in a separate process, with one client on the same computer. Told by lines of JSON: `{"do": …}` is asked by
 * the client, `{"quit": true}` stops the host, `{"spent": true}` asks for the processor time it has used. Says in lines
 * of JSON what the client hears. Without options in its command line it loads and waits for them as its first line, so
 * that one can take over at once from another.
 */
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { ToHost } from '../../../protocol/toHost'
import type { HostOptions } from '../index'
import { TestClient } from './client'
import { testHost } from './host'

export type ProcessOptions = Pick<
  HostOptions,
  'dataDir' | 'announce' | 'port' | 'queryMs' | 'lookMs' | 'clockSpeed'
> & {
  readonly client: boolean
}

const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const lines = createInterface({ input: process.stdin })
const first = (): Promise<string> => new Promise((done) => lines.once('line', done))
const options = JSON.parse(process.argv[2] ?? (await first())) as ProcessOptions
const host = await testHost(options)
let client: TestClient | null = null
if (options.client) {
  client = await TestClient.connect(host.port)
  client.received.forEach(say)
  client.socket.on('message', (data: Buffer) => process.stdout.write(`${data.toString('utf8')}\n`))
}
say({ port: host.port })

lines
  .on('line', (line) => {
    const order = JSON.parse(line) as ToHost | { quit: true } | { spent: true }
    if ('spent' in order) say({ spent: process.cpuUsage() })
    else if ('quit' in order) void host.close().then(() => process.exit(0))
    else void client?.request(order)
  })
  .on('close', () => process.exit(0))
