/** Several people with one device: all of them are here, and only its holder sees their own view. */
import { describe, expect, it } from 'vitest'
import type { GameId } from '../../../engine/games/catalog'
import type { ToClient } from '../../../protocol/toClient'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'

const host = ownHosts()

interface Device {
  readonly client: TestClient
  readonly table: string
  readonly tokens: string[]
  /** Gives the device to one of its people, or (null) lays it down. */
  hand(front: number | null): Promise<ToClient>
}

/** Anna's device, on which Béla sits down too. */
async function passedDevice(
  port: number,
  names: readonly string[] = ['Béla'],
  game: GameId = 'election-night',
): Promise<Device> {
  const client = await TestClient.connect(port)
  await client.must({ do: 'open', game, name: 'Anna' })
  const tokens = [client.token]
  const table = client.tableId
  for (const name of names) {
    await client.must({ do: 'bring', name })
    tokens.push(client.token)
  }
  return { client, table, tokens, hand: (front) => client.request({ do: 'share', table, tokens, front }) }
}

const notices = (client: TestClient) =>
  client.received.flatMap((one) => (one.say === 'notice' ? [`${one.kind} ${one.name}`] : []))
const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null

/** Views with secrets in them since then, by seat. */
const seen = (client: TestClient, since: number) =>
  client.received.slice(since).flatMap((one) => (one.say === 'match' ? [[one.match.seat, one.match.view.own]] : []))

describe('a device that is passed round', () => {
  it('brings someone else to the table, who sits down; nobody needs to be told the PIN for that', async () => {
    const { port } = await host()
    const { client, table } = await passedDevice(port, [])
    await client.must({ do: 'set', pin: '1234' })
    const reply = await client.request({ do: 'bring', name: 'Béla' })
    expect(reply).toMatchObject({ say: 'youAre', table, person: 1 })
    expect(client.table!.people.map(({ name, here, devices }) => [name, here, devices])).toEqual([
      ['Anna', true, 1],
      ['Béla', true, 1],
    ])
    expect(client.table!.seats.map((one) => one?.kind)).toEqual(['person', 'person'])
    await client.must({ do: 'set', locked: true })
    expect(code(await client.refusal({ do: 'bring', name: 'Cili' }))).toBe('locked')
  })

  it('is sent what its holder may see, and nothing of anyone while it lies on the table', async () => {
    const { port } = await host()
    const { client, hand } = await passedDevice(port)
    await client.must({ do: 'start' })
    await client.until(() => client.match !== null)
    for (const front of [null, 1, null, 0, 1, null] as const) {
      const since = client.received.length
      expect(await hand(front)).toMatchObject({ say: 'shared', people: [0, 1] })
      const views = seen(client, since)
      expect(views).toHaveLength(1)
      expect(views[0]).toEqual(front === null ? [null, null] : [front, expect.anything()])
    }
  })

  it('takes answers of its holder only, to the end of a match, and nobody ever seems to come or go', async () => {
    const { port } = await host()
    const { client, table, hand } = await passedDevice(port, ['Béla'], 'zertz')
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table })
    await client.must({ do: 'start' })
    await client.until(() => client.match !== null)
    await hand(null)
    expect(await client.refusal({ do: 'answer', step: 1, key: 'a', answer: {} })).not.toBeNull()
    for (let i = 0; i < 900 && client.match!.outcome === null; i++) {
      const front = client.match!.asked[0]
      await hand(front)
      expect(client.match!.seat).toBe(front)
      expect(await client.answerRandomly(i)).toBeNull()
      await hand(null)
      // Not faster than the host lets one device be handed on.
      await new Promise((later) => setTimeout(later, 100))
    }
    expect(client.match!.outcome).not.toBeNull()
    await watcher.until(() => watcher.table!.phase === 'over')
    expect(notices(watcher)).toEqual([])
    expect(watcher.table!.watchers).toBe(1)
    // Nobody has the device in hand, but the table's host is among its people.
    await client.must({ do: 'again' })
  }, 40_000)

  it('brings all of its people back after the host was started again', async () => {
    const first = await host()
    const { client, table, tokens } = await passedDevice(first.port)
    await client.must({ do: 'start' })
    await first.close()
    const { port } = await host({ dataDir: first.dataDir })
    const back = await TestClient.connect(port)
    expect(await back.request({ do: 'share', table, tokens, front: null })).toMatchObject({ people: [0, 1] })
    expect(back.table!.people.map(({ here }) => here)).toEqual([true, true])
    expect(back.match).toMatchObject({ seat: null, fresh: true })
  })

  it('stays with the others when one of its people leaves or is sent away, and forgets their token', async () => {
    const { port } = await host()
    const { client, table, tokens, hand } = await passedDevice(port, ['Béla', 'Cili'])
    await hand(1)
    await client.must({ do: 'leave' })
    expect(client.table!.people.map(({ name, here }) => [name, here])).toEqual([
      ['Anna', true],
      ['Cili', true],
    ])
    expect(client.received.some((one) => one.say === 'gone')).toBe(false)
    expect(await hand(0)).toMatchObject({ people: [0, null, 2] })
    await client.must({ do: 'kick', person: 2 })
    expect(client.table!.people.map(({ name }) => name)).toEqual(['Anna'])
    expect(await client.request({ do: 'share', table, tokens: tokens.slice(1), front: 0 })).toMatchObject({
      why: { rule: 'host.wrong-token' },
    })
  })

  it('is away with all of its people, once it is', async () => {
    const { port } = await host()
    const { client, table } = await passedDevice(port)
    const watcher = await TestClient.connect(port)
    await watcher.must({ do: 'watch', table })
    await client.close()
    await watcher.until(() => watcher.table!.people.every(({ here }) => !here))
    expect(notices(watcher)).toEqual(['away Anna', 'away Béla'])
  })

  it('gives each of its people the whole time of a clock, and time to hand it on', async () => {
    const { port } = await host()
    const { client, hand } = await passedDevice(port)
    await client.must({ do: 'set', options: { clock: '30' } })
    await client.must({ do: 'start' })
    await client.until(() => client.match !== null)
    for (let i = 0; i < 200 && client.match!.asked.length < 2; i++) {
      await hand(client.match!.asked[0])
      if (client.match!.asked.length < 2) await client.answerRandomly(i)
    }
    expect(client.match!.asked).toEqual([0, 1])
    expect(client.match!.msLeft).toBeGreaterThan(60_000)
    expect(client.match!.msLeft).toBeLessThanOrEqual(80_000)
  })
})
