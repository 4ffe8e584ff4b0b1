import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { tempFolder } from '../testing/host'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()

async function playedAWhile() {
  const from = await host()
  const { anna, bela } = await twoPlaying(from.port)
  await playSteps([anna, bela], 9)
  return { from, anna, bela }
}

async function saved(anna: TestClient): Promise<string> {
  const reply = await anna.request({ do: 'saveBackup' })
  if (reply.say !== 'backups') throw new Error(reply.say)
  return reply.files[0]!
}

it('a backup opens on another computer, where everyone comes back by their token and plays on', async () => {
  const { anna, bela } = await playedAWhile()
  const file = await saved(anna)
  expect(readFileSync(file, 'utf8')).not.toContain(anna.token)
  // The table it was made of goes on.
  const view = bela.match!.view
  const to = await host()
  const owner = await TestClient.connect(to.port)
  const opened = await owner.request({ do: 'openBackup', path: file })
  expect(opened).toMatchObject({ say: 'opened', tables: [anna.tableId] })
  const back = []
  for (const { token } of [anna, bela]) {
    const client = await TestClient.connect(to.port)
    await client.must({ do: 'return', table: anna.tableId, token })
    await client.until(() => client.match !== null)
    back.push(client)
  }
  expect(back[1]!.match!.view).toEqual(view)
  expect(back[0]!.table!.epoch).toBe(2)
  expect(await playSteps(back, 4)).toBeGreaterThan(0)
  expect(await owner.refusal({ do: 'openBackup', path: file })).toMatchObject({ rule: 'host.table-is-here' })
  expect(await playSteps([anna, bela], 2)).toBeGreaterThan(0)
})

it('a data folder that was saved from a dead computer opens with its tables, but not the copy of one that moved', async () => {
  const { from, anna } = await playedAWhile()
  await from.close()
  const rescued = join(tempFolder(), 'rescued')
  cpSync(join(from.dataDir, 'tables'), join(rescued, 'tables'), { recursive: true })
  const to = await host()
  const owner = await TestClient.connect(to.port)
  expect(await owner.request({ do: 'openBackup', path: rescued })).toMatchObject({ tables: [anna.tableId] })
  const record = join(rescued, 'tables', anna.tableId, 'table.json')
  const moved = { url: 'http://10.0.0.1:7400', epoch: 2, ticket: 'x', at: 0 }
  writeFileSync(record, JSON.stringify({ ...(JSON.parse(readFileSync(record, 'utf8')) as object), moved }))
  const third = await host()
  const other = await TestClient.connect(third.port)
  const path = join(rescued, 'tables', anna.tableId)
  expect(await other.refusal({ do: 'openBackup', path })).toMatchObject({ rule: 'host.moved' })
})

it('a backup made during an answer has the next player’s time', async () => {
  const { port } = await host({ clockSpeed: 50 })
  const { anna, bela } = await twoPlaying(port, 'zertz', { clock: '5+5' })
  // Six seconds for each, at this speed.
  await new Promise((done) => setTimeout(done, 1500))
  const asked = anna.owes ? anna : bela
  const [refusal, file] = await Promise.all([asked.answerRandomly(1), saved(asked)])
  expect(refusal).toBeNull()
  const { msLeft } = JSON.parse(readFileSync(file, 'utf8')) as { msLeft: number }
  expect(msLeft).toBeGreaterThan(5500)
})

it('what is no backup, or a damaged one, is refused', async () => {
  const { anna } = await playedAWhile()
  const file = await saved(anna)
  const { port } = await host()
  const owner = await TestClient.connect(port)
  const refusal = (path: string) => owner.refusal({ do: 'openBackup', path })
  expect(await refusal('/nowhere/at/all')).toMatchObject({ rule: 'host.no-backup' })
  const damaged = `${file}.damaged`
  writeFileSync(damaged, readFileSync(file, 'utf8').replace(/\\"step\\":1,/, '\\"step\\":2,'))
  expect(await refusal(damaged)).toMatchObject({ rule: 'host.table-damaged' })
  writeFileSync(damaged, 'no table')
  expect(await refusal(damaged)).toMatchObject({ rule: 'host.no-backup' })
  // Somebody at a table opens nothing.
  expect(await anna.refusal({ do: 'openBackup', path: file })).toMatchObject({ rule: 'host.not-allowed' })
})
