/** Bots think beside the table, never on it. */
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
}

export type BotReply = { readonly answer: unknown } | { readonly error: string }

export interface BotRunner {
  choose(question: BotQuestion): Promise<unknown>
  close(): Promise<void>
}

/** A worker that takes longer than this is given up and replaced. */
const patienceMs = 10_000

interface Job {
  readonly question: BotQuestion
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Bots in worker threads, started when first needed; leaves a core to the host where there are two. */
export function threadedBots(workerFile: URL, threads = Math.max(1, Math.min(3, cpus().length - 1))): BotRunner {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  const start = (): Worker => {
    const worker = new Worker(workerFile)
    worker.unref()
    all.add(worker)
    return worker
  }

  const give = (worker: Worker, job: Job) => {
    const settle = (act: () => void, alive: boolean) => {
      clearTimeout(timer)
      // By name: removing all would take Node's own along, and the worker would never be heard again.
      for (const name of ['message', 'error', 'exit']) worker.removeAllListeners(name)
      if (alive) idle.push(worker)
      else {
        all.delete(worker)
        void worker.terminate()
      }
      act()
      next()
    }
    const fail = (error: Error) => settle(() => job.reject(error), false)
    const timer = setTimeout(() => fail(new Error('took too long')), patienceMs)
    worker.once('message', (reply: BotReply) =>
      settle(() => ('error' in reply ? job.reject(new Error(reply.error)) : job.resolve(reply.answer)), true),
    )
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('stopped')))
    worker.postMessage(job.question)
  }

  const next = () => {
    while (!closed && waiting.length > 0 && (idle.length > 0 || all.size < threads)) {
      give(idle.pop() ?? start(), waiting.shift()!)
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

/** Where the built worker lies, seen from the built code that runs. */
export function findWorker(from: string): URL {
  // Threads don't read archives: in the installed app the worker lies beside the archive.
  const outside = from.replace('/app.asar/', '/app.asar.unpacked/')
  const places = ['./botWorker.js', '../botWorker.js'].map((place) => new URL(place, outside))
  return places.find((place) => existsSync(place)) ?? places[0]
}
