import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readJournal } from './journalFile'

it('what was cut off while being written is dropped to the byte, also where a line before is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asztal-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'match-1.jsonl')
  const setup = { game: 'zertz', version: 1, seats: 2, options: {}, seed: 's' }
  const whole = Buffer.from(
    `${JSON.stringify({ asztal: 1, setup })}\n${JSON.stringify({ step: 1, seat: 0, answer: {}, key: '0:#' })}\n`,
  )
  // No longer text, yet still a line that can be read.
  whole[whole.indexOf('#')] = 0xff
  writeFileSync(path, Buffer.concat([whole, Buffer.from('{"step":2,"se')]))
  expect(await readJournal(path)).toMatchObject({ torn: 13, journal: { entries: [{ step: 1 }] } })
  expect(readFileSync(path)).toEqual(whole)
})
