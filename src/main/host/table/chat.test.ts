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
  return anna
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
