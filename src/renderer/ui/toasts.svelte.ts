/** Short messages that come and go by themselves, and what screen readers announce. */
export interface Toast {
  readonly id: number
  readonly text: string
  /** `news`: of what happened while nobody looked; it stays long enough to be found. */
  readonly kind: 'note' | 'news' | 'trouble'
  /** A rule that can be looked at. */
  readonly rule: string | null
}

const staysMs = { note: 3200, news: 30_000, trouble: 6000 } as const
const most = 3
let next = 1

class Toasts {
  all = $state.raw<readonly Toast[]>([])

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null): void {
    const toast = { id: next++, text, kind, rule }
    const all = [...this.all.filter((one) => one.text !== text), toast]
    // News make room last.
    if (all.length > most)
      all.splice(
        Math.max(
          0,
          all.findIndex((one) => one.kind !== 'news'),
        ),
        1,
      )
    this.all = all
    setTimeout(() => this.drop(toast.id), staysMs[kind])
  }

  clear(): void {
    this.all = []
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id)
  }
}

export const toasts = new Toasts()
