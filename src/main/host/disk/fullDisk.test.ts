import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFolder } from '../../startup/dataLock'
import { TestClient } from '../testing/client'
import { tempFolder } from '../testing/host'
import { ownHosts } from '../testing/ownHosts'
import { twoPlaying } from '../testing/twoPlaying'

const mounted: string[] = []
const host = ownHosts()

/** A separate disk of this many bytes, or null where none can be made. */
function smallDisk(bytes: number): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = tempFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  mounted.push(folder)
  return folder
}

/** Where a file handle of this process leads. */
function openedAt(handle: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`)
  } catch {
    return ''
  }
}

afterAll(() => {
  for (const folder of mounted) execFileSync('umount', ['-l', folder])
})

const size = 256 * 1024
const disk = smallDisk(size)

describe.skipIf(disk === null)('a disk that is full', () => {
  const dataDir = disk!
  const filler = join(dataDir, 'filler')
  const free = () => rmSync(filler, { force: true })
  const fill = () => {
    for (let bytes = size; bytes >= 4096; bytes /= 2) {
      try {
        writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
      } catch {
        continue
      }
    }
  }

  it('keeps nobody from starting', () => {
    const folder = join(dataDir, 'lock')
    mkdirSync(folder)
    // Left behind by a process that is no more.
    writeFileSync(join(folder, 'asztal.lock'), JSON.stringify({ pid: 2 ** 22 + 1, since: Date.now(), mark: null }))
    fill()
    const lock = lockFolder(folder)
    expect(lock.held).toBe(true)
    expect(lockFolder(folder)).toMatchObject({ held: false, pid: process.pid })
    if (lock.held) lock.release()
    expect(readdirSync(folder)).toEqual([])
    free()
    expect(lockFolder(folder).held).toBe(true)
    rmSync(folder, { recursive: true })
  })

  it('shows what is there, and says that it is full', async () => {
    const first = await host({ dataDir })
    const { anna } = await twoPlaying(first.port)
    await first.close()
    fill()
    const { port } = await host({ dataDir, lookMs: 20 })
    const back = await TestClient.connect(port)
    const told = (full: boolean) => back.received.some((one) => one.say === 'disk' && one.full === full)
    await back.until(() => told(true))
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    expect(back.match!.view).toEqual(anna.match!.view)
    expect(await back.refusal({ do: 'rename', name: 'Panna' })).toMatchObject({ rule: 'host.disk' })
    free()
    await back.until(() => told(false))
    await back.must({ do: 'endMatch' })
  })

  it('does not end a program whose output goes there', () => {
    const file = openSync(join(dataDir, 'output'), 'a')
    fill()
    const writer = new URL('../../startup/output.ts', import.meta.url).href
    const program = `import { lineWriter } from ${JSON.stringify(writer)}
      const [print, complain] = [process.stdout, process.stderr].map(lineWriter)
      for (let i = 0; i < 50; i++) (print('x'.repeat(4096)), complain('y'.repeat(4096)))
      setTimeout(() => process.exit(7), 50)`
    const args = ['--import', 'tsx', '--input-type=module', '-e', program]
    const ended = spawnSync(process.execPath, args, { stdio: ['ignore', file, file], cwd: process.cwd() })
    expect(ended.status).toBe(7)
    free()
  })

  it('keeps nothing of a match that can’t begin, however often it is tried', async () => {
    const { port } = await host({ dataDir })
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    await anna.must({ do: 'bot', seat: 1, level: 'easy' })
    const handles = () => readdirSync('/proc/self/fd').filter((one) => openedAt(one).startsWith(dataDir)).length
    const folder = join(dataDir, 'tables', anna.tableId)
    fill()
    const before = handles()
    for (let tried = 0; tried < 20; tried++)
      expect(await anna.refusal({ do: 'start' })).toMatchObject({ rule: 'host.disk' })
    expect(readdirSync(folder).filter((name) => name.startsWith('match-'))).toEqual([])
    expect(handles()).toBeLessThan(before + 5)
    free()
    await anna.must({ do: 'start' })
    await anna.must({ do: 'endMatch' })
  })

  it('costs no answer and no match: what can’t be written is refused, and taken when there is room again', async () => {
    const first = await host({ dataDir })
    const [anna, bela] = [await TestClient.connect(first.port), await TestClient.connect(first.port)]
    await anna.must({ do: 'open', game: 'election-night', name: 'Anna' })
    await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
    await anna.must({ do: 'start' })
    const clients = [anna, bela]
    await Promise.all(clients.map((one) => one.until(() => one.match !== null)))
    let refusals = 0
    fill()
    while (anna.match!.outcome === null) {
      const giver = clients.find(({ owes }) => owes)
      if (giver === undefined) {
        await new Promise((later) => setTimeout(later, 5))
        continue
      }
      const { step } = giver.match!
      const said = { do: 'answer', step, key: `k${step}`, answer: giver.sample(step * 2 + giver.match!.seat!) } as const
      const refusal = await giver.refusal(said)
      if (refusal !== null) {
        expect(refusal.rule).toBe('host.disk')
        expect(giver.match!.step).toBe(step)
        refusals++
        // Nobody is kept out meanwhile.
        const again = await TestClient.connect(first.port)
        await again.must({ do: 'return', table: giver.tableId, token: giver.token })
        await again.close()
        free()
        await giver.must(said)
        fill()
      }
      await giver.until(() => giver.match!.step > step || giver.match!.answered || giver.match!.outcome !== null)
    }
    expect(refusals).toBeGreaterThan(0)
    expect(anna.table!.phase).toBe('playing')
    free()
    await anna.until(() => anna.table!.phase === 'over', 10_000)
    await first.close()
    const second = await host({ dataDir })
    const back = await TestClient.connect(second.port)
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    expect(back.table).toMatchObject({ phase: 'over', setAside: null })
    expect(back.match!.outcome).toEqual(anna.match!.outcome)
  })
})

it('a match goes on whose end can’t be written', async () => {
  const { port, dataDir } = await host()
  const [anna, bela] = [await TestClient.connect(port), await TestClient.connect(port)]
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  await anna.must({ do: 'start' })
  const clients = [anna, bela]
  await Promise.all(clients.map((one) => one.until(() => one.match !== null)))
  // Where the table's record would be written next, nothing can be.
  const inTheWay = join(dataDir, 'tables', anna.tableId, 'table.json.next')
  mkdirSync(inTheWay)
  expect(await anna.refusal({ do: 'endMatch' })).toMatchObject({ rule: 'host.disk' })
  expect(anna.table!.phase).toBe('playing')
  const asked = clients.find(({ owes }) => owes)!
  expect(await asked.answerRandomly(1)).toBeNull()
  rmSync(inTheWay, { recursive: true })
  await anna.must({ do: 'endMatch' })
  expect(anna.table!.phase).toBe('lobby')
  const late = { do: 'answer', step: 2, key: 'late', answer: {} } as const
  expect(await asked.refusal(late)).toMatchObject({ rule: 'host.no-match' })
})

it('nobody leaves whose leaving can’t be written: they are told, keep their seat, and may try again', async () => {
  const { port, dataDir } = await host()
  const { anna, bela } = await twoPlaying(port)
  const inTheWay = join(dataDir, 'tables', anna.tableId, 'table.json.next')
  const isThere = () => anna.table!.people.find(({ id }) => id === 1)?.here
  mkdirSync(inTheWay)
  expect(await bela.refusal({ do: 'leave' })).toMatchObject({ rule: 'host.disk' })
  expect(await anna.refusal({ do: 'kick', person: 1 })).toMatchObject({ rule: 'host.disk' })
  expect([isThere(), anna.table!.seats[1]]).toEqual([true, { kind: 'person', person: 1, standIn: null }])
  const said = ({ received }: TestClient) => received.map((one) => (one.say === 'notice' ? one.kind : one.say))
  expect(said(bela)).not.toContain('gone')
  expect(said(anna)).not.toContain('left')
  await bela.close()
  const back = await TestClient.connect(port)
  await back.must({ do: 'return', table: anna.tableId, token: bela.token })
  rmSync(inTheWay, { recursive: true })
  await back.must({ do: 'leave' })
  expect(said(back)).toContain('gone')
  await anna.until(() => isThere() === undefined)
  expect(anna.table!.seats[1]).toMatchObject({ kind: 'bot' })
  expect(said(anna).filter((one) => one === 'left')).toHaveLength(1)
})
