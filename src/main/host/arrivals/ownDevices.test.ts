/** Nobody gets a second device onto a seat without its person hearing of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OwnDevice } from '../../../protocol/devices'
import type { ToClient } from '../../../protocol/toClient'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
const code = (reply: ToClient) => (reply.say === 'refused' ? reply.why.rule.replace('host.', '') : reply.say)
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const devicesAt = (client: TestClient): readonly OwnDevice[] =>
  client.received.findLast((one) => one.say === 'devices')?.devices ?? []
const notices = (client: TestClient) =>
  client.received.flatMap((one) => (one.say === 'notice' ? [`${one.kind} ${one.name}`] : []))
const unknown = (client: TestClient) => devicesAt(client).filter(({ noted }) => !noted)

async function away(client: TestClient, seenBy: TestClient, person: number) {
  await client.close()
  await seenBy.until(() => seenBy.table!.people.some(({ id, here }) => id === person && !here))
}

async function codeFrom(client: TestClient, person?: number): Promise<string> {
  const reply = await client.request({ do: 'moveCode', ...(person === undefined ? {} : { person }) })
  if (reply.say !== 'moveCode') throw new Error(`no code: ${code(reply)}`)
  return reply.code
}

async function moved(port: number, table: string, by: string): Promise<TestClient> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'move', table, code: by })
  return client
}

async function returned(port: number, { tableId, token }: TestClient): Promise<TestClient> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'return', table: tableId, token })
  return client
}

/** Béla is away and comes back by letting a second device in. */
async function letIn(port: number, anna: TestClient, name: string): Promise<TestClient> {
  const device = await TestClient.connect(port)
  const asked = device.request({ do: 'claim', table: anna.tableId, name })
  const knocks = () => anna.received.findLast((one) => one.say === 'claims')?.claims ?? []
  await anna.until(() => knocks().length > 0)
  await anna.must({ do: 'letIn', claim: knocks()[0]!.id, on: true })
  expect(code(await asked)).toBe('youAre')
  return device
}

describe('the host of a table', () => {
  it('gets no silent eye on a sleeping opponent: their device is ended, and told so', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await away(bela, anna, 1)
    const spy = await moved(port, anna.tableId, await codeFrom(anna, 1))
    await anna.until(() => notices(anna).includes('codeUsed Béla'))
    const phone = await TestClient.connect(port)
    const why = await phone.refusal({ do: 'return', table: anna.tableId, token: bela.token })
    expect(why).toMatchObject({ rule: 'host.device-ended', params: { by: 'Anna' } })
    // By another code the seat is theirs again, and the kept token opens nothing.
    await away(spy, anna, 1)
    await moved(port, anna.tableId, await codeFrom(anna, 1))
    expect(await phone.refusal({ do: 'return', table: anna.tableId, token: spy.token })).toMatchObject({
      rule: 'host.device-ended',
    })
  })

  it('takes no seat by a code of someone who is back meanwhile', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await away(bela, anna, 1)
    const given = await codeFrom(anna, 1)
    const back = await returned(port, bela)
    const spy = await TestClient.connect(port)
    expect(code(await spy.request({ do: 'move', table: anna.tableId, code: given }))).toBe('person-is-here')
    expect(back.received.some(({ say }) => say === 'gone')).toBe(false)
    expect(await back.refusal({ do: 'devices' })).toBeNull()
    expect(devicesAt(back)).toHaveLength(1)
  })

  it('who lets a device in as someone else adds one: its person is told until they have noted or ended it', async () => {
    const first = await host()
    const { anna, bela } = await twoPlaying(first.port)
    await away(bela, anna, 1)
    const spy = await letIn(first.port, anna, 'Béla')
    expect(notices(anna)).toContain('letIn Béla')
    await first.close()
    const { port } = await host({ dataDir: first.dataDir })
    const phone = await returned(port, bela)
    expect(unknown(phone)).toMatchObject([{ how: 'letIn', by: 'Anna', you: false, here: false }])
    const [{ id }] = unknown(phone)
    const back = await returned(port, spy)
    // It can neither approve of itself nor end the device that would.
    expect(code(await back.request({ do: 'noteDevice', device: id }))).toBe('not-allowed')
    const own = devicesAt(phone).find(({ you }) => you)!.id
    expect(code(await back.request({ do: 'endDevice', device: own }))).toBe('not-allowed')
    const way = await back.request({ do: 'wayBack' })
    await phone.must({ do: 'endDevice', device: id })
    await back.until(() => back.received.some((one) => one.say === 'gone'))
    const again = await TestClient.connect(port)
    expect(code(await again.request({ do: 'return', table: anna.tableId, token: spy.token }))).toBe('device-ended')
    const codes = way.say === 'wayBack' ? way.codes : []
    expect(code(await again.request({ do: 'move', table: anna.tableId, code: codes[0]! }))).toBe('wrong-code')
    expect(devicesAt(phone)).toHaveLength(1)
  })
})

