import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../../protocol/evenings'
import { TestClient } from '../testing/client'
import { tempFolder } from '../testing/host'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
/** The data folder of the version before evenings were kept: finished matches of all games, two that go on, one broken off. */
const earlier = fileURLToPath(new URL('../testing/dataFolder/', import.meta.url))

async function evenings(port: number): Promise<readonly KeptMatch[]> {
  const owner = await TestClient.connect(port)
  const reply = await owner.request({ do: 'evenings', from: 0 })
  await owner.close()
  if (reply.say !== 'evenings') throw new Error(JSON.stringify(reply))
  expect(reply.of).toBe(reply.matches.length)
  return reply.matches
}

async function finished(port: number) {
  const { anna, bela } = await twoPlaying(port, 'zertz')
  await bela.must({ do: 'avatar', avatar: 'pirate' })
  await playSteps([anna, bela], 1000)
  await anna.until(() => anna.table!.phase === 'over')
  return { anna, bela }
}

describe('a finished match', () => {
  it('is kept with who played, who won and how long it took, also over a crash', async () => {
    const first = await host()
    const { anna } = await finished(first.port)
    const [match] = await evenings(first.port)
    expect(match.outcome.winners).toEqual(anna.match!.outcome!.winners)
    expect(match).toMatchObject({ table: anna.tableId, number: 1, game: 'zertz' })
    expect(match.players).toEqual([
      { kind: 'person', name: 'Anna', avatar: anna.table!.people[0].avatar },
      { kind: 'person', name: 'Béla', avatar: 'pirate' },
    ])
    expect(match.ms).toBeLessThan(60_000)
    await first.close()
    // As if the host had died between the result and its line: the table knows that its match is over.
    rmSync(join(first.dataDir, 'evenings.jsonl'))
    const second = await host({ dataDir: first.dataDir })
    const [again, ...others] = await evenings(second.port)
    expect(others).toEqual([])
    expect(again).toMatchObject({ id: match.id, players: match.players, outcome: match.outcome })
  })

  it('is told to the host’s own computer, and to no one else', async () => {
    const { routeEvenings } = await import('./requests')
    const asked = [
      { do: 'evenings', from: 0, n: 1 },
      { do: 'keptMatch', id: '0'.repeat(32), n: 4 },
      { do: 'regulars', n: 2 },
      { do: 'forget', what: { all: true }, n: 3 },
    ] as const
    for (const message of asked)
      expect(await routeEvenings(null as never, null as never, { local: false } as never, message)).toMatchObject({
        rule: 'host.not-allowed',
      })
  })

  it('offers its people again, until they are forgotten', async () => {
    const { port, dataDir } = await host()
    const { anna } = await finished(port)
    await anna.must({ do: 'lobby' })
    const owner = await TestClient.connect(port)
    const names = async () => {
      const reply = await owner.request({ do: 'regulars' })
      return reply.say === 'regulars' ? reply.people.map(({ name }) => name) : []
    }
    expect(await names()).toEqual(['Anna', 'Béla'])
    await owner.must({ do: 'forget', what: { person: 'béla' } })
    expect(await names()).toEqual(['Anna'])
    expect(readFileSync(join(dataDir, 'evenings.jsonl'), 'utf8')).not.toContain('Béla')
    await owner.must({ do: 'forget', what: { all: true } })
    expect(await evenings(port)).toEqual([])
  })
})

describe('how a kept match was played', () => {
  it('is found also after its table was put away, and is no longer told once it was deleted', async () => {
    const { port } = await host()
    const { anna } = await finished(port)
    const journal = await anna.request({ do: 'journal' })
    const [match] = await evenings(port)
    await anna.must({ do: 'putAway', table: anna.tableId })
    const owner = await TestClient.connect(port)
    const kept = await owner.request({ do: 'keptMatch', id: match.id })
    expect(kept.say === 'journal' && journal.say === 'journal' && kept.journal).toEqual(
      journal.say === 'journal' && journal.journal,
    )
    expect(await owner.refusal({ do: 'keptMatch', id: 'f'.repeat(32) })).toMatchObject({ rule: 'host.no-match' })
    await owner.must({ do: 'forget', what: { all: true } })
    expect(await owner.refusal({ do: 'keptMatch', id: match.id })).toMatchObject({ rule: 'host.no-match' })
  })
})

