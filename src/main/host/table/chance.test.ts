import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chainOf } from '../../../engine/core/chain'
import { commitmentTo } from '../../../engine/core/chance'
import type { Journal } from '../../../engine/core/journal'
import type { ToClient } from '../../../protocol/toClient'
import { saltWaitMs } from '../match/saltRound'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps } from '../testing/twoPlaying'

const host = ownHosts()
type Commitment = Extract<ToClient, { say: 'commitment' }>
const commitments = (client: TestClient) => client.received.filter((one): one is Commitment => one.say === 'commitment')
const chain = (digit: string) => chainOf(digit.repeat(64), 300)

/** Two people in the lobby of a two-player game. */
async function twoInLobby(port: number) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  return { anna, bela }
}

async function journalOf(client: TestClient): Promise<Journal> {
  const reply = await client.request({ do: 'journal' })
  if (reply.say !== 'journal') throw new Error(JSON.stringify(reply))
  return reply.journal
}

const commitmentFrame = (frame: string) => frame.startsWith('{"say":"commitment"')

describe('the chance of a match', () => {
  it('is promised to every device before it adds its salt, and is what was promised', async () => {
    const { port } = await host()
    const { anna, bela } = await twoInLobby(port)
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table: anna.tableId })
    anna.salts = bela.salts = false
    const heard = [anna, bela, watcher].map((one) => one.next(({ say }) => say === 'commitment'))
    const started = anna.must({ do: 'start' })
    const [{ match, commitment }] = (await Promise.all(heard)) as Commitment[]
    for (const one of [anna, bela, watcher])
      expect(one.frames.some((frame) => frame.startsWith('{"say":"match"'))).toBe(false)
    const [a, b, c] = ['a', 'b', 'c'].map(chain)
    const notAllowed = { rule: 'host.not-allowed' }
    expect(await bela.refusal({ do: 'head', match, head: b.head })).toBeNull()
    expect(await bela.refusal({ do: 'head', match, head: b.head })).toBeNull()
    expect(await bela.refusal({ do: 'head', match, head: c.head })).toMatchObject(notAllowed)
    expect(await bela.refusal({ do: 'salt', match, salt: b.links[0] })).toMatchObject(notAllowed)
    expect(await watcher.refusal({ do: 'head', match, head: c.head })).not.toBeNull()
    const told = [anna, bela, watcher].map((one) => one.next((it) => it.say === 'commitment' && it.heads !== null))
    await anna.must({ do: 'head', match, head: a.head })
    for (const one of await Promise.all(told)) expect(one).toMatchObject({ asks: true, heads: [a.head, b.head] })
    expect(await bela.refusal({ do: 'salt', match, salt: c.links[0] })).toMatchObject(notAllowed)
    await bela.must({ do: 'salt', match, salt: b.links[0] })
    await anna.must({ do: 'salt', match, salt: a.links[0] })
    await started
    await playSteps([anna, bela], 5000)
    await anna.until(() => anna.table!.phase === 'over')
    const { setup } = await journalOf(anna)
    expect(setup.mix).toEqual({ match, commitment, heads: [a.head, b.head], salts: [a.links[0], b.links[0]] })
    expect(commitmentTo(match, setup.seed)).toBe(commitment)
    const late = await TestClient.connect(port)
    await late.must({ do: 'watch', table: anna.tableId })
    await late.until(() => late.match !== null)
    expect(commitments(late)).toMatchObject([{ match, commitment, number: 1, asks: false }])
    expect(late.frames.findIndex(commitmentFrame)).toBeLessThan(
      late.frames.findIndex((one) => one.startsWith('{"say":"match"')),
    )
  })

  it('nobody stalls a match by holding a salt back: it is recorded as away, and comes too late', async () => {
    const { port } = await host()
    const { anna, bela } = await twoInLobby(port)
    bela.salts = false
    const from = performance.now()
    await anna.must({ do: 'start' })
    expect(performance.now() - from).toBeGreaterThan(saltWaitMs - 50)
    expect(performance.now() - from).toBeLessThan(saltWaitMs + 3000)
    const [{ match }] = commitments(bela)
    expect(await bela.refusal({ do: 'head', match, head: chain('b').head })).toMatchObject({ rule: 'host.no-match' })
    await playSteps([anna, bela], 5000)
    await anna.until(() => anna.table!.phase === 'over')
    const { setup } = await journalOf(anna)
    expect(setup.mix!.salts).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'away'])
  })

  it('nobody throws again by leaving between commitment and setup: the next start is bound to the same', async () => {
    const { port } = await host()
    const { anna, bela } = await twoInLobby(port)
    bela.salts = false
    const heard = bela.next(({ say }) => say === 'commitment')
    const start = anna.refusal({ do: 'start' })
    await heard
    await bela.must({ do: 'leave' })
    expect(await start).toMatchObject({ rule: 'host.too-few-players' })
    const cili = await TestClient.connect(port)
    await cili.must({ do: 'join', table: anna.tableId, name: 'Cili' })
    await anna.must({ do: 'start' })
    const [first, second] = commitments(anna)
    expect(second).toEqual(first)
  })

  it('nobody throws again by letting the disk fail: the next start has the same salts, and asks nobody', async () => {
    const { port, dataDir } = await host()
    const { anna, bela } = await twoInLobby(port)
    const folder = join(dataDir, 'tables', anna.tableId)
    renameSync(folder, `${folder}-gone`)
    expect(await anna.refusal({ do: 'start' })).toMatchObject({ rule: 'host.disk' })
    renameSync(`${folder}-gone`, folder)
    await anna.must({ do: 'start' })
    await bela.until(() => bela.match !== null)
    const told = commitments(bela)
    expect(told.map(({ asks, heads }) => [asks, heads !== null])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ])
    expect(told[2].heads).toEqual(told[1].heads)
    await playSteps([anna, bela], 5000)
    await anna.until(() => anna.table!.phase === 'over')
    expect((await journalOf(anna)).setup.mix).toMatchObject({ match: told[0].match, heads: told[1].heads })
  })

  it('takes with each answer the link that its device is bound to, and nothing else', async () => {
    const { port } = await host()
    const { anna, bela } = await twoInLobby(port)
    await anna.must({ do: 'start' })
    await anna.until(() => anna.owes)
    const own = anna.salting.of(1).salt!
    const first = { do: 'answer', step: 1, key: 'k', answer: anna.sample(1) } as const
    await anna.must({ ...first, salt: own })
    await anna.must({ ...first, salt: chain('2').links[1] })
    await bela.until(() => bela.owes)
    const { step } = bela.match!
    const chosen = { do: 'answer', step, key: 'c', answer: bela.sample(1), salt: chain('3').links[step] } as const
    await bela.must(chosen)
    await playSteps([bela, anna], 5000)
    await anna.until(() => anna.table!.phase === 'over')
    const { entries } = await journalOf(anna)
    expect(entries[0]).toMatchObject({ step: 1, seat: 0, salt: own })
    expect(entries.filter(({ seat }) => seat === 0).every((entry) => entry.salt !== undefined)).toBe(true)
    // One that was not the next link ends the chain: there is no choosing when to add.
    expect(entries.filter(({ seat }) => seat === 1).every((entry) => entry.salt === undefined)).toBe(true)
  })
})
