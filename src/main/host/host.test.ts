import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replay } from '../../engine/core/journal'
import { games } from '../../engine/games'
import { readJournal } from './disk/journalFile'
import { TestClient } from './testing/client'
import { ownHosts } from './testing/ownHosts'

const host = ownHosts()

/** Two people at a table of a two-player game, match started. */
async function twoPlaying(port: number, game: 'zertz' | 'election-night' = 'election-night') {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game, name: 'Anna' })
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  await anna.must({ do: 'start' })
  await Promise.all([anna, bela].map((one) => one.until(() => one.match !== null)))
  return { anna, bela }
}

async function playSteps(clients: readonly TestClient[], steps: number): Promise<number> {
  let given = 0
  for (let i = 0; given < steps && i < steps * 20; i++) {
    for (const client of clients) {
      if (!client.owes) continue
      const before = client.match!.step
      expect(await client.answerRandomly(i * 10 + (client.match!.seat ?? 0))).toBeNull()
      given++
      await client.until(() => client.match!.step > before || client.match!.answered)
    }
    if (clients.some((one) => one.match!.outcome)) break
    await new Promise((done) => setTimeout(done, 2))
  }
  return given
}

const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

describe('a table', () => {
  it('seats people, starts and is played to its end by clients that see their own view only', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    expect(anna.table!.people.map((one) => [one.name, one.here])).toEqual([
      ['Anna', true],
      ['Béla', true],
    ])
    await playSteps([anna, bela], 5000)
    await Promise.all([anna, bela].map((one) => one.until(() => one.table!.phase === 'over')))
    expect(anna.match!.outcome).toEqual(bela.match!.outcome)
    expect(anna.match!.view.table).toEqual(bela.match!.view.table)
    expect(anna.table!.evening.map((one) => one.played)).toEqual([1, 1])
    await anna.must({ do: 'again' })
    await bela.until(() => bela.match!.number === 2)
  })

  it('keeps a seat by its token through any disconnection, and refuses another token', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const view = bela.match!.view
    await bela.close()
    await anna.until(() => anna.table!.people[1].here === false)
    const back = await TestClient.connect(port)
    expect(code(await back.refusal({ do: 'return', table: anna.tableId, token: 'x'.repeat(32) }))).toBe('wrong-token')
    await back.must({ do: 'return', table: anna.tableId, token: bela.token })
    await back.until(() => back.match !== null)
    expect(back.match!.view).toEqual(view)
    expect(back.match!.fresh).toBe(true)
  })

  it('CO-7 takes the same answer once, however often it is sent', async () => {
    const { port, dataDir } = await host()
    const { anna } = await twoPlaying(port)
    const message = { do: 'answer', step: anna.match!.step, key: 'same', answer: anna.sample(1) } as const
    const replies = await Promise.all([anna.request(message), anna.request(message), anna.request(message)])
    expect(replies.map((one) => one.say)).toEqual(['done', 'done', 'done'])
    const read = await readJournal(join(dataDir, 'tables', anna.tableId, 'match-1.jsonl'))
    expect('journal' in read && read.journal.entries.length).toBe(1)
    expect(code(await anna.refusal({ ...message, key: 'other' }))).toBe('CO-7')
    expect(code(await anna.refusal({ ...message, key: 'old', step: 0 }))).toBe('CO-5')
  })

  it('lets only its host host', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    for (const message of [
      { do: 'pause', on: true },
      { do: 'endMatch' },
      { do: 'kick', person: 0 },
      { do: 'set', name: 'x' },
    ] as const)
      expect(code(await bela.refusal(message))).toBe('not-host')
    await anna.must({ do: 'pause', on: true })
    expect(code(await bela.answerRandomly(1))).toBe('paused')
    await anna.must({ do: 'pause', on: false })
    expect(await bela.answerRandomly(1)).toBeNull()
    await anna.must({ do: 'handOver', person: 1 })
    expect(code(await anna.refusal({ do: 'pause', on: true }))).toBe('not-host')
  })

  it('locks out newcomers but lets everyone back', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await anna.must({ do: 'set', locked: true })
    await bela.close()
    const cili = await TestClient.connect(port)
    expect(code(await cili.refusal({ do: 'join', table: anna.tableId, name: 'Cili' }))).toBe('locked')
    await cili.must({ do: 'return', table: anna.tableId, token: bela.token })
  })

  it('asks for its PIN', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await anna.must({ do: 'set', pin: '4321' })
    const bela = await TestClient.connect(port)
    const join = { do: 'join', table: anna.tableId, name: 'Béla' } as const
    expect(code(await bela.refusal(join))).toBe('wrong-pin')
    expect(code(await bela.refusal({ ...join, pin: '1111' }))).toBe('wrong-pin')
    await bela.must({ ...join, pin: '4321' })
    expect(JSON.stringify(bela.received)).not.toContain('4321')
  })

  it('moves a seat to another device by a code that works once', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const reply = await bela.request({ do: 'moveCode' })
    const given = reply.say === 'moveCode' ? reply.code : ''
    const laptop = await TestClient.connect(port)
    await laptop.must({ do: 'move', table: anna.tableId, code: given })
    await laptop.until(() => laptop.match !== null)
    expect(laptop.match!.view).toEqual(bela.match!.view)
    expect(laptop.token).not.toBe(bela.token)
    const thief = await TestClient.connect(port)
    expect(code(await thief.refusal({ do: 'move', table: anna.tableId, code: given }))).toBe('wrong-code')
    expect(code(await anna.refusal({ do: 'moveCode', person: 1 }))).toBe('not-allowed')
  })

  it('plays on with a bot for someone who is away, until they are back', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await bela.close()
    await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
    await playSteps([anna], 10)
    expect(anna.match!.step).toBeGreaterThan(3)
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table: anna.tableId, token: bela.token })
    await anna.until(() => {
      const seat = anna.table!.seats[1]
      return seat?.kind === 'person' && seat.standIn === null
    })
  })

  describe('someone who is here', () => {
    const standsIn = ({ table }: TestClient) => {
      const there = table!.seats[1]
      return there?.kind === 'person' ? there.standIn : null
    }
    const graceMs = 15_000 / 20
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

    it('has time to say that no bot need play for them, and keeps their seat', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await wait(graceMs / 3)
      expect(bela.received).toContainEqual({ say: 'notice', kind: 'standIn', name: 'Béla' })
      expect(bela.owes).toBe(true)
      const cili = await TestClient.connect(port)
      await cili.must({ do: 'join', table: anna.tableId, name: 'Cili' })
      expect(code(await cili.refusal({ do: 'standIn', seat: 1, level: null }))).toBe('not-host')
      expect(code(await bela.refusal({ do: 'standIn', seat: 1, level: 'hard' }))).toBe('not-host')
      expect(code(await bela.refusal({ do: 'standIn', seat: 0, level: null }))).toBe('not-host')
      await bela.must({ do: 'standIn', seat: 1, level: null })
      await anna.until(() => standsIn(anna) === null)
      await wait(graceMs)
      expect(bela.owes).toBe(true)
    })

    it('says so by an answer too', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await bela.until(() => standsIn(bela) === 'easy')
      expect(await bela.answerRandomly(1)).toBeNull()
      await anna.until(() => standsIn(anna) === null)
    })

    it('is played for when they say nothing, and takes over again whenever they like', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await bela.until(() => !bela.owes)
      await bela.must({ do: 'standIn', seat: 1, level: null })
      await playSteps([anna, bela], 4)
      expect(standsIn(bela)).toBeNull()
    })
  })

  it('lets a late-comer take over a bot, who then sees what that seat sees', async () => {
    const { port } = await host({ botPause: 60_000 })
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    await anna.must({ do: 'start' })
    const late = await TestClient.connect(port)
    await late.must({ do: 'join', table: anna.tableId, name: 'Late' })
    await late.until(() => late.match !== null)
    expect(late.match!.seat).toBeNull()
    await late.must({ do: 'sit', seat: 1 })
    await late.until(() => late.match!.seat === 1)
    expect(late.match!.view.own).not.toBeNull()
    expect(late.match!.fresh).toBe(true)
    await playSteps([anna, late], 6)
    expect(late.match!.step).toBeGreaterThan(3)
  })

  it('forgets a device that is gone before it is let in', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await bela.close()
    for (let i = 0; i < 20; i++) {
      const back = await TestClient.connect(port)
      back.raw({ do: 'return', table: anna.tableId, token: bela.token, n: 9 })
      back.socket.terminate()
    }
    await new Promise((done) => setTimeout(done, 100))
    await anna.must({ do: 'rename', name: 'Anna B' })
    expect(anna.table!.people[1]).toMatchObject({ here: false, devices: 0 })
  })

  it('shows a watcher what everyone may see, and opens the journal at the end only', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table: anna.tableId })
    await watcher.until(() => watcher.match !== null)
    expect(watcher.match!.view).toMatchObject({ seat: null, own: null })
    expect(code(await watcher.refusal({ do: 'answer', step: 1, key: 'k', answer: {} }))).toBe('not-allowed')
    expect(code(await watcher.refusal({ do: 'journal' }))).toBe('match-not-over')
    await playSteps([anna, bela], 5000)
    await watcher.until(() => watcher.match!.outcome !== null)
    const reply = await watcher.request({ do: 'journal' })
    if (reply.say !== 'journal') throw new Error('no journal')
    const again = replay(games['election-night']!.rules, reply.journal)
    expect('match' in again && again.match.world.table).toEqual(watcher.match!.view.table)
  })
})

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
    const kept = [journal, record].map((path) => readFileSync(path, 'utf8'))
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
    const newer = withLine(0, lines[0]!.replace('"asztal":1', '"asztal":2'))
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

