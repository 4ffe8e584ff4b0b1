/** Short messages that come and go by themselves; screen readers announce them. */
import { staysMs, withoutToast, withToast, type Toast } from './toasts'

let nextId = 1

class Toasts {
  all = $state.raw<readonly Toast[]>([])

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null): void {
    const id = nextId++
    this.all = withToast(this.all, { id, text, kind, rule })
    setTimeout(() => this.drop(id), staysMs[kind])
  }

  clear(): void {
    this.all = []
  }

  drop(id: number): void {
    this.all = withoutToast(this.all, id)
  }
}

export const toasts = new Toasts()
