/** Components in a simulated page, for tests. */
import { createRawSnippet, flushSync, mount, unmount, type Component, type Snippet } from 'svelte'

/** Mounts a component into the page's body; `remove` takes it away. */
export function mounted<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): { readonly remove: () => Promise<void> } {
  const app = mount(component as Component<Record<string, unknown>>, { target: document.body, props })
  flushSync()
  return {
    remove: async () => {
      await unmount(app)
    },
  }
}

export function snippet(html: string): Snippet {
  return createRawSnippet(() => ({ render: () => html }))
}

/** The only element in the page that matches. */
export function the<Wanted extends HTMLElement = HTMLElement>(selector: string): Wanted {
  const found = document.querySelectorAll<Wanted>(selector)
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`)
  return found[0]!
}

/** The button that says or is called this. */
export function button(name: string): HTMLButtonElement {
  const named = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  )
  if (!named) throw new Error(`no button called ${name}`)
  return named
}

/** Does something as a person would, and lets the page follow. */
export function act(work: () => void): void {
  work()
  flushSync()
}

export function press(element: HTMLElement, key: string, kind: 'keydown' | 'keyup' = 'keydown'): void {
  act(() => void element.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true })))
}
