import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replay } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { readJournal } from '../disk/journalFile'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

describe('a table', () => {
  it('seats people, starts and is played to its end by clients that see their own view only', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    expect(anna.table!.people.map((one) => [one.name, one.here])).toEqual([
      ['Anna', true],
      ['Béla', true],
    ])
    await playSteps([anna, bela], 5000)
    await Promise.all([anna, bela].map((one) => one.until(() => one.table!.phase === 'over')))
    expect(anna.match!.outcome).toEqual(bela.match!.outcome)
    expect(anna.match!.view.table).toEqual(bela.match!.view.table)
    expect(anna.table!.evening.map((one) => one.played)).toEqual([1, 1])
    await anna.must({ do: 'again' })
    await bela.until(() => bela.match!.number === 2)
  })

  it('agrees to hints before a match, not during it', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    expect(code(await anna.refusal({ do: 'set', hints: true }))).toBe('match-is-on')
    await anna.must({ do: 'endMatch' })
    expect(code(await bela.refusal({ do: 'set', hints: true }))).toBe('not-host')
    await anna.must({ do: 'set', hints: true })
    await bela.until(() => bela.table!.hints)
  })

  it('keeps a seat by its token through any disconnection, and refuses another token', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const view = bela.match!.view
    await bela.close()
    await anna.until(() => anna.table!.people[1].here === false)
    const back = await TestClient.connect(port)
    expect(code(await back.refusal({ do: 'return', table: anna.tableId, token: 'x'.repeat(32) }))).toBe('wrong-token')
    await back.must({ do: 'return', table: anna.tableId, token: bela.token })
    await back.until(() => back.match !== null)
    expect(back.match!.view).toEqual(view)
    expect(back.match!.fresh).toBe(true)
  })

  it('CO-7 takes the same answer once, however often it is sent', async () => {
    const { port, dataDir } = await host()
    const { anna } = await twoPlaying(port)
    const message = { do: 'answer', step: anna.match!.step, key: 'same', answer: anna.sample(1) } as const
    const replies = await Promise.all([anna.request(message), anna.request(message), anna.request(message)])
    expect(replies.map((one) => one.say)).toEqual(['done', 'done', 'done'])
    const read = await readJournal(join(dataDir, 'tables', anna.tableId, 'match-1.jsonl'))
    expect('journal' in read && read.journal.entries.length).toBe(1)
    expect(code(await anna.refusal({ ...message, key: 'other' }))).toBe('CO-7')
    expect(code(await anna.refusal({ ...message, key: 'old', step: 0 }))).toBe('CO-5')
  })

  it('lets only its host host', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    for (const message of [
      { do: 'pause', on: true },
      { do: 'endMatch' },
      { do: 'kick', person: 0 },
      { do: 'set', name: 'x' },
    ] as const)
      expect(code(await bela.refusal(message))).toBe('not-host')
    await anna.must({ do: 'pause', on: true })
    expect(code(await bela.answerRandomly(1))).toBe('paused')
    await anna.must({ do: 'pause', on: false })
    expect(await bela.answerRandomly(1)).toBeNull()
    await anna.must({ do: 'handOver', person: 1 })
    expect(code(await anna.refusal({ do: 'pause', on: true }))).toBe('not-host')
  })

  it('locks out newcomers but lets everyone back', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await anna.must({ do: 'set', locked: true })
    await bela.close()
    const cili = await TestClient.connect(port)
    expect(code(await cili.refusal({ do: 'join', table: anna.tableId, name: 'Cili' }))).toBe('locked')
    await cili.must({ do: 'return', table: anna.tableId, token: bela.token })
  })

  it('asks for its PIN', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await anna.must({ do: 'set', pin: '4321' })
    const bela = await TestClient.connect(port)
    const join = { do: 'join', table: anna.tableId, name: 'Béla' } as const
    expect(code(await bela.refusal(join))).toBe('wrong-pin')
    expect(code(await bela.refusal({ ...join, pin: '1111' }))).toBe('wrong-pin')
    await bela.must({ ...join, pin: '4321' })
    expect(JSON.stringify(bela.received)).not.toContain('4321')
  })

  it('moves a seat to another device by a code that works once', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const reply = await bela.request({ do: 'moveCode' })
    const given = reply.say === 'moveCode' ? reply.code : ''
    const laptop = await TestClient.connect(port)
    await laptop.must({ do: 'move', table: anna.tableId, code: given })
    await laptop.until(() => laptop.match !== null)
    expect(laptop.match!.view).toEqual(bela.match!.view)
    expect(laptop.token).not.toBe(bela.token)
    const thief = await TestClient.connect(port)
    expect(code(await thief.refusal({ do: 'move', table: anna.tableId, code: given }))).toBe('wrong-code')
    expect(code(await anna.refusal({ do: 'moveCode', person: 1 }))).toBe('not-allowed')
  })

  it('plays on with a bot for someone who is away, until they are back', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await bela.close()
    await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
    await playSteps([anna], 10)
    expect(anna.match!.step).toBeGreaterThan(3)
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table: anna.tableId, token: bela.token })
    await anna.until(() => {
      const seat = anna.table!.seats[1]
      return seat?.kind === 'person' && seat.standIn === null
    })
  })

  it('gives nobody time back in a pause, by a reload or by a killed host', async () => {
    const { port, dataDir } = await host({ clockSpeed: 50 })
    // Six seconds a player at this speed; what is gone of them is kept every two.
    const { anna } = await twoPlaying(port, 'zertz', { clock: '5+5' })
    await new Promise((done) => setTimeout(done, 2300))
    const back = async (to: number) => {
      const client = await TestClient.connect(to)
      await client.must({ do: 'return', table: anna.tableId, token: anna.token })
      await client.until(() => client.match !== null)
      return client
    }
    expect((await back((await host({ dataDir, clockSpeed: 50 })).port)).match!.msLeft).toBeLessThan(4100)
    await anna.must({ do: 'pause', on: true })
    const held = (await back(port)).match!
    expect(held.msLeft).toBeNull()
    expect(held.msHeld).toBeLessThan(3800)
    const inPause = await back((await host({ dataDir, clockSpeed: 50 })).port)
    expect(inPause.match!.msHeld).toBeLessThan(held.msHeld! + 50)
  })

  describe('someone who is here', () => {
    const standsIn = ({ table }: TestClient) => {
      const there = table!.seats[1]
      return there?.kind === 'person' ? there.standIn : null
    }
    const graceMs = 15_000 / 20
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

    it('has time to say that no bot need play for them, and keeps their seat', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await wait(graceMs / 3)
      expect(bela.received).toContainEqual({ say: 'notice', kind: 'standIn', name: 'Béla' })
      expect(bela.owes).toBe(true)
      const cili = await TestClient.connect(port)
      await cili.must({ do: 'join', table: anna.tableId, name: 'Cili' })
      expect(code(await cili.refusal({ do: 'standIn', seat: 1, level: null }))).toBe('not-host')
      expect(code(await bela.refusal({ do: 'standIn', seat: 1, level: 'hard' }))).toBe('not-host')
      expect(code(await bela.refusal({ do: 'standIn', seat: 0, level: null }))).toBe('not-host')
      await bela.must({ do: 'standIn', seat: 1, level: null })
      await anna.until(() => standsIn(anna) === null)
      await wait(graceMs)
      expect(bela.owes).toBe(true)
    })

    it('says so by an answer too', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await bela.until(() => standsIn(bela) === 'easy')
      expect(await bela.answerRandomly(1)).toBeNull()
      await anna.until(() => standsIn(anna) === null)
    })

    it('is played for when they say nothing, and takes over again whenever they like', async () => {
      const { port } = await host({ clockSpeed: 20 })
      const { anna, bela } = await twoPlaying(port)
      await anna.must({ do: 'standIn', seat: 1, level: 'easy' })
      await bela.until(() => !bela.owes)
      await bela.must({ do: 'standIn', seat: 1, level: null })
      await playSteps([anna, bela], 4)
      expect(standsIn(bela)).toBeNull()
    })
  })

  it('lets a late-comer take over a bot, who then sees what that seat sees', async () => {
    const { port } = await host({ botPause: 60_000 })
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    await anna.must({ do: 'start' })
    const late = await TestClient.connect(port)
    await late.must({ do: 'join', table: anna.tableId, name: 'Late' })
    await late.until(() => late.match !== null)
    expect(late.match!.seat).toBeNull()
    await late.must({ do: 'sit', seat: 1 })
    await late.until(() => late.match!.seat === 1)
    expect(late.match!.view.own).not.toBeNull()
    expect(late.match!.fresh).toBe(true)
    await playSteps([anna, late], 6)
    expect(late.match!.step).toBeGreaterThan(3)
  })

  it('forgets a device that is gone before it is let in', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    await bela.close()
    for (let i = 0; i < 20; i++) {
      const back = await TestClient.connect(port)
      back.raw({ do: 'return', table: anna.tableId, token: bela.token, n: 9 })
      back.socket.terminate()
    }
    await new Promise((done) => setTimeout(done, 100))
    await anna.must({ do: 'rename', name: 'Anna B' })
    expect(anna.table!.people[1]).toMatchObject({ here: false, devices: 0 })
  })

  it('shows a watcher what everyone may see, and opens the journal at the end only', async () => {
    const { port } = await host()
    const { anna, bela } = await twoPlaying(port)
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table: anna.tableId })
    await watcher.until(() => watcher.match !== null)
    expect(watcher.match!.view).toMatchObject({ seat: null, own: null })
    expect(code(await watcher.refusal({ do: 'answer', step: 1, key: 'k', answer: {} }))).toBe('not-allowed')
    expect(code(await watcher.refusal({ do: 'journal' }))).toBe('match-not-over')
    await playSteps([anna, bela], 5000)
    await watcher.until(() => watcher.match!.outcome !== null)
    const reply = await watcher.request({ do: 'journal' })
    if (reply.say !== 'journal') throw new Error('no journal')
    const again = replay(games['election-night']!.rules, reply.journal)
    expect('match' in again && again.match.world.table).toEqual(watcher.match!.view.table)
  })
})
