/** Short messages that come and go by themselves; screen readers announce them. */
import { placesAfter, staysMs, withoutToast, withToast, type Crowd, type Toast } from './toasts'

let nextId = 1

class Toasts {
  #all = $state.raw<readonly Toast[]>([])
  #places = $state.raw<readonly Toast[]>([])

  get all(): readonly Toast[] {
    return this.#all
  }

  /** The toasts in sight with the places of those that have gone, top down. */
  get places(): readonly (Toast & { readonly gone: boolean })[] {
    return this.#places.map((toast) => ({ ...toast, gone: !this.#all.includes(toast) }))
  }

  /** The comings and goings in sight. */
  get crowd(): Crowd | null {
    return this.#all.find(({ crowd }) => crowd !== null)?.crowd ?? null
  }

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null, crowd: Crowd | null = null): void {
    const toast: Toast = { id: nextId++, text, kind, rule, crowd }
    this.#set(withToast(this.#all, toast))
    setTimeout(() => this.#pass(toast), staysMs[kind])
  }

  /** Goes with its time, unless something else is said in its place by then. */
  #pass({ id, text }: Toast): void {
    this.#set(this.#all.filter((one) => one.text !== text || one.id > id))
  }

  clear(): void {
    this.#set([])
  }

  drop(id: number): void {
    this.#set(withoutToast(this.#all, id))
  }

  #set(all: readonly Toast[]): void {
    this.#all = all
    this.#places = placesAfter(this.#places, all)
  }
}

export const toasts = new Toasts()
