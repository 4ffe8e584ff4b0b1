import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAddress, encodeAddress } from './shortCode'
import { defaultPort } from './version'

const byte = fc.integer({ min: 0, max: 255 })
const anyAddress = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join('.'))
const privateAddress = fc.oneof(
  fc.tuple(byte, byte).map(([c, d]) => `192.168.${c}.${d}`),
  fc.tuple(byte, byte, byte).map(([b, c, d]) => `10.${b}.${c}.${d}`),
  fc.tuple(fc.integer({ min: 16, max: 31 }), byte, byte).map(([b, c, d]) => `172.${b}.${c}.${d}`),
)
const port = fc.oneof(fc.constant(defaultPort), fc.integer({ min: 1, max: 65535 }))
const endpoint = fc.record({ address: fc.oneof(anyAddress, privateAddress), port })
const alphabet = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

describe('the short code of an address', () => {
  it.each([
    ['192.168.1.23', defaultPort, 3],
    ['192.168.0.255', defaultPort, 3],
    ['10.0.0.7', defaultPort, 3],
    ['172.20.10.3', defaultPort, 3],
    ['192.168.43.1', defaultPort, 4],
    ['192.168.178.20', defaultPort, 5],
    ['10.4.17.200', defaultPort, 5],
    ['172.16.5.5', defaultPort, 6],
    ['192.168.1.23', defaultPort + 1, 6],
    ['10.255.255.255', defaultPort + 50, 7],
    ['8.8.8.8', 80, 10],
    ['255.255.255.255', 65535, 11],
  ])('%s:%i takes %i characters', (address, port, length) => {
    const code = encodeAddress({ address, port })!
    expect(code).toHaveLength(length)
    expect(decodeAddress(code)).toEqual({ address, port })
  })

  it('leads back to the address, however it is typed', () => {
    fc.assert(
      fc.property(endpoint, (one) => {
        const code = encodeAddress(one)!
        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{3,11}$/)
        expect(decodeAddress(code)).toEqual(one)
        expect(decodeAddress(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2).toLowerCase()} `)).toEqual(one)
      }),
      { numRuns: 2000 },
    )
  })

  it('notices every single wrong character and every two exchanged ones', () => {
    fc.assert(
      fc.property(endpoint, fc.nat(), fc.nat(), fc.constantFrom(...alphabet), (one, a, b, wrong) => {
        const code = [...encodeAddress(one)!]
        const [at, other] = [a % code.length, b % code.length]
        const mistyped = code.with(at, wrong).join('')
        if (wrong !== code[at]) expect(decodeAddress(mistyped)).toBeNull()
        const exchanged = code.with(at, code[other]).with(other, code[at]).join('')
        if (code[at] !== code[other]) expect(decodeAddress(exchanged)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('takes any text, and what it reads has that one code', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 13 }))
    fc.assert(
      fc.property(text, (typed) => {
        const read = decodeAddress(typed)
        if (read) expect(encodeAddress(read)).toBe(typed.toUpperCase().replace(/[\s-]/g, ''))
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['', 'fe80::1', '1.2.3', '1.2.3.256', '1.2.3.4.5', 'host.local'])('has none for %j', (address) => {
    expect(encodeAddress({ address, port: 80 })).toBeNull()
  })

  it.each([0, -1, 65536, 1.5, NaN])('has none for port %d', (port) => {
    expect(encodeAddress({ address: '192.168.1.1', port })).toBeNull()
  })
})
