/** Requests that are made again because their reply was lost: with the same token nobody comes twice. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'

const host = ownHosts()
const newToken = () => randomBytes(24).toString('base64url')
const code = (reply: ToClient) => (reply.say === 'refused' ? reply.why.rule.replace('host.', '') : reply.say)
const people = ({ table }: TestClient) => table!.people.map(({ name, here }) => [name, here])
const notices = ({ received }: TestClient) =>
  received.flatMap((one) => (one.say === 'notice' ? [`${one.kind} ${one.name}`] : []))

/** Says it on a connection that is gone before the reply. */
async function sayAndBreak(port: number, message: ToHost): Promise<void> {
  const lost = await TestClient.connect(port)
  lost.raw({ ...message, n: 1 })
  await lost.close()
}

async function annasTable(port: number) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  return { anna, table: anna.tableId }
}

/** Anna's table, at which Béla has a seat and is away. */
async function withoutBela(port: number) {
  const { anna, table } = await annasTable(port)
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table, name: 'Béla' })
  await bela.close()
  await anna.until(() => notices(anna).includes('away Béla'))
  return { anna, table }
}

describe('joining again with the same token', () => {
  it('finds the person who has joined, even if the door was closed meanwhile', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    const join = { do: 'join', table, name: 'Béla', token: newToken() } as const
    await sayAndBreak(port, join)
    await anna.until(() => notices(anna).includes('joined Béla'))
    await anna.must({ do: 'set', locked: true, pin: '1234' })
    const bela = await TestClient.connect(port)
    expect(await bela.request(join)).toMatchObject({ say: 'youAre', table, person: 1, token: join.token })
    await anna.until(() => notices(anna).includes('back Béla'))
    expect(people(anna)).toEqual([
      ['Anna', true],
      ['Béla', true],
    ])
    await bela.must({ do: 'stand' })
    const later = await TestClient.connect(port)
    await later.must({ do: 'return', table, token: join.token })
  })

  it('adds one person, though both are under way at once', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    const join = { do: 'join', table, name: 'Béla', token: newToken() } as const
    const both = await Promise.all([TestClient.connect(port), TestClient.connect(port)])
    const replies = await Promise.all(both.map((one) => one.request(join)))
    expect(replies).toMatchObject([{ person: 1 }, { person: 1 }])
    await anna.until(() => anna.table!.people.some(({ devices }) => devices === 2))
    expect(anna.table!.people).toHaveLength(2)
  })

  it('means another person with another token, or with none', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    for (const more of [{ token: newToken() }, { token: newToken() }, {}, {}])
      await (await TestClient.connect(port)).must({ do: 'join', table, name: 'Béla', ...more })
    await anna.until(() => anna.table!.people.length === 5)
  })

  it('takes no token that is shorter than the host’s own, or looks otherwise', async () => {
    const { port } = await host()
    const { table } = await annasTable(port)
    const guest = await TestClient.connect(port)
    for (const token of ['', 'x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)}!`, 7]) {
      const refused = guest.next((one) => one.say === 'refused' && one.re === -1)
      guest.raw({ do: 'join', table, name: 'Béla', token, n: 5 })
      expect(code(await refused)).toBe('bad-message')
    }
  })
})

describe('opening again with the same token', () => {
  it('finds the table that was opened, also while that is under way', async () => {
    const { port } = await host()
    const open = { do: 'open', game: 'zertz', name: 'Anna', token: newToken() } as const
    const both = await Promise.all([TestClient.connect(port), TestClient.connect(port)])
    const [first, second] = await Promise.all(both.map((one) => one.request(open)))
    expect(second).toEqual({ ...first, re: expect.any(Number) as number })
    const third = await TestClient.connect(port)
    expect(await third.request(open)).toMatchObject({ say: 'youAre', table: both[0].tableId, person: 0 })
    expect(third.table!.people).toHaveLength(1)
    const welcome = (await TestClient.connect(port)).received.find((one) => one.say === 'welcome')
    expect(welcome).toMatchObject({ tables: [{ id: both[0].tableId }] })
  })

  it('finds it though the host was restarted before its reply', async () => {
    const first = await host()
    const open = { do: 'open', game: 'zertz', name: 'Anna', token: newToken() } as const
    await sayAndBreak(first.port, open)
    const watcher = await TestClient.connect(first.port)
    const shown = () => watcher.received.findLast((one) => one.say === 'tables' || one.say === 'welcome')!.tables
    await watcher.until(() => shown().length > 0)
    await first.close()
    const { port } = await host({ dataDir: first.dataDir })
    const anna = await TestClient.connect(port)
    expect(await anna.request(open)).toMatchObject({ say: 'youAre', table: shown()[0].id, person: 0 })
  })

  it('opens a new one for the token of somebody who joined elsewhere', async () => {
    const { port } = await host()
    const { table } = await annasTable(port)
    const token = newToken()
    const guest = await TestClient.connect(port)
    await guest.must({ do: 'join', table, name: 'Béla', token })
    await guest.must({ do: 'open', game: 'zertz', name: 'Béla', token })
    expect(guest.tableId).not.toBe(table)
  })
})

