/** Works out how a match went and which moment decided it, beside the page. */
import type { Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { DecisiveStep, Fortunes } from '../../../engine/core/review'
import type { DecisiveTask } from './decisiveWorker'

/** A worker that fails to load says nothing in some browsers. */
const patienceMs = 60_000

/** Null if there is no such moment, it can't be found out, or the search was aborted. */
export async function findDecisive(journal: Journal, winner: Seat, signal?: AbortSignal): Promise<DecisiveStep | null> {
  return (await findFortunes(journal, winner, signal))?.decisive ?? null
}

/** Null if it can't be found out, or the search was aborted. */
export function findFortunes(journal: Journal, winner: Seat, signal?: AbortSignal): Promise<Fortunes | null> {
  const worker = new Worker(new URL('./decisiveWorker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const end = (found: Fortunes | null) => {
      clearTimeout(late)
      worker.terminate()
      resolve(found)
    }
    const late = setTimeout(() => end(null), patienceMs)
    worker.onmessage = ({ data }: MessageEvent<Fortunes | null>) => end(data)
    worker.onerror = () => end(null)
    signal?.addEventListener('abort', () => end(null))
    worker.postMessage({ journal, winner } satisfies DecisiveTask)
  })
}
