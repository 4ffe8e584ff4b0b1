/** Starting other programs from plain Node. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** On a signal, ends everything that was started here. */
export function endTogether() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(130)
    })
  }
}

/**
 * Runs a program to its end. `code` is null if it was killed or could not be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, timeoutMs?: number, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(command, args, { quiet = false, timeoutMs = 0, env = process.env, onOutput } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    running.add(child)
    child.once('close', () => running.delete(child))
    const timer = timeoutMs > 0 ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: null, output: `${output}${error.message}\n` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output })
    })
  })
}

/**
 * How to call npm: the very npm that runs us, where one does.
 * @returns {{ command: string, args: string[] }}
 */
export function npm() {
  const path = process.env.npm_execpath
  if (path && /\.[cm]?js$/.test(path)) return { command: process.execPath, args: [path] }
  return process.platform === 'win32' ? { command: 'cmd.exe', args: ['/d', '/c', 'npm'] } : { command: 'npm', args: [] }
}

/**
 * The script behind a program of node_modules/.bin, to be run by this Node on every platform.
 * @param {string} packageName
 * @param {string} file
 */
export function binOf(packageName, file) {
  return fileURLToPath(new URL(`../../node_modules/${packageName}/${file}`, import.meta.url))
}
