/** A log in a few files of bounded size, without secrets, that can't be made to fill the disk. */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface LogFile {
  /** The current file; older ones end in .1, .2, … */
  readonly file: string
  log(line: string): void
}

export interface LogBounds {
  readonly bytes: number
  /** How many older files are kept. */
  readonly kept: number
  readonly linesPerMinute: number
}

const logBounds: LogBounds = { bytes: 1_000_000, kept: 3, linesPerMinute: 600 }

const longestLine = 2000

/** Opens the log of a data folder. A line that can't be written is dropped; logging never fails. */
export function openLog(folder: string, now: () => number = Date.now, bounds: LogBounds = logBounds): LogFile {
  const file = join(folder, 'logs', 'asztal.log')
  let size = 0
  let minute = 0
  let lines = 0
  let leftOut = 0

  const write = (line: string): void => {
    const text = `${new Date(now()).toISOString()} ${withoutSecrets(oneLine(line))}\n`
    const length = Buffer.byteLength(text)
    if (size + length > bounds.bytes) {
      rotate(file, bounds.kept)
      size = 0
    }
    appendFileSync(file, text, { mode: 0o600 })
    size += length
  }

  try {
    mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 })
    size = existsSync(file) ? statSync(file).size : 0
  } catch {
    // Reported by the code that needs the folder for more than the log.
  }
  return {
    file,
    log(line) {
      const current = Math.floor(now() / 60_000)
      if (current !== minute) {
        minute = current
        lines = 0
      }
      if (++lines > bounds.linesPerMinute) {
        leftOut++
        return
      }
      try {
        if (leftOut > 0) write(`… ${leftOut} lines left out`)
        leftOut = 0
        write(line)
      } catch {
        leftOut++
      }
    },
  }
}

function rotate(file: string, kept: number): void {
  rmSync(`${file}.${kept}`, { force: true })
  for (let n = kept - 1; n >= 1; n--) if (existsSync(`${file}.${n}`)) renameSync(`${file}.${n}`, `${file}.${n + 1}`)
  if (existsSync(file)) renameSync(file, `${file}.1`)
}

function oneLine(line: string): string {
  const flat = line.replace(/\s*[\r\n]+\s*/g, ' ⏎ ').replace(/\p{Cc}/gu, ' ')
  return flat.length > longestLine ? `${flat.slice(0, longestLine)}…` : flat
}

/** Redacts what opens a seat or a table: tokens (22 or more mixed characters), and PINs and codes named as such. */
export function withoutSecrets(line: string): string {
  return line
    .replace(/\b(token|pin|code|secret|seed)("?\s*[:=]\s*"?)[^\s",}]+/gi, '$1$2***')
    .replace(/[A-Za-z0-9_-]{22,}/g, (run) => (/^[a-z_-]+$/.test(run) ? run : '***'))
}
