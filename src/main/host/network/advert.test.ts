import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGoodbyes, readSightings, records, serviceName, type Advert, type DnsRecord } from './advert'
import { nearbyHosts } from './nearby'

const advert: Advert = {
  id: 'c0ffee00',
  name: 'Anna’s laptop.home',
  app: '1.2.3',
  port: 7400,
  tables: [
    { code: 'ABCD', game: 'zertz', name: 'Kitchen = best', free: 3 },
    { code: 'EFGH', game: 'dice-town', name: null, free: 0 },
  ],
}

describe('what a host says of itself', () => {
  it('is read back as it was said', () => {
    expect(readSightings(records(advert, '10.77.0.1'), '10.77.0.1')).toEqual([
      {
        id: 'c0ffee00',
        host: { name: 'Anna’s laptop-home', url: 'http://10.77.0.1:7400', tables: advert.tables },
      },
    ])
    expect(readGoodbyes(records(advert, '10.77.0.1'))).toEqual([])
  })

  it('ends with a goodbye', () => {
    const goodbye = records(advert, '10.77.0.1', 0)
    expect(readGoodbyes(goodbye)).toEqual(['c0ffee00'])
    expect(readSightings(goodbye, '10.77.0.1')).toEqual([])
  })

  it('stays small, whatever tables are called', () => {
    const tables = Array.from({ length: 100 }, () => ({
      code: 'ABCD',
      game: 'agents' as const,
      name: '🂡'.repeat(20),
      free: 6,
    }))
    const said = records({ ...advert, name: 'é'.repeat(500), tables }, '10.77.0.1')
    const txt = said.find((one) => one.type === 'TXT')!.data as Buffer[]
    expect(txt.every((line) => line.length < 256)).toBe(true)
    expect(Buffer.concat(txt).length).toBeLessThan(1000)
    for (const part of said[1].name.split('.')) expect(Buffer.byteLength(part)).toBeLessThan(64)
    expect(readSightings(said, '10.77.0.1')[0].host.tables.length).toBeGreaterThan(5)
  })

  it('names the address it came from, not one that it claims', () => {
    const said = records(advert, '203.0.113.66')
    expect(readSightings(said, '192.168.1.4')[0].host.url).toBe('http://192.168.1.4:7400')
  })

  it('is passed over if it is of another version or broken', () => {
    const change = (change: (lines: Buffer[]) => unknown): DnsRecord[] =>
      records(advert, '10.0.0.1').map((one) =>
        one.type === 'TXT' ? { ...one, data: change(one.data as Buffer[]) } : one,
      )
    expect(
      readSightings(
        change((lines) => [Buffer.from('v=999'), ...lines.slice(1)]),
        '10.0.0.1',
      ),
    ).toEqual([])
    expect(
      readSightings(
        change(() => 'rubbish'),
        '10.0.0.1',
      ),
    ).toEqual([])
    expect(
      readSightings(
        change(() => []),
        '10.0.0.1',
      ),
    ).toEqual([])
  })

  it('is bounded and clean when it comes from a stranger', () => {
    const strange = fc.string({ unit: 'binary', maxLength: 80 })
    const line = fc.oneof(
      strange.map((text) => `t0=3 ABCD zertz ${text}`),
      strange.map((text) => `name=${text}`),
      strange,
    )
    let named = 0
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: -100, max: 70_000 }), (lines, port) => {
        const packet: DnsRecord[] = [
          { name: serviceName, type: 'PTR', ttl: 9, data: 'x' },
          { name: 'x', type: 'SRV', ttl: 9, data: { port } },
          { name: 'x', type: 'TXT', ttl: 9, data: ['v=1', 'id=abcd', ...lines].map((one) => Buffer.from(one)) },
        ]
        for (const { host } of readSightings(packet, '10.0.0.1')) {
          for (const name of [host.name, ...host.tables.flatMap((one) => one.name ?? [])]) {
            expect(name.length).toBeLessThanOrEqual(40)
            expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
            named++
          }
        }
      }),
      { numRuns: 100, seed: 1 },
    )
    // The bounds were put to the test.
    expect(named).toBeGreaterThan(50)
  })
})

describe('the hosts around', () => {
  const at = (address: string, change: Partial<Advert> = {}) =>
    readSightings(records({ ...advert, ...change }, address), address)[0]

  it('leave the list by goodbye or when they are no longer heard', () => {
    let time = 0
    const near = nearbyHosts('aaaa0000', 1000, () => time)
    near.saw(at('192.168.1.4'))
    near.saw(at('192.168.1.9', { id: 'beef', name: 'B' }))
    near.saw(at('192.168.1.1', { id: 'aaaa0000', name: 'ourselves' }))
    expect(near.list().map((one) => one.name)).toEqual(['Anna’s laptop-home', 'B'])
    near.left('beef', '192.168.1.9')
    expect(near.list()).toHaveLength(1)
    time = 900
    near.saw(at('192.168.1.4', { tables: [] }))
    time = 1800
    expect(near.list()[0].tables).toEqual([])
    time = 1901
    expect(near.list()).toEqual([])
  })

  it('are listed once with their best address', () => {
    const near = nearbyHosts('aaaa0000', 1000)
    near.saw(at('169.254.7.7'))
    near.saw(at('192.168.1.4'))
    expect(near.list().map((one) => one.url)).toEqual(['http://192.168.1.4:7400'])
    near.left('c0ffee00', '192.168.1.4')
    expect(near.list().map((one) => one.url)).toEqual(['http://169.254.7.7:7400'])
  })

  it('are bounded in number', () => {
    const near = nearbyHosts('aaaa0000', 1000)
    for (let i = 0; i < 500; i++) near.saw(at('192.168.1.4', { id: (0x10000 + i).toString(16) }))
    expect(near.list().length).toBeLessThanOrEqual(40)
  })
})
