/** Positions that lessons and pictures share. */
import type { LessonSpec } from './kit'

export const readyAt: LessonSpec = { on: 'Ld1 Rd2 Ye3' }
export const missingAt: LessonSpec = { on: 'Rd1 Ld3' }
export const numberAt: LessonSpec = { on: 'Re1 Ld1 Rd2 Ye3 Lf6', card: 5, pile: [6, 7, 8, 9, '?', 4] }
export const repeatAt: LessonSpec = { on: 'Ra1 Yb2 Yc3 Yg1 Yf2 Ye3' }
export const lendingAt: LessonSpec = { on: 'Yd1 Rd2 Ye3' }
export const blockingAt: LessonSpec = { on: 'Yd7 Rd6' }
export const victoryAt: LessonSpec = {
  on: 'Rf1 Re1 Ld1 Rd2 Ye3 Lf2',
  card: '?',
  pile: [9],
  discs: [
    { yellow: 7, purple: 6, pink: 6 },
    { yellow: 5, purple: 5, pink: 5 },
  ],
  won: [
    [4, 6, 8],
    [5, 7],
  ],
}
export const bankAt: LessonSpec = {
  on: 'Ld1 Rd2 Ye3 Lb6 Lf5 Lg3',
  discs: [
    { yellow: 2, purple: 6, pink: 2 },
    { yellow: 2, purple: 6, pink: 3 },
  ],
  pile: [8, 9, '?'],
  won: [[5, 6], [7]],
}
export const tapAt: LessonSpec = { on: 'Yd7 Rd6 Lc5 Rb1 Yc2 Lb3 Rb4' }
export const crossingAt: LessonSpec = { on: 'Ld1 Rd2 Ye3 Rf3 Ye2 Ld3', card: 7, pile: [4, 5, 6, 8, 9, '?'] }
