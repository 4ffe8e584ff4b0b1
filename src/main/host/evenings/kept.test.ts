import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../../protocol/evenings'
import { removeTempFolders, tempFolder } from '../testing/host'
import { loadEvenings } from './evenings'
import { readKept, writeKept } from './file'
import { regularsOf, without } from './forget'
import { eveningOf } from '../table/keptMatch'

afterAll(removeTempFolders)

const nothing = () => undefined
const person = (name: string, avatar: 'bun' | 'hat' = 'bun') => ({ kind: 'person' as const, name, avatar })

function aMatch(number: number, names: readonly string[], evening = '2026-11-16'): KeptMatch {
  const outcome = { winners: [0], rule: 'ZE-20', scores: [] }
  const id = number.toString(16).padStart(32, '0')
  const players = names.map((name) => person(name))
  return { id, table: 'ABCD', number, evening, at: number * 1000, ms: 60_000, game: 'zertz', players, outcome }
}

const three = [aMatch(1, ['Anna', 'Béla']), aMatch(2, ['Cili', 'anna']), aMatch(3, ['Béla', 'Cili'], '2026-11-17')]

describe('an evening', () => {
  it('ends in the small hours, by the clock on the wall', () => {
    const at = (day: number, hour: number, minute = 0) => eveningOf(new Date(2026, 10, day, hour, minute).getTime())
    expect([at(16, 20), at(17, 0, 30), at(17, 4, 59), at(17, 5)]).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
      '2026-11-17',
    ])
    expect(eveningOf(new Date(2027, 0, 1, 2).getTime())).toBe('2026-12-31')
  })
})

describe('the file', () => {
  it('gives back what was written', async () => {
    const dataDir = tempFolder()
    const kept = { matches: three, forgotten: new Set(['f'.repeat(32)]), complete: true }
    await writeKept(dataDir, kept)
    expect(await readKept(dataDir, nothing)).toEqual(kept)
  })

  it('loses damaged lines only, says so, and is kept as it was', async () => {
    const dataDir = tempFolder()
    const path = join(dataDir, 'evenings.jsonl')
    await writeKept(dataDir, { matches: three, forgotten: new Set(), complete: true })
    const damaged = readFileSync(path, 'utf8').replace('"Cili"', '"Kata"')
    writeFileSync(path, `${damaged}{"match":{"id":"cut o`)
    const logged: string[] = []
    const { matches, complete } = await readKept(dataDir, (line) => logged.push(line))
    expect([matches.map(({ number }) => number), complete]).toEqual([[1, 3], true])
    expect(logged.join()).toContain('2 damaged lines')
    const aside = readdirSync(dataDir).find((name) => name.includes('.broken-'))!
    expect(readFileSync(join(dataDir, aside), 'utf8')).toContain('Kata')
  })
})

describe('deleting', () => {
  const kept = { matches: three, forgotten: new Set<string>(), complete: true }

  it('takes an evening out, for good', () => {
    const left = without(kept, { evening: '2026-11-16' })
    expect(left.matches.map(({ number }) => number)).toEqual([3])
    expect(left.forgotten.size).toBe(2)
  })

  it('takes a person out of every match, however they wrote their name', () => {
    const { matches } = without(kept, { person: 'ANNA' })
    expect(JSON.stringify(matches).toLowerCase()).not.toContain('anna')
    expect(matches.map(({ players }) => players.map(({ kind }) => kind))).toEqual([
      ['forgotten', 'person'],
      ['person', 'forgotten'],
      ['person', 'person'],
    ])
  })

  it('takes all', () => {
    expect(without(kept, { all: true }).matches).toEqual([])
  })

  it('is not undone by the journal of a deleted match', async () => {
    const dataDir = tempFolder()
    const evenings = await loadEvenings({ dataDir, log: nothing })
    for (const match of three) evenings.keep(match)
    await evenings.forget({ evening: '2026-11-16' })
    evenings.keep(three[0])
    expect(evenings.matches).toEqual([three[2]])
    await evenings.stop()
    const again = await loadEvenings({ dataDir, log: nothing })
    again.keep(three[0])
    expect(again.matches).toEqual([three[2]])
  })
})

it('regulars come with the name and face they last had, the last ones first', () => {
  const hat = { ...aMatch(4, []), players: [person('ANNA', 'hat'), { kind: 'bot' as const }] }
  expect(regularsOf([...three, hat])).toEqual([
    { name: 'ANNA', avatar: 'hat' },
    { name: 'Béla', avatar: 'bun' },
    { name: 'Cili', avatar: 'bun' },
  ])
})

it('what the disk refuses is kept in mind and written later; a deletion that can’t be written is refused', async () => {
  const dataDir = join(tempFolder(), 'not there')
  const logged: string[] = []
  const evenings = await loadEvenings({ dataDir, retryMs: 20, log: (line) => logged.push(line) })
  evenings.keep(three[0])
  await expect(evenings.forget({ all: true })).rejects.toThrow('ENOENT')
  expect(evenings.matches).toEqual([three[0]])
  expect(logged.join()).toContain("can't be written")
  mkdirSync(dataDir)
  await expect.poll(async () => (await readKept(dataDir, nothing)).matches).toEqual([three[0]])
  await evenings.stop()
})
