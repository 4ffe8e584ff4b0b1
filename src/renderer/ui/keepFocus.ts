/** Keeps the keyboard's place on the page: when the focused element is gone, something near it gets the focus. */

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])'
/** What takes the place of a control is often drawn a moment later. */
const settleMs = 60

const outwards = (from: Element | null): Element[] =>
  from === null || from === document.body ? [] : [from, ...outwards(from.parentElement)]

/** Still there, and still something that can have the focus: a board's cells are that only while they can be picked. */
const usable = (one: Element) =>
  one.isConnected && one.matches(`${focusable}, [tabindex]`) && one.closest('[inert], [hidden]') === null

/**
 * Where the focus goes: by keyboard to the nearest control in what is left around the old one, otherwise, and across
 * pages, to the page's main part.
 */
function heirOf(trail: readonly Element[], byKeyboard: boolean): HTMLElement | null {
  const main = document.getElementById('main')
  if (!byKeyboard) return main
  for (const around of trail.slice(1)) {
    if (!around.isConnected) continue
    if (main !== null && around.contains(main)) break
    const next = [...around.querySelectorAll<HTMLElement>(focusable)].find(usable)
    if (next) return next
  }
  return main
}

export function keepFocus(): () => void {
  let trail: readonly Element[] = []
  let byKeyboard = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = () => (trail = outwards(document.activeElement))
  const blurred = ({ target, relatedTarget }: FocusEvent) => {
    // Given up on purpose, as by a tap beside it.
    if (relatedTarget === null)
      setTimeout(() => usable(target as Element) && document.activeElement === document.body && (trail = []))
  }
  const settle = () => {
    timer = undefined
    if (document.activeElement !== document.body || trail.length === 0 || usable(trail[0])) return
    if (document.querySelector('dialog[open]')) return
    heirOf(trail, byKeyboard)?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body && trail.length > 0) timer ??= setTimeout(settle, settleMs)
  })
  const key = () => (byKeyboard = true)
  const touch = () => (byKeyboard = false)

  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert', 'hidden', 'tabindex'],
  })
  addEventListener('focusin', note)
  addEventListener('focusout', blurred)
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', touch, true)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    removeEventListener('focusin', note)
    removeEventListener('focusout', blurred)
    removeEventListener('keydown', key, true)
    removeEventListener('pointerdown', touch, true)
  }
}
