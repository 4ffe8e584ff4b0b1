/** How long the built host takes from its process starting to its address printed. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Figure } from './figure'

const runs = 7

export async function bench(): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await startOnce())
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)]
  return [
    {
      name: `host ready, median of ${runs} starts`,
      value: `${median.toFixed(0)} ms`,
      target: '≤ 1000 ms',
      ok: median <= 1000,
    },
  ]
}

function startOnce(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'asztal-bench-'))
  const began = performance.now()
  const child = spawn(process.execPath, ['out/main/headless.js', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    let text = ''
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString()
      if (!/http:\/\//.test(text)) return
      const ms = performance.now() - began
      child.once('exit', () => {
        rmSync(data, { recursive: true, force: true })
        done(ms)
      })
      child.kill('SIGTERM')
    })
    child.once('error', fail)
  })
}
