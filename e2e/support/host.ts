/** The real built host as a process of its own, to be stopped, killed and started again. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const built = join(root, 'out', 'main', 'headless.js')

export interface HostSettings {
  /** Kept after the end if given; else a temporary one that is removed. */
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Another build of the host, for planted mistakes. */
  readonly program?: string
  /** What goes before the command, to run it on another computer: `ip netns exec NAME`. */
  readonly inside?: readonly string[]
}

export interface TestHost {
  readonly port: number
  readonly dataDir: string
  /** The page on this computer. */
  readonly url: string
  /** The address that it printed for phones. */
  readonly address: string
  readonly pid: number
  /** From the start of the process until the address was printed. */
  readonly readyMs: number
  /** All that it has printed since it was last started. */
  output(): string
  /** As Ctrl-C does. Gives the exit code. */
  stop(): Promise<number | null>
  /** As a power cut does: no goodbye, nothing flushed. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>
  /** Kills and starts again. */
  crash(): Promise<void>
  /** Stops for good and removes temporary data. */
  dispose(): Promise<void>
}

/** Starts the host on a free port with data of its own and without mDNS; bots answer at once. */
export async function startHost(settings: HostSettings = {}): Promise<TestHost> {
  const program = settings.program ?? built
  if (!existsSync(program)) throw new Error('There is no build: npm run build')
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
  const port = settings.port ?? (await freePort())
  let running: Running | null = null

  const start = async (): Promise<void> => {
    running = await launch(program, dataDir, port, settings.env ?? {}, settings.inside ?? [])
    if (running.port !== port) {
      await end(running.child, 'SIGKILL')
      throw new Error(`wanted port ${port}, got ${running.port}`)
    }
  }
  const now = (): Running => {
    if (!running) throw new Error('the host is not running')
    return running
  }
  const kill = async (): Promise<void> => {
    await end(now().child, 'SIGKILL')
    running = null
  }
  await start()
  return {
    port,
    dataDir,
    url: `http://127.0.0.1:${port}/`,
    get address() {
      return now().address
    },
    get pid() {
      return now().child.pid as number
    },
    get readyMs() {
      return now().readyMs
    },
    output: () => running?.output() ?? '',
    async stop() {
      const code = await end(now().child, 'SIGINT')
      running = null
      return code
    },
    kill,
    start,
    async crash() {
      await kill()
      await start()
    },
    async dispose() {
      if (running) await end(running.child, 'SIGKILL')
      running = null
      if (settings.dataDir === undefined) await removeFolder(dataDir)
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly port: number
  readonly address: string
  readonly readyMs: number
  output(): string
}

function launch(
  program: string,
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
  inside: readonly string[],
): Promise<Running> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const args = [program, '--port', String(port), '--data', dataDir, '--no-announce']
    const [command, ...rest] = [...inside, process.execPath, ...args]
    const child = spawn(command as string, rest, {
      env: { ...process.env, LC_ALL: 'C.UTF-8', ASZTAL_BOT_PAUSE: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const goToo = (): void => void child.kill('SIGKILL')
    process.once('exit', goToo)
    child.once('exit', () => process.off('exit', goToo))
    let printed = ''
    let ready = false
    const late = setTimeout(() => fail('no address within 15 s'), 15_000)
    const fail = (why: string): void => {
      clearTimeout(late)
      child.kill('SIGKILL')
      reject(new Error(`The host did not start: ${why}\n${printed}`))
    }
    const hear = (text: Buffer): void => {
      printed += text.toString()
      const address = /^Asztal: (http:\/\/\S+:(\d+)\/)\s*$/m.exec(printed)
      if (ready || !address) return
      ready = true
      clearTimeout(late)
      const readyMs = performance.now() - from
      resolve({ child, port: Number(address[2]), address: address[1] as string, readyMs, output: () => printed })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => ready || fail(`it ended with ${code}`))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}

/** Removes a folder although a dying process may still write into it. */
export async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    try {
      return rmSync(folder, { recursive: true, force: true })
    } catch {
      await new Promise((later) => setTimeout(later, 250))
    }
  }
}

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
