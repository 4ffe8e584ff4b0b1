/** Bots think in worker threads, so that the host never blocks. */
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyView, BotLevel, GameEvent } from '../../../../engine/core/contract'
import type { GameId } from '../../../../engine/games/catalog'

/** A question to a bot: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: GameId
  readonly view: AnyView
  readonly prompt: unknown
  readonly heard: readonly GameEvent[]
  readonly level: BotLevel
  readonly seed: number
  /** Nobody waits for the answer; null means that the bot says nothing. */
  readonly aside?: true
  /** What its clock leaves it, in milliseconds. */
  readonly msLeft?: number | null
}

export type BotReply = { readonly answer: unknown } | { readonly error: string }

export interface BotRunner {
  choose(question: BotQuestion): Promise<unknown>
  close(): Promise<void>
}

/** A worker that takes longer than this is terminated and replaced. */
const patienceMs = 10_000

interface Job {
  readonly question: BotQuestion
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Worker threads, started when first needed; leaves one core to the host if there are several. */
export function threadedBots(workerFile: URL, threads = Math.max(1, Math.min(3, cpus().length - 1))): BotRunner {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  const start = (): Worker => {
    const worker = new Worker(workerFile)
    worker.unref()
    all.add(worker)
    // For as long as it lives: an error of an idle thread that nobody listens to would end the program.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    return worker
  }

  const release = (worker: Worker, usable: boolean) => {
    if (usable) idle.push(worker)
    else {
      all.delete(worker)
      void worker.terminate()
    }
    next()
  }

  const next = () => {
    while (!closed && waiting.length > 0 && (idle.length > 0 || all.size < threads)) {
      const worker = idle.pop() ?? start()
      give(worker, waiting.shift()!, (usable) => release(worker, usable))
    }
  }

  return {
    choose(question) {
      return new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** Gives a worker one job. `done` hears whether the worker can take another. */
function give(worker: Worker, { question, resolve, reject }: Job, done: (usable: boolean) => void): void {
  const settle = (act: () => void, usable: boolean) => {
    clearTimeout(timer)
    worker.off('message', hear).off('error', fail).off('exit', exited)
    act()
    done(usable)
  }
  const fail = (error: Error) => settle(() => reject(error), false)
  const timer = setTimeout(() => fail(new Error('took too long')), patienceMs)
  const exited = () => fail(new Error('stopped'))
  const hear = (reply: BotReply) =>
    settle(() => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.answer)), true)
  worker.once('message', hear).once('error', fail).once('exit', exited)
  worker.postMessage(question)
}

/** The built worker's file, relative to the running bundle. */
export function findWorker(from: string): URL {
  // Worker threads can't read asar archives; the installed app keeps the worker beside its archive.
  const outside = from.replace('/app.asar/', '/app.asar.unpacked/')
  const places = ['./botWorker.js', '../botWorker.js'].map((place) => new URL(place, outside))
  return places.find((place) => existsSync(place)) ?? places[0]
}
