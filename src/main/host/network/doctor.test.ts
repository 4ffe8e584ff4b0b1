import { connect } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../../protocol/doctor'
import { diagnose, visitBook, type Observations, type Visit } from './doctor'
import { TestClient } from '../testing/client'
import { removeTempFolders, testHost, type TestHost } from '../testing/host'

const remedies = [
  'none',
  'join-network',
  'open-firewall',
  'other-browser',
  'reload',
  'use-address',
  'type-http',
  'same-network',
] as const satisfies readonly Diagnosis['remedy'][]

const wifi = { address: '192.168.1.5', netmask: '255.255.255.0', family: 'IPv4' } as const
const cable = { address: '10.0.0.5', netmask: '255.255.255.0', family: 'IPv4' } as const
const never = { page: null, socket: null, hello: null, https: null, misnamed: null, name: '' }
const visit = (change: Partial<Visit>): Visit => ({ from: '192.168.1.30', to: '192.168.1.5', ...never, ...change })

/** Ten minutes after the host sat down at a table. */
const now = 600_000
const seen = (change: Partial<Observations>): Observations => ({
  now,
  since: 0,
  port: 7400,
  adapters: [wifi, cable],
  visits: [],
  heard: true,
  ...change,
})

const cases: Record<string, { seen: Partial<Observations>; wall: Diagnosis['wall']; more?: object }> = {
  'no adapter at all': { seen: { adapters: [] }, wall: 'no-network' },
  'only IPv6': { seen: { adapters: [{ ...wifi, address: 'fd00::1', family: 'IPv6' }] }, wall: 'no-network' },
  'nothing yet, soon after the table was opened': { seen: { since: now - 30_000 }, wall: 'none' },
  'nothing came in, though others are heard': {
    seen: {},
    wall: 'nothing-came',
    more: { address: '192.168.1.5', port: 7400, heard: true },
  },
  'nothing came in and nobody is heard, after a minute': {
    seen: { heard: false, since: now - 60_000 },
    wall: 'nothing-came',
    more: { heard: false },
  },
  'nothing came in and nobody is heard for long': { seen: { heard: false }, wall: 'guest-network' },
  'nothing came in, on a network where routers put guests': {
    seen: { adapters: [{ ...wifi, address: '192.168.179.20' }] },
    wall: 'guest-network',
  },
  'only this computer itself came': {
    seen: { visits: [visit({ from: '127.0.0.1', to: '127.0.0.1', page: 1, socket: 2, hello: 3 })] },
    wall: 'nothing-came',
  },
  'somebody was stopped long ago, as the clock counts that began later': {
    seen: { now: 60_000, since: 30_000, visits: [visit({ page: -400_000 })] },
    wall: 'none',
  },
  'somebody got in at the address shown': {
    seen: { visits: [visit({ page: 1000, socket: 1100, hello: 1200 })] },
    wall: 'none',
  },
  'somebody got in at another adapter, whose address is shown from then on': {
    seen: { visits: [visit({ from: '10.0.0.9', to: '10.0.0.5', page: 1000, socket: 1100, hello: 1200 })] },
    wall: 'none',
  },
  'people got in at both adapters': {
    seen: {
      visits: [
        visit({ from: '10.0.0.9', to: '10.0.0.5', page: 1000, socket: 1100, hello: 1200 }),
        visit({ page: 1000, socket: 1100, hello: 1200 }),
      ],
    },
    wall: 'none',
  },
  'a page was loaded a moment ago': { seen: { visits: [visit({ page: now - 2000 })] }, wall: 'none' },
  'a page was loaded and no socket followed': {
    seen: { visits: [visit({ page: now - 20_000 })] },
    wall: 'no-socket',
    more: { from: '192.168.1.30' },
  },
  'the same long ago': { seen: { visits: [visit({ page: now - 300_000 })] }, wall: 'none' },
  'a page was loaded from a network that is none of ours': {
    seen: { visits: [visit({ from: '192.168.50.7', page: now - 20_000 })] },
    wall: 'guest-network',
    more: { address: '192.168.50.7' },
  },
  'a socket that never said hello': {
    seen: { visits: [visit({ page: now - 20_000, socket: now - 19_000 })] },
    wall: 'no-hello',
  },
  'a name that is not ours': {
    seen: { visits: [visit({ misnamed: now - 1000, name: 'laptop.fritz.box:7400' })] },
    wall: 'wrong-name',
    more: { name: 'laptop.fritz.box:7400', address: '192.168.1.5:7400' },
  },
  'a name that is not ours, then the right one': {
    seen: { visits: [visit({ misnamed: now - 9000, page: now - 5000, socket: now - 4900, hello: now - 4800 })] },
    wall: 'none',
  },
  'a browser that insists on https': {
    seen: { visits: [visit({ https: now - 1000 })] },
    wall: 'https',
    more: { address: '192.168.1.5:7400' },
  },
  'one phone is stopped while others are in: the one is spoken of': {
    seen: {
      visits: [
        visit({ from: '192.168.1.31', page: now - 20_000 }),
        visit({ page: 1000, socket: 1100, hello: now - 100 }),
      ],
    },
    wall: 'no-socket',
    more: { from: '192.168.1.31' },
  },
}

