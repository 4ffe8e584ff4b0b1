import { describe, it } from 'vitest'
import type { Seat } from '../../core/contract'
import { demandLeakFound, gameSuite, type SuiteOptions } from '../../testing/suite'
import type { Answer } from './facts'
import type { GameStep, GameWorld } from './motion'
import { game } from './index'

const suite: SuiteOptions = {
  games: 1500,
  variants: [
    { seats: 2, options: {} },
    { seats: 2, options: { memoryAid: true } },
    { seats: 2, options: { clock: '30' } },
    { seats: 2, options: { memoryAid: true, clock: '120' } },
  ],
  reveals: ['revealed'],
  tells: ['rolled'],
  twinGames: 60,
  secrets: true,
}

gameSuite(game, suite)

/** Rules whose steps are altered by `leak`. */
function leaking(leak: (step: GameStep, before: GameWorld, answers: ReadonlyMap<Seat, Answer>) => GameStep) {
  const { resolve } = game.rules
  return {
    resolve: (world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Parameters<typeof resolve>[2]) =>
      leak(resolve(world, answers, rng), world, answers),
  } as object
}

const withTable = (step: GameStep, more: object): GameStep => ({
  ...step,
  world: { ...step.world, table: { ...step.world.table, ...more } },
})

describe('EN-2.5, EN-3.2, EN-13.1: planted leaks are found', () => {
  it('which die was flipped, told to all', () => {
    const leaky = leaking((step) => ({
      ...step,
      told: step.told.map((one) => (one.event.type === 'flippedOwn' ? { ...one, to: 'all' } : one)),
    }))
    demandLeakFound(game, leaky, suite)
  })

  it('the hidden dice, left on the table', () => {
    demandLeakFound(
      game,
      leaking((step) => withTable(step, { leak: step.world.own[0].dice })),
      suite,
    )
  })

  it('the sum of an opponent’s unplayed dice, in a count nobody looks at', () => {
    const sum = (world: GameWorld) =>
      Object.values(world.own[1].dice).reduce<number>((all, value) => all + (value ?? 0), 0)
    demandLeakFound(
      game,
      leaking((step) => withTable(step, { leak: sum(step.world) % 2 })),
      suite,
    )
  })

  it('dice of the round before, shown when it is over', () => {
    const leaky = leaking((step, before) =>
      step.world.table.round > before.table.round ? withTable(step, { leak: before.own[0].dice }) : step,
    )
    demandLeakFound(game, leaky, suite)
  })

  it('an event more or less, by what was flipped', () => {
    const leaky = leaking((step) => ({
      ...step,
      told: step.told.flatMap((one) =>
        one.event.type === 'flips' &&
        step.world.own[0].flipped.at(-1)?.color === 'red' &&
        step.world.own[0].dice.red! > 3
          ? [one, one]
          : [one],
      ),
    }))
    demandLeakFound(game, leaky, suite)
  })
})