describe('watching together', () => {
  it('the table’s host leads all screens through the match that is over, also those that come later', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port, 'zertz')
    const rule = async (who: TestClient) => (await who.refusal({ do: 'showMoment', at: 3 }))?.rule
    expect(await rule(anna)).toBe('host.match-not-over')
    await playSteps([anna, bela], 1000)
    await anna.until(() => anna.table!.phase === 'over')
    expect(await rule(bela)).toBe('host.not-host')
    await anna.must({ do: 'showMoment', at: 3 })
    await bela.until(() => bela.received.some((one) => one.say === 'moment' && one.at === 3))
    const screen = await TestClient.connect(port)
    await screen.must({ do: 'watch', table: anna.tableId })
    await screen.until(() => screen.received.some((one) => one.say === 'moment' && one.at === 3))
    await anna.must({ do: 'again' })
    const late = await TestClient.connect(port)
    await late.must({ do: 'watch', table: anna.tableId })
    await late.until(() => late.match !== null)
    await late.must({ do: 'leave' })
    expect(late.received.filter(({ say }) => say === 'moment')).toEqual([])
  })

  it('one person at a time leads everyone through the review, watchers included; the host may take over', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port, 'zertz')
    const look = (seat: number, at: number) => ({ do: 'showReview', look: { seat, at } }) as const
    expect((await bela.refusal(look(0, 3)))?.rule).toBe('host.match-not-over')
    await playSteps([anna, bela], 1000)
    await anna.until(() => anna.table!.phase === 'over')
    const screen = await TestClient.connect(port)
    await screen.must({ do: 'watch', table: anna.tableId })
    expect((await screen.refusal(look(0, 3)))?.rule).toBe('host.not-allowed')
    expect((await bela.refusal(look(2, 3)))?.rule).toBe('host.bad-message')
    const cili = await TestClient.connect(port)
    await cili.must({ do: 'join', table: anna.tableId, name: 'Cili' })
    const sees = (who: TestClient, name: string, at: number) =>
      who.until(() =>
        who.received.some(
          (one) =>
            one.say === 'review' &&
            one.review?.at === at &&
            who.table!.people.find(({ id }) => id === one.review!.by)?.name === name,
        ),
      )
    await bela.must(look(1, 3))
    await Promise.all([anna, screen, cili].map((one) => sees(one, 'Béla', 3)))
    expect((await cili.refusal(look(0, 5)))?.rule).toBe('host.not-allowed')
    expect((await cili.refusal({ do: 'showReview', look: null }))?.rule).toBe('host.not-allowed')
    const late = await TestClient.connect(port)
    await late.must({ do: 'watch', table: anna.tableId })
    await sees(late, 'Béla', 3)
    await anna.must(look(1, 6))
    await sees(bela, 'Anna', 6)
    // Somebody who is gone leads nobody.
    await anna.must({ do: 'showReview', look: null })
    await bela.must(look(1, 7))
    await sees(cili, 'Béla', 7)
    void bela.close()
    await anna.until(() => anna.table!.people.some(({ here }) => !here))
    await cili.must(look(0, 8))
    await sees(screen, 'Cili', 8)
  })
})

describe('the data folder of the version before', () => {
  it('is taken in without loss, once', async () => {
    const dataDir = tempFolder()
    cpSync(earlier, dataDir, { recursive: true })
    const first = await host({ dataDir })
    const all = await evenings(first.port)
    const told = ({ table, number, game, players, outcome }: KeptMatch) =>
      [
        table,
        number,
        game,
        players.map((one) => ('name' in one ? one.name : one.kind)).join(),
        outcome.winners,
      ] as const
    expect(all.map(told).sort()).toEqual([
      ['JRUM', 1, 'forras-pont', 'Cili,Dani', [1]],
      ['JUEX', 1, 'zertz', 'Anna,Béla', [0]],
      ['JUEX', 2, 'zertz', 'Anna,Béla', [0]],
      ['NFYV', 1, 'election-night', 'Anna,Cili', [1]],
      ['NYMC', 1, 'agents', 'Cili,Dani,bot,bot,bot,bot', [2, 5]],
      ['UJXN', 1, 'dice-town', 'Anna,Béla,bot', [2]],
    ])
    expect(all.find(({ table }) => table === 'JUEX')!.players[0]).toMatchObject({ avatar: 'pirate' })
    const owner = await TestClient.connect(first.port)
    await owner.must({ do: 'forget', what: { all: true } })
    await first.close()
    const second = await host({ dataDir })
    expect(await evenings(second.port)).toEqual([])
  })

  it('has no trace left of a person who was forgotten, but where a match is on', async () => {
    const dataDir = tempFolder()
    cpSync(earlier, dataDir, { recursive: true })
    const { port, close } = await host({ dataDir, botPause: 60_000 })
    await evenings(port)
    const owner = await TestClient.connect(port)
    await owner.must({ do: 'forget', what: { person: 'béla' } })
    await close()
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const holding = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), 'utf8').includes('Béla'),
    )
    expect(holding.map(({ parentPath, name }) => [basename(parentPath), name])).toEqual([['NRFW', 'table.json']])
    const again = await host({ dataDir, botPause: 60_000 })
    expect(again.logged.filter((line) => /can't|aside|dropped/.test(line))).toEqual([])
    expect((await evenings(again.port)).map(({ players }) => players.map(({ kind }) => kind)).flat()).toContain(
      'forgotten',
    )
  })

  it('has every table and match where it was', async () => {
    const dataDir = tempFolder()
    cpSync(earlier, dataDir, { recursive: true })
    const { port, logged } = await host({ dataDir, botPause: 60_000 })
    const owner = await TestClient.connect(port)
    const welcome = owner.received.find((one) => one.say === 'welcome')
    const tables = welcome?.say === 'welcome' ? welcome.tables : []
    expect(tables.map(({ id, game, phase }) => [id, game, phase]).sort()).toEqual([
      ['CEPW', 'forras-pont', 'playing'],
      ['JRUM', 'forras-pont', 'over'],
      ['JUEX', 'zertz', 'over'],
      ['NFYV', 'election-night', 'lobby'],
      ['NRFW', 'agents', 'playing'],
      ['NYMC', 'agents', 'over'],
    ])
    expect(logged.filter((line) => /can't|aside|dropped/.test(line))).toEqual([])
    for (const { id } of tables)
      for (const name of readdirSync(join(earlier, 'tables', id)).filter((one) => one.endsWith('.jsonl')))
        expect(readFileSync(join(dataDir, 'tables', id, name))).toEqual(readFileSync(join(earlier, 'tables', id, name)))
  })
})
