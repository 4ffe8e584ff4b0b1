/** Checks a match in a worker that is loaded for it and ends with it. */
import type { Checked, CheckTask } from './checkWorker'

/** No match takes longer; a worker that fails to load says nothing in some browsers. */
const patienceMs = 60_000

export function checkBeside(task: CheckTask): Promise<Checked> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' })
    const finish = (checked: Checked) => {
      clearTimeout(late)
      worker.terminate()
      done(checked)
    }
    const late = setTimeout(() => finish(null), patienceMs)
    worker.onmessage = ({ data }: MessageEvent<Checked>) => finish(data)
    worker.onerror = () => finish(null)
    worker.postMessage(task)
  })
}
