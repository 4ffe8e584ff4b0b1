import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './dataLock'

let folder: string
const lockFile = (): string => join(folder, 'asztal.lock')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asztal-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('one writer per data folder', () => {
  it('holds the folder until released, and makes it if it is missing', () => {
    const deep = join(folder, 'a', 'b')
    const lock = lockFolder(deep)
    expect(lock.held).toBe(true)
    expect(lockFolder(deep)).toEqual({ held: false, pid: process.pid, file: join(deep, 'asztal.lock') })
    if (lock.held) lock.release()
    expect(existsSync(join(deep, 'asztal.lock'))).toBe(false)
    expect(lockFolder(deep).held).toBe(true)
  })

  it('is refused while another process lives, and takes over when that one was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, since: Date.now(), mark: null }))
    expect(lockFolder(folder)).toMatchObject({ held: false, pid: child.pid })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(lockFolder(folder).held).toBe(true)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid)
  })

  it('takes over from a process before the last boot whose number is in use again', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, since: 1000, mark: null }))
    expect(lockFolder(folder).held).toBe(true)
  })

  it.runIf(process.platform === 'linux')('tells a process from a later one with the same number', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, since: Date.now(), mark: 'another boot 123' }))
    expect(lockFolder(folder).held).toBe(true)
  })

  it('takes over a lock that nobody finished writing', () => {
    writeFileSync(lockFile(), '{"pi')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(lockFile(), longAgo, longAgo)
    expect(lockFolder(folder).held).toBe(true)
  })

  it('takes over at once from a process that was killed while it took over', () => {
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, since: Date.now(), mark: null })
    writeFileSync(lockFile(), dead)
    for (const gate of [dead, '']) {
      writeFileSync(`${lockFile()}.gate`, gate)
      const lock = lockFolder(folder)
      expect(lock.held).toBe(true)
      writeFileSync(lockFile(), dead)
    }
  })

  it('takes over an unfinished lock that is dated in the future', () => {
    writeFileSync(lockFile(), '{"pi')
    const later = new Date(Date.now() + 3_600_000)
    utimesSync(lockFile(), later, later)
    expect(lockFolder(folder).held).toBe(true)
  })

  it('does not remove a lock that is no longer its own', () => {
    const lock = lockFolder(folder)
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, since: Date.now(), mark: null }))
    if (lock.held) lock.release()
    expect(existsSync(lockFile())).toBe(true)
  })

  it('lets exactly one of many take over a stale lock', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, since: 1000, mark: null }))
    const script =
      `import { lockFolder } from ${JSON.stringify(new URL('./dataLock.ts', import.meta.url).href)}\n` +
      `const lock = lockFolder(${JSON.stringify(folder)}); console.log(lock.held); setTimeout(() => {}, 4000)`
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    const said = await Promise.all(
      children.map(async (child) => {
        const [text] = (await once(child.stdout, 'data')) as [Buffer]
        return text.toString().trim()
      }),
    )
    for (const child of children) child.kill('SIGKILL')
    expect(said.sort()).toEqual(['false', 'false', 'false', 'true'])
  })
})
