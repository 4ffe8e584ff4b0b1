/** Short messages that come and go by themselves; screen readers announce them. */
import { placesAfter, staysMs, withoutToast, withToast, type Toast } from './toasts'

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

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null): void {
    const id = nextId++
    this.#set(withToast(this.#all, { id, text, kind, rule }))
    setTimeout(() => this.drop(id), staysMs[kind])
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
