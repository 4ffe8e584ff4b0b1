import type { AnyGame } from '../../../core/contract'
import { lessonSuite } from '../../../testing/lessons'
import { examSuite } from '../../../testing/questions'
import { exam } from '../testing/questions'
import { game } from '..'
import { teaching } from '.'

lessonSuite(game as AnyGame, teaching, {
  variants: [
    { seats: 2, options: {} },
    { seats: 3, options: { assistance: true } },
    { seats: 4, options: {} },
  ],
})

examSuite(game.rules, teaching, exam)
