import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ToClient } from '../../../protocol/toClient'
import { TestClient } from '../testing/client'
import type { TestHost } from '../testing/host'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'
import { requestHost } from './hostLink'
import { decideMs } from './leaving'

const host = ownHosts()

/** Where this computer is on a network: who comes by it is a guest. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const at = ({ port }: TestHost) => `http://127.0.0.1:${port}`

const last = <Say extends ToClient['say']>(client: TestClient, say: Say) =>
  client.received.findLast((one): one is Extract<ToClient, { say: Say }> => one.say === say)

async function waysOf(client: TestClient): Promise<readonly string[]> {
  const reply = await client.request({ do: 'wayBack' })
  return reply.say === 'wayBack' ? reply.codes : []
}

/** A table of two in a match, and the owner of another computer before its first page. */
async function aboutToMove() {
  const [from, to] = [await host(), await host()]
  const { anna, bela } = await twoPlaying(from.port)
  await playSteps([anna, bela], 9)
  await anna.must({ do: 'chat', text: 'hi' })
  const ways = [await waysOf(anna), await waysOf(bela)]
  const owner = await TestClient.connect(to.port)
  return { from, to, anna, bela, ways, owner }
}

async function decide(anna: TestClient, owner: TestClient, to: TestHost, on: boolean): Promise<void> {
  await anna.must({ do: 'moveTable', to: at(to) })
  await owner.until(() => (last(owner, 'offers')?.offers.length ?? 0) > 0)
  const [offer] = last(owner, 'offers')!.offers
  expect(last(anna, 'moving')).toMatchObject({ move: { number: offer!.number, asking: true } })
  await owner.must({ do: 'decideOffer', offer: offer!.id, on })
}

