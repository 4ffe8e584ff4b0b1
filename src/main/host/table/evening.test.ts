/** What keeps an evening together besides the matches: room for tables, who hosts, who sits in the next game. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { finishMatch, openLobby, removePerson, type GameFacts } from './lobby'
import { emptyRecord, type TableRecord } from './record'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()

const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

async function opened(port: number, name: string): Promise<TestClient> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'open', game: 'zertz', name })
  return client
}

async function back(port: number, who: TestClient): Promise<TestClient> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'return', table: who.tableId, token: who.token })
  return client
}

describe('when there are as many tables as may be', () => {
  it('the one left first makes room, and comes back with anyone who has a seat there', async () => {
    const { port, dataDir, logged } = await host({ mostTables: 3 })
    const [anna, bela, cili] = [await opened(port, 'Anna'), await opened(port, 'Béla'), await opened(port, 'Cili')]
    await bela.close()
    await anna.close()
    const dora = await opened(port, 'Dóra')
    expect(logged.join('\n')).toContain(`${bela.tableId} is put away`)
    expect(existsSync(join(dataDir, 'archive', bela.tableId, 'table.json'))).toBe(true)
    const stranger = await TestClient.connect(port)
    const token = 'x'.repeat(32)
    expect(code(await stranger.refusal({ do: 'return', table: bela.tableId, token }))).toBe('no-such-table')
    expect(code(await stranger.refusal({ do: 'join', table: bela.tableId, name: 'S' }))).toBe('no-such-table')
    // Now it is Anna's that makes room.
    const again = await back(port, bela)
    await again.until(() => again.table !== null)
    expect(again.table!.people.map(({ name }) => name)).toEqual(['Béla'])
    expect(existsSync(join(dataDir, 'archive', anna.tableId))).toBe(true)
    expect(code(await stranger.refusal({ do: 'open', game: 'zertz', name: 'S' }))).toBe('too-many-tables')
    for (const client of [again, cili, dora]) await client.must({ do: 'rename', name: 'Undisturbed' })
  })

  it('never a match that is on', async () => {
    const { port } = await host({ mostTables: 2 })
    const anna = await opened(port, 'Anna')
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    await anna.must({ do: 'start' })
    await anna.close()
    const bela = await opened(port, 'Béla')
    expect(code(await bela.refusal({ do: 'open', game: 'zertz', name: 'B' }))).toBe('too-many-tables')
    await bela.close()
    await opened(port, 'Cili')
    await (await back(port, anna)).until(() => true)
  })

  it('also after a restart, in the order of use', async () => {
    const first = await host({ mostTables: 3 })
    const all = []
    for (const name of ['A', 'B', 'C']) all.push(await opened(first.port, name))
    await all[0].must({ do: 'rename', name: 'A2' })
    await first.close()
    const second = await host({ mostTables: 3, dataDir: first.dataDir })
    await opened(second.port, 'D')
    expect(readdirSync(join(first.dataDir, 'archive'))).toEqual([all[1].tableId])
  })
})

describe('a table is put away by hand', () => {
  it('by its host, for good; everyone there is told', async () => {
    const { port, dataDir } = await host()
    const anna = await opened(port, 'Anna')
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    const put = { do: 'putAway', table: anna.tableId } as const
    expect(code(await bela.refusal(put))).toBe('not-host')
    await anna.must({ do: 'start' })
    expect(code(await anna.refusal(put))).toBe('match-is-on')
    await anna.must({ do: 'endMatch' })
    await anna.must(put)
    await bela.until(() => bela.received.some((one) => one.say === 'gone' && code(one.why) === 'put-away'))
    await bela.until(() => bela.received.some((one) => one.say === 'tables' && one.tables.length === 0))
    expect(code(await bela.refusal({ do: 'return', table: anna.tableId, token: bela.token }))).toBe('no-such-table')
    const [kept] = readdirSync(join(dataDir, 'archive'))
    expect(readdirSync(join(dataDir, 'archive', kept)).sort()).toEqual(['match-1.jsonl', 'table.json'])
  })

  it('by the host’s own computer, whatever goes on there', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const home = await TestClient.connect(port)
    const put = { do: 'putAway', table: anna.tableId } as const
    expect(code(await bela.refusal(put))).toBe('match-is-on')
    await home.must(put)
    await bela.until(() => bela.received.some((one) => one.say === 'gone' && code(one.why) === 'put-away'))
    expect(code(await home.refusal(put))).toBe('no-such-table')
  })
})

it('lists tables with people first, then those used last', async () => {
  const { port } = await host()
  const [a, b, c] = [await opened(port, 'A'), await opened(port, 'B'), await opened(port, 'C')]
  await c.close()
  await b.close()
  const home = await TestClient.connect(port)
  const welcome = home.received.find((one) => one.say === 'welcome')
  expect(welcome?.say === 'welcome' && welcome.tables.map(({ id, here }) => [id, here])).toEqual([
    [a.tableId, 1],
    [b.tableId, 0],
    [c.tableId, 0],
  ])
})

describe('hosting', () => {
  it('may be taken over by anyone at the table when the host has been away for a while, not before', async () => {
    const { port } = await host({ clockSpeed: 100 })
    const anna = await opened(port, 'Anna')
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    expect(code(await bela.refusal({ do: 'takeHosting' }))).toBe('host-is-here')
    await anna.close()
    await bela.until(() => !bela.table!.people[0].here)
    expect(code(await bela.refusal({ do: 'takeHosting' }))).toBe('host-is-here')
    await new Promise((done) => setTimeout(done, 320))
    await bela.must({ do: 'takeHosting' })
    expect(bela.table!.host).toBe(1)
    expect(bela.received).toContainEqual({ say: 'notice', kind: 'hosts', name: 'Béla' })
    await bela.must({ do: 'set', name: 'Ours' })
    await back(port, anna)
    expect(bela.table!.host).toBe(1)
  })

  it('goes to someone who is here when the host leaves', () => {
    const table = people(3)
    expect(removePerson(table, 0, (id) => id === 2).host).toBe(2)
    expect(removePerson(table, 0, () => false).host).toBe(1)
  })

  it('tells everyone that a bot plays for someone', async () => {
    const { port } = await host({ botPause: 60_000 })
    const anna = await opened(port, 'Anna')
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    await anna.must({ do: 'start' })
    await bela.close()
    await anna.must({ do: 'standIn', seat: 1, level: 'medium' })
    expect(anna.received).toContainEqual({ say: 'notice', kind: 'standIn', name: 'Béla' })
  })

  it('closes a secret ask for those who are silent, this one only, and everyone is told', async () => {
    const { port } = await host({ clockSpeed: 100 })
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'dice-town', name: 'Anna' })
    await anna.must({ do: 'set', options: { clock: 'off' } })
    const bela = await TestClient.connect(port)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    await anna.must({ do: 'start' })
    await bela.until(() => bela.owes)
    const { step } = bela.match!
    expect([anna.match!.closable, bela.match!.closable]).toEqual([true, true])
    expect(code(await bela.refusal({ do: 'closeWindow', step }))).toBe('not-host')
    await bela.answerRandomly(1)
    await anna.must({ do: 'closeWindow', step })
    await Promise.all([anna, bela].map((one) => one.until(() => one.match!.step > step)))
    expect(bela.received).toContainEqual({ say: 'notice', kind: 'closed', name: 'Anna' })
    expect(code(await anna.refusal({ do: 'closeWindow', step }))).toBe('CO-5')
  })
})

/** A table of this many people, all seated. */
function people(count: number): TableRecord {
  const empty = emptyRecord('ABCD', 'T', 'agents', 6, {})
  const all = Array.from({ length: count }, (_, id) => ({
    id,
    name: `P${id}`,
    avatar: 'bun' as const,
    side: null,
    devices: [],
    ended: [],
    knownHost: null,
    queued: false,
  }))
  const seats = empty.seats.map((_, at) => (at < count ? { kind: 'person' as const, person: at, standIn: null } : null))
  return { ...empty, people: all, nextPerson: count, seats }
}

