/** An attacker on the same network: what they can't learn, become or stop. */
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { ToClient } from '../../protocol/toClient'
import { addPerson, openLobby, removePerson, startMatch } from './table/lobby'
import { TestClient } from './testing/client'
import { ownHosts } from './testing/ownHosts'
import { aDevice } from './testing/device'
import { lobbyOf, must } from './testing/lobby'

const host = ownHosts()

const code = (reply: ToClient) => (reply.say === 'refused' ? reply.why.rule.replace('host.', '') : reply.say)

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function joined(port: number, table: string, name: string): Promise<TestClient> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'join', table, name })
  return client
}

/** Anna hosts, Béla plays; both are in a match. */
async function match(port: number) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  const table = anna.tableId
  const bela = await joined(port, table, 'Béla')
  await anna.must({ do: 'start' })
  await Promise.all([anna, bela].map((one) => one.until(() => one.match !== null)))
  return { anna, bela, table }
}

const facts = { id: 'agents', seats: { min: 2, max: 6 }, parseOptions: () => ({ value: {} }) } as const

const last = <Say extends ToClient['say']>(client: TestClient, say: Say) =>
  client.received.findLast((one): one is Extract<ToClient, { say: Say }> => one.say === say)
const knocksAt = (client: TestClient) => last(client, 'claims')?.claims ?? []

describe('someone who came after a match had started', () => {
  it('does not make themselves its host while its people are away, and so opens nobody’s seat', async () => {
    const { port } = await host({ clockSpeed: 200 })
    const { anna, bela, table } = await match(port)
    const stranger = await joined(port, table, 'Zoli')
    await Promise.all([anna.close(), bela.close()])
    await stranger.until(() => stranger.table!.people.every(({ id, here }) => here === (id === 2)))
    await pause(200)
    expect(code(await stranger.request({ do: 'takeHosting' }))).toBe('came-late')
    expect(code(await stranger.request({ do: 'moveCode', person: 1 }))).toBe('not-allowed')
    // Those who were there before still may, on whichever device.
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table, token: bela.token })
    await back.must({ do: 'takeHosting' })
    expect(back.table!.host).toBe(1)
  })

  it('inherits it from a host who leaves only if nobody else is left, and may take it between matches', () => {
    const playing = must(addPerson(must(startMatch(lobbyOf('Anna', 'Béla'), facts)), 'Zoli', aDevice))
    const onlyZoli = (id: number) => id === 2
    expect(removePerson(playing, 0, onlyZoli).host).toBe(1)
    expect(removePerson(removePerson(playing, 1, onlyZoli), 0, onlyZoli).host).toBe(2)
    expect(removePerson(openLobby(playing, facts), 0, onlyZoli).host).toBe(2)
  })
})

it('someone who takes over a bot in a match is named to all, since they learn what it knew', async () => {
  const { port } = await host({ botPause: 60_000 })
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'dice-town', name: 'Anna' })
  await anna.must({ do: 'bot', seat: 1, level: 'easy' })
  await anna.must({ do: 'bot', seat: 2, level: 'easy' })
  const early = await joined(port, anna.tableId, 'Béla')
  await early.must({ do: 'stand' })
  await early.must({ do: 'sit', seat: 2 })
  const notices = () => anna.received.flatMap((one) => (one.say === 'notice' ? [`${one.kind} ${one.name}`] : []))
  expect(notices()).toEqual(['joined Béla'])
  await anna.must({ do: 'start' })
  const late = await joined(port, anna.tableId, 'Zoli')
  await late.must({ do: 'sit', seat: 1 })
  await anna.until(() => notices().includes('tookOver Zoli'))
  // Nobody moves on to a second seat as the same person.
  await early.must({ do: 'leave' })
  expect(code(await late.request({ do: 'sit', seat: 2 }))).toBe('match-is-on')
  expect(code(await late.request({ do: 'stand' }))).toBe('match-is-on')
  expect(late.match!.seat).toBe(1)
})

it('the host of a table who only looks on from their device has half a minute like any other', async () => {
  const { port } = await host({ clockSpeed: 30 })
  const { anna, bela, table } = await match(port)
  await pause(1200)
  await anna.must({ do: 'watch', table })
  expect(code(await bela.request({ do: 'takeHosting' }))).toBe('host-is-here')
  await pause(1200)
  expect(code(await bela.request({ do: 'takeHosting' }))).toBe('done')
})

