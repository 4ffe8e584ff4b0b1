import { describe } from 'vitest'
import { goldenGames } from '../../../testing/golden'
import { game } from '../index'
import { answerText } from '../notation'
import { eventText } from './eventText'

describe('EN-1.1: whole matches as text', () => {
  goldenGames(game, new URL('./golden/', import.meta.url), { answerText, eventText })
})
