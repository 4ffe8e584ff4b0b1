import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Refusal } from '../../../engine/core/contract'
import { socketPath } from '../../../protocol/version'
import { TestClient } from '../testing/client'
import { removeTempFolders, testHost, type TestHost } from '../testing/host'

const running: TestHost[] = []
const open: Socket[] = []
async function host(change: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const one = await testHost(change)
  running.push(one)
  return one
}
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.destroy())
  await Promise.all(running.splice(0).map((one) => one.close()))
})
afterAll(removeTempFolders)

/** Speaks plain bytes; resolves with all that came back once the host has ended the connection. */
function bytes(port: number, text: string, ms = 15_000): Promise<string> {
  return new Promise((done, fail) => {
    let heard = ''
    const timer = setTimeout(() => fail(new Error(`still open after ${ms} ms: ${heard.slice(0, 100)}`)), ms)
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    open.push(socket)
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => (clearTimeout(timer), done(heard)))
  })
}

const request = (port: number, first: string, ...more: string[]) =>
  [first, `Host: 127.0.0.1:${port}`, 'Connection: close', ...more, '', ''].join('\r\n')

async function table(port: number, pin: string | null = null) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
  if (pin) await anna.must({ do: 'set', pin })
  return anna
}

describe('plain http', () => {
  it('sets no cookie, allows no other site, and names our own socket for older phones', async () => {
    const { port } = await host()
    for (const path of ['/', '/assets/app-1.js', '/nothing', '/?token=secret']) {
      const reply = await bytes(port, request(port, `GET ${path} HTTP/1.1`))
      expect(reply).not.toMatch(/set-cookie|access-control-allow/i)
      expect(reply).toMatch(/Content-Security-Policy: default-src 'none'/)
      expect(reply).toMatch(/X-Content-Type-Options: nosniff/)
      expect(reply).toMatch(/Referrer-Policy: no-referrer/)
    }
    const page = await bytes(port, request(port, 'GET / HTTP/1.1'))
    expect(page).toContain(`connect-src 'self' ws://127.0.0.1:${port};`)
    expect(page).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('changes nothing, whatever is asked for by whichever method', async () => {
    const { port, logged } = await host()
    const anna = await table(port)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const path = `/socket?do=kick&person=0&table=${anna.tableId}&token=${anna.token}`
      const reply = await bytes(port, request(port, `${method} ${path} HTTP/1.1`))
      expect(reply).toMatch(/^HTTP\/1.1 (404|405)/)
    }
    await anna.must({ do: 'rename', name: 'Still here' })
    expect(logged.join()).not.toContain(anna.token)
  })

  it.each([
    ['nothing as its host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['another name', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
    ['an address within a name', 'GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example:PORT\r\n\r\n', 421],
    ['a user before the address', 'GET / HTTP/1.1\r\nHost: evil@127.0.0.1:PORT\r\n\r\n', 421],
    ['another port', 'GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n', 421],
    [
      'a URL of elsewhere',
      'GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['a header beyond all size', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers beyond all number', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n${'a: b\r\n'.repeat(5000)}\r\n`, 431],
    ['rubbish', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  ])('refuses a request that names %s', async (_, text, status) => {
    const { port } = await host()
    expect(await bytes(port, text.replace('PORT', String(port)))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('ends connections that say nothing, say it slowly, or never end', async () => {
    const { port } = await host({ patienceMs: 1000 })
    const started = Date.now()
    const drip = connect(port, '127.0.0.1', () => drip.write('GET / HTTP/1.1\r\n'))
    open.push(drip)
    drip.on('error', () => undefined)
    const dripping = setInterval(() => drip.write('X-Slow: yes\r\n'), 100)
    const dripped = new Promise((done) => drip.on('close', done))
    const endless = request(port, 'POST / HTTP/1.1', 'Content-Length: 1000000000') + 'x'.repeat(1000)
    const results = await Promise.all([bytes(port, '', 5000), bytes(port, endless, 5000), dripped])
    clearInterval(dripping)
    expect(results[1]).toMatch(/^HTTP\/1.1 405/)
    expect(Date.now() - started).toBeLessThan(5000)
  })

  it('does not let one connection ask without end', async () => {
    const { port } = await host({ patienceMs: 1000 })
    const one = `GET /nothing-there.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
    const reply = await bytes(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(260) + one)
    expect(reply.match(/HTTP\/1.1 200/g)!.length).toBeLessThanOrEqual(200)
  })
})

describe('the socket', () => {
  const upgrade = (port: number, ...more: string[]) =>
    [
      `GET ${socketPath} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...more,
      '',
      '',
    ].join('\r\n')

  it.each([
    'http://evil.example',
    'null',
    'https://127.0.0.1:PORT',
    'http://127.0.0.1',
    'http://127.0.0.1:PORT.evil.example',
  ])('is not for pages of %s', async (origin) => {
    const { port } = await host()
    const reply = await bytes(port, upgrade(port, `Origin: ${origin.replace('PORT', String(port))}`))
    expect(reply).toMatch(/^HTTP\/1.1 403/)
  })

  it('hangs up on whom it turns away, even if they do not', async () => {
    const { port } = await host()
    for (const text of [upgrade(port, 'Origin: http://evil.example'), upgrade(port).replace(socketPath, '/other')]) {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text))
      open.push(socket)
      socket.on('error', () => undefined)
      socket.resume()
      await new Promise((done) => setTimeout(done, 600))
      // Writing to a connection that the other side has given up for good breaks it.
      socket.write('x')
      await new Promise((done) => setTimeout(done, 50))
      socket.write('x')
      await new Promise((done) => setTimeout(done, 100))
      expect(socket.destroyed).toBe(true)
    }
  })

  it('cuts off who answers nothing but pings us', async () => {
    const { port } = await host()
    const anna = await table(port)
    const bad = await TestClient.connect(port)
    const closed = new Promise((done) => bad.socket.once('close', done))
    for (let i = 0; i < 1000 && bad.socket.readyState === WebSocket.OPEN; i++) bad.socket.ping()
    await closed
    await anna.must({ do: 'rename', name: 'Undisturbed' })
  })

  it('cuts off who sends pongs for which nobody asked', async () => {
    const { port } = await host()
    const bad = await TestClient.connect(port)
    const closed = new Promise((done) => bad.socket.once('close', done))
    for (let i = 0; i < 1000 && bad.socket.readyState === WebSocket.OPEN; i++) bad.socket.pong()
    await closed
  })

  it('cuts off who sends a message in too many pieces, and takes one in a few', async () => {
    const { port } = await host()
    const bad = await TestClient.connect(port)
    const closed = new Promise<number>((done) => bad.socket.once('close', done))
    const send = (text: string, fin: boolean) => bad.socket.send(text, { fin })
    const welcomed = bad.next((one) => one.say === 'welcome')
    send('{"do":"hello",', false)
    send('"v":1,"n":5}', true)
    await welcomed
    for (let i = 0; i < 1000; i++) send('', false)
    expect(await closed).toBe(1008)
  })

  it('cuts off who sends too many bytes, however well formed', async () => {
    const { port } = await host()
    const bad = await TestClient.connect(port)
    const closed = new Promise<number>((done) => bad.socket.once('close', done))
    const answer = { do: 'answer', step: 1, key: 'k', answer: 'x'.repeat(15_000), n: 1 }
    for (let i = 0; i < 40; i++) bad.raw(answer)
    expect(await closed).toBe(1008)
  })

  it('bears answers of any depth', async () => {
    const { port, logged } = await host()
    const anna = await table(port)
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    await anna.must({ do: 'start' })
    await anna.until(() => anna.match !== null)
    const deep = '['.repeat(7000) + ']'.repeat(7000)
    const refused = anna.next((one) => one.say === 'refused')
    anna.raw(`{"do":"answer","step":1,"key":"k","n":77,"answer":${deep}}`)
    expect(await refused).toMatchObject({ re: 77 })
    expect(await anna.answerRandomly(1)).toBeNull()
    expect(logged.join()).not.toMatch(/failed/)
  })

  it('holds back chat and changes that come too fast, and plays on', async () => {
    const { port } = await host()
    const anna = await table(port)
    const chat = await Promise.all(Array.from({ length: 30 }, () => anna.refusal({ do: 'chat', text: 'hi' })))
    expect(chat.filter((one) => one === null).length).toBeLessThanOrEqual(11)
    expect(chat.at(-1)!.rule).toBe('host.too-fast')
    const names = await Promise.all(
      Array.from({ length: 100 }, (_, i) => anna.refusal({ do: 'rename', name: `A${i}` })),
    )
    expect(names.filter((one) => one === null).length).toBeLessThan(75)
    expect(await anna.refusal({ do: 'moreTime' })).toEqual({ rule: 'host.not-seated', params: {} })
  })

  it('cleans names, tables and chat of what could deceive, and bounds them', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: '\u202eanna\u0000\n<b>', tableName: '  a\t\u200bb  ' })
    await anna.must({ do: 'chat', text: '<img src=x onerror=alert(1)>\u2028\u0007' })
    await anna.until(() => anna.received.some((one) => one.say === 'chat'))
    expect(anna.table!.people[0].name).toBe('anna <b>')
    expect(anna.table!.name).toBe('a b')
    const said = anna.received.find((one) => one.say === 'chat')
    expect(said?.say === 'chat' && said.lines[0].text).toBe('<img src=x onerror=alert(1)>')
    const refused = anna.next((one) => one.say === 'refused')
    anna.raw({ do: 'rename', name: 'x'.repeat(25), n: 9 })
    expect(await refused).toMatchObject({ re: -1 })
  })
})

describe('one who is at a table', () => {
  const tooFast = (replies: readonly (Refusal | null)[]) =>
    replies.filter((one) => one?.rule === 'host.too-fast').length

  it('can flood neither the others by arriving again and again, nor the disk with answers to earlier matches', async () => {
    const { port } = await host()
    const anna = await table(port)
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    for (const act of ['start', 'endMatch', 'start'] as const) await anna.must({ do: act })
    const many = <T>(one: (k: number) => T) => Array.from({ length: 120 }, (_, k) => one(k))
    const late = { do: 'answer', match: 1, step: 1, answer: {} } as const
    expect(tooFast(await Promise.all(many((k) => bela.refusal({ ...late, key: `${k}` }))))).toBeGreaterThan(40)
    expect(tooFast(await Promise.all(many(() => bela.refusal({ do: 'watch', table: anna.tableId }))))).toBeGreaterThan(
      40,
    )
    expect(await anna.refusal({ do: 'rename', name: 'Anni' })).toBeNull()
  })
})

describe('guessing', () => {
  it('of a PIN is over after a few tries, even from new connections', async () => {
    const { port } = await host()
    const anna = await table(port, '4321')
    const tried: (string | null)[] = []
    for (let i = 0; i < 14; i++) {
      const thief = await TestClient.connect(port)
      const why = await thief.refusal({ do: 'join', table: anna.tableId, name: 'T', pin: String(1000 + i) })
      tried.push(why?.rule ?? null)
      await thief.close()
    }
    expect(tried.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'host.wrong-pin'))
    expect(tried.slice(11)).toEqual(Array.from({ length: 3 }, () => 'host.too-many-tries'))
    const late = await TestClient.connect(port)
    expect(await late.refusal({ do: 'join', table: anna.tableId, name: 'T', pin: '4321' })).not.toBeNull()
    // Those who belong here still come back.
    await anna.close()
    await late.must({ do: 'return', table: anna.tableId, token: anna.token })
  })

  it('of a PIN is not helped by many tries in one packet', async () => {
    const { port } = await host()
    const anna = await table(port, '1030')
    const thief = await TestClient.connect(port)
    const wire = (thief.socket as unknown as { _socket: Socket })._socket
    wire.cork()
    for (let i = 0; i < 40; i++)
      thief.raw({ do: 'join', table: anna.tableId, name: 'T', pin: String(1000 + i), n: i + 1 })
    wire.uncork()
    await thief.next((one) => 're' in one && one.re === 40)
    const tried = thief.received.flatMap((one) => (one.say === 'refused' ? [one.why.rule] : []))
    expect(tried.filter((rule) => rule === 'host.wrong-pin')).toHaveLength(10)
    expect(tried.filter((rule) => rule === 'host.too-many-tries')).toHaveLength(30)
  })

  it('of codes and tokens gets a client cut off', async () => {
    const { port } = await host()
    const anna = await table(port)
    const thief = await TestClient.connect(port)
    const closed = new Promise<number>((done) => thief.socket.once('close', done))
    for (let i = 0; i < 15; i++)
      thief.raw({ do: 'return', table: anna.tableId, token: String(i).padStart(32, 'x'), n: i + 1 })
    expect(await closed).toBe(1008)
    const other = await TestClient.connect(port)
    expect(await other.refusal({ do: 'move', table: anna.tableId, code: '123456' })).toMatchObject({
      rule: 'host.too-many-tries',
    })
  })
})