it('a stranger who took hosting over between matches gets no codes for those who were away', async () => {
  const { port } = await host({ clockSpeed: 200 })
  const { anna, bela } = await twoPlaying(port)
  await anna.must({ do: 'endMatch' })
  const stranger = await TestClient.connect(port)
  await stranger.must({ do: 'join', table: anna.tableId, name: 'Zoli' })
  await away(anna, stranger, 0)
  await away(bela, stranger, 1)
  await pause(200)
  await stranger.must({ do: 'takeHosting' })
  for (const person of [0, 1]) expect(code(await stranger.request({ do: 'moveCode', person }))).toBe('host-not-known')
  // Nor does a friend to whom they hand it on.
  const friend = await TestClient.connect(port)
  await friend.must({ do: 'join', table: anna.tableId, name: 'Feri' })
  await stranger.must({ do: 'handOver', person: 3 })
  expect(code(await friend.request({ do: 'moveCode', person: 1 }))).toBe('host-not-known')
  // Those who came back have seen who hosts, and may be helped by them.
  const back = await returned(port, bela)
  await away(back, friend, 1)
  expect(code(await friend.request({ do: 'moveCode', person: 1 }))).toBe('moveCode')
})

describe('a person', () => {
  it('sees their devices with when and how each came, and says which they know', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    expect(anna.received.some(({ say }) => say === 'devices')).toBe(false)
    const laptop = await moved(port, anna.tableId, await codeFrom(bela))
    await bela.until(() => unknown(bela).length === 1)
    const [phone, added] = devicesAt(bela)
    expect(phone).toMatchObject({ how: 'joined', you: true, here: true, noted: true })
    expect(added).toMatchObject({ how: 'ownCode', by: null, you: false, here: true, noted: false })
    expect(Math.abs(added.since - Date.now())).toBeLessThan(10_000)
    await bela.must({ do: 'noteDevice', device: added.id })
    await laptop.until(() => unknown(laptop).length === 0)
    await laptop.must({ do: 'devices' })
    expect(devicesAt(laptop)).toMatchObject([{ you: false }, { you: true }])
    // The others at the table see none of this.
    expect(anna.received.some(({ say }) => say === 'devices')).toBe(false)
    expect(code(await anna.request({ do: 'endDevice', device: added.id }))).toBe('no-such-device')
  })

  it('ends a device that others play on too without sending them away', async () => {
    const { port } = await host()
    const { anna } = await twoPlaying(port)
    const brought = await anna.request({ do: 'bring', name: 'Cili' })
    const cili = brought.say === 'youAre' ? brought : null
    const own = await TestClient.connect(port)
    await own.must({ do: 'return', table: anna.tableId, token: cili!.token })
    const code1 = await codeFrom(own)
    const phone = await moved(port, anna.tableId, code1)
    const shared = devicesAt(phone).find(({ how }) => how === 'brought')!
    await own.must({ do: 'noteDevice', device: devicesAt(phone).find(({ you }) => you)!.id })
    await phone.must({ do: 'endDevice', device: shared.id })
    await own.until(() => own.received.some((one) => one.say === 'gone'))
    expect(anna.received.some((one) => one.say === 'gone')).toBe(false)
    await anna.must({ do: 'rename', name: 'Anni' })
  })
})

it('devices of a record from before they were told apart still open their seats', async () => {
  const first = await host()
  const { anna } = await twoPlaying(first.port)
  await first.close()
  const path = join(first.dataDir, 'tables', anna.tableId, 'table.json')
  const record = JSON.parse(readFileSync(path, 'utf8')) as { people: Record<string, unknown>[] }
  for (const person of record.people) {
    person['tokens'] = (person['devices'] as { tokens: string[] }[]).flatMap(({ tokens }) => tokens)
    for (const later of ['devices', 'ended', 'knownHost']) delete person[later]
  }
  writeFileSync(path, JSON.stringify(record))
  const { port } = await host({ dataDir: first.dataDir })
  const back = await returned(port, anna)
  await back.must({ do: 'devices' })
  expect(devicesAt(back)).toMatchObject([{ how: 'before', noted: true }])
})

it('a device that is ended knows no invitation that still opens a table with a PIN', async () => {
  const { port } = await host()
  const { anna } = await twoPlaying(port)
  await anna.must({ do: 'set', pin: '4711' })
  const laptop = await moved(port, anna.tableId, await codeFrom(anna))
  const inviteOf = (client: TestClient) => client.received.findLast((one) => one.say === 'table')?.invite
  await anna.until(() => unknown(anna).length > 0)
  await anna.must({ do: 'endDevice', device: unknown(anna)[0]!.id })
  await laptop.until(() => laptop.received.some(({ say }) => say === 'gone'))
  const stranger = await TestClient.connect(port)
  const join = { do: 'join', table: anna.tableId, name: 'Zoli' } as const
  expect(code(await stranger.request({ ...join, invite: inviteOf(laptop)! }))).toBe('wrong-pin')
  await stranger.must({ ...join, invite: inviteOf(anna)! })
})