function get(port: number, options: { path?: string; method?: string; headers?: Record<string, string> }) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', ...options }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body }))
    })
    sent.on('error', fail)
    sent.end()
  })
}

describe('the door', () => {
  it('serves its pages with a strict policy, and nothing else', async () => {
    const { port } = await host()
    const page = await get(port, { path: '/' })
    expect(page.status).toBe(200)
    const policy = String(page.headers['content-security-policy']).split('; ')
    const allowed = (of: string) => policy.find((one) => one.startsWith(`${of} `))?.slice(of.length + 1)
    expect(allowed('default-src')).toBe("'none'")
    expect(allowed('script-src')).toBe("'self'")
    expect(allowed('connect-src')).toBe(`'self' ws://127.0.0.1:${port}`)
    expect(policy.join().match(/https?:|unsafe-eval|\*/)).toBeNull()
    for (const of of ['base-uri', 'form-action', 'frame-ancestors']) expect(allowed(of)).toBe("'none'")
    for (const path of ['/../host.test.ts', '/%2e%2e/table.json', '/tables', '//etc/passwd', '/assets/'])
      expect((await get(port, { path })).status).toBe(404)
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get(port, { path: '/', method })).status).toBe(405)
    const { etag } = page.headers
    expect((await get(port, { path: '/', headers: { 'If-None-Match': etag as string } })).status).toBe(304)
  })

  it('turns away requests that are not meant for us', async () => {
    const { port } = await host()
    for (const name of [
      'evil.example',
      `evil.example:${port}`,
      '10.250.250.250',
      `127.0.0.1:${port + 1}`,
      'x@127.0.0.1',
    ])
      expect((await get(port, { headers: { Host: name } })).status, name).toBeGreaterThanOrEqual(400)
    await expect(TestClient.connect(port, { Origin: 'http://evil.example' })).rejects.toThrow()
    await expect(TestClient.connect(port, { Host: `evil.example:${port}` })).rejects.toThrow()
    await (await TestClient.connect(port, { Origin: `http://127.0.0.1:${port}` })).close()
  })

  it('answers every kind of rubbish with a refusal or a closed connection, and the table plays on', async () => {
    const { port, logged } = await host()
    const { anna, bela } = await twoPlaying(port)
    const rubbish = [
      'x',
      '',
      '{',
      '[]',
      'null',
      '{"do":"answer"}',
      '{"n":1}',
      '{"do":"fly","n":1}',
      '{"do":"hello","n":-1,"v":1}',
      JSON.stringify({ do: 'join', table: anna.tableId, name: 'N'.repeat(10_000), n: 1 }),
      JSON.stringify({ do: 'join', table: anna.tableId, name: '\u0000\u202e  ', n: 1 }),
      JSON.stringify({ do: 'open', game: 'chess', name: 'x', n: 1 }),
      JSON.stringify({ do: 'sit', seat: 1e9, n: 1 }),
      '{"__proto__":{"do":"hello"},"n":1}',
    ]
    for (const frame of rubbish) {
      const client = await TestClient.connect(port)
      const reply = client.next((one) => one.say === 'refused')
      client.raw(frame)
      expect((await reply).say).toBe('refused')
      await client.close()
    }
    const big = await TestClient.connect(port)
    const closed = new Promise<number>((done) => big.socket.once('close', done))
    big.raw('x'.repeat(100_000))
    expect(await closed).toBe(1009)
    expect(await playSteps([anna, bela], 4)).toBeGreaterThanOrEqual(4)
    expect(logged.length).toBeLessThan(10)
  })

  it('cuts off a client that floods', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const flood = await TestClient.connect(port)
    const closed = new Promise<number>((done) => flood.socket.once('close', done))
    for (let i = 0; i < 500; i++) flood.raw({ do: 'stand', n: i })
    expect(await closed).toBe(1008)
    expect(await playSteps([anna, bela], 2)).toBeGreaterThanOrEqual(2)
  })

  it('tells a client of another version so, and says nothing before hello', async () => {
    const { port } = await host()
    const client = new TestClient(port)
    await new Promise((done) => client.socket.once('open', done))
    expect(code(await client.refusal({ do: 'stand' }))).toBe('say-hello')
    expect(code(await client.refusal({ do: 'hello', v: 999 }))).toBe('other-version')
    await new Promise((done) => client.socket.once('close', done))
  })

  it('keeps tokens out of logs and, as such, off the disk', async () => {
    const one = await host()
    const { anna } = await twoPlaying(one.port)
    const folder = join(one.dataDir, 'tables', anna.tableId)
    const table = readFileSync(join(folder, 'table.json'), 'utf8')
    // What is on the disk is for this computer's user alone; Windows has no such marks.
    if (process.platform !== 'win32')
      for (const path of [folder, join(folder, 'table.json'), join(folder, 'match-1.jsonl')])
        expect(statSync(path).mode & 0o077, path).toBe(0)
    expect(anna.token.length).toBeGreaterThanOrEqual(32)
    expect(table).not.toContain(anna.token)
    expect(one.logged.join()).not.toContain(anna.token)
  })
})