describe('a table moves to another computer', () => {
  it('with its match, people and chat; its devices follow by their return codes', async () => {
    const { from, to, anna, bela, ways, owner } = await aboutToMove()
    const before = [anna, bela].map((one) => one.match!.view)
    const begun = Date.now()
    await decide(anna, owner, to, true)
    await Promise.all([anna, bela].map((one) => one.until(() => last(one, 'moved') !== undefined)))
    expect(last(bela, 'moved')).toEqual({ say: 'moved', table: anna.tableId, url: at(to), epoch: 2 })
    const there = []
    for (const code of ways) {
      const client = await TestClient.connect(to.port)
      await client.must({ do: 'move', table: anna.tableId, code: code[0]! })
      await client.until(() => client.match !== null)
      there.push(client)
    }
    expect(Date.now() - begun).toBeLessThan(5000)
    expect(there.map((one) => one.match!.view)).toEqual(before)
    expect(there[0]!.table).toMatchObject({ epoch: 2, host: 0, people: [{ name: 'Anna' }, { name: 'Béla' }] })
    expect(last(there[1]!, 'chat')?.lines.map(({ text }) => text)).toEqual(['hi'])
    expect(await playSteps(there, 5)).toBeGreaterThan(0)
    // A return code works once.
    const again = await TestClient.connect(to.port)
    expect(await again.refusal({ do: 'move', table: anna.tableId, code: ways[0]![0]! })).not.toBeNull()
    // The old computer says where the table is, and plays on with nothing; after a restart too.
    for (const old of [from, await host({ dataDir: from.dataDir })]) {
      const late = await TestClient.connect(old.port)
      const why = await late.refusal({ do: 'return', table: anna.tableId, token: anna.token })
      expect(why).toEqual({ rule: 'host.moved', params: { url: at(to), epoch: 2 } })
    }
    const copy = readFileSync(join(from.dataDir, 'tables', anna.tableId, 'table.json'), 'utf8')
    expect(JSON.parse(copy)).toMatchObject({ epoch: 1, moved: { url: at(to), epoch: 2 } })
    expect(copy).not.toContain(anna.token)
  })

  it.each([false, true])('with what its clock has left, extensions included; paused: %s', async (paused) => {
    const [from, to] = [await host(), await host()]
    const anna = await TestClient.connect(from.port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await anna.must({ do: 'set', options: { clock: '30' } })
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    await anna.must({ do: 'start' })
    await anna.until(() => anna.match?.msLeft != null)
    await anna.must({ do: 'moreTime' })
    if (paused) await anna.must({ do: 'pause', on: true })
    const [way] = await waysOf(anna)
    const owner = await TestClient.connect(to.port)
    await new Promise((done) => setTimeout(done, 600))
    await decide(anna, owner, to, true)
    await anna.until(() => last(anna, 'moved') !== undefined)
    const there = await TestClient.connect(to.port)
    await there.must({ do: 'move', table: anna.tableId, code: way! })
    await there.until(() => there.match !== null)
    if (paused) await there.must({ do: 'pause', on: false })
    await there.until(() => there.match!.msLeft !== null)
    expect(there.match!.msLeft).toBeGreaterThan(30_000)
    expect(there.match!.msLeft).toBeLessThan(paused ? 45_000 : 44_400)
  })

  it('with what is left of a player’s own time, which goes on there', async () => {
    const [from, to] = [await host({ clockSpeed: 50 }), await host({ clockSpeed: 50 })]
    const { anna } = await twoPlaying(from.port, 'zertz', { clock: '5+5' })
    const [way] = await waysOf(anna)
    const owner = await TestClient.connect(to.port)
    await new Promise((done) => setTimeout(done, 1000))
    await decide(anna, owner, to, true)
    await anna.until(() => last(anna, 'moved') !== undefined)
    const there = await TestClient.connect(to.port)
    await there.must({ do: 'move', table: anna.tableId, code: way! })
    await there.until(() => there.match?.msLeft != null)
    // Six seconds in all, at this speed; what the move itself took is nobody's.
    expect(there.match!.msLeft).toBeLessThan(5000)
    expect(there.match!.msLeft).toBeGreaterThan(2000)
  })

  it('and seven people, a bot and a shared screen play again within five seconds of the yes', async () => {
    const [from, to] = [await host(), await host()]
    const people: TestClient[] = []
    for (const name of ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma', 'Feri', 'Gizi']) {
      const one = await TestClient.connect(from.port)
      await one.must(people[0] ? { do: 'join', table: people[0].tableId, name } : { do: 'open', game: 'agents', name })
      people.push(one)
    }
    const [anna] = people as [TestClient]
    const table = anna.tableId
    // Five play with a bot, two look on at their phones.
    for (const seat of [6, 5]) await people[seat]!.must({ do: 'stand' })
    await anna.must({ do: 'bot', seat: 5, level: 'easy' })
    const screen = await TestClient.connect(from.port)
    await screen.must({ do: 'watch', table })
    await anna.must({ do: 'start' })
    await Promise.all(people.map((one) => one.until(() => one.match !== null)))
    const ways = await Promise.all(people.map(waysOf))
    const owner = await TestClient.connect(to.port)
    const begun = performance.now()
    await decide(anna, owner, to, true)
    await Promise.all([...people, screen].map((one) => one.until(() => last(one, 'moved') !== undefined)))
    const there = await Promise.all(
      ways.map(async ([code]) => {
        const one = await TestClient.connect(to.port)
        await one.must({ do: 'move', table, code: code! })
        await one.until(() => one.match !== null)
        return one
      }),
    )
    const shown = await TestClient.connect(to.port)
    await shown.must({ do: 'watch', table })
    await shown.until(() => shown.match !== null)
    expect(await playSteps(there, 1)).toBe(1)
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(there[0]!.table!.people).toHaveLength(7)
    expect(there[0]!.table!.seats.filter((one) => one?.kind === 'bot')).toHaveLength(1)
  })

  it('and those who watch at a table with a PIN come along without typing it; others still need it', async () => {
    const { from, to, anna, owner } = await aboutToMove()
    await anna.must({ do: 'set', pin: '4711' })
    const watcher = await TestClient.connect(from.port)
    await watcher.must({ do: 'watch', table: anna.tableId, pin: '4711' })
    await decide(anna, owner, to, true)
    await Promise.all([anna, watcher].map((one) => one.until(() => last(one, 'moved') !== undefined)))
    const { invite } = last(watcher, 'moved')!
    expect(last(anna, 'moved')).not.toHaveProperty('invite')
    // This computer's own screens may always watch: what opens the table shows in who may join.
    const there = await TestClient.connect(to.port)
    const join = { do: 'join', table: anna.tableId, name: 'Cili' } as const
    expect(await there.refusal(join)).toMatchObject({ rule: 'host.wrong-pin' })
    expect(await there.refusal({ ...join, invite: 'x'.repeat(43) })).toMatchObject({ rule: 'host.wrong-pin' })
    expect(await there.refusal({ ...join, invite: invite! })).toBeNull()
  })

  it('and back again', async () => {
    const { from, to, anna, bela, ways, owner } = await aboutToMove()
    await decide(anna, owner, to, true)
    await bela.until(() => last(bela, 'moved') !== undefined)
    const there = await TestClient.connect(to.port)
    await there.must({ do: 'move', table: anna.tableId, code: ways[0]![0]! })
    const [way] = await waysOf(there)
    const home = await TestClient.connect(from.port)
    await decide(there, home, from, true)
    await there.until(() => last(there, 'moved') !== undefined)
    const back = await TestClient.connect(from.port)
    await back.must({ do: 'move', table: anna.tableId, code: way! })
    expect(back.table).toMatchObject({ epoch: 3, phase: 'playing' })
  })

  it('not if the other computer’s owner does not want it: it goes on where it was', async () => {
    const { to, anna, bela, owner } = await aboutToMove()
    await decide(anna, owner, to, false)
    await bela.until(() => last(bela, 'moving')?.move === null)
    expect(last(bela, 'moving')).toMatchObject({ move: null, why: { rule: 'host.move-refused' } })
    expect(await playSteps([anna, bela], 3)).toBeGreaterThan(0)
  })

  it('not if the other computer’s owner never decides, who may do so until that computer gives up', async () => {
    let patience = 0
    const from = await host({ request: (url, message, ms) => requestHost(url, message, (patience = ms)) })
    const to = await host({ clockSpeed: 300 })
    const { anna, bela } = await twoPlaying(from.port)
    const owner = await TestClient.connect(to.port)
    await anna.must({ do: 'moveTable', to: at(to) })
    await bela.until(() => last(bela, 'moving')?.move === null)
    expect(last(bela, 'moving')?.why).toMatchObject({ rule: 'host.move-unanswered' })
    expect(patience).toBeGreaterThan(decideMs)
    const { id } = owner.received.flatMap((one) => (one.say === 'offers' ? one.offers : []))[0]!
    expect(await owner.refusal({ do: 'decideOffer', offer: id, on: true })).toMatchObject({ rule: 'host.not-moving' })
  })

  it('not if nobody is there, or if it is called off', async () => {
    const { from, to, anna, bela } = await aboutToMove()
    await anna.must({ do: 'moveTable', to: 'http://127.0.0.1:9' })
    await anna.until(() => last(anna, 'moving')?.why?.rule === 'host.no-answer')
    await anna.must({ do: 'moveTable', to: at(to) })
    expect(await anna.refusal({ do: 'moveTable', to: at(to) })).toMatchObject({ rule: 'host.moving' })
    const late = await TestClient.connect(from.port)
    await late.must({ do: 'watch', table: anna.tableId })
    await late.until(() => last(late, 'moving') !== undefined)
    expect(last(late, 'moving')).toEqual(last(bela, 'moving'))
    await anna.must({ do: 'keepTable' })
    await anna.until(() => last(anna, 'moving')?.move === null)
    expect(await playSteps([anna, bela], 3)).toBeGreaterThan(0)
  })

  it.skipIf(ownAddress === undefined)('not with secrets from afar, whenever its match began', async () => {
    const [from, to] = [await host(), await host()]
    const anna = await TestClient.connect(`${ownAddress}:${from.port}`)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    const bela = await TestClient.connect(`${ownAddress}:${from.port}`)
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    expect(await bela.refusal({ do: 'moveTable', to: at(to) })).toMatchObject({ rule: 'host.not-host' })
    await anna.must({ do: 'moveTable', to: at(to) })
    const owner = await TestClient.connect(to.port)
    await owner.until(() => (last(owner, 'offers')?.offers.length ?? 0) > 0)
    await anna.must({ do: 'start' })
    await owner.must({ do: 'decideOffer', offer: last(owner, 'offers')!.offers[0]!.id, on: true })
    await anna.until(() => last(anna, 'moving')?.why?.rule === 'host.secrets-stay')
    for (const message of [{ do: 'moveTable', to: at(to) }, { do: 'neighbours' }] as const)
      expect(await anna.refusal(message)).toMatchObject({ rule: 'host.secrets-stay' })
    expect(await playSteps([anna, bela], 3)).toBeGreaterThan(0)
  })

  it('goes on where it was if the other computer falls silent with the copy in its hands', async () => {
    const from = await host({ clockSpeed: 50 })
    const { anna, bela } = await twoPlaying(from.port)
    await playSteps([anna, bela], 4)
    let ticket = ''
    const silent = await host({
      request: (_, message) => {
        if ('ticket' in message) ticket = message.ticket
        return Promise.resolve(null)
      },
    })
    const owner = await TestClient.connect(silent.port)
    await decide(anna, owner, silent, true)
    await expect.poll(() => ticket).not.toBe('')
    const other = await TestClient.connect(from.port)
    const got = await other.request({ do: 'fetchTable', table: anna.tableId, ticket, part: 0 })
    expect(got.say).toBe('part')
    await anna.until(() => last(anna, 'moving')?.why?.rule === 'host.no-answer')
    expect(await playSteps([anna, bela], 3)).toBeGreaterThan(0)
    const late = { do: 'releaseTable', table: anna.tableId, ticket, digest: 'x'.repeat(43) } as const
    expect(await other.refusal(late)).toMatchObject({ rule: 'host.not-moving' })
  })

  it('refuses across versions of the rules, and a table that is there already', async () => {
    const to = await host()
    const other = await TestClient.connect(to.port)
    const offer = { do: 'offer', ticket: 'x'.repeat(32), name: 'T', game: 'zertz', from: at(to) } as const
    expect(await other.refusal({ ...offer, table: 'ABCD', version: 99 })).toMatchObject({ rule: 'host.other-rules' })
    const { anna: cili } = await twoPlaying(to.port, 'zertz')
    const { version } = cili.match!
    expect(await other.refusal({ ...offer, table: cili.tableId, version })).toMatchObject({
      rule: 'host.table-is-here',
    })
  })
})
