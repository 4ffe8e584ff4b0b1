import { expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'

const host = ownHosts()

/** Anna at a table of the Agents, with bots on the other seats. */
async function table(chat: boolean) {
  const { port } = await host({ botPause: 60_000 })
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'agents', name: 'Anna' })
  await anna.must({ do: 'set', options: { chat } })
  for (let seat = 1; seat < 6; seat++) await anna.must({ do: 'bot', seat, level: 'easy' })
  return Object.assign(anna, { port })
}

it('a game that says so is played in silence, but its lobby is not', async () => {
  const anna = await table(false)
  await anna.must({ do: 'chat', text: 'before' })
  await anna.must({ do: 'start' })
  expect(await anna.refusal({ do: 'chat', text: 'during' })).toEqual({ rule: 'host.not-allowed', params: {} })
  await anna.must({ do: 'endMatch' })
  await anna.must({ do: 'chat', text: 'after' })
  const lines = anna.received.flatMap((one) => (one.say === 'chat' ? one.lines.map(({ text }) => text) : []))
  expect(lines).toEqual(['before', 'after'])
})

it('otherwise people talk during a match', async () => {
  const anna = await table(true)
  await anna.must({ do: 'start' })
  await anna.must({ do: 'chat', text: 'during' })
})

it('a line that is sent again with its key is said once, and by each person for themselves', async () => {
  const anna = await table(true)
  const bela = await TestClient.connect(anna.port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  for (const client of [anna, anna, bela]) await client.must({ do: 'chat', text: 'hi', key: 'k1' })
  await anna.must({ do: 'chat', text: 'hi', key: 'k2' })
  for (let times = 0; times < 2; times++) await anna.must({ do: 'chat', text: 'no key' })
  const lines = anna.received.flatMap((one) => (one.say === 'chat' ? one.lines : []))
  expect(lines.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Anna: hi',
    'Béla: hi',
    'Anna: hi',
    'Anna: no key',
    'Anna: no key',
  ])
})

it('a reaction reaches everyone, and nobody where a match is quiet', async () => {
  const anna = await table(true)
  const screen = await TestClient.connect(anna.port)
  await screen.must({ do: 'watch', table: anna.tableId })
  await anna.must({ do: 'start' })
  await anna.must({ do: 'react', reaction: 'wow' })
  await screen.until(() => screen.received.some(({ say }) => say === 'reaction'))
  const shown = { say: 'reaction', from: anna.table!.host, reaction: 'wow' }
  expect(screen.received.find(({ say }) => say === 'reaction')).toEqual(shown)

  await anna.must({ do: 'set', quiet: true })
  expect(anna.table!.mayTalk).toBe(false)
  const refusal = { rule: 'host.not-allowed', params: {} }
  expect(await anna.refusal({ do: 'react', reaction: 'wow' })).toEqual(refusal)
  expect(await anna.refusal({ do: 'chat', text: 'psst' })).toEqual(refusal)
  await anna.must({ do: 'endMatch' })
  expect(anna.table!.mayTalk).toBe(true)
})

it('a game that is played in silence allows no reaction either', async () => {
  const anna = await table(false)
  await anna.must({ do: 'start' })
  expect(anna.table!.mayTalk).toBe(false)
  expect(await anna.refusal({ do: 'react', reaction: 'laugh' })).toEqual({ rule: 'host.not-allowed', params: {} })
})

it('many reactions at once are held back', async () => {
  const anna = await table(true)
  const results = await Promise.all(Array.from({ length: 30 }, () => anna.request({ do: 'react', reaction: 'bravo' })))
  const held = results.filter((one) => one.say === 'refused')
  expect(held.length).toBeGreaterThan(15)
  for (const one of held) expect(one).toMatchObject({ why: { rule: 'host.too-fast' } })
})
