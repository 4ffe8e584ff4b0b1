import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Cradle from './Cradle.svelte'

/** Observers report once, and drawings are half as large as their units. */
class Reports {
  readonly observe: () => void
  constructor(report: () => void) {
    this.observe = report
  }
  disconnect = () => undefined
}
const drawing = SVGSVGElement.prototype as { getScreenCTM?: () => { a: number } }
const { getScreenCTM } = drawing
let end = () => {}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Reports)
  drawing.getScreenCTM = () => ({ a: 0.5 })
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  drawing.getScreenCTM = getScreenCTM
})

function pixelIn(wall: boolean): string {
  const label = 'White · 20 moves'
  const props = { set: ['white', 'white', 'white'] as const, label, engraved: label, still: true, wall }
  const cradle = mount(Cradle, { target: document.body, props })
  flushSync()
  end = () => void unmount(cradle)
  return document.querySelector<SVGSVGElement>('.cradle')!.style.getPropertyValue('--px')
}

it('keeps a least size of its letters on a shared screen, and nowhere else: on a phone they would not fit', () => {
  expect(pixelIn(true)).toBe('2px')
  end()
  expect(pixelIn(false)).toBe('')
})
