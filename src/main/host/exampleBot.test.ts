import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { TestClient } from './testing/client'
import { removeTempFolders, testHost } from './testing/host'

afterAll(removeTempFolders)
const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))

it('a stranger’s program of one file joins by the table’s code and plays a whole game of ZÉRTZ', async () => {
  const host = await testHost()
  const started: ReturnType<typeof spawn>[] = []
  try {
    const watcher = await TestClient.connect(host.port)
    await watcher.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await watcher.must({ do: 'stand' })
    const ends = ['Egy', 'Kettő'].map((name) => {
      const child = spawn(process.execPath, [bot, `http://127.0.0.1:${host.port}`, watcher.tableId, name])
      started.push(child)
      let said = ''
      child.stdout.on('data', (part: Buffer) => (said += part.toString()))
      child.stderr.on('data', (part: Buffer) => (said += part.toString()))
      return new Promise<{ code: number | null; said: string }>((done) =>
        child.once('exit', (code) => done({ code, said })),
      )
    })
    await watcher.until(() => watcher.table!.people.length === 3, 20_000)
    await watcher.must({ do: 'start' })
    const results = await Promise.all(ends)
    expect(results.map((one) => one.code)).toEqual([0, 0])
    expect(results.map((one) => one.said).join()).not.toMatch(/refused/)
    expect(results.filter((one) => one.said.includes('"won":true'))).toHaveLength(1)
    await watcher.until(() => watcher.match?.outcome != null)
    expect(watcher.match!.outcome!.winners).toHaveLength(1)
    const record = await watcher.request({ do: 'journal' })
    if (record.say !== 'journal') throw new Error(JSON.stringify(record))
    expect(record.journal.entries.every(({ salt }) => salt !== undefined)).toBe(true)
  } finally {
    for (const child of started) child.kill('SIGKILL')
    await host.close()
  }
}, 60_000)

it('help gives answers that are taken, only of one’s own seat, not to watchers, and not too often', async () => {
  const host = await testHost()
  try {
    const anna = await TestClient.connect(host.port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    const bela = await TestClient.connect(host.port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    expect(await anna.refusal({ do: 'help' })).toMatchObject({ rule: 'host.not-seated' })
    await anna.must({ do: 'start' })
    await Promise.all([anna, bela].map((one) => one.until(() => one.match !== null)))
    const [asked, waits] = anna.match!.prompt === null ? [bela, anna] : [anna, bela]
    const help = await asked.request({ do: 'help' })
    if (help.say !== 'help') throw new Error(JSON.stringify(help))
    // ZÉRTZ opens with more answers than are listed; one of them is given instead.
    expect(help).toMatchObject({ all: false })
    expect(help.answers).toHaveLength(1)
    const answered = { do: 'answer', step: asked.match!.step, key: 'k', answer: help.answers[0] } as const
    expect(await waits.request({ do: 'help' })).toMatchObject({ answers: [], all: true })
    expect(await asked.refusal(answered)).toBeNull()
    const watcher = await TestClient.connect(host.port)
    await watcher.must({ do: 'watch', table: anna.tableId })
    expect(await watcher.refusal({ do: 'help' })).toMatchObject({ rule: 'host.not-allowed' })
    const many = await Promise.all(Array.from({ length: 60 }, () => asked.refusal({ do: 'help' })))
    expect(many.some((one) => one?.rule === 'host.too-fast')).toBe(true)
  } finally {
    await host.close()
  }
})
