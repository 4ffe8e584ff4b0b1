import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carry, hand } from './drag.svelte'

const pair = document.createElement('div')
pair.dataset.pair = '3'
const drop = vi.fn()
let under: Element | null = null

const pointer = (type: string, at: { x: number; y: number; id?: number; button?: number }) =>
  Object.assign(new Event(type), {
    pointerId: at.id ?? 1,
    clientX: at.x,
    clientY: at.y,
    button: at.button ?? 0,
  }) as unknown as PointerEvent
const move = (x: number, y: number, id = 1) => void dispatchEvent(pointer('pointermove', { x, y, id }))
const up = (id = 1) => void dispatchEvent(pointer('pointerup', { x: 0, y: 0, id }))

beforeEach(() => {
  drop.mockClear()
  under = null
  document.elementFromPoint = () => under
})
afterEach(() => void dispatchEvent(pointer('pointercancel', { x: 0, y: 0 })))

describe('a stone', () => {
  it('is held only once the finger has moved a little', () => {
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    move(4, 4)
    expect([hand.held, hand.carried]).toEqual([null, false])
    move(8, 0)
    expect(hand.held).toEqual({ operation: 'repeat', x: 8, y: 0 })
    expect(hand.carried).toBe(true)
  })

  it('drops on the pair below it, and then is held no more', () => {
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    under = pair
    move(20, 0)
    expect(hand.over).toBe(3)
    up()
    expect(drop).toHaveBeenCalledExactlyOnceWith(3)
    expect([hand.held, hand.over]).toEqual([null, null])
    move(40, 0)
    expect(hand.held).toBeNull()
  })

  it('drops nowhere beside the pairs, after a mere tap, or when the drag is broken off', () => {
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    move(20, 0)
    up()
    under = pair
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    up()
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    move(20, 0)
    dispatchEvent(pointer('pointercancel', { x: 0, y: 0 }))
    up()
    expect(drop).not.toHaveBeenCalled()
  })

  it.each(['pointerdown', 'keydown'])('swallows the click that ends a drag, never that of the next %s', (next) => {
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    move(20, 0)
    up()
    expect(hand.carried).toBe(true)
    dispatchEvent(new Event(next))
    expect(hand.carried).toBe(false)
  })

  it('follows one finger, and the main button only', () => {
    carry(pointer('pointerdown', { x: 0, y: 0, button: 2 }), 'repeat', drop)
    move(20, 0)
    expect(hand.held).toBeNull()
    carry(pointer('pointerdown', { x: 0, y: 0 }), 'repeat', drop)
    move(20, 0, 2)
    up(2)
    expect(hand.held).toBeNull()
    move(20, 0)
    expect(hand.held).not.toBeNull()
  })
})
