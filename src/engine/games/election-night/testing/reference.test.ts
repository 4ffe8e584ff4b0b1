import { describe, expect, it } from 'vitest'
import type { AnyRules, Rng } from '../../../core/contract'
import { judge, submit, type Match } from '../../../core/match'
import { quickRng, shuffle } from '../../../core/rng'
import { begin } from '../../../testing/play'
import { game, type Answer, type Prompt, type Table, type Value } from '../index'
import { count, free, play, tally, type Asked, type Naive, type World } from './reference'

const some = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)]

/** The same match later on: numbers on the map, flips used up, a later round. */
function forged(match: Match, rng: Rng): Match {
  const { table, own } = match.world as World
  const numbers = rng.below(3) === 0 ? 42 - 1 - rng.below(6) : rng.below(30)
  const fields: (Table['fields'][number] | null)[] = table.fields.map(() => null)
  for (const field of shuffle(rng, [...fields.keys()]).slice(0, numbers))
    fields[field] = { seat: rng.below(2), value: (1 + rng.below(6)) as Value }
  const tallies = [0, 1].map((seat) =>
    [1, 2, 3, 4, 5, 6].map((value) => fields.filter((mark) => mark?.seat === seat && mark.value === value).length),
  )
  const flips = () => Array.from({ length: rng.below(6) }, () => ({ round: 1, action: 1 as const }))
  const later = {
    ...table,
    round: 1 + rng.below(10),
    fields,
    free: 42 - numbers,
    flips: [flips(), flips()] as const,
    tally: [tallies[0], tallies[1]] as const,
    sets: [Math.min(...tallies[0]), Math.min(...tallies[1])] as const,
  }
  return { ...match, world: { table: later, own, hidden: null }, ask: game.rules.ask(later) }
}

function naiveOf(match: Match, told: Naive['told'], seen: Set<string>): Naive {
  const { table } = match.world as World
  return {
    aid: table.options.memoryAid,
    round: table.round,
    fields: [...table.fields],
    flips: [table.flips[0].length, table.flips[1].length],
    sets: [...table.sets],
    dice: [{}, {}],
    flipped: [[], []],
    rolled: null,
    played: [[], []],
    vetoed: [],
    told: [...told],
    seen,
  }
}

/** Compared as text first: that is much faster. */
function same(here: unknown, there: unknown) {
  if (JSON.stringify(here) !== JSON.stringify(there)) expect(here).toEqual(there)
}

/** Both referees must hold the same of everything. */
function expectSame(s: Naive, { table, own }: World) {
  const dice = ({ blue, red, white }: Naive['dice'][0] | World['own'][0]['dice']) => [blue ?? 0, red ?? 0, white ?? 0]
  same(
    {
      ...{ round: table.round, fields: table.fields, free: table.free, tally: table.tally, sets: table.sets },
      flips: table.flips.map((marks) => marks.length),
      rolled: table.rolled?.map(dice),
      ...{ played: table.played, vetoed: table.vetoed },
      own: own.map((one) => [dice(one.dice), one.flipped]),
    },
    {
      ...{ round: s.round, fields: s.fields, free: free(s).length, tally: [tally(s, 0), tally(s, 1)], sets: s.sets },
      flips: s.flips,
      rolled: s.rolled?.map(dice),
      ...{ played: s.played, vetoed: s.vetoed },
      own: [0, 1].map((seat) => [dice(s.dice[seat]), s.flipped[seat]]),
    },
  )
}

/** Any answer, legal or not; a bonus often goes for the next set. */
function wild(rng: Rng, s: Naive, prompt: Prompt): Answer {
  const color = () => some(rng, ['blue', 'red', 'white'] as const)
  const field = () => rng.below(43)
  switch (prompt.type) {
    case 'ready':
      return rng.below(2) === 0 ? { type: 'ready' } : { type: 'choose', color: 'blue' }
    case 'flip':
      return { type: 'flip', color: rng.below(3) === 0 ? null : color() }
    case 'choose':
      return { type: 'choose', color: color() }
    case 'veto':
      return { type: 'veto', veto: rng.below(2) === 0 }
    case 'hand':
      return { type: 'hand', hand: some(rng, ['rock', 'paper', 'scissors'] as const) }
    case 'order':
      return { type: 'order', first: rng.below(3) }
    case 'write':
      return { type: 'write', field: field() }
    case 'bonus': {
      const values = tally(s, s.sets[0] === prompt.set ? 0 : 1)
      const rarest = values.indexOf(Math.min(...values)) + 1
      return { type: 'bonus', field: field(), value: (rng.below(2) === 0 ? rarest : rng.below(8)) as Value }
    }
  }
}

