import { describe, expect, it } from 'vitest'
import type { AnyGame, AnyRules } from '../../core/contract'
import { tellAll } from '../../core/views'
import { begin } from '../../testing/play'
import { demandLeakFound, gameSuite, type SuiteOptions } from '../../testing/suite'
import type { GameWorld } from './motion'
import { game } from './index'
import { rules } from './rules'
import { auditWorld } from './testing/audit'

const any: AnyGame = game

const suite: SuiteOptions = {
  games: 1000,
  variants: [
    { seats: 2, options: {} },
    { seats: 3, options: { firstSheriff: 2, clock: '20' } },
    { seats: 4, options: { firstSheriff: 0, clock: '90' } },
    { seats: 5, options: { firstSheriff: 4, clock: '40' } },
  ],
  reveals: [
    'lifted',
    'played',
    'cancelled',
    'offered',
    'joe',
    'drawn',
    'loot',
    'lootCard',
    'bribeCards',
    'corruptCard',
    'refilled',
    'wired',
    'hands',
  ],
  twinGames: 12,
  secrets: true,
  audit({ world, setup }) {
    const wrong = auditWorld(world as GameWorld)
    if (wrong.length > 0) throw new Error(`game ${setup.seed}: ${wrong.join()}`)
  },
}

gameSuite(any, suite)

describe('DT-1.4 the books', () => {
  it('are audited at every ask of the games above; the audit sees what is missing', () => {
    const { world } = begin(any.rules, {}, 3, 'books').match as unknown as { world: GameWorld }
    const { table, own, hidden } = world
    expect(auditWorld(world)).toEqual([])
    const players = table.players.map((one) => ({ ...one, money: one.money + 1 }))
    expect(auditWorld({ ...world, table: { ...table, players } })).toEqual(['money'])
    expect(auditWorld({ ...world, table: { ...table, mine: 29 } })).toEqual(['nuggets'])
    expect(auditWorld({ ...world, hidden: { ...hidden, deck: hidden.deck.slice(1) } })).toContain('store cards')
    expect(auditWorld({ ...world, hidden: { ...hidden, pile: [...hidden.pile, 1] } })).toContain('properties')
    const doubled = own.map((one) => ({ ...one, property: [3] }))
    expect(auditWorld({ ...world, own: doubled })).toContain('properties')
  })
})

type Resolve = typeof rules.resolve
type Step = ReturnType<Resolve>

/** Rules whose every step is bent by `leak`, which sees the world before it too. */
function leaking(leak: (step: Step, before: Step['world']) => Step): Partial<AnyRules> {
  const resolve: Resolve = (world, answers, rng) => leak(rules.resolve(world, answers, rng), world)
  return { resolve: resolve as AnyRules['resolve'] }
}

const onTable = (step: Step, leak: unknown): Step => ({
  ...step,
  world: { ...step.world, table: { ...step.world.table, ...{ leak } } },
})

describe('DT-2.2 planted leaks are found', () => {
  const leaks: Readonly<Record<string, Partial<AnyRules>>> = {
    'a die that was thrown and not kept': leaking((step, { own }) => onTable(step, own[0].thrown)),
    'a card in someone’s hand': leaking((step) => onTable(step, step.world.own[1].store)),
    'a property in someone’s hand': leaking((step) => onTable(step, step.world.own[1].property)),
    'the top of the pile': leaking((step) => onTable(step, step.world.hidden.pile[0] ?? null)),
    'the discards': leaking((step) => onTable(step, step.world.hidden.discard)),
    'a card in a shown offer': leaking((step, { own }) =>
      onTable(
        step,
        own.map(({ offer }) => offer),
      ),
    ),
    'the loot, told to all': leaking((step) => ({
      ...step,
      told: step.told.map((one) => (one.event.type === 'loot' ? tellAll(one.event) : one)),
    })),
    'whether anyone could have played': leaking((step, { own, table }) =>
      onTable(step, table.phase.type === 'wanted' && own.some(({ store }) => store.includes('wanted'))),
    ),
  }

  it.each(Object.keys(leaks))('%s', (name) => {
    demandLeakFound(any, leaks[name], { ...suite, twinGames: 8 })
  })
})
