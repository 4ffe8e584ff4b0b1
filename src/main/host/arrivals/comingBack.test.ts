/** Devices without a token: people who come back at another address of the host, or with another phone. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ToClient } from '../../../protocol/toClient'
import { Knocks } from './knocks'
import type { Client } from '../table/client'
import { Devices } from '../table/devices'
import { limitsPerAddress } from '../door/limits'
import { emptyRecord, type TableRecord } from '../table/record'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'

const host = ownHosts()
const code = (reply: ToClient) => (reply.say === 'refused' ? reply.why.rule.replace('host.', '') : reply.say)
const knocksAt = (client: TestClient) =>
  client.received.findLast((one): one is Extract<ToClient, { say: 'claims' }> => one.say === 'claims')?.claims ?? []
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Anna hosts a match of ZÉRTZ with Béla; Cili is there too, without a seat. */
async function evening(port: number) {
  const [anna, bela, cili] = [
    await TestClient.connect(port),
    await TestClient.connect(port),
    await TestClient.connect(port),
  ]
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna', tableName: 'Konyha' })
  const table = anna.tableId
  await bela.must({ do: 'join', table, name: 'Béla' })
  await cili.must({ do: 'join', table, name: 'Cili' })
  await anna.must({ do: 'start' })
  return { anna, bela, cili, table }
}

/** Leaves, and everyone has seen it. */
async function goAway(who: TestClient, name: string, seenBy: TestClient): Promise<void> {
  await who.close()
  await seenBy.until(() => seenBy.table!.people.some((one) => one.name === name && !one.here))
}

