/** A screen for real windows: the one that is there, or one of Xvfb's. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface Display {
  /** What DISPLAY must be, or null where windows need no such thing. */
  readonly name: string | null
  stop(): void
}

/** Opens a screen, or says null where there is none to be had. */
export async function openDisplay(): Promise<Display | null> {
  const here = process.env['DISPLAY'] ?? null
  if (process.platform !== 'linux' || here) return { name: here, stop: () => undefined }
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await displayNumber(child)
  return number === null ? null : { name: `:${number}`, stop: () => void child.kill() }
}

function displayNumber(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), 20_000)
    const settle = (number: string | null): void => {
      clearTimeout(late)
      resolve(number)
    }
    child.on('error', () => settle(null))
    child.on('exit', () => settle(null))
    const numbers = child.stdio[3] as Readable
    numbers.on('data', (text: Buffer) => settle(text.toString().trim()))
  })
}
