import { gameSuite } from '../../testing/suite'
import { clockChoices } from './facts'
import { game } from './index'

const variants = [37, 48, 61].flatMap((rings) =>
  ['basic', 'tournament'].flatMap((variant) =>
    [false, true].map((overlooked) => ({ seats: 2, options: { rings, variant, overlooked } })),
  ),
)
/** Half of the tables play without the options that came later; each clock comes up at two others. */
const later = variants.map(({ seats, options }, at) => ({
  seats,
  options: { ...options, clock: clockChoices[at % clockChoices.length], takeBack: at % 3 !== 0 },
}))

gameSuite(game, { games: 1200, variants: [...variants, ...later], reveals: [], twinGames: 0, secrets: false })
