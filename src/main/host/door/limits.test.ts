import { describe, expect, it, vi } from 'vitest'
import { bucket } from '../buckets'
import { limitsPerAddress } from './limits'
import { isLocal } from '../network/addresses'

describe('limits for each address', () => {
  const phone = '::ffff:192.168.1.20'

  it('hold for one and leave others alone', () => {
    const limits = limitsPerAddress(() => 0)
    const enter = (address: string) => Array.from({ length: 100 }, () => limits.entered(address)).filter(Boolean).length
    expect(enter(phone)).toBe(24)
    expect(enter('::ffff:192.168.1.21')).toBe(24)
    expect(enter('::ffff:127.0.0.1')).toBe(100)
    // Each upgrade counts, whether or not its socket is still open.
    expect(limits.entered(phone)).toBeNull()
    const connected = Array.from({ length: 100 }, () => limits.connected(phone)).filter((one) => one !== null)
    expect(connected).toHaveLength(64)
    connected[0]!()
    expect(limits.connected(phone)).not.toBeNull()
    expect(Array.from({ length: 9 }, () => limits.opens(phone)).filter(Boolean).length).toBe(6)
    expect(Array.from({ length: 900 }, () => limits.message(phone)).filter(Boolean).length).toBe(600)
  })

  it('let an address connect again and again only so often', () => {
    let time = 0
    const limits = limitsPerAddress(() => time)
    const come = () => Array.from({ length: 500 }, () => limits.connected(phone)?.()).length
    come()
    expect(limits.connected(phone)).toBeNull()
    expect(limits.connected('192.168.1.21')).not.toBeNull()
    time += 1000
    expect(limits.connected(phone)).not.toBeNull()
  })

  it('let neighbours of one IPv6 /64 have as much as any phone, and somebody with a seat whatever the others do', () => {
    let time = 0
    const limits = limitsPerAddress(() => time)
    const enter = (at: number) => limits.entered(`2001:db8:1:2::${at.toString(16)}`)
    const room = Array.from({ length: 40 }, (_, at) => enter(at))
    expect(room.every((one) => one !== null)).toBe(true)
    // One device with as many addresses as it likes takes no more than its neighbours would.
    const taken = Array.from({ length: 2000 }, (_, at) => enter(0x1000 + at)).filter((one) => one !== null)
    expect(taken).toHaveLength(24 * 12 - 40)
    expect(enter(7)).toBeNull()
    limits.knows('2001:db8:1:2::7')
    expect(enter(7)).not.toBeNull()
    taken[0]!()
    time += 60_000
    expect(enter(8)).not.toBeNull()
  })

  it('let tries come back with time', () => {
    let time = 0
    const limits = limitsPerAddress(() => time)
    for (let i = 0; i < 10; i++) limits.missed(phone)
    expect(limits.mayTry(phone)).toBe(false)
    expect(limits.mayTry('::ffff:192.168.1.21')).toBe(true)
    time = 7000
    expect(limits.mayTry(phone)).toBe(true)
  })

  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.9.9.9', true],
    ['::1', true],
    ['192.168.1.1', false],
    ['::1:1', false],
    [undefined, false],
  ])('know whether %s is this computer: %s', (address, local) => expect(isLocal(address)).toBe(local))

  it('shut nobody out when the clock of the computer is set back', () => {
    vi.useFakeTimers()
    const limits = limitsPerAddress()
    const one = bucket(50, 150)
    expect(limits.message(phone) && limits.entered(phone) !== null && one.take()).toBe(true)
    vi.setSystemTime(Date.now() - 3600_000)
    expect(limits.message(phone) && limits.entered(phone) !== null && one.take()).toBe(true)
    vi.useRealTimers()
  })

  it('leak at their pace', () => {
    let time = 0
    const one = bucket(10, 20, () => time)
    expect(Array.from({ length: 25 }, () => one.take()).filter(Boolean).length).toBe(20)
    time = 500
    expect(Array.from({ length: 25 }, () => one.take()).filter(Boolean).length).toBe(5)
    expect(one.take(21)).toBe(false)
  })
})

it('nobody fills a table with people: a few newcomers from one address, then one every ten seconds', () => {
  let now = 0
  const limits = limitsPerAddress(() => now)
  const joins = (address: string) => Array.from({ length: 40 }, () => limits.joins(address)).filter(Boolean).length
  expect(joins('192.168.1.9')).toBe(10)
  expect(joins('192.168.1.10')).toBe(10)
  now += 60_000
  expect(joins('192.168.1.9')).toBe(6)
})

it('many sockets of one address cost no more than a few', () => {
  let now = 0
  const limits = limitsPerAddress(() => now)
  const taken = (kind: 'change' | 'chat' | 'help', address: string) =>
    Array.from({ length: 500 }, () => limits.costly(kind, address)).filter(Boolean).length
  expect((['change', 'chat', 'help'] as const).map((kind) => taken(kind, '192.168.1.9'))).toEqual([100, 20, 80])
  expect(taken('change', '192.168.1.10')).toBe(100)
  now += 2000
  expect((['change', 'chat', 'help'] as const).map((kind) => taken(kind, '192.168.1.9'))).toEqual([30, 4, 80])
  expect(taken('change', '127.0.0.1')).toBe(500)
})
