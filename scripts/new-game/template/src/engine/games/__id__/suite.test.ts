import { gameSuite } from '../../testing/suite'
import { game } from './index'

const variants = [15, 21, 28].flatMap((stones) => [2, 3, 4].map((seats) => ({ seats, options: { stones } })))

gameSuite(game, { games: 900, variants, reveals: [], twinGames: 0, secrets: false })
