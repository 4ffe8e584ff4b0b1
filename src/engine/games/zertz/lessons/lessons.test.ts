import { lessonSuite } from '../../../testing/lessons'
import { examSuite } from '../../../testing/questions'
import { exam } from '../testing/questions'
import type { AnyGame } from '../../../core/contract'
import { game } from '..'
import { teaching } from '.'

lessonSuite(game as AnyGame, teaching, {
  variants: [false, true].flatMap((overlooked) =>
    (['basic', 'tournament'] as const).map((variant) => ({ seats: 2, options: { variant, rings: 37, overlooked } })),
  ),
})

examSuite(game.rules, teaching, exam)