describe('someone who was here', () => {
  it('is listed while away, and let in by the host of the table: same seat, own token, the old one still good', async () => {
    const { port } = await host()
    const { anna, bela, cili, table } = await evening(port)
    await goAway(bela, 'Béla', anna)
    await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
    const phone = await TestClient.connect(port)
    expect(await phone.request({ do: 'absent', table })).toMatchObject({ say: 'absent', names: ['Béla'] })
    const knocked = phone.request({ do: 'claim', table, name: 'béla' })
    await anna.until(() => knocksAt(anna).length === 1)
    expect(knocksAt(anna)[0].person).toBe(1)
    expect(knocksAt(cili)).toEqual([])
    // Nothing of the table before it is decided.
    expect(phone.received.filter((one) => !['welcome', 'tables', 'absent', 'knocked'].includes(one.say))).toEqual([])
    await anna.must({ do: 'letIn', claim: knocksAt(anna)[0].id, on: true })
    expect(await knocked).toMatchObject({ say: 'youAre', table, person: 1 })
    await phone.until(() => phone.match !== null)
    expect(phone.match!.seat).toBe(1)
    expect(phone.table!.seats[1]).toEqual({ kind: 'person', person: 1, standIn: null })
    expect(phone.token).not.toBe(bela.token)
    expect(knocksAt(anna)).toEqual([])
    for (const token of [bela.token, phone.token]) {
      const again = await TestClient.connect(port)
      await again.must({ do: 'return', table, token })
    }
  })

  it('is told when the host says no, when nobody answers, and when there is nobody to be', async () => {
    const { port } = await host({ clockSpeed: 80 })
    const { anna, bela, table } = await evening(port)
    const phone = await TestClient.connect(port)
    expect(code(await phone.request({ do: 'claim', table, name: 'Béla' }))).toBe('person-is-here')
    expect(code(await phone.request({ do: 'claim', table, name: 'Zoli' }))).toBe('no-such-person')
    expect(code(await phone.request({ do: 'claim', table: 'ZZZZ', name: 'Béla' }))).toBe('no-such-table')
    await goAway(bela, 'Béla', anna)
    const refused = phone.request({ do: 'claim', table, name: 'Béla' })
    await anna.until(() => knocksAt(anna).length === 1)
    await anna.must({ do: 'letIn', claim: knocksAt(anna)[0].id, on: false })
    expect(code(await refused)).toBe('not-let-in')
    expect(code(await phone.request({ do: 'claim', table, name: 'Béla' }))).toBe('nobody-answered')
    await anna.until(() => knocksAt(anna).length === 0)
  })

  it('waits no longer when they leave the door, come back by themselves, are sent away, or take another seat', async () => {
    const { port } = await host()
    const { anna, bela, table } = await evening(port)
    await goAway(bela, 'Béla', anna)
    const knock = async () => {
      const phone = await TestClient.connect(port)
      const decided = phone.request({ do: 'claim', table, name: 'Béla' })
      await anna.until(() => knocksAt(anna).length === 1)
      return { phone, decided, knock: knocksAt(anna)[0].id }
    }
    const gone = await knock()
    gone.decided.catch(() => undefined)
    await gone.phone.close()
    await anna.until(() => knocksAt(anna).length === 0)
    expect((await anna.refusal({ do: 'letIn', claim: gone.knock, on: true }))?.rule).toBe('host.no-such-person')

    const joined = await knock()
    await joined.phone.must({ do: 'join', table, name: 'Dóra' })
    expect(code(await joined.decided)).toBe('left')
    expect(knocksAt(anna)).toEqual([])

    const late = await knock()
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table, token: bela.token })
    expect(code(await late.decided)).toBe('person-is-here')
    expect((await anna.refusal({ do: 'letIn', claim: late.knock, on: true }))?.rule).toBe('host.no-such-person')
    expect(anna.table!.people.find(({ id }) => id === 1)!.devices).toBe(1)

    await goAway(back, 'Béla', anna)
    const kicked = await knock()
    await anna.must({ do: 'kick', person: 1 })
    expect(code(await kicked.decided)).toBe('no-such-person')
  })

  it('is decided about by the table’s current host', async () => {
    const { port } = await host({ clockSpeed: 30 })
    const { anna, bela, cili, table } = await evening(port)
    await goAway(bela, 'Béla', anna)
    const phone = await TestClient.connect(port)
    const decided = phone.request({ do: 'claim', table, name: 'Béla' })
    await anna.until(() => knocksAt(anna).length === 1)
    const knock = knocksAt(anna)[0].id
    expect((await cili.refusal({ do: 'letIn', claim: knock, on: true }))?.rule).toBe('host.not-host')
    await anna.must({ do: 'handOver', person: 2 })
    await cili.until(() => knocksAt(cili).length === 1)
    await anna.until(() => knocksAt(anna).length === 0)
    expect((await anna.refusal({ do: 'letIn', claim: knock, on: true }))?.rule).toBe('host.not-host')
    await cili.must({ do: 'letIn', claim: knock, on: true })
    expect(code(await decided)).toBe('youAre')
  })

  it.each([{ locked: true }, { pin: '4711' }])(
    'learns nothing about a closed table (%j) by any name, and can still be let in',
    async (closed) => {
      const { port } = await host({ clockSpeed: 60 })
      const { anna, bela, table } = await evening(port)
      await anna.must({ do: 'set', ...closed })
      await goAway(bela, 'Béla', anna)
      const said = new Map<string, unknown>()
      const ask = async (name: string) => {
        const stranger = await TestClient.connect(port)
        expect(await stranger.request({ do: 'absent', table })).toMatchObject({ names: null })
        const started = Date.now()
        const reply = await stranger.request({ do: 'claim', table, name })
        expect(Date.now() - started).toBeGreaterThan(1500)
        said.set(name, { ...reply, re: 0 })
        for (const hidden of ['Anna', 'Béla', 'Cili', '4711']) expect(stranger.frames.join()).not.toContain(hidden)
      }
      await Promise.all(['Béla', 'Anna', 'Zoli'].map(ask))
      expect(code(said.get('Béla') as ToClient)).toBe('nobody-answered')
      expect(said.get('Anna')).toEqual(said.get('Béla'))
      expect(said.get('Zoli')).toEqual(said.get('Béla'))
      const told = anna.received.flatMap((one) =>
        one.say === 'claims' ? [one.claims.map(({ person }) => person)] : [],
      )
      expect(told).toEqual([[1], []])
      const phone = await TestClient.connect(port)
      const decided = phone.request({ do: 'claim', table, name: 'Béla' })
      await anna.until(() => knocksAt(anna).length === 1)
      await anna.must({ do: 'letIn', claim: knocksAt(anna)[0].id, on: true })
      expect(code(await decided)).toBe('youAre')
    },
  )

  it('may ask a few times only', () => {
    let now = 0
    const limits = limitsPerAddress(() => now)
    const asks = () => Array.from({ length: 10 }, () => limits.knocks('192.168.1.9')).filter(Boolean).length
    expect(asks()).toBe(6)
    now += 60_000
    expect(asks()).toBe(3)
  })

  it('is decided about at the computer that hosts while the host of the table is away, and by no other watcher', () => {
    const record: TableRecord = {
      ...emptyRecord('ABCD', 'T', 'zertz', 2, {}),
      people: [{ id: 0, name: 'Anna', avatar: 'bun', side: null, devices: [], ended: [], knownHost: 0, queued: false }],
    }
    const devices = new Devices()
    const knocks = new Knocks(() => record, devices, 1)
    const client = (person: number | null, local: boolean, carries: number[] = []) =>
      ({ person, local, carries, sendText: () => undefined }) as unknown as Client
    const anna = client(0, false)
    const watcher = client(null, true)
    expect(
      [watcher, client(null, false), client(1, false), client(1, true)].map((one) => knocks.mayDecide(one, 0)),
    ).toEqual([true, false, false, true])
    devices.add(anna)
    expect(
      [anna, watcher, client(1, true), client(null, false, [1, 0])].map((one) => knocks.mayDecide(one, 0)),
    ).toEqual([true, false, false, true])
  })
})

