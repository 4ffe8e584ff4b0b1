/** Journals with one flipped bit each: every one is detected, none is played on as another match. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { quickRng } from '../src/engine/core/rng'
import { createJournal, readJournal } from '../src/main/host/disk/journalFile'
import { removeTempFolders, tempFolder } from '../src/main/host/testing/host'
import type { Figure } from './figure'

const flips = 5000

export async function bench(): Promise<Figure[]> {
  try {
    const path = join(tempFolder(), 'match-1.jsonl')
    const setup = { game: 'zertz', version: 1, seats: 2, options: {}, seed: '0123456789abcdef'.repeat(2) }
    const file = await createJournal(path, setup)
    const entries = Array.from({ length: 60 }, (_, at) => ({
      step: at + 1,
      seat: at % 2,
      answer: { at },
      key: `0:${at}`,
    }))
    for (const entry of entries) await file.append(entry)
    await file.close()
    const whole = readFileSync(path)
    const random = quickRng(18)
    let [noticed, different] = [0, 0]
    for (let flip = 0; flip < flips; flip++) {
      const damaged = Buffer.from(whole)
      damaged[random.below(whole.length)] ^= 1 << random.below(8)
      writeFileSync(path, damaged)
      const read = await readJournal(path)
      if ('unread' in read) noticed++
      else if (!isDeepStrictEqual(read.journal, { setup, entries })) different++
    }
    const name = `${flips} journals with a flipped bit: ${noticed} noticed, ${flips - noticed - different} unharmed`
    return [{ name, value: `${different} played on as another match`, target: '0', ok: different === 0 }]
  } finally {
    removeTempFolders()
  }
}
