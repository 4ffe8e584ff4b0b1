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

function leastSize(short?: string): string {
  const props = { set: ['white', 'white', 'white'] as const, label: 'White · 20 moves', still: true, short }
  const cradle = mount(Cradle, { target: document.body, props })
  flushSync()
  end = () => void unmount(cradle)
  return document.querySelector<SVGSVGElement>('.cradle')!.style.getPropertyValue('--px')
}

it('engraves for a shared screen so that it can be read across the room', () => {
  expect(leastSize('White')).toBe('2px')
  expect(document.querySelector('.cradle text')!.textContent).toBe('White')
})

it('engraves the whole label elsewhere, no larger than the wood is wide', () => {
  expect(leastSize()).toBe('')
  expect(document.querySelector('.cradle text')!.textContent).toBe('White · 20 moves')
})
