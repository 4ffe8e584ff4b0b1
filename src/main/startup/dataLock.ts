/** One writer per data folder: a file that names the process which holds it. */
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { uptime } from 'node:os'
import { join } from 'node:path'

/** `mark` distinguishes a process from a later one with the same pid, where the platform tells us. */
interface Holder {
  readonly pid: number
  readonly since: number
  readonly mark: string | null
}

export type Locking =
  { readonly held: true; release(): void } | { readonly held: false; readonly pid: number; readonly file: string }

/** Locks the folder for this process; takes over a lock left behind by a dead one. */
export function lockFolder(folder: string): Locking {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'asztal.lock')
  const gate = `${file}.gate`
  for (let attempt = 0; attempt < 200; attempt++) {
    if (create(file)) return { held: true, release: () => release(file) }
    const holder = readHolder(file)
    if (holder === 'gone') continue
    if (holder === null ? !isStale(file) : alive(holder)) {
      if (holder !== null) return { held: false, pid: holder.pid, file }
      // Another process is writing its name right now.
      pause(20)
      continue
    }
    // Only one process at a time removes a stale lock, and checks again before it does.
    if (!create(gate)) {
      if (isLeft(gate)) rmSync(gate, { force: true })
      pause(20)
      continue
    }
    const again = readHolder(file)
    if (again !== 'gone' && (again === null ? isStale(file) : !alive(again))) rmSync(file, { force: true })
    rmSync(gate, { force: true })
  }
  return { held: false, pid: 0, file }
}

function create(file: string): boolean {
  let open: number
  try {
    open = openSync(file, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  const me: Holder = { pid: process.pid, since: Date.now(), mark: startMark(process.pid) }
  try {
    writeSync(open, JSON.stringify(me))
    return true
  } catch (error) {
    // An empty lock must not block the next start.
    rmSync(file, { force: true })
    if (!isDiskFull(error)) throw error
  } finally {
    closeSync(open)
  }
  return createWithoutSpace(file, me)
}

/** On a full disk: a short link's target is stored with its name and takes no extra space. */
function createWithoutSpace(file: string, me: Holder): boolean {
  try {
    symlinkSync(JSON.stringify(me), file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Removes the lock if it is still ours. */
function release(file: string): void {
  const holder = readHolder(file)
  if (holder !== 'gone' && holder?.pid === process.pid) rmSync(file, { force: true })
}

/** Who holds the lock; null if the file is unreadable. */
function readHolder(file: string): Holder | null | 'gone' {
  try {
    const raw: unknown = JSON.parse(linkTarget(file) ?? readFileSync(file, 'utf8'))
    const { pid, since, mark } = raw as Holder
    return Number.isInteger(pid) && pid > 0 && typeof since === 'number' ? { pid, since, mark: mark ?? null } : null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : null
  }
}

function linkTarget(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch {
    return null
  }
}

/** Whether the holder still runs: started since boot, its pid alive, and still the same process. */
function alive(holder: Holder): boolean {
  const bootedAt = Date.now() - uptime() * 1000
  if (holder.mark === null && holder.since < bootedAt - 60_000) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const mark = startMark(holder.pid)
  return mark === 'dead' ? false : holder.mark === null || mark === null || mark === holder.mark
}

/** Linux: the boot id and start tick of a process, or 'dead' for a zombie. Elsewhere null. */
function startMark(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return 'dead'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return null
  }
}

/** Whether the process that removes a stale lock was killed while it did. */
function isLeft(gate: string): boolean {
  const holder = readHolder(gate)
  return holder !== 'gone' && (holder === null ? isStale(gate) : !alive(holder))
}

/** Whether a file that takes a moment to write is left over from a process that died; so is one from the future. */
function isStale(file: string): boolean {
  try {
    return Math.abs(Date.now() - lstatSync(file).mtimeMs) > 2000
  } catch {
    return false
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
