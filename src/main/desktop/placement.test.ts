import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placementFile, placeWindow } from './placement'
import type { Box, Displays, Placement } from './placement'

const laptop: Box = { x: 0, y: 25, width: 1366, height: 743 }
const tv: Box = { x: 1366, y: 0, width: 1920, height: 1080 }
const at = (x: number, y: number, width = 900, height = 600): Placement => ({
  box: { x, y, width, height },
  maximized: false,
  fullScreen: false,
})

describe('where a window opens', () => {
  it('the first time in the middle, and never larger than the display', () => {
    const { box } = placeWindow('home', null, [laptop])
    expect(box).toEqual({ x: 93, y: 25, width: 1180, height: 743 })
  })

  it('where it stood', () => {
    expect(placeWindow('home', at(100, 60), [laptop])).toEqual(at(100, 60))
    expect(placeWindow('seat2', at(1500, 60), [laptop, tv])).toEqual(at(1500, 60))
    expect(placeWindow('home', { ...at(100, 60), maximized: true }, [laptop]).maximized).toBe(true)
  })

  it('seats not exactly on top of each other', () => {
    const places = ['seat1', 'seat2', 'seat3'].map((place) => placeWindow(place, null, [laptop, tv]).box)
    expect(new Set(places.map(({ x }) => x)).size).toBe(3)
  })

  it.each([
    ['on a display that is gone', at(1500, 60)],
    ['above the upper edge', at(100, -500)],
    ['below the lower edge', at(100, 760)],
    ['far to the left', at(-850, 60)],
  ])('on the display, if it stood %s', (_, saved) => {
    const { box } = placeWindow('home', saved, [laptop])
    expect(box.x).toBeGreaterThanOrEqual(laptop.x)
    expect(box.y).toBeGreaterThanOrEqual(laptop.y)
    expect(box.x + box.width).toBeLessThanOrEqual(laptop.x + laptop.width)
    expect(box.y + box.height).toBeLessThanOrEqual(laptop.y + laptop.height)
  })

  it('the shared screen full-screen on the second display', () => {
    const { box, fullScreen } = placeWindow('screen', null, [laptop, tv])
    expect(fullScreen).toBe(true)
    expect(box.x).toBeGreaterThanOrEqual(tv.x)
  })

  it('the shared screen in a window where its display is gone; as the person left it where it stood', () => {
    expect(placeWindow('screen', null, [laptop]).fullScreen).toBe(false)
    expect(placeWindow('screen', { ...at(1500, 60), fullScreen: true }, [laptop]).fullScreen).toBe(false)
    expect(placeWindow('screen', { ...at(100, 60), fullScreen: true }, [laptop]).fullScreen).toBe(true)
  })

  it('the shared screen as the person left it on the second display', () => {
    expect(placeWindow('screen', at(1400, 50), [laptop, tv])).toEqual(at(1400, 50))
    expect(placeWindow('screen', at(100, 60), [laptop, tv])).toEqual(at(100, 60))
  })

  it('always where a person can take hold of it', () => {
    const box = fc.record({
      x: fc.integer({ min: -5000, max: 5000 }),
      y: fc.integer({ min: -5000, max: 5000 }),
      width: fc.integer({ min: 100, max: 5000 }),
      height: fc.integer({ min: 100, max: 5000 }),
    })
    const displays = fc.constantFrom<Displays>([laptop], [laptop, tv], [tv, laptop])
    fc.assert(
      fc.property(box, displays, fc.constantFrom('home', 'screen', 'seat1'), (saved, areas, place) => {
        const { box: placed } = placeWindow(place, { box: saved, maximized: false, fullScreen: false }, areas)
        const reachable = areas.some(
          (area) =>
            Math.min(placed.x + placed.width, area.x + area.width) - Math.max(placed.x, area.x) >= 100 &&
            placed.y >= area.y - 1 &&
            placed.y + 40 <= area.y + area.height,
        )
        expect(reachable).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the file of placements', () => {
  it('remembers, and takes nonsense for nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asztal-place-'))
    const file = join(folder, 'windows.json')
    placementFile(file).keep('home', at(1, 2))
    expect(placementFile(file).recall('home')).toEqual(at(1, 2))
    expect(placementFile(file).recall('seat1')).toBeNull()
    for (const text of [
      '',
      '[',
      'null',
      '{"home":3}',
      '{"home":{"box":{"x":"1"}}}',
      '{"home":{"box":{"x":0,"y":0,"width":1e9,"height":1}}}',
    ]) {
      writeFileSync(file, text)
      expect(placementFile(file).recall('home')).toBeNull()
    }
    rmSync(folder, { recursive: true })
  })
})
