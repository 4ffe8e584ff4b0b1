import { afterAll, vi } from 'vitest'

/** For a file of tests in which only `vi` lets time pass, and animations that are cut short harm nothing. */
export function stopClock(): void {
  // In browsers nobody has to catch that an animation was cancelled; the simulated one would end the run with it.
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given)
    animation.finished.catch(() => undefined)
    return animation
  }
  vi.useFakeTimers()
  afterAll(() => {
    vi.useRealTimers()
    Element.prototype.animate = animate
  })
}
