import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'
import { loadPages } from './pages'

const host = ownHosts()
const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

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

  it('sends what the build has packed, and packs the rest itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asztal-pages-'))
    for (const name of ['one.js', 'other.js']) writeFileSync(join(folder, name), 'let it = 1;'.repeat(50))
    writeFileSync(join(folder, 'one.js.gz'), 'packed by the build')
    const pages = loadPages(folder)
    rmSync(folder, { recursive: true })
    expect(pages.get('/one.js')!.packed!.toString()).toBe('packed by the build')
    expect(gunzipSync(pages.get('/other.js')!.packed!)).toEqual(pages.get('/other.js')!.body)
    expect([...pages.keys()]).toEqual(['/one.js', '/other.js'])
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
    await expect(TestClient.connect(port, { headers: { Origin: 'http://evil.example' } })).rejects.toThrow()
    await expect(TestClient.connect(port, { headers: { Host: `evil.example:${port}` } })).rejects.toThrow()
    await (await TestClient.connect(port, { headers: { Origin: `http://127.0.0.1:${port}` } })).close()
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