describe('a knock', () => {
  it('shows the same number on both sides, to distinguish two people of one name', async () => {
    const { port } = await host()
    const { anna, bela, table } = await match(port)
    await bela.close()
    await anna.until(() => anna.table!.people.some(({ here }) => !here))
    const [thief, phone] = [await TestClient.connect(port), await TestClient.connect(port)]
    const stolen = thief.request({ do: 'claim', table, name: 'Béla' })
    await anna.until(() => knocksAt(anna).length === 1)
    const mine = phone.request({ do: 'claim', table, name: 'Béla' })
    await anna.until(() => knocksAt(anna).length === 2)
    const marks = [thief, phone].map((one) => last(one, 'knocked')?.mark)
    expect(marks[0]).not.toBe(marks[1])
    for (const mark of marks) expect(mark).toMatch(/^[1-9]\d$/)
    expect(knocksAt(anna).map(({ mark }) => mark)).toEqual(marks)
    const { id } = knocksAt(anna).find(({ mark }) => mark === marks[1])!
    await anna.must({ do: 'letIn', claim: id, on: true })
    expect(code(await mine)).toBe('youAre')
    expect(code(await stolen)).toBe('person-is-here')
    expect(last(thief, 'table')).toBeUndefined()
  })

  it('shows a number at a closed table too, for any name', async () => {
    const { port } = await host({ clockSpeed: 100 })
    const { anna, table } = await match(port)
    await anna.must({ do: 'set', pin: '4711' })
    const stranger = await TestClient.connect(port)
    for (const name of ['Anna', 'Béla', 'Nobody']) {
      stranger.received.length = 0
      await stranger.request({ do: 'claim', table, name })
      expect(last(stranger, 'knocked')?.mark).toMatch(/^[1-9]\d$/)
    }
  })
})

describe('an answer', () => {
  it('to a match that is over is none to the next one, even where the step has the same number', async () => {
    const { port } = await host()
    const { anna, bela } = await match(port)
    const asked = anna.owes ? anna : bela
    const late = { do: 'answer', match: 1, step: 1, key: 'late', answer: asked.sample(1) } as const
    // Until the same person begins again.
    let number = 1
    do {
      await anna.must({ do: 'endMatch' })
      await anna.must({ do: 'start' })
      number++
      await asked.until(() => asked.match?.number === number)
    } while (!asked.owes)
    expect(await asked.refusal(late)).toMatchObject({ rule: 'CO-5' })
    expect(await asked.refusal({ ...late, match: number })).toBeNull()
  })

  it('is none to a match that begins while its bot stands down', async () => {
    const { port } = await host()
    const { anna } = await match(port)
    await anna.must({ do: 'standIn', seat: 0, level: 'easy' })
    const [, begun, why] = await Promise.all([
      anna.refusal({ do: 'endMatch' }),
      anna.refusal({ do: 'start' }),
      anna.refusal({ do: 'answer', match: 1, step: 1, key: 'late', answer: {} }),
    ])
    expect(begun).toBeNull()
    // While salts are gathered there is no match at all.
    expect(['CO-5', 'host.no-match']).toContain(why?.rule)
    expect(anna.match).toMatchObject({ number: 2, step: 1 })
  })

  it('that was taken still counts when it is resent after the match, to a restarted host', async () => {
    const first = await host()
    const { anna, bela } = await match(first.port)
    const asked = anna.owes ? anna : bela
    const given = { do: 'answer', match: 1, step: 1, key: 'mine', answer: asked.sample(1) } as const
    await asked.must(given)
    await anna.must({ do: 'endMatch' })
    await asked.must(given)
    await anna.must({ do: 'start' })
    await asked.must(given)
    await first.close()
    const second = await host({ dataDir: first.dataDir })
    const back = await TestClient.connect(second.port)
    await back.must({ do: 'return', table: anna.tableId, token: asked.token })
    await back.must(given)
    expect(await back.refusal({ ...given, key: 'other' })).toMatchObject({ rule: 'CO-5' })
    expect(await back.refusal({ ...given, match: 9 })).toMatchObject({ rule: 'CO-5' })
    expect(back.match!.step).toBe(1)
  })
})

