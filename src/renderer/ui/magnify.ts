/** Small targets under a finger: holding it magnifies the board round it, sliding aims, and letting go picks. */

/** What a finger reliably hits, in CSS pixels. */
export const fingertip = 44
const holdMs = 160
/** A finger that moved further before the board was magnified means something else. */
const slack = 12

/** How much a board is magnified whose smallest target is this wide; 1: not at all. */
export function zoomFor(smallest: number): number {
  return smallest <= 0 || smallest >= fingertip ? 1 : Math.min(2.6, Math.max(1.4, (fingertip + 4) / smallest))
}

/**
 * How small the smallest of some targets is for a finger, 0 if there are none: its width or height, whichever is less, or
 * how near the next one's middle is, for boxes of drawings overlap.
 */
export function reachOf(boxes: readonly Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>[]): number {
  const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const apart = middles.flatMap((one, i) => middles.slice(i + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)))
  const sizes = boxes.map(({ width, height }) => Math.min(width, height))
  return boxes.length === 0 ? 0 : Math.min(...sizes, ...apart)
}

/** The smallest piece or place of a board that can be chosen. */
function smallestTarget(board: Element): number {
  const boxes = [...board.querySelectorAll('[role="button"]')].map((one) => one.getBoundingClientRect())
  return reachOf(boxes.filter(({ width, height }) => width > 0 && height > 0))
}

function targetAt(board: Element, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && board.contains(hit) ? (hit.closest('[role="button"]') ?? hit) : null
}

interface Grip {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** One finger on one board. */
class Lens {
  readonly #board: HTMLElement
  #grip: Grip | null = null
  #open = false
  #under: Element | null = null
  /** The browser's own click after a pick is swallowed until then. */
  #deaf = 0

  constructor(board: HTMLElement) {
    this.#board = board
  }

  down = (event: PointerEvent): void => {
    this.close()
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    const { pointerId: id, clientX: x, clientY: y } = event
    this.#grip = { id, x, y, timer: setTimeout(() => this.#magnify(), holdMs) }
  }

  move = (event: PointerEvent): void => {
    const grip = this.#grip
    if (grip?.id !== event.pointerId) return
    if (this.#open) this.#aim(targetAt(this.#board, event.clientX, event.clientY))
    else if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > slack) this.close()
  }

  up = (event: PointerEvent): void => {
    if (this.#grip?.id !== event.pointerId) return
    const picked = this.#open ? targetAt(this.#board, event.clientX, event.clientY) : null
    if (this.#open) this.#deaf = event.timeStamp + 400
    this.close()
    picked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  click = (event: MouseEvent): void => {
    if (!event.isTrusted || event.timeStamp > this.#deaf) return
    event.stopPropagation()
    event.preventDefault()
  }

  /** While the board is magnified, the page neither scrolls nor opens a menu. */
  hold = (event: Event): void => {
    if (this.#open) event.preventDefault()
  }

  close = (): void => {
    clearTimeout(this.#grip?.timer)
    this.#grip = null
    this.#open = false
    this.#aim(null)
    this.#board.removeAttribute('data-magnified')
    for (const drawing of this.#drawings()) drawing.style.transform = ''
  }

  #drawings(): readonly HTMLElement[] {
    return [...this.#board.children] as HTMLElement[]
  }

  #magnify(): void {
    const zoom = zoomFor(smallestTarget(this.#board))
    if (this.#grip === null || zoom === 1) return
    for (const drawing of this.#drawings()) {
      const { left, top } = drawing.getBoundingClientRect()
      drawing.style.transformOrigin = `${this.#grip.x - left}px ${this.#grip.y - top}px`
      drawing.style.transform = `scale(${zoom})`
    }
    this.#open = true
    this.#board.setAttribute('data-magnified', '')
    this.#aim(targetAt(this.#board, this.#grip.x, this.#grip.y))
  }

  #aim(target: Element | null): void {
    this.#under?.removeAttribute('data-under')
    this.#under = target
    target?.setAttribute('data-under', '')
  }
}

/** An attachment for the box round a board. */
export function magnify(board: HTMLElement): () => void {
  const lens = new Lens(board)
  const stop = new AbortController()
  const { signal } = stop
  board.addEventListener('pointerdown', lens.down, { signal, capture: true })
  board.addEventListener('pointermove', lens.move, { signal })
  board.addEventListener('pointerup', lens.up, { signal })
  board.addEventListener('pointercancel', lens.close, { signal })
  board.addEventListener('click', lens.click, { signal, capture: true })
  board.addEventListener('touchmove', lens.hold, { signal, passive: false })
  board.addEventListener('contextmenu', lens.hold, { signal })
  return () => {
    lens.close()
    stop.abort()
  }
}
