import { describe, expect, it } from 'vitest'
import type { AnyRules, AnyWorld } from '../core/contract'
import { quickRng } from '../core/rng'
import { compareTwins } from './twins'
import { demandLeakFound, gameSuite, type SuiteOptions } from './suite'
import { begin } from './play'
import { toyGame, toyRules, type ToyOwn, type ToyTable } from './toy'

const suite: SuiteOptions = {
  games: 300,
  variants: [
    { seats: 2, options: {} },
    { seats: 3, options: { rounds: 3 } },
  ],
  reveals: ['bids'],
  twinGames: 20,
  secrets: true,
}

gameSuite(toyGame, suite)

describe('planted leaks are found', () => {
  const leakyResolve =
    (leak: (world: AnyWorld) => Partial<ToyTable> & Record<string, unknown>): AnyRules['resolve'] =>
    (world, answers, rng) => {
      const step = (toyRules as AnyRules).resolve(world, answers, rng)
      return { ...step, world: { ...step.world, table: { ...(step.world.table as ToyTable), ...leak(world) } } }
    }
  const own = (world: AnyWorld, seat: number) => world.own[seat] as ToyOwn

  it('a secret copied to the table', () => {
    demandLeakFound(toyGame, { resolve: leakyResolve((world) => ({ peek: own(world, 1).purse })) }, suite)
  })

  it('one bit of a secret', () => {
    demandLeakFound(toyGame, { resolve: leakyResolve((world) => ({ peek: own(world, 0).purse > 4 })) }, suite)
  })

  it('what nobody may know yet', () => {
    demandLeakFound(toyGame, { resolve: leakyResolve((world) => ({ peek: world.hidden })) }, suite)
  })

  it('a secret told in an event', () => {
    const resolve: AnyRules['resolve'] = (world, answers, rng) => {
      const step = (toyRules as AnyRules).resolve(world, answers, rng)
      const event = { type: 'hint', rule: 'CO-1', purse: own(world, 1).purse }
      return { ...step, told: [...step.told, { to: 'all', reveals: false, event }] }
    }
    demandLeakFound(toyGame, { resolve }, suite)
  })

  it('an imagined world that its viewer could tell apart', () => {
    const imagine: AnyRules['imagine'] = (view, rng) => {
      const world = (toyRules as AnyRules).imagine(view, rng)
      return { ...world, own: world.own.map(() => ({ purse: rng.below(10) })) }
    }
    demandLeakFound(toyGame, { imagine }, suite)
  })

  it('and none where there is none', () => {
    const { match } = begin(toyRules as AnyRules, {}, 2, 'x')
    const verdicts = Array.from({ length: 50 }, (_, seed) => compareTwins(match, 0, quickRng(seed).below(1e6)))
    expect(new Set(verdicts)).toContain('same')
  })
})
