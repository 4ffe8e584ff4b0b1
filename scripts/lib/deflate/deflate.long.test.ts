import { gunzipSync, gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { quickRng } from '../../../src/engine/core/rng'
import { tightGzip } from './index.mjs'

const own = readFileSync(new URL('./parse.mjs', import.meta.url))

it('packs what anyone can unpack, whatever the bytes', () => {
  const rng = quickRng(7)
  const random = (size: number, most: number) => Uint8Array.from({ length: size }, () => rng.below(most))
  const some = [
    random(1, 256),
    random(2, 2),
    random(5000, 256),
    random(40_000, 3),
    new Uint8Array(70_000),
    Buffer.concat([own, random(33_000, 250), own]),
    Buffer.concat([own, new Uint8Array(32_768 - own.length), own]),
    Buffer.from('őű–× '.repeat(300)),
  ]
  for (const bytes of some) expect(gunzipSync(tightGzip(bytes)).equals(bytes)).toBe(true)
})

it('packs text tighter than zlib does', () => {
  const text = Buffer.concat([own, readFileSync(new URL('./blocks.mjs', import.meta.url))])
  expect(tightGzip(text).length).toBeLessThan(gzipSync(text, { level: 9 }).length * 0.98)
})