it('a match that is over is seen by each as they played it, wherever they sit down then, and not at all in the next lobby', async () => {
  const { port } = await host()
  const anna = await opened(port, 'Anna')
  const join = async (name: string) => {
    const client = await TestClient.connect(port)
    await client.must({ do: 'join', table: anna.tableId, name })
    return client
  }
  const [bela, cili] = [await join('Béla'), await join('Cili')]
  await anna.must({ do: 'start' })
  for (let i = 0; i < 500 && anna.table!.phase !== 'over'; i++) {
    const owing = [anna, bela].find((one) => one.owes)
    if (owing) await owing.answerRandomly(i)
    else await new Promise((done) => setTimeout(done, 2))
  }
  expect(anna.table!.phase).toBe('over')
  await bela.must({ do: 'stand' })
  await cili.must({ do: 'sit', seat: 1 })
  const told = (client: TestClient) => client.received.flatMap((one) => (one.say === 'match' ? [one.match.seat] : []))
  expect(new Set(told(cili))).toEqual(new Set([null]))
  const again = await back(port, bela)
  await again.until(() => again.match !== null)
  expect(told(again)).toEqual([1])
  const before = [anna, bela, cili].map((one) => told(one).length)
  await anna.must({ do: 'set', game: 'dice-town' })
  const late = await join('Dani')
  expect(late.table!.seats[2]).toMatchObject({ kind: 'person' })
  expect([late, anna, bela, cili].map((one) => told(one).length)).toEqual([0, ...before])
})

describe('the next game', () => {
  const game = (max: number): GameFacts => ({
    id: 'zertz',
    seats: { min: 2, max },
    parseOptions: () => ({ value: {} }),
  })
  const seated = (table: TableRecord) =>
    table.seats.map((one) => (one === null ? '-' : one.kind === 'bot' ? 'bot' : one.person))

  it('keeps the people: who finds no seat in a smaller game sits again in a larger one', () => {
    const small = openLobby(people(5), game(2))
    expect(seated(small)).toEqual([0, 1])
    expect(small.people.filter(({ queued }) => queued).map(({ id }) => id)).toEqual([2, 3, 4])
    const large = openLobby(small, game(6))
    expect(seated(large)).toEqual([0, 1, 2, 3, 4, '-'])
    expect(large.people.some(({ queued }) => queued)).toBe(false)
  })

  it('sends bots away before people', () => {
    const three = people(3)
    const bot = { kind: 'bot' as const, level: 'easy' as const }
    const withBots = { ...three, seats: [bot, three.seats[0], bot, three.seats[1], three.seats[2], null] }
    expect(seated(openLobby(withBots, game(4)))).toEqual(['bot', 0, 1, 2])
    expect(seated(openLobby(withBots, game(2)))).toEqual([0, 1])
  })

  it('keeps the evening’s score, also of those who left', () => {
    const once = finishMatch({ ...people(3), phase: 'playing' }, [1])
    const twice = finishMatch({ ...removePerson(openLobby(once, game(6)), 1), phase: 'playing' }, [0])
    expect(twice.evening).toEqual([
      { person: 0, name: 'P0', played: 2, won: 1 },
      { person: 1, name: 'P1', played: 1, won: 1 },
      { person: 2, name: 'P2', played: 2, won: 0 },
    ])
  })
})
