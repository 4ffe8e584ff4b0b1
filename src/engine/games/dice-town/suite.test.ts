import { describe, expect, it } from 'vitest'
import type { AnyGame, AnyRules, World } from '../../core/contract'
import { tellAll } from '../../core/views'
import { playGame } from '../../testing/play'
import { demandLeakFound, gameSuite, type SuiteOptions } from '../../testing/suite'
import type { Event } from './dialogue'
import type { Hidden, Own, Table } from './facts'
import { auditWorld } from './ledger'
import { game, rules } from './index'

const any: AnyGame = game

const suite: SuiteOptions = {
  games: 240,
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
}

gameSuite(any, suite)

describe('DT-1.4 the books', () => {
  it('balance at every ask of 120 random games: money, nuggets, 19 store cards, 25 properties', () => {
    const types = new Map<string, number>()
    for (let seed = 1000; seed < 1120; seed++) {
      const played = playGame(any.rules, {
        seed,
        seats: 2 + (seed % 4),
        onAsk: ({ world }) => {
          const wrong = auditWorld(world as World<Table, Own, Hidden>)
          if (wrong.length > 0) throw new Error(`game ${seed}: ${wrong.join()}`)
        },
      })
      expect(auditWorld(played.match.world as World<Table, Own, Hidden>)).toEqual([])
      for (const { event } of played.told.flat() as unknown as { event: Event }[]) {
        const type =
          event.type === 'played' || event.type === 'cancelled' ? `${event.type} ${event.played.card}` : event.type
        types.set(type, (types.get(type) ?? 0) + 1)
      }
    }
    // Random games must reach everything the rules know, or the figures above prove little.
    const cards = ['brute', 'cheater', 'dynamite', 'split', 'credit', 'girls', 'marshal', 'corruption', 'elixir', 'joe']
    for (const type of [
      ...cards.flatMap((card) => [`played ${card}`, `cancelled ${card}`]),
      ...['began', 'round', 'threw', 'lifted', 'showdown', 'turned', 'charged', 'gaveBack', 'nobody', 'tie', 'offered'],
      ...['again', 'decided', 'bribed', 'bribeCards', 'mined', 'robbed', 'split', 'stagecoach', 'drew', 'drawn'],
      ...['shopped', 'reshuffled', 'joe', 'joePaid', 'stole', 'loot', 'lootKept', 'lootCard', 'badge', 'reelected'],
      ...['badgeStays', 'granted', 'corrupted', 'corruptCard', 'refilled', 'visited', 'wired', 'collected', 'ended'],
      ...['hands', 'over'],
    ])
      expect(types.get(type) ?? 0, type).toBeGreaterThan(0)
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
