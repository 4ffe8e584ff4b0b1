import { describe, expect, it } from 'vitest'
import { equilibrium, gameValue } from './matrixGame'

describe('matrix games', () => {
  it.each([
    [
      'a saddle',
      [
        [3, 5],
        [1, 2],
      ],
      3,
    ],
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      0,
    ],
    [
      'a mixed one',
      [
        [2, -1],
        [-1, 1],
      ],
      0.2,
    ],
    [
      'rock-paper-scissors',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
    ],
  ])('%s', (_name, matrix, value) => {
    expect(gameValue(matrix)).toBeCloseTo(value, 1)
    expect(equilibrium([{ weight: 1, matrix }], 2000).value).toBeCloseTo(value, 1)
  })

  it('a dominated row is not played', () => {
    const { mix } = equilibrium(
      [
        {
          weight: 1,
          matrix: [
            [3, 4],
            [1, 2],
          ],
        },
      ],
      500,
    )
    expect(mix[0]).toBeGreaterThan(0.99)
  })
})
