/** The reviews of one match, a seat at a time in a worker: the one that is looked at first, then everybody else's. */
import type { Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { GameId } from '../../../engine/games/catalog'
import { afterNews, nothing, seatToReview, type Progress } from './reviews'
import type { ReviewNews, ReviewTask } from './task'

export class Reviews {
  #known = $state.raw<ReadonlyMap<Seat, Progress>>(new Map())
  #running: { readonly seat: Seat; readonly worker: Worker } | null = null
  #wanted: Seat = 0
  readonly #task: { readonly game: GameId; readonly journal: Journal }

  constructor(game: GameId, journal: Journal) {
    this.#task = { game, journal }
  }

  of(seat: Seat): Progress {
    return this.#known.get(seat) ?? nothing
  }

  /** Works this seat's review out next; one of another seat that is not done yet begins again later. */
  want(seat: Seat): void {
    this.#wanted = seat
    if (this.#running?.seat === seat) return
    if (this.#running !== null && this.of(seat).state === 'working') {
      this.#running.worker.terminate()
      this.#learn(this.#running.seat, nothing)
      this.#running = null
    }
    this.#next()
  }

  stop(): void {
    this.#running?.worker.terminate()
    this.#running = null
  }

  #next(): void {
    if (this.#running !== null) return
    const seat = seatToReview(this.#wanted, this.#task.journal.setup.seats, (one) => this.of(one))
    if (seat === null) return
    const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' })
    this.#running = { seat, worker }
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => this.#hear(seat, data)
    worker.onerror = () => this.#hear(seat, { say: 'failed' })
    this.#learn(seat, nothing)
    worker.postMessage({ ...this.#task, seat } satisfies ReviewTask)
  }

  #hear(seat: Seat, news: ReviewNews): void {
    if (this.#running?.seat !== seat) return
    this.#learn(seat, afterNews(this.of(seat), news))
    if (news.say !== 'done' && news.say !== 'failed') return
    this.stop()
    this.#next()
  }

  #learn(seat: Seat, progress: Progress): void {
    this.#known = new Map(this.#known).set(seat, progress)
  }
}
