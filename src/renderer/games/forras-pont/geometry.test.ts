import { describe, expect, it } from 'vitest'
import { cells, centre, directionOf, edgeOf, neighbours } from '../../../engine/games/forras-pont/board'
import { arrows, sidesOfTable } from '../../../engine/games/forras-pont/facts'
import { asSeen, cellAt, keyStep, placeOf, pointOf } from './geometry'

const steps = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

describe.each(sidesOfTable)('the board as %s sees it', (viewer) => {
  it('has its own edge at the bottom, left to right', () => {
    expect(edgeOf(viewer).map((cell) => pointOf(cell, viewer))).toEqual(
      Array.from({ length: 7 }, (_, x) => ({ x, y: 6 })),
    )
    expect(placeOf(viewer, viewer)).toBe('bottom')
  })

  it('gives every cell a place of its own and keeps the spring in the middle', () => {
    for (let cell = 0; cell < cells; cell++) expect(cellAt(pointOf(cell, viewer), viewer)).toBe(cell)
    expect(pointOf(centre, viewer)).toEqual({ x: 3, y: 3 })
  })

  it.each(sidesOfTable)('draws the arrows of a turn of %s the way its routes really go (FP-18)', (reader) => {
    for (const arrow of arrows) {
      const from = pointOf(centre, viewer)
      const to = pointOf(neighbours[centre * 8 + directionOf(arrow, reader)], viewer)
      const [x, y] = steps[arrows.indexOf(asSeen(arrow, reader, viewer) as (typeof arrows)[number])]
      expect({ x: to.x - from.x, y: to.y - from.y }).toEqual({ x, y })
    }
    expect(asSeen('repeat', reader, viewer)).toBe('repeat')
  })

  it('is walked by arrow keys as it is drawn', () => {
    const up = keyStep(centre, 'ArrowUp', viewer, () => true)!
    expect(pointOf(up, viewer)).toEqual({ x: 3, y: 2 })
    const far = keyStep(centre, 'ArrowRight', viewer, (cell) => pointOf(cell, viewer).x === 6)!
    expect(pointOf(far, viewer)).toEqual({ x: 6, y: 3 })
    expect(keyStep(centre, 'Tab', viewer, () => true)).toBeNull()
  })
})
