/** A separate program that measures how strong ZÉRTZ's levels are, and sends the figures. */
import { botLevels } from '../../src/engine/core/contract'
import type { Options } from '../../src/engine/games/zertz/facts'
import type { Figure } from '../figure'
import { yardstickMove } from '../opponents/zertz'
import { scoreText } from './score'
import { duel, levelPlayer, random, type Player, type Terms } from './zertz'

const basic: Options = { variant: 'basic', rings: 37, overlooked: false }
const [easy, medium, hard] = botLevels.map(levelPlayer)

/** Bots get little time, so that many games fit into a short run. `least` is the share of points wanted. */
function strength(name: string, one: Player, other: Player, terms: Partial<Terms>, least: number): Figure {
  const all: Terms = { options: basic, games: 200, ms: 20, ...terms }
  const { options, ms, drawn } = all
  const score = duel(one, other, all)
  const start = drawn === undefined ? 'from the first position' : `after ${drawn} random placements`
  return {
    name: `${name}, ${options.variant} with ${options.rings} rings, ${start}, at most ${ms} ms a move`,
    value: scoreText(score),
    target: `at least ${100 * least} %`,
    ok: score.share >= least,
  }
}

const old = (terms: Partial<Terms>) => strength('hard against the hard bot of 0.1', hard, yardstickMove, terms, 0.7)

process.send!([
  strength('easy against random', easy, random, { games: 100 }, 0.8),
  strength('medium against easy', medium, easy, {}, 0.7),
  strength('hard against medium', hard, medium, {}, 0.7),
  old({}),
  old({ games: 100, ms: 100 }),
  old({ options: { ...basic, variant: 'tournament' } }),
  old({ options: { ...basic, rings: 48 } }),
  // Many random openings are already won for one side, so most pairs end one all.
  old({ drawn: 4 }),
])
