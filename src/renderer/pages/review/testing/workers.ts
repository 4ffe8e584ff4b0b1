/** Workers that do nothing by themselves, for tests: what each was asked, and whether it was stopped. */
import { vi } from 'vitest'
import type { ReviewNews, ReviewTask } from '../task'

export class FakeWorker {
  onmessage: ((message: { readonly data: ReviewNews }) => void) | null = null
  onerror: (() => void) | null = null
  task: ReviewTask | null = null
  stopped = false

  postMessage(task: ReviewTask): void {
    this.task = task
  }

  terminate(): void {
    this.stopped = true
  }

  say(data: ReviewNews): void {
    this.onmessage?.({ data })
  }
}

/** Every worker started from now on, oldest first. */
export function fakeWorkers(): readonly FakeWorker[] {
  const started: FakeWorker[] = []
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super()
        started.push(this)
      }
    },
  )
  return started
}