describe('the doctor', () => {
  it.each(Object.entries(cases))('%s', (_, { seen: change, wall, more }) => {
    const diagnosis = diagnose(seen(change))
    expect(diagnosis).toMatchObject({ wall, ...more })
    expect(remedies).toContain(diagnosis.remedy)
  })

  it('has one remedy for each wall', () => {
    const found = new Map(Object.values(cases).map((one) => [one.wall, diagnose(seen(one.seen)).remedy]))
    expect(found.size).toBe(remedies.length)
    expect(new Set(found.values()).size).toBe(remedies.length)
  })

  it('keeps a book of visits that does not grow without end', () => {
    let time = 0
    const book = visitBook(() => ++time)
    for (let i = 0; i < 500; i++) book.note('page', `::ffff:10.0.${i >> 8}.${i & 255}`, '::ffff:10.0.0.1')
    book.note('misnamed', '10.0.1.243', '10.0.0.1', `x\u202e${'y'.repeat(500)}`)
    expect(book.all()).toHaveLength(100)
    expect(book.all()[0]).toMatchObject({ from: '10.0.1.243', page: 500, misnamed: 501 })
    expect(book.all()[0].name.length).toBeLessThanOrEqual(60)
  })
})

describe('at a real host', () => {
  const running: TestHost[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()))
  })
  afterAll(removeTempFolders)

  it('tells the screens of this computer that are at a table, when it changes', async () => {
    const seenHttps: boolean[] = []
    const host = await testHost({
      lookMs: 50,
      diagnose: ({ visits }) => {
        seenHttps.push(visits.some((one) => one.https !== null))
        return { wall: 'no-hello', remedy: 'reload', from: visits.some((one) => one.hello !== null) ? 'in' : 'out' }
      },
    })
    running.push(host)
    const anna = await TestClient.connect(host.port)
    const stranger = await TestClient.connect(host.port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await anna.until(() => anna.received.some((one) => one.say === 'doctor'))
    await new Promise((done) => setTimeout(done, 300))
    expect(anna.received.filter((one) => one.say === 'doctor')).toHaveLength(1)
    expect(stranger.received.some((one) => one.say === 'doctor')).toBe(false)
    expect(anna.received.find((one) => one.say === 'doctor')).toMatchObject({ diagnosis: { from: 'in' } })
    const secure = connect(host.port, '127.0.0.1', () => secure.write(Buffer.from([0x16, 3, 1, 2, 0, 1, 13, 10])))
    secure.on('error', () => undefined).resume()
    await new Promise((done) => secure.on('close', done))
    await anna.until(() => seenHttps.at(-1) === true, 3000).catch(() => undefined)
    expect(seenHttps.at(-1)).toBe(true)
  }, 20_000)
})
