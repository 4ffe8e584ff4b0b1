import { describe, expect, it } from 'vitest'
import { nearestByArrow, type Position } from './arrowKeys'

/** A three by three grid, read like a telephone's keypad. */
const grid = new Map<number, Position>(
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, { x: (digit - 1) % 3, y: Math.floor((digit - 1) / 3) }]),
)
const centre = grid.get(5)!

describe('walking a board with the arrow keys', () => {
  it.each([
    ['ArrowUp', 2],
    ['ArrowDown', 8],
    ['ArrowLeft', 4],
    ['ArrowRight', 6],
  ])('%s leads from the centre of a grid to %i', (key, digit) => {
    expect(nearestByArrow(centre, key, grid)).toBe(digit)
  })

  it('stays at the edge', () => {
    expect(nearestByArrow(grid.get(3)!, 'ArrowRight', grid)).toBeNull()
    expect(nearestByArrow(grid.get(3)!, 'ArrowUp', grid)).toBeNull()
  })

  it('leaves other keys alone', () => {
    for (const key of ['Enter', ' ', 'Tab', 'a']) expect(nearestByArrow(centre, key, grid)).toBeNull()
  })

  it('jumps over what is left out', () => {
    const corners = new Map([...grid].filter(([digit]) => [1, 3, 7, 9].includes(digit)))
    expect(nearestByArrow(grid.get(1)!, 'ArrowRight', corners)).toBe(3)
    expect(nearestByArrow(centre, 'ArrowUp', corners)).toBe(1)
  })

  it('prefers two steps straight ahead to one step ahead and one aside', () => {
    const positions: [string, Position][] = [
      ['aside', { x: 1, y: 1 }],
      ['ahead', { x: 2, y: 0 }],
    ]
    expect(nearestByArrow({ x: 0, y: 0 }, 'ArrowRight', positions)).toBe('ahead')
  })

  it('ignores what lies barely ahead, where the board says so', () => {
    const positions: [string, Position][] = [
      ['crooked row', { x: 3, y: -0.05 }],
      ['next row', { x: 0.5, y: -4 }],
    ]
    expect(nearestByArrow({ x: 0, y: 0 }, 'ArrowUp', positions, { atLeast: 0.1 })).toBe('next row')
    expect(nearestByArrow({ x: 0, y: 0 }, 'ArrowUp', positions.slice(0, 1))).toBe('crooked row')
  })

  it('ignores what lies more aside than ahead, where the board says so', () => {
    const positions: [string, Position][] = [
      ['wide', { x: 2, y: -1 }],
      ['diagonal', { x: 2, y: -2 }],
    ]
    expect(nearestByArrow({ x: 0, y: 0 }, 'ArrowUp', positions, { narrow: true })).toBe('diagonal')
    expect(nearestByArrow({ x: 0, y: 0 }, 'ArrowUp', positions)).toBe('wide')
  })
})
