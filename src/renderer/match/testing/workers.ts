/** Workers that do nothing by themselves, for tests: what each was asked, and whether it was stopped. */
import { vi } from 'vitest'

export class FakeWorker<Task = unknown, News = unknown> {
  onmessage: ((message: { readonly data: News }) => void) | null = null
  onerror: (() => void) | null = null
  task: Task | null = null
  stopped = false

  postMessage(task: Task): void {
    this.task = task
  }

  terminate(): void {
    this.stopped = true
  }

  say(data: News): void {
    this.onmessage?.({ data })
  }
}

/** Every worker started from now on, oldest first. */
export function fakeWorkers<Task, News>(): readonly FakeWorker<Task, News>[] {
  const started: FakeWorker<Task, News>[] = []
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker<Task, News> {
      constructor() {
        super()
        started.push(this)
      }
    },
  )
  return started
}
