import { describe, expect, it } from 'vitest'
import { encodeAddress } from '../../protocol/shortCode'
import { readRoute } from './route'
import { noLuggage, readOrigin, splitHash, wayTo } from './wayBack'

const code = 'a'.repeat(32)
const other = 'b-_'.repeat(10)
const chain = { match: '0f'.repeat(16), secret: 'ab'.repeat(32) }

describe('the way to another address', () => {
  it.each(['#/t/ABCD', '#/t/ABCD/as/2', '#/t/ABCD/screen'])(
    'keeps the place %s, and codes and chain come out of it',
    (hash) => {
      const url = wayTo('http://10.0.0.7:7401', readRoute(hash), { codes: [code, other], chain })
      expect(url.startsWith(`http://10.0.0.7:7401/${hash}/back/`)).toBe(true)
      expect(new URL(url).pathname + new URL(url).search).toBe('/')
      expect(splitHash(new URL(url).hash)).toEqual({ hash, codes: [code, other], chain })
      expect(
        splitHash(new URL(wayTo('http://10.0.0.7:7401', readRoute(hash), { codes: [code], chain: null })).hash),
      ).toEqual({ hash, codes: [code], chain: null })
      expect(wayTo('http://10.0.0.7:7401', readRoute(hash), noLuggage)).toBe(`http://10.0.0.7:7401/${hash}`)
    },
  )

  it('takes nothing but codes and a chain out of an address, and cleans it anyway', () => {
    expect(splitHash('#/t/ABCD')).toEqual({ hash: '#/t/ABCD', ...noLuggage })
    expect(splitHash('#/t/ABCD/back/<b>,,short')).toEqual({ hash: '#/t/ABCD', ...noLuggage })
    expect(splitHash(`#/t/ABCD/back/${chain.match}.short`)).toEqual({ hash: '#/t/ABCD', ...noLuggage })
  })

  it.each([
    ['192.168.1.20:7400', 'http://192.168.1.20:7400'],
    [' 192.168.1.20 ', 'http://192.168.1.20:7400'],
    ['http://10.1.2.3:7405/#/t/ABCD', 'http://10.1.2.3:7405'],
    [encodeAddress({ address: '192.168.1.20', port: 7400 })!.toLowerCase(), 'http://192.168.1.20:7400'],
    ['999.1.1.1', null],
    // As the host reads it: browsers take parts with leading zeros for octal numbers.
    ['010.1.1.1', null],
    ['192.168.1.020:7400', null],
    ['192.168.1.20:07400', null],
    ['192.168.1.20:65536', null],
    ['evil.example', null],
    ['javascript:alert(1)', null],
    ['ABCD', null],
    ['', null],
  ])('reads %j as %j', (typed, origin) => expect(readOrigin(typed)).toBe(origin))
})
