/** Dragging a stone to a pair of the sheet, by finger or mouse. */
import type { Operation } from '../../../engine/games/forras-pont/facts'

class Hand {
  held = $state.raw<{ readonly operation: Operation; readonly x: number; readonly y: number } | null>(null)
  /** The pair under the stone. */
  over = $state<number | null>(null)
  /** True just after a drag: the click that follows is to be ignored. */
  carried = false
}
export const hand = new Hand()

const slack = 8

function pairUnder(x: number, y: number): number | null {
  const pair = document.elementFromPoint(x, y)?.closest('[data-pair]')?.getAttribute('data-pair')
  return pair == null ? null : Number(pair)
}

/** Follows the pointer from a pointerdown; calls `drop` if the stone is let go over a pair. */
export function carry(event: PointerEvent, operation: Operation, drop: (pair: number) => void): void {
  if (event.button !== 0) return
  const { pointerId, clientX, clientY } = event
  const stop = new AbortController()
  const listen = { signal: stop.signal }
  hand.carried = false
  const finish = () => {
    hand.held = hand.over = null
    stop.abort()
    // A drag that ends elsewhere brings no click: the next touch or key is a new one.
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => (hand.carried = false), { capture: true, once: true })
  }
  const move = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
    if (id !== pointerId) return
    if (!hand.held && Math.hypot(x - clientX, y - clientY) < slack) return
    hand.carried = true
    hand.held = { operation, x, y }
    hand.over = pairUnder(x, y)
  }
  const up = ({ pointerId: id }: PointerEvent) => {
    if (id !== pointerId) return
    const pair = hand.held ? hand.over : null
    finish()
    if (pair !== null) drop(pair)
  }
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointerup', up, listen)
  window.addEventListener('pointercancel', finish, listen)
}
