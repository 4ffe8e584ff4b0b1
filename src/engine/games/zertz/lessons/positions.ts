/** The positions of lessons and pictures. The learner's captured marbles come first. */
import type { LessonSpec } from './kit'

export const jumpAt: LessonSpec = { marbles: 'Wd3 Gd4', gone: 'a1 g4' }
export const whichAt: LessonSpec = { marbles: 'Bc4 Wd4', gone: 'a1 a2 g3 g4', captured: ['WW', ''] }
export const baitAt: LessonSpec = {
  marbles: 'Wd7 Gc4',
  gone: 'a1 a2 a3 a4 b3 d1 g1 g4',
  captured: ['WWG', 'GBB'],
}
export const chainAt: LessonSpec = {
  marbles: 'Gd1 Bd2 Bc3 Be3 Wf4',
  gone: 'a1 a2 a3 a4 b5 c6 d7 g1 g2 g3 g4',
  captured: ['WGGB', 'WB'],
}

export const quietAt: LessonSpec = {
  marbles: 'Wd4 Bb2 Gf4',
  gone: 'a1 a2 a3 a4 b5 d7 g1 g2 g4',
  captured: ['GBB', 'WWB'],
}
export const colourAt: LessonSpec = {
  marbles: 'Gg4 Bd5',
  gone: 'a1 a2 a3 a4 b5 c5 c6 d1 d7 g1',
  captured: ['WGGG', 'BBBB'],
}
export const landingAt: LessonSpec = {
  marbles: 'Wd1 Gd2 Gc3 Ge3 Bb4 Bc6',
  gone: 'a1 a2 b1 c1 d7 e6 f5 g1 g2 g3 g4',
  captured: ['WB', 'WWG'],
}
export const islandAt: LessonSpec = {
  marbles: 'Bd1 We4 Gb4',
  gone: 'a1 a2 a4 b1 c1 c2 e1 f1 g1 g4',
  captured: ['GBBBB', 'WG'],
}
export const giftAt: LessonSpec = {
  marbles: 'Bd1 Ge5 Wb4',
  gone: 'a1 a2 b1 c1 c2 e2 f1 f2 g1 g4',
  captured: ['WWG', 'GBBB'],
}

/** Cut off, with one empty ring left in it. */
export const holeAt: LessonSpec = {
  marbles: 'Gd1 We5 Bb4',
  gone: 'a1 a2 b1 c1 c2 d2 e2 f1 f2 g1',
  captured: ['WGGG', 'WBB'],
}
/** Two empty rings, neither of them free. */
export const noFreeAt: LessonSpec = {
  marbles: 'Bd3 Bc3 Gc4 Wc5 Bd6 Ge5 Be4 We3',
  rings: 'd4 d5',
  captured: ['WGGBB', 'WGGBB'],
}
export const fullAt: LessonSpec = {
  marbles: 'Bd3 Gc3 Bc4 Wd5 Be4 Ge3',
  rings: 'd4',
  captured: ['WGGGBB', 'WWGBBB'],
}
export const ownAt: LessonSpec = {
  marbles: 'Wb5 Ga4 Gf4 Bf5 Bc6 Wd7 Gc4',
  rings: 'a2 a3 b4 c5 d5 d6 e4 e5 e6',
  captured: ['WWGBBBB', 'WGGGBBB'],
}
export const tournamentAt: LessonSpec = {
  options: { variant: 'tournament' },
  marbles: 'Bc4 Wd4',
  gone: 'a1 a2 a3 g3 g4',
  captured: ['WWW', ''],
}
export const overlookedAt: LessonSpec = {
  options: { overlooked: true },
  marbles: 'Bc4 Wd4',
  gone: 'a1 a2 g3 g4',
  captured: ['GG', ''],
  turn: 1,
}
export const verdictAt: LessonSpec = {
  options: { overlooked: true },
  marbles: 'Wd4 Bd5 Wa1',
  gone: 'a2 b2 g1 g2 g3 g4',
  captured: ['B', 'WW'],
  turn: 1,
}