describe('someone who is sent away', () => {
  it('takes no seat along, however quickly they sit down', async () => {
    const { port } = await host()
    for (let tried = 0; tried < 5; tried++) {
      const anna = await TestClient.connect(port)
      await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
      const bela = await joined(port, anna.tableId, 'Béla')
      const kicked = anna.must({ do: 'kick', person: 1 })
      for (const again of [1, 2]) bela.raw({ do: 'sit', seat: 1, n: 100 + again })
      await kicked
      await anna.must({ do: 'rename', name: 'Anni' })
      expect(anna.table!.seats[1]).toBeNull()
    }
  })

  it('is seated by nobody', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    expect(await anna.refusal({ do: 'place', person: 1, seat: 1 })).toMatchObject({ rule: 'host.no-such-person' })
  })
})

it('a page of one of our addresses is no page of another: the socket wants the very one that we served', async () => {
  const { port } = await host()
  const status = (origin: string) =>
    new Promise<number>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { Origin: origin } })
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
      socket.on('open', () => (socket.terminate(), done(101)))
    })
  expect(await status(`http://127.0.0.1:${port}`)).toBe(101)
  for (const origin of [`http://localhost:${port}`, `http://[::1]:${port}`, `https://127.0.0.1:${port}`, 'null'])
    expect(await status(origin)).toBe(403)
})

describe('a table offered to an attacker’s computer', () => {
  const servers: WebSocketServer[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  /** A server that answers every frame with these. */
  async function answering(...frames: readonly (string | Buffer)[]): Promise<string> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    servers.push(server)
    server.on('connection', (socket) => {
      socket.on('error', () => undefined)
      socket.on('message', () => frames.forEach((frame) => socket.send(frame)))
    })
    await new Promise((done) => server.once('listening', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('goes to no address that is none', async () => {
    const { port } = await host()
    const { anna } = await match(port)
    for (const at of ['1.1.1.1:99999', '999.1.1.1:80', '1.1.1.1:0', '08.1.1.1:80', '010.1.1.1:80', '1.1.1.1:080']) {
      anna.raw({ do: 'moveTable', to: `http://${at}`, n: 900 })
      expect(await anna.next((one) => one.say === 'refused')).toMatchObject({ why: { rule: 'host.bad-message' } })
    }
    expect(last(anna, 'moving')).toBeUndefined()
  })

  const welcome = JSON.stringify({ say: 'welcome', v: 1, app: '0', tables: [] })
  const reply = (more: object) => JSON.stringify({ re: 1, ...more })
  it.each([
    ['no JSON', ['{']],
    ['null', ['null']],
    ['a list', ['[]']],
    ['a number', ['7']],
    ['bytes', [Buffer.from([0xff, 0x00, 0xfe])]],
    ['a reply that is none', [welcome, reply({ say: 'youAre', table: 7 })]],
    ['a refusal without a reason', [welcome, reply({ say: 'refused' })]],
    ['a refusal that is none', [welcome, reply({ say: 'refused', why: { rule: 7, params: null } })]],
    ['a part of a table that is none', [welcome, reply({ say: 'part', of: {}, text: 1 })]],
  ])('stays here when that answers with %s', async (_, frames) => {
    const { port } = await host()
    const { anna, bela } = await match(port)
    await anna.must({ do: 'moveTable', to: await answering(...frames) })
    await bela.until(() => last(bela, 'moving')?.move === null)
    expect(last(bela, 'moving')?.why).toMatchObject({ rule: 'host.no-answer' })
    const asked = anna.owes ? anna : bela
    expect(await asked.answerRandomly(1)).toBeNull()
  })

  it('stays here when nothing can be sent there at all', async () => {
    const { port } = await host({ request: () => Promise.reject(new Error('no way there')) })
    const { anna } = await match(port)
    await anna.must({ do: 'moveTable', to: 'http://127.0.0.1:9' })
    await anna.until(() => last(anna, 'moving')?.why?.rule === 'host.no-answer')
  })
})
