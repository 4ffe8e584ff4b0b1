import { afterAll, expect, it } from 'vitest'
import { quickRng } from '../../engine/core/rng'
import { removeTempFolders, testHost } from './testing/host'
import { badLine, type Line } from './testing/proxy'
import { StubbornClient } from './testing/stubbornClient'

afterAll(removeTempFolders)

it('a whole match is played over lines that delay and lose, and everyone sees the same end', async () => {
  const host = await testHost()
  const clients: StubbornClient[] = []
  const lines: Line[] = []
  try {
    for (let at = 0; at < 3; at++) {
      const line = await badLine(() => host.port)
      Object.assign(line, { delayMs: 15, loss: 0.08, resendMs: 150 })
      lines.push(line)
      clients.push(new StubbornClient({ port: line.port, hostPort: host.port }, `c${at}`, quickRng(at)))
    }
    const table = await clients[0].arrive({ do: 'open', game: 'zertz', name: 'Anna' })
    await clients[1].arrive({ do: 'join', table, name: 'Béla' })
    await clients[2].arrive({ do: 'watch', table })
    await clients[0].request({ do: 'start' })
    const over = () => clients.every((one) => one.match?.outcome != null)
    for (const end = Date.now() + 40_000; !over() && Date.now() < end;)
      await new Promise((done) => setTimeout(done, 20))
    expect(over()).toBe(true)
    expect(clients[1].match!.view.table).toEqual(clients[0].match!.view.table)
    expect(clients[2].match!.outcome).toEqual(clients[0].match!.outcome)
    expect([...clients[0].refused, ...clients[1].refused]).toEqual([])
    expect(clients[0].taken.length + clients[1].taken.length).toBe(clients[0].match!.step - 1)
  } finally {
    for (const client of clients) client.stop()
    for (const line of lines) await line.close()
    await host.close()
  }
}, 60_000)
