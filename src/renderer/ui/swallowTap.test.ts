import { expect, it, vi } from 'vitest'
import { swallowTap } from './swallowTap'

function click() {
  return { stopPropagation: vi.fn(), preventDefault: vi.fn() } as unknown as MouseEvent
}

it('keeps a tap that goes on from doing anything else, once', () => {
  const goOn = vi.fn(() => true)
  const surface = swallowTap(goOn)
  surface.onpointerdowncapture()
  const [first, second] = [click(), click()]
  surface.onclickcapture(first)
  surface.onclickcapture(second)
  expect(goOn).toHaveBeenCalledOnce()
  expect([first.stopPropagation, first.preventDefault].every((one) => vi.mocked(one).mock.calls.length === 1)).toBe(
    true,
  )
  expect(second.stopPropagation).not.toHaveBeenCalled()
})

it('lets a tap through when there is nothing to go on with', () => {
  const surface = swallowTap(() => false)
  surface.onpointerdowncapture()
  const tap = click()
  surface.onclickcapture(tap)
  expect(tap.stopPropagation).not.toHaveBeenCalled()
})
