import { createCipheriv, createHash } from 'node:crypto'
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { playGame } from '../testing/play'
import { toyRules } from '../testing/toy'
import { chainOf } from './chain'
import { chanceOf, commitmentTo, type ChanceSource, type GivenSalts } from './chance'
import type { AnyRules } from './contract'
import { hexHash, hexHashAnywhere } from './hash'
import { beginMatch, setupChance, stepChance, submit, takesSalt, type Match } from './match'
import type { Mix } from './salt'

const salt = (digit: string) => digit.repeat(32)
const mixed: ChanceSource = {
  seed: 'ab'.repeat(32),
  mix: { match: '01'.repeat(16), commitment: '', salts: [salt('1'), 'away', null] },
}
const draws = (source: ChanceSource, step: number, given: GivenSalts = [], count = 20) => {
  const rng = chanceOf(source, step, given)
  return Array.from({ length: count }, () => rng.below(2 ** 32))
}

describe('the primitives', () => {
  it('ChaCha20 is that of RFC 8439 (2.3.2 and A.1, vector 1)', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at)
    const stream = chacha20(key, hexToBytes('000000090000004a00000000'), new Uint8Array(64), undefined, 1)
    expect(bytesToHex(stream)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
    const zero = chacha20(new Uint8Array(32), new Uint8Array(12), new Uint8Array(32))
    expect(bytesToHex(zero)).toBe('76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7')
  })

  it('SHA-256 is that of RFC 6234 (8.5, tests 1 and 2)', () => {
    expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    expect(bytesToHex(sha256(utf8ToBytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it('a page hashes as the host does', () => {
    const texts = ['', 'abc', 'Választás', '😀', ...[55, 56, 63, 64, 65, 200].map((length) => 'x'.repeat(length))]
    for (const text of texts) {
      expect(hexHashAnywhere(text)).toBe(createHash('sha256').update(text).digest('hex'))
      expect(hexHash(text)).toBe(hexHashAnywhere(text))
    }
  })
})

describe('chance made by everyone', () => {
  it('is what docs/protocol.md says, by another implementation', () => {
    const text = `asztal/chance/1|${'01'.repeat(16)}|${'ab'.repeat(32)}|7|0:${salt('2')},3:none`
    const key = createHash('sha256').update(text).digest()
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 500))
    const words = Array.from({ length: 500 }, (_, at) => stream.readUInt32LE(at * 4))
    const given: GivenSalts = [
      [0, salt('2')],
      [3, null],
    ]
    expect(draws(mixed, 7, given, 500)).toEqual(words)
    const committed = createHash('sha256')
      .update(`asztal/seed/1|${'01'.repeat(16)}|${'ab'.repeat(32)}`)
      .digest('hex')
    expect(commitmentTo('01'.repeat(16), 'ab'.repeat(32))).toBe(committed)
  })

  it('is another for any other seed, match, step, salt or seat', () => {
    const other = { seed: 'ac'.repeat(32), mix: mixed.mix! }
    const elsewhere = { seed: mixed.seed, mix: { ...mixed.mix!, match: '02'.repeat(16) } }
    const all = [
      draws(mixed, 1),
      draws(mixed, 2),
      draws(other, 1),
      draws(elsewhere, 1),
      draws({ seed: mixed.seed }, 1),
      draws(mixed, 1, [[0, salt('1')]]),
      draws(mixed, 1, [[1, salt('1')]]),
      draws(mixed, 1, [[0, salt('2')]]),
      draws(mixed, 1, [[0, null]]),
      draws(mixed, 1, [[0, 'away']]),
    ]
    expect(new Set(all.map(String)).size).toBe(all.length)
    expect(draws(mixed, 1)).toEqual(draws(mixed, 1))
  })

  it('the order in which answers arrive changes nothing', () => {
    const rules = toyRules as AnyRules
    const setup = { game: 'core', version: 1, seats: 2, options: {}, ...mixed }
    const begun = beginMatch(rules, setup)
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    const end = (order: readonly number[]) => {
      let { match } = begun
      for (const seat of order) {
        const next = submit(match, 1, seat, { type: 'bid', amount: 0 }, { salt: salt(String(seat)) })
        if ('refusal' in next) throw new Error(next.refusal.rule)
        match = next.match
      }
      return match
    }
    expect(end([0, 1]).world).toEqual(end([1, 0]).world)
    expect(end([0, 1]).salts.size).toBe(0)
  })
})

describe('chains', () => {
  const chains = ['1', '2'].map((digit) => chainOf(digit.repeat(64), 6))
  const heads = chains.map(({ head }) => head)
  const mix = { match: '01'.repeat(16), commitment: '', heads, salts: chains.map(({ links }) => links[0]) }
  const setup = { game: 'core', version: 1, seats: 2, options: {}, seed: 'ab'.repeat(32), mix }
  const begin = (change: Partial<Mix> = {}) =>
    beginMatch(toyRules as AnyRules, { ...setup, mix: { ...mix, ...change } })
  const begun = () => {
    const one = begin()
    if ('refusal' in one) throw new Error(one.refusal.rule)
    return one.match
  }
  const bid = (match: Match, seat: number, salt?: string) =>
    submit(match, match.step, seat, { type: 'bid', amount: 0 }, { salt })
  const after = (match: Match, seat: number, salt?: string) => {
    const next = bid(match, seat, salt)
    if ('refusal' in next) throw new Error(next.refusal.rule)
    return next.match
  }
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')

  it('are what docs/protocol.md says, by another implementation', () => {
    const [{ head, links }, other] = chains
    expect(links.at(-1)).toBe('1'.repeat(64))
    expect(links[4]).toBe(sha(`asztal/link/1|${links[5]}`))
    expect(head).toBe(sha(`asztal/link/1|${links[0]}`))
    const pool = sha(`asztal/pool/1|${mix.match}|0|0:${links[0]},1:${other.links[0]}`)
    expect(begun().mixing!.pool).toBe(pool)
    const key = createHash('sha256').update(`asztal/chance/2|${mix.match}|${setup.seed}|${pool}`).digest()
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4))
    expect(setupChance(setup).below(2 ** 32)).toBe(stream.readUInt32LE(0))
    const next = after(after(begun(), 1), 0, links[1])
    expect(next.mixing!.pool).toBe(sha(`asztal/pool/1|${pool}|1|0:${links[1]},1:none`))
  })

  it('CO-10 bind every salt of a match: no other is taken', () => {
    expect(bid(begun(), 0, chains[0].links[1])).toMatchObject({ closed: false })
    for (const salt of [chains[0].links[0], chains[0].links[2], chains[1].links[1], 'f'.repeat(64)])
      expect(bid(begun(), 0, salt)).toEqual({ refusal: { rule: 'CO-10', params: {} } })
    const refused = { refusal: { rule: 'CO-10' } }
    expect(begin({ salts: [chains[0].links[1], chains[1].links[0]] })).toMatchObject(refused)
    expect(begin({ heads: [heads[0], 'away'] })).toMatchObject(refused)
    expect(begin({ heads: [heads[0], null] })).toMatchObject(refused)
    expect(begin({ heads: [heads[0]] })).toMatchObject(refused)
    expect(begin({ salts: [chains[0].links[0], 'away'] })).toHaveProperty('match')
  })

  it('CO-10 end with the first answer without a link: nobody chooses when to add', () => {
    const second = after(after(begun(), 0), 1, chains[1].links[1])
    expect([0, 1].map((seat) => takesSalt(second, seat, chains[seat].links[2]))).toEqual([false, true])
  })

  it('every link goes into all chance after it', () => {
    const ends = [chains[0].links[1], undefined].map((salt) => after(after(begun(), 0, salt), 1).mixing!.pool)
    expect(ends[0]).not.toBe(ends[1])
    const draw = (match: Match) => stepChance(match, 0, { type: 'bid', amount: 0 }).below(2 ** 32)
    const [one, other] = [chains[0].links[1], undefined].map((salt) => after(after(begun(), 0, salt), 1))
    expect(draw(one)).not.toBe(draw(other))
  })
})

describe('chance of the seed alone', () => {
  it('is the same for the same seed and step, and another for any other', () => {
    const seeds = ['a', 'b', '', 'aa', 'a'.repeat(16), 'a'.repeat(17)]
    const all = [...seeds.map((seed) => draws({ seed }, 1)), draws({ seed: 'a' }, 2)]
    expect(new Set(all.map(String)).size).toBe(all.length)
    expect(draws({ seed: 'a' }, 1)).toEqual(draws({ seed: 'a' }, 1))
  })

  it('needs no salts to be played', () => {
    expect(playGame(toyRules as AnyRules, { seed: 3 }).match.ask).toBeNull()
  })
})