describe('a way back', () => {
  const ways = async (client: TestClient) => {
    const reply = await client.request({ do: 'wayBack' })
    if (reply.say !== 'wayBack') throw new Error(JSON.stringify(reply))
    return reply.codes
  }

  it('brings a device back once, without anyone’s doing, and the next one is another', async () => {
    const { port, dataDir, logged } = await host()
    const { anna, bela, table } = await evening(port)
    const [way] = await ways(bela)
    expect(way).toMatch(/^[\w-]{32}$/)
    await anna.must({ do: 'set', locked: true })
    await goAway(bela, 'Béla', anna)
    await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
    const phone = await TestClient.connect(port)
    expect(await phone.request({ do: 'move', table, code: way })).toMatchObject({ say: 'youAre', person: 1 })
    await phone.until(() => phone.match !== null)
    expect([phone.match!.seat, phone.table!.seats[1]]).toEqual([1, { kind: 'person', person: 1, standIn: null }])
    const thief = await TestClient.connect(port)
    expect(code(await thief.request({ do: 'move', table, code: way }))).toBe('wrong-code')
    expect((await ways(phone))[0]).not.toBe(way)
    // Neither on disk nor in the log.
    await pause(50)
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
    const written = files.flatMap((path) => (statSync(path).isFile() ? [readFileSync(path, 'utf8')] : []))
    for (const text of [...written, ...logged, ...anna.frames]) {
      expect(text).not.toContain(way)
      expect(text).not.toContain(phone.token)
    }
  })

  it('outlives the host, costs nobody’s six-digit code, and ends with a person who is sent away', async () => {
    const first = await host()
    const { anna: before, bela, table } = await evening(first.port)
    const [way] = await ways(bela)
    await first.close()
    const { port } = await host({ dataDir: first.dataDir })
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'return', table, token: before.token })
    const digits = await anna.request({ do: 'moveCode' })
    if (digits.say !== 'moveCode') throw new Error(JSON.stringify(digits))
    const phone = await TestClient.connect(port)
    await phone.must({ do: 'move', table, code: way })
    const laptop = await TestClient.connect(port)
    await laptop.must({ do: 'move', table, code: digits.code })
    const [next] = await ways(phone)
    await phone.must({ do: 'leave' })
    expect(code(await (await TestClient.connect(port)).request({ do: 'move', table, code: next }))).toBe('wrong-code')
  })

  it('is there for each who plays on a passed device, and for no watcher', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    const table = anna.tableId
    const tokens = [anna.token]
    await anna.must({ do: 'bring', name: 'Béla' })
    tokens.push(anna.token)
    await anna.must({ do: 'share', table, tokens, front: null })
    const codes = await ways(anna)
    await anna.close()
    const other = await TestClient.connect(port)
    const fresh: string[] = []
    for (const [at, one] of codes.entries()) {
      expect(await other.request({ do: 'move', table, code: one })).toMatchObject({ say: 'youAre', person: at })
      fresh.push(other.token)
    }
    expect(await other.request({ do: 'share', table, tokens: fresh, front: null })).toMatchObject({ people: [0, 1] })
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table })
    expect(code(await watcher.request({ do: 'wayBack' }))).toBe('not-allowed')
  })
})
