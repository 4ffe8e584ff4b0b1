import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

describe('a host that stops', () => {
  it('brings every table back, with every acknowledged answer', async () => {
    const first = await host()
    const one = await twoPlaying(first.port)
    const two = await twoPlaying(first.port)
    await playSteps([one.anna, one.bela], 25)
    await one.anna.must({ do: 'side', name: '  Lángos\u202e  Liga ' })
    await playSteps([two.anna, two.bela], 7)
    await one.anna.answerRandomly(77).catch(() => null)
    const before = [one.anna.match!.view, two.bela.match!.view]
    // Nothing is flushed at the end that was not on disk before: the journal is read while the first host still runs.
    const second = await host({ dataDir: first.dataDir })
    const anna = await TestClient.connect(second.port)
    await anna.must({ do: 'return', table: one.anna.tableId, token: one.anna.token })
    const bela = await TestClient.connect(second.port)
    await bela.must({ do: 'return', table: two.bela.tableId, token: two.bela.token })
    await Promise.all([anna, bela].map((client) => client.until(() => client.match !== null)))
    expect([anna.match!.view, bela.match!.view]).toEqual(before)
    expect(anna.match!.step).toBe(one.anna.match!.step)
    expect(anna.table!.people.map(({ side }) => side)).toEqual(['Lángos Liga', null])
  })

  it('drops an answer that was cut off while being written, and says so', async () => {
    const first = await host()
    const { anna, bela } = await twoPlaying(first.port)
    await playSteps([anna, bela], 10)
    const step = anna.match!.step
    await first.close()
    appendFileSync(join(first.dataDir, 'tables', anna.tableId, 'match-1.jsonl'), '{"step":9,"seat":0,"ans')
    const second = await host({ dataDir: first.dataDir })
    expect(second.logged.join()).toMatch(/unfinished answer dropped/)
    const back = await TestClient.connect(second.port)
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    await back.until(() => back.match !== null)
    expect(back.match!.step).toBe(step)
    if (back.owes) expect(await back.answerRandomly(3)).toBeNull()
  })

  it('sets a broken journal aside without harm to other tables', async () => {
    const first = await host()
    const bad = await twoPlaying(first.port)
    const good = await twoPlaying(first.port)
    const worse = await twoPlaying(first.port)
    await playSteps([bad.anna, bad.bela], 6)
    await first.close()
    const folder = (table: string) => join(first.dataDir, 'tables', table)
    const path = join(folder(bad.anna.tableId), 'match-1.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('\n{"step":1', '\n{"step":"one"'))
    writeFileSync(join(folder(worse.anna.tableId), 'table.json'), '{"format":1')
    const second = await host({ dataDir: first.dataDir })
    expect(second.logged.join('\n')).toMatch(/can't be taken up: broken, line 2/)
    expect(second.logged.join('\n')).toMatch(/can't be read; set aside/)
    expect(readdirSync(folder(bad.anna.tableId)).some((name) => name.includes('broken'))).toBe(true)
    const anna = await TestClient.connect(second.port)
    await anna.must({ do: 'return', table: bad.anna.tableId, token: bad.anna.token })
    expect(anna.table!.phase).toBe('lobby')
    const other = await TestClient.connect(second.port)
    await other.must({ do: 'return', table: good.anna.tableId, token: good.anna.token })
    await other.until(() => other.match !== null)
  })

  it('tells everyone in the lobby which match it could not take up and why, until somebody has taken note', async () => {
    const first = await host()
    const { anna, bela } = await twoPlaying(first.port)
    await playSteps([anna, bela], 6)
    expect(anna.table!.setAside).toBeNull()
    await first.close()
    const folder = join(first.dataDir, 'tables', anna.tableId)
    const journal = join(folder, 'match-1.jsonl')
    const record = join(folder, 'table.json')
    // As an earlier version wrote it, without the checksums that would tell of every change made here.
    const kept = [journal, record].map((path) => readFileSync(path, 'utf8').replace(/,"sum":"\w+"}$/gm, '}'))
    const lines = kept[0]!.split('\n')
    const withLine = (at: number, text: string) => lines.with(at, text).join('\n')

    /** What a table says after a start with this journal, and what is left of the journal under the name it tells. */
    const startWith = async (text: string | null) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name))
      writeFileSync(record, kept[1]!)
      if (text !== null) writeFileSync(journal, text)
      const next = await host({ dataDir: first.dataDir })
      const back = await TestClient.connect(next.port)
      await back.must({ do: 'return', table: anna.tableId, token: anna.token })
      const { phase, setAside } = back.table!
      const file = setAside?.file ?? null
      return { next, back, phase, setAside, left: file && readFileSync(join(first.dataDir, file), 'utf8') }
    }
    const game = 'election-night'

    const old = withLine(0, lines[0]!.replace(/"version":(\d+)/, '"version":99'))
    const other = await startWith(old)
    expect(other).toMatchObject({ phase: 'lobby', setAside: { game, why: 'other-rules' }, left: old })
    expect(other.next.logged.join()).toMatch(/other-rules.*CO-2/)
    await other.next.close()
    const newer = withLine(0, lines[0]!.replace('"asztal":3', '"asztal":4'))
    expect(await startWith(newer)).toMatchObject({ setAside: { game, why: 'other-rules' }, left: newer })
    for (const damaged of [withLine(2, '{"step":'), withLine(1, lines[1]!.replace('"seat":', '"seat":7')), 'x\n', ''])
      expect(await startWith(damaged)).toMatchObject({ setAside: { game, why: 'broken' }, left: damaged })
    expect(await startWith(null)).toMatchObject({ phase: 'lobby', setAside: { game, why: 'missing', file: null } })

    // A last line that was cut off was never acknowledged: nothing is missing, and nothing is said.
    expect(await startWith(kept[0]! + '{"step":9,"seat":0,"ans')).toMatchObject({ phase: 'playing', setAside: null })

    // It is told again after another start, until the table's host has taken note or the next match begins.
    const { next } = await startWith(old)
    await next.close()
    const again = await host({ dataDir: first.dataDir })
    const host1 = await TestClient.connect(again.port)
    await host1.must({ do: 'return', table: anna.tableId, token: anna.token })
    const guest = await TestClient.connect(again.port)
    await guest.must({ do: 'return', table: anna.tableId, token: bela.token })
    expect(guest.table!.setAside).toMatchObject({ why: 'other-rules' })
    expect(code(await guest.refusal({ do: 'noted' }))).toBe('not-host')
    await host1.must({ do: 'noted' })
    await guest.until(() => guest.table!.setAside === null)
    const { back } = await startWith(old)
    await back.must({ do: 'start' })
    expect(back.table!.setAside).toBeNull()
  })

  it('tells at its door that the record of a table is damaged, again after every start', async () => {
    const first = await host()
    const [one, other] = [await twoPlaying(first.port), await twoPlaying(first.port)]
    await first.close()
    const record = ({ anna }: typeof one) => join(first.dataDir, 'tables', anna.tableId, 'table.json')
    truncateSync(record(one), 100)
    rmSync(record(other))
    mkdirSync(record(other))
    for (let start = 0; start < 2; start++) {
      const next = await host({ dataDir: first.dataDir })
      for (const { anna } of [one, other]) {
        const back = await TestClient.connect(next.port)
        const { tableId: table, token } = anna
        expect(code(await back.refusal({ do: 'return', table, token }))).toBe('table-damaged')
        expect(code(await back.refusal({ do: 'watch', table }))).toBe('table-damaged')
      }
      await next.close()
    }
  })

  it('tells of a folder in place of a journal instead of losing the table', async () => {
    const first = await host()
    const { anna } = await twoPlaying(first.port)
    await first.close()
    const path = join(first.dataDir, 'tables', anna.tableId, 'match-1.jsonl')
    rmSync(path)
    mkdirSync(path)
    const { port } = await host({ dataDir: first.dataDir })
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    expect(back.table).toMatchObject({ phase: 'lobby', setAside: { why: 'broken' } })
  })

  it('tells of a journal that is far too large instead of losing the table', async () => {
    const first = await host()
    const { anna } = await twoPlaying(first.port)
    await first.close()
    truncateSync(join(first.dataDir, 'tables', anna.tableId, 'match-1.jsonl'), 3 * 1024 ** 3)
    const { port } = await host({ dataDir: first.dataDir })
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    expect(back.table).toMatchObject({ phase: 'lobby', setAside: { why: 'broken' } })
  })

  it('starts a match although a journal of that number was begun before the host stopped', async () => {
    const { port, dataDir } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    const folder = join(dataDir, 'tables', anna.tableId)
    writeFileSync(join(folder, 'match-1.jsonl'), '{"asztal":1,"setup":')
    await anna.must({ do: 'start' })
    await anna.until(() => anna.match !== null)
    const names = readdirSync(folder).filter((name) => name.startsWith('match-1.jsonl'))
    expect(names.toSorted()).toEqual(['match-1.jsonl', expect.stringMatching(/\.unused-/)])
  })

  it('moves to the next free port', async () => {
    const first = await host()
    const second = await host({ port: first.port })
    expect(second.port).toBeGreaterThan(first.port)
  })
})