describe('bringing somebody again with the same token', () => {
  it('finds them on this device, though it came back without them and the table was locked', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    const bring = { do: 'bring', name: 'Béla', token: newToken() } as const
    const { token } = anna
    await anna.must(bring)
    await anna.must({ do: 'set', locked: true })
    await anna.close()
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table, token })
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table })
    for (let times = 0; times < 2; times++)
      expect(await back.request(bring)).toMatchObject({ say: 'youAre', person: 1, token: bring.token })
    expect(people(back)).toEqual([
      ['Anna', true],
      ['Béla', true],
    ])
    expect(notices(watcher)).toEqual(['back Béla'])
    const tokens = [token, bring.token]
    expect(await back.request({ do: 'share', table, tokens, front: 1 })).toMatchObject({ people: [0, 1] })
  })
})

describe('coming to another device again with the same token', () => {
  it('works though the code was used up', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    const asked = await anna.request({ do: 'moveCode' })
    const move = { do: 'move', table, code: asked.say === 'moveCode' ? asked.code : '', token: newToken() } as const
    await sayAndBreak(port, move)
    const phone = await TestClient.connect(port)
    expect(await phone.request(move)).toMatchObject({ say: 'youAre', person: 0, token: move.token })
    const stranger = await TestClient.connect(port)
    expect(code(await stranger.request({ ...move, token: newToken() }))).toBe('wrong-code')
    expect(code(await stranger.request({ do: 'move', table, code: move.code }))).toBe('wrong-code')
  })

  it('works by a return code too, and adds no device', async () => {
    const { port } = await host()
    const { anna, table } = await annasTable(port)
    const ways = await anna.request({ do: 'wayBack' })
    const move = { do: 'move', table, code: ways.say === 'wayBack' ? ways.codes[0] : '', token: newToken() } as const
    await sayAndBreak(port, move)
    const there = await TestClient.connect(port)
    expect(await there.request(move)).toMatchObject({ say: 'youAre', person: 0, token: move.token })
    await there.must({ do: 'devices' })
    expect(there.received.findLast((one) => one.say === 'devices')).toMatchObject({ devices: [{ you: true }] })
  })

  it('works for someone who was let in, without asking the host again', async () => {
    const { port } = await host()
    const { anna, table } = await withoutBela(port)
    const claim = { do: 'claim', table, name: 'Béla', token: newToken() } as const
    const lost = await TestClient.connect(port)
    const knocked = lost.request(claim)
    await anna.until(() => anna.received.some((one) => one.say === 'claims' && one.claims.length > 0))
    await anna.must({ do: 'letIn', claim: 1, on: true })
    expect(await knocked).toMatchObject({ token: claim.token })
    const phone = await TestClient.connect(port)
    expect(await phone.request(claim)).toMatchObject({ say: 'youAre', person: 1, token: claim.token })
  })
})

it('a token is one person’s: who has joined with it meanwhile is not let in as somebody else', async () => {
  const { port } = await host()
  const { anna, table } = await withoutBela(port)
  const token = newToken()
  const [knocking, joining] = [await TestClient.connect(port), await TestClient.connect(port)]
  const knocked = knocking.request({ do: 'claim', table, name: 'Béla', token })
  await anna.until(() => anna.received.some((one) => one.say === 'claims' && one.claims.length > 0))
  await joining.must({ do: 'join', table, name: 'Cili', token })
  await anna.must({ do: 'letIn', claim: 1, on: true })
  expect(await knocked).toMatchObject({ say: 'youAre', person: 2 })
})

it('leaving again, after somebody has left a device that is passed round, sends nobody else away', async () => {
  const { port } = await host()
  const { anna, table } = await annasTable(port)
  const { token } = anna
  await anna.must({ do: 'bring', name: 'Béla' })
  const tokens = [token, anna.token]
  await anna.must({ do: 'share', table, tokens, front: 1 })
  await anna.must({ do: 'leave' })
  await anna.close()
  const back = await TestClient.connect(port)
  expect(await back.request({ do: 'share', table, tokens, front: 1 })).toMatchObject({ people: [0, null] })
  expect(code(await back.request({ do: 'leave' }))).toBe('not-allowed')
  expect([people(back), back.received.some(({ say }) => say === 'gone')]).toEqual([[['Anna', true]], false])
})
