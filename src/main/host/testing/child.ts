import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programsAt } from './programsAt'

type Line = Record<string, unknown>

/** One of this folder's programs in its own process, speaking in lines of JSON. */
export class Child {
  readonly process: ChildProcess
  readonly lines: Line[] = []
  errors = ''
  #waiting: (() => void)[] = []

  /** `before`: what goes before node in the command line, such as `ip netns exec NAME`. */
  constructor(program: string, args: readonly string[], before: readonly string[] = []) {
    const command = [...before, ...commandOf(program), ...args]
    this.process = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'pipe'] })
    createInterface({ input: this.process.stdout! }).on('line', (line) => {
      try {
        this.lines.push(JSON.parse(line) as Line)
      } catch {
        this.errors += `${line}\n`
      }
      this.#wake()
    })
    this.process.stderr!.on('data', (part: Buffer) => (this.errors += part.toString()))
    this.process.stdin!.on('error', () => undefined)
    this.process.once('exit', () => this.#wake())
  }

  #wake() {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  get alive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null
  }

  tell(line: unknown): void {
    this.process.stdin!.write(`${JSON.stringify(line)}\n`)
  }

  /** Resolves with the last matching line from number `from` on, once there is one. */
  async line<T>(fits: (line: Line) => boolean, ms = 15_000, from = 0): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const found = this.lines.slice(from).findLast(fits)
      if (found) return found as T
      const left = end - Date.now()
      if (left <= 0 || !this.alive)
        throw new Error(`no such line; last: ${JSON.stringify(this.lines.at(-1))} ${this.errors}`)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, left)
        this.#waiting.push(() => (clearTimeout(timer), done()))
      })
    }
  }

  /** Ends the process; resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.alive) return
    const gone = new Promise((done) => this.process.once('exit', done))
    this.process.kill(signal)
    await gone
  }
}

/** Runs a program as it was built for all tests (`programs.ts`), or from source. */
function commandOf(program: string): readonly string[] {
  const path = fileURLToPath(new URL(program, import.meta.url))
  if (program.endsWith('.py')) return ['python3', path]
  const built = process.env[programsAt]
  return built
    ? [process.execPath, join(built, program.replace('.ts', '.mjs'))]
    : [process.execPath, '--import', 'tsx', path]
}
