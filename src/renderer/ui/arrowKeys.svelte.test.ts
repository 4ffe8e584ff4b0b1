import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { walkKeys } from './arrowKeys'

const act = vi.fn()
const next = vi.fn((key: string) => (key === 'ArrowRight' ? '[data-at="1"]' : null))
const piece = (at: number) => document.querySelector<SVGElement>(`[data-at="${at}"]`)!

beforeEach(() => {
  document.body.innerHTML = '<svg><g data-at="0" tabindex="0"></g><g data-at="1" tabindex="0"></g></svg>'
  piece(0).addEventListener('keydown', (event) => walkKeys(event, { act, next }))
  piece(0).focus()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

/** Whether the browser is kept from doing what it would do. */
const press = (key: string) => !piece(0).dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))

it.each(['Enter', ' '])('“%s” chooses the piece', (key) => {
  expect(press(key)).toBe(true)
  expect(act).toHaveBeenCalledOnce()
  expect(next).not.toHaveBeenCalled()
})

it('an arrow leads to the next piece', () => {
  expect(press('ArrowRight')).toBe(true)
  expect(document.activeElement).toBe(piece(1))
  expect(act).not.toHaveBeenCalled()
})

it('a key that leads nowhere is the browser’s', () => {
  expect(press('Tab')).toBe(false)
  expect(document.activeElement).toBe(piece(0))
})
