/** Short messages that come and go by themselves, and what screen readers announce. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'note' | 'trouble'
  /** A rule that can be looked at. */
  readonly rule: string | null
}

let next = 1

class Toasts {
  all = $state.raw<readonly Toast[]>([])

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null): void {
    const toast = { id: next++, text, kind, rule }
    this.all = [...this.all.filter((one) => one.text !== text), toast].slice(-3)
    setTimeout(() => this.drop(toast.id), kind === 'trouble' ? 6000 : 3200)
  }

  clear(): void {
    this.all = []
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id)
  }
}

export const toasts = new Toasts()
