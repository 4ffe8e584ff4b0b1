import { gameSuite } from '../../testing/suite'
import { game } from './index'

const variants = [37, 48, 61].flatMap((rings) =>
  ['basic', 'tournament'].flatMap((variant) =>
    [false, true].map((overlooked) => ({ seats: 2, options: { rings, variant, overlooked } })),
  ),
)

gameSuite(game, { games: 1200, variants, reveals: [], twinGames: 0, secrets: false })
