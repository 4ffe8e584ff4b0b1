import { describe, expect, it } from 'vitest'
import type { AnyGame, AnyRules, AnyWorld } from '../core/contract'
import { quickRng } from '../core/rng'
import { compareTwins } from './twins'
import { reveal } from '../core/views'
import { demandLeakFound, gameSuite, suiteOf, type SuiteOptions } from './suite'
import { begin } from './play'
import { toyGame, toyRules, type ToyAnswer, type ToyOwn, type ToyPrompt, type ToyTable } from './toy'

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

  it('what chance deals, copied to the table or told', () => {
    const setup: AnyRules['setup'] = (...given) => {
      const { world, told } = (toyRules as AnyRules).setup(...given)
      const purses = world.own.map((one) => (one as ToyOwn).purse)
      const event = { type: 'dealt', rule: 'CO-1', seat: 1, purse: purses[1] }
      const table = { ...(world.table as ToyTable), purses }
      return { world: { ...world, table }, told: [...told, { to: [0], reveals: false, event }] }
    }
    const { checks } = suiteOf({ ...toyGame, rules: { ...toyRules, setup } } as AnyGame, suite)
    expect(checks['nothing that everyone sees is a copy of a secret']).toThrow(
      /table\.purses\[0\] is own\[0\]\.purse[^]*event dealt\.purse is own\[1\]\.purse/,
    )
  })

  it('and none where there is none', () => {
    const { match } = begin(toyRules as AnyRules, {}, 2, 'x')
    const verdicts = Array.from({ length: 50 }, (_, seed) => compareTwins(match, 0, quickRng(seed).below(1e6)))
    expect(new Set(verdicts)).toContain('same')
  })
})

describe('planted faults are found', () => {
  const rules = toyRules as AnyRules
  const bid = (amount: number) => ({ type: 'bid', amount })
  const isRace = (prompt: unknown) => (prompt as ToyPrompt).type === 'race'
  let steps = 0

  const readingRubbishAs =
    (value: unknown): AnyRules['parseAnswer'] =>
    (raw) => {
      const parsed = rules.parseAnswer(raw)
      return 'refusal' in parsed ? { value } : parsed
    }

  /** `resolve`, with something done to what it gives. */
  const resolving =
    (spoil: (step: ReturnType<AnyRules['resolve']>) => ReturnType<AnyRules['resolve']>): AnyRules['resolve'] =>
    (...given) =>
      spoil(rules.resolve(...given))

  type Fault<Part> = readonly [fault: string, broken: Partial<Part>, check: string, complaint: RegExp]

  const faults: readonly Fault<AnyRules>[] = [
    ['answers that nobody refuses', { check: () => null }, 'strange answers', /answer to bid, though not listed/],
    [
      'one kind of question to which everything is an answer',
      { check: (view, prompt, answer) => (isRace(prompt) ? null : rules.check(view, prompt, answer)) },
      ...(['strange answers', /answer to race, though not listed/] as const),
    ],
    [
      'the same, without a list',
      {
        check: (view, prompt, answer) => (isRace(prompt) ? null : rules.check(view, prompt, answer)),
        list: (view, prompt) => (isRace(prompt) ? null : rules.list(view, prompt)),
      },
      ...(['strange answers', /answers to race that check refuses/] as const),
    ],
    [
      'an answer to another question, taken for one',
      {
        check: (view, prompt, answer) =>
          (answer as ToyAnswer).type === 'grab' ? null : rules.check(view, prompt, answer),
      },
      ...(['strange answers', /answer to bid, though not listed: \{"type":"grab"\}/] as const),
    ],
    ['rubbish that is read as an answer', { parseAnswer: readingRubbishAs(bid(0)) }, 'strange', /taken as an answer/],
    [
      'rubbish that is read as an answer to another question',
      { parseAnswer: readingRubbishAs({ type: 'pass' }) },
      ...(['strange answers', /answers to bid that can't be read/] as const),
    ],
    [
      'a refusal by a rule that does not exist',
      { check: (...given) => rules.check(...given) && { rule: 'XX-1', params: {} } },
      ...(['strange answers', /no such rule/] as const),
    ],
    ['few answers without a list', { list: () => null }, 'list, sample and check', /answers to bid, which has no list/],
    [
      'an illegal answer on the list',
      { list: (...given) => [...rules.list(...given)!, bid(99)] },
      ...(['list, sample and check', /listed but refused/] as const),
    ],
    ['a legal answer off the list', { list: () => [bid(0)] }, 'list, sample and check', /sampled but not listed/],
    ['an answer listed twice', { list: () => [bid(0), bid(0)] }, 'list, sample and check', /listed twice/],
    ['an illegal sample', { sample: () => bid(99) }, 'list, sample and check', /refused/],
    ['silence that is refused', { silence: () => bid(99) }, 'silence', /silence refused/],
    [
      'a step that is different each time',
      { resolve: resolving((step) => ({ ...step, world: { ...step.world, hidden: steps++ } })) },
      ...(['replay to the same', /replays to another world/] as const),
    ],
    [
      'a world that JSON does not keep',
      { resolve: resolving((step) => ({ ...step, world: { ...step.world, hidden: undefined } })) },
      ...(['survive JSON', /to strictly equal/] as const),
    ],
    [
      'an event that reveals and is not named',
      { resolve: resolving((step) => ({ ...step, told: [...step.told, reveal({ type: 'slip', rule: 'CO-1' })] })) },
      ...(['only the named events', /'slip'/] as const),
    ],
  ]
  const bots: readonly Fault<AnyGame['bot']>[] = [
    ['a bot whose answer is illegal', { choose: () => bid(99) }, 'legal answer wherever', /refused/],
    [
      'chances that add up to more',
      { chances: ({ view }) => (view.table as ToyTable).points.map(() => 1) },
      ...(['chances', /to be close to 1/] as const),
    ],
  ]

  /** Runs the one check whose title says this. */
  function run(broken: AnyGame, title: string, { secrets = true, open = false } = {}): void {
    const { checks } = suiteOf(broken, { ...suite, games: 16, secrets }, open)
    const found = Object.entries(checks).filter(([one]) => one.includes(title))
    expect(found).toHaveLength(1)
    found[0][1]()
  }

  const toy = toyGame as AnyGame

  it.each(faults)('%s', (_, broken, title, complaint) => {
    expect(() => run(toy, title)).not.toThrow()
    expect(() => run({ ...toy, rules: { ...rules, ...broken } }, title)).toThrow(complaint)
  })

  it.each(bots)('%s', (_, broken, title, complaint) => {
    expect(() => run(toy, title)).not.toThrow()
    expect(() => run({ ...toy, bot: { ...toy.bot, ...broken } }, title)).toThrow(complaint)
  })

  it('a secret in a game that is said to have none', () => {
    expect(() => run(toy, 'nothing is ever secret', { secrets: false })).toThrow(/ask 1: a secret/)
    expect(() => run(toy, 'nothing is ever hidden', { open: true })).toThrow(/ask 1: a secret/)
  })
})
