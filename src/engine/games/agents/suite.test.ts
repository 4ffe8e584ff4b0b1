import { gameSuite, demandLeakFound, type SuiteOptions } from '../../testing/suite'
import { game } from './index'

const suite: SuiteOptions = {
  games: 60,
  variants: [
    { seats: 6, options: {} },
    { seats: 6, options: { notebook: 'full', windowClock: 'off', turnClock: 60, holdClock: 10, raiseClock: 10 } },
    { seats: 6, options: { city: 'big', chat: false } },
    { seats: 6, options: { turnLimit: 'off' } },
  ],
  reveals: ['ended'],
  twinGames: 4,
  secrets: true,
}

gameSuite(game, suite)
void demandLeakFound