/** Both must ask the same; tells an answer for each seat, legal by both. */
function answersTo(match: Match, asked: Asked, s: Naive, rng: Rng): Map<number, Answer> {
  const prompts = [...asked].map(([seat, { prompt }]) => [seat, prompt])
  same(Object.fromEntries(match.ask!.prompts), Object.fromEntries(prompts))
  const answers = new Map<number, Answer>()
  for (const [seat, { prompt, legal }] of asked) {
    const view = { seat, table: match.world.table, own: match.world.own[seat] } as never
    const judged = (answer: Answer) => {
      const here = !('refusal' in judge(match, match.step, seat, answer))
      if (here !== legal(answer)) throw new Error(`${JSON.stringify([prompt, answer])}: ${here ? 'taken' : 'refused'}`)
      return here
    }
    const list = game.rules.list(view, prompt)!
    for (const answer of list) if (rng.below(list.length) < 15) judged(answer)
    let chosen = some(rng, list)
    for (let i = 0; i < 3; i++) {
      const answer = wild(rng, s, prompt)
      if (!judged(answer)) continue
      chosen = answer
      const text = JSON.stringify(answer)
      if (!list.some((one) => JSON.stringify(one) === text)) throw new Error(`not listed: ${text}`)
    }
    answers.set(seat, chosen)
  }
  return answers
}

function compareGame(options: unknown, seed: number, seen: Set<string>) {
  const rng = quickRng(seed)
  const begun = begin(game.rules as AnyRules, options, 2, String(seed))
  let match = seed % 3 === 0 ? begun.match : forged(begun.match, rng)
  const s = naiveOf(match, [...begun.told], seen)
  const going = play(s)
  let turn = going.next()
  while (!turn.done) {
    try {
      if (match.ask === null) throw new Error(`over, but asks ${JSON.stringify([...turn.value])}`)
      expectSame(s, match.world as World)
      const answers = answersTo(match, turn.value, s, rng)
      let told: Naive['told'] = []
      for (const [seat, answer] of answers) {
        const next = submit(match, match.step, seat, answer)
        if ('refusal' in next) throw new Error(JSON.stringify([answer, next.refusal]))
        match = next.match
        told = [...next.told]
      }
      turn = going.next({ answers, told })
    } catch (cause) {
      throw new Error(`game ${seed}, step ${match.step}: ${JSON.stringify(match.world.table)}`, { cause })
    }
  }
  expect(match.ask).toBeNull()
  expectSame(s, match.world as World)
  const outcome = game.rules.outcome((match.world as World).table)!
  const { mandates, winners } = count(s)
  same([outcome.winners, outcome.scores.map((score) => score.total)], [winners, mandates])
  seen.add(outcome.rule)
}

describe('a second referee, written from the rulebook, agrees on every ask, answer and consequence', () => {
  const seen = new Set<string>()
  for (const memoryAid of [false, true])
    it(`in random games ${memoryAid ? 'with' : 'without'} the memory aid`, () => {
      for (let i = 0; i < 100; i++) compareGame({ memoryAid }, i, seen)
    })
  it('and everything came up', () => {
    const ends = ['EN-12.5', 'EN-12.6', 'lost', 'bonus lost', 'total victory']
    const rare = ['set', 'set by a bonus', 'third', 'no flips left', 'flip answered', 'hands again']
    // Who writes, and 1 where the other party picks the field.
    const meetings = ['blue,blue: 0,0', 'blue,red: 0,1', 'blue,white: ', 'blue,white: 0', 'blue,white: 0,0']
    const red = ['red,red: 0,0', 'red,red: 0,1', 'red,red: 1,0', 'red,white: 0', 'red,white: 1,0', 'white,white: 0,0']
    expect([...ends, ...rare, ...meetings, ...red].filter((what) => !seen.has(what))).toEqual([])
  })
})
