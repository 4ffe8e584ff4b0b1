import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
const avatarsAt = (client: TestClient) => client.table!.people.map(({ avatar }) => avatar)

it('everyone has a face of their own from the start, and may take any that nobody has', async () => {
  const { port } = await host()
  const { anna, bela } = await twoPlaying(port)
  expect(avatarsAt(anna)).toEqual(['bun', 'curls'])
  await bela.must({ do: 'avatar', avatar: 'pirate' })
  await anna.until(() => avatarsAt(anna)[1] === 'pirate')
  expect(await anna.refusal({ do: 'avatar', avatar: 'pirate' })).toMatchObject({ rule: 'host.avatar-taken' })
  await bela.must({ do: 'avatar', avatar: 'pirate' })
  expect(avatarsAt(bela)).toEqual(['bun', 'pirate'])
})

it('a face outlives the host; people of earlier versions get one', async () => {
  const first = await host()
  const { anna, bela } = await twoPlaying(first.port)
  await bela.must({ do: 'avatar', avatar: 'chef' })
  await first.close()
  const file = join(first.dataDir, 'tables', anna.tableId, 'table.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { people: Record<string, unknown>[] }
  delete kept.people[0].avatar
  writeFileSync(file, JSON.stringify(kept))
  const second = await host({ dataDir: first.dataDir })
  const back = await TestClient.connect(second.port)
  await back.must({ do: 'return', table: anna.tableId, token: anna.token })
  await back.until(() => back.table !== null)
  expect(avatarsAt(back)).toEqual(['bun', 'chef'])
})
