import { describe, it } from 'vitest'
import type { AnyGame } from '../../core/contract'
import { demandLeakFound, gameSuite, type SuiteOptions } from '../../testing/suite'
import type { Answer } from './facts'
import type { GameStep, GameWorld } from './motion'
import { game } from './index'

const suite: SuiteOptions = {
  games: 200,
  variants: [
    { seats: 6, options: {} },
    { seats: 6, options: { notebook: 'full', windowClock: 'off', turnClock: 60, holdClock: 10, raiseClock: 10 } },
    { seats: 6, options: { city: 'big', chat: false } },
    { seats: 6, options: { turnLimit: 'off' } },
  ],
  reveals: ['ended'],
  twinGames: 6,
  secrets: true,
}

gameSuite(game, suite)

type Resolve = (world: GameWorld, answers: ReadonlyMap<number, Answer>, rng: never) => GameStep

/** Rules whose `resolve` lets something slip. */
const leaking = (slip: (before: GameWorld, step: GameStep, answers: ReadonlyMap<number, Answer>) => GameStep) => {
  const resolve: Resolve = (world, answers, rng) => slip(world, game.rules.resolve(world, answers, rng), answers)
  return { resolve } as unknown as Partial<AnyGame['rules']>
}

describe('planted leaks are found', () => {
  const find = (leaky: Partial<AnyGame['rules']>) => demandLeakFound(game, leaky, suite)
  const onTable = (step: GameStep, note: unknown): GameStep => ({
    ...step,
    world: { ...step.world, table: { ...step.world.table, note } as GameWorld['table'] },
  })

  it('AG-3.3 money left', () =>
    find(
      leaking((_, step) =>
        onTable(
          step,
          step.world.own.map(({ money }) => money),
        ),
      ),
    ))

  it('AG-3.3 the length of a ledger', () =>
    find(leaking((_, step) => onTable(step, step.world.own[2].bookings.length))))

  it('AG-5.3 what was lost with a victim', () =>
    find(
      leaking((before, step) => {
        const told = step.told.map((one) =>
          one.event.type === 'murdered'
            ? { ...one, event: { ...one.event, lost: before.own.map(({ on }) => on[0]) } }
            : one,
        )
        return { ...step, told } as GameStep
      }),
    ))

  it('AG-6.6 whether the mover could have held', () =>
    find(
      leaking((_, step) => {
        const { phase, seat } = step.world.table
        if (phase.type !== 'hold') return step
        return onTable(step, step.world.own[seat].on[phase.pending.order.agent] >= phase.auction.bid)
      }),
    ))

  it('AG-6.6 whether anyone could veto at all', () =>
    find(
      leaking((_, step) => {
        const { phase, seat } = step.world.table
        if (phase.type !== 'window') return step
        const { order, held } = phase.pending
        return onTable(
          step,
          step.world.own.some(({ on }, other) => other !== seat && on[order.agent] > held),
        )
      }),
    ))

  it('AG-7.3 whether the vetoer could raise', () =>
    find(
      leaking((_, step) => {
        const { phase } = step.world.table
        if (phase.type !== 'raise') return step
        const { vetoer, bid } = phase.auction
        return onTable(step, step.world.own[vetoer].on[phase.pending.order.agent] > bid)
      }),
    ))
})
