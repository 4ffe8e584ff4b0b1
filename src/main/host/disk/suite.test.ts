import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { replay, type JournalEntry } from '../../../engine/core/journal'
import { beginMatch, matchView, submit } from '../../../engine/core/match'
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import { counted } from '../../../engine/testing/counts'
import { removeTempFolders, tempFolder } from '../testing/host'
import { createJournal, readJournal, reopenJournal } from './journalFile'

afterAll(removeTempFolders)

/** The answers of a random match. */
function randomMatch(game: 'zertz' | 'dice-town', answers: number) {
  const { rules } = games[game]!
  const options = rules.parseOptions({})
  if ('refusal' in options) throw new Error('no options')
  const setup = { game, version: rules.version, seats: rules.seats.min, options: options.value, seed: 'ab'.repeat(16) }
  const begun = beginMatch(rules, setup)
  if ('refusal' in begun) throw new Error('no match')
  let { match } = begun
  const entries: JournalEntry[] = []
  while (match.ask !== null && entries.length < answers) {
    const { step } = match
    const seat = [...match.ask.prompts.keys()].find((one) => !match.answers.has(one))!
    const answer = rules.sample(matchView(match, seat), match.ask.prompts.get(seat), quickRng(entries.length))
    const next = submit(match, step, seat, answer)
    if ('refusal' in next) throw new Error(next.refusal.rule)
    entries.push({ step, seat, answer, key: `0:k${entries.length}` })
    match = next.match
  }
  return { setup: match.setup, entries }
}

async function journalOn(path: string, { setup, entries }: ReturnType<typeof randomMatch>) {
  const file = await createJournal(path, setup)
  for (const entry of entries) await file.append(entry)
  await file.close()
  return readFileSync(path)
}

const withoutSums = (bytes: Buffer) => bytes.toString('utf8').replace(/,"sum":"[0-9a-f]{16}"}$/gm, '}')

describe('a damaged journal', () => {
  const folder = tempFolder()

  it.each(['zertz', 'dice-town'] as const)('of %s is never played on as another match', async (game) => {
    const path = join(folder, `${game}.jsonl`)
    const kept = randomMatch(game, 60)
    const whole = await journalOn(path, kept)
    const random = quickRng(18)
    const flips = counted(4000)
    let told = 0
    for (let flip = 0; flip < flips; flip++) {
      const damaged = Buffer.from(whole)
      damaged[random.below(whole.length)] ^= 1 << random.below(8)
      writeFileSync(path, damaged)
      const read = await readJournal(path)
      if ('unread' in read) told++
      else expect(read.journal).toEqual(kept)
    }
    // The key of the first line's checksum is the only place where nothing is lost.
    expect(told).toBeGreaterThan(flips * 0.99)
  })

  it('is told wherever a line is missing, doubled or in another place, and where its last line break is damaged', async () => {
    const path = join(folder, 'lines.jsonl')
    const whole = await journalOn(path, randomMatch('zertz', 12))
    const lines = whole.toString('utf8').split('\n')
    const damaged = [
      lines.toSpliced(4, 1),
      lines.toSpliced(4, 0, lines[4]!),
      lines.with(4, lines[5]!).with(5, lines[4]!),
      [...lines.slice(0, -2), withoutSums(Buffer.from(lines.at(-2)!)), ''],
      [...lines.slice(0, -2), `${lines.at(-2)!}\v`],
    ]
    for (const text of damaged) {
      writeFileSync(path, text.join('\n'))
      expect(await readJournal(path)).toMatchObject({ unread: 'broken' })
    }
  })

  it('loses nothing but the answer that was being written, wherever that was cut off', async () => {
    const path = join(folder, 'torn.jsonl')
    const kept = randomMatch('zertz', 6)
    const whole = await journalOn(path, kept)
    const lastLine = whole.lastIndexOf('\n', -2) + 1
    for (let length = lastLine; length < whole.length; length++) {
      writeFileSync(path, whole.subarray(0, length))
      const read = await readJournal(path)
      expect(read).toEqual({ journal: { ...kept, entries: kept.entries.slice(0, -1) }, torn: length - lastLine })
    }
  })
})

it('a journal of an earlier version, without checksums, is read and gone on with', async () => {
  const path = join(tempFolder(), 'old.jsonl')
  const kept = randomMatch('zertz', 10)
  const whole = await journalOn(path, { ...kept, entries: kept.entries.slice(0, 8) })
  writeFileSync(path, withoutSums(whole))
  const file = await reopenJournal(path)
  for (const entry of kept.entries.slice(8)) await file.append(entry)
  await file.close()
  const read = await readJournal(path)
  expect(read).toEqual({ journal: kept, torn: 0 })
  expect('match' in replay(games.zertz!.rules, kept)).toBe(true)
  // What is new guards what was there before.
  writeFileSync(path, readFileSync(path, 'utf8').replace('"key":"0:k3"', '"key":"0:k4"'))
  expect(await readJournal(path)).toMatchObject({ unread: 'broken', at: 'line 10' })
})
