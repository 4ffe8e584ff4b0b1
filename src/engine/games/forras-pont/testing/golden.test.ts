import { goldenGames } from '../../../testing/golden'
import { game } from '../index'
import { answerText } from '../notation'

goldenGames(game, new URL('./golden/', import.meta.url), { answerText })
