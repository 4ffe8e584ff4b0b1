import crypto from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { hashPin, isPin, PinGuard } from './pin'

const host = ownHosts()
const rule = async (client: TestClient, message: Parameters<TestClient['refusal']>[0]) =>
  (await client.refusal(message))?.rule ?? null

/** In place of the hash, which takes 40 ms for each guess. */
const asTyped = (kept: string, pin: string) => Promise.resolve(kept === pin)

describe('guesses at a PIN', () => {
  it('are few at one table in a whole day, from however many addresses', async () => {
    let now = 0
    const guard = new PinGuard(() => now, asTyped)
    const kept = '4711'
    let looked = 0
    // A guess every ten seconds already finds most of them refused.
    for (; now < 3_600_000; now += 10_000)
      if ((await guard.opens(kept, { pin: '0000', invite: null })) === 'no') looked++
    expect(looked).toBeLessThan(60)
    // Even the right one would tell a guesser something; an invitation still opens.
    expect(await guard.opens(kept, { pin: '4711', invite: null })).toBe('tired')
    expect(await guard.opens(kept, { pin: null, invite: guard.invite })).toBe('yes')
    expect(await guard.opens(kept, { pin: null, invite: 'x'.repeat(24) })).toBe('no')
  })

  it('that are right cost nobody anything', async () => {
    const guard = new PinGuard(() => 0, asTyped)
    const kept = '4711'
    for (let one = 0; one < 30; one++) expect(await guard.opens(kept, { pin: '4711', invite: null })).toBe('yes')
  })

  it('never lock out people with seats', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await anna.must({ do: 'set', pin: '4711' })
    const table = anna.tableId
    const stranger = await TestClient.connect(port)
    const guess = { do: 'join', table, name: 'Zoli', pin: '0000' } as const
    while ((await rule(stranger, guess)) === 'host.wrong-pin') continue
    const back = await TestClient.connect(port)
    await back.must({ do: 'return', table, token: anna.token })
  })
})

it('a PIN is kept as a salted hash, and one that was kept as typed still opens and is rewritten', async () => {
  expect(hashPin('4711')).not.toBe(hashPin('4711'))
  expect(await isPin(hashPin('4711'), '4711')).toBe(true)
  expect(await isPin(hashPin('4711'), '4712')).toBe(false)
  const first = await host()
  const anna = await TestClient.connect(first.port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  await anna.must({ do: 'set', pin: '4711' })
  const path = join(first.dataDir, 'tables', anna.tableId, 'table.json')
  expect(readFileSync(path, 'utf8')).not.toContain('4711')
  await first.close()
  const record = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...record, pin: '4711' }))
  const { port } = await host({ dataDir: first.dataDir })
  expect(readFileSync(path, 'utf8')).not.toContain('"4711"')
  const bela = await TestClient.connect(port)
  expect(await rule(bela, { do: 'join', table: anna.tableId, name: 'Béla', pin: '4712' })).toBe('host.wrong-pin')
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla', pin: '4711' })
})

it('an invitation opens a table with a PIN until the PIN changes or somebody is sent away', async () => {
  const { port } = await host()
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  const invite = () => anna.received.findLast((one) => one.say === 'table')?.invite
  expect(invite()).toBeUndefined()
  await anna.must({ do: 'set', pin: '4711' })
  const scanned = invite()!
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla', invite: scanned })
  await anna.must({ do: 'kick', person: 1 })
  expect(await rule(bela, { do: 'join', table: anna.tableId, name: 'Béla', invite: scanned })).toBe('host.wrong-pin')
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla', invite: invite()! })
})

it('setting a PIN holds nobody else up, and the last one set is the one that counts', async () => {
  const { port } = await host()
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  const sync = vi.spyOn(crypto, 'scryptSync')
  syncBuiltinESMExports()
  const pins = ['1111', '2222', '3333', null] as const
  await Promise.all(pins.map((pin) => anna.must({ do: 'set', pin })))
  expect(anna.table!.hasPin).toBe(false)
  await Promise.all(['1111', '4711'].map((pin) => anna.must({ do: 'set', pin })))
  expect(sync).not.toHaveBeenCalled()
  sync.mockRestore()
  syncBuiltinESMExports()
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla', pin: '4711' })
})
