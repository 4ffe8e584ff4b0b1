import { describe, expect, it } from 'vitest'
import type { AnyRules, Rng } from '../../../core/contract'
import { judge, submit, type Match } from '../../../core/match'
import { pick, quickRng, shuffle } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { begin } from '../../../testing/play'
import type { Answer, Prompt, Table, Value } from '../facts'
import { rules } from '../rules'
import { wildAnswer } from './players'
import { count, free, play, tally, type Asked, type Reference, type World } from './reference'

/** The match moved on: numbers on the map, flips used up, a later round. */
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
  return { ...match, world: { table: later, own, hidden: null }, ask: rules.ask(later) }
}

function referenceOf(match: Match, told: Reference['told'], seen: Set<string>): Reference {
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

/** Compares as text first, which is much faster. */
function same(here: unknown, there: unknown) {
  if (JSON.stringify(here) !== JSON.stringify(there)) expect(here).toEqual(there)
}

/** Both implementations must agree on the whole world. */
function expectSame(s: Reference, { table, own }: World) {
  const dice = ({ blue, red, white }: Reference['dice'][0] | World['own'][0]['dice']) => [
    blue ?? 0,
    red ?? 0,
    white ?? 0,
  ]
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

/** The value the owner of a bonus has fewest of. */
function rarestOf(s: Reference, prompt: Prompt): Value {
  const values = tally(s, prompt.type === 'bonus' && s.sets[0] !== prompt.set ? 1 : 0)
  return (values.indexOf(Math.min(...values)) + 1) as Value
}

/** An answer for each seat, legal by both. Both must ask the same and agree on what is legal. */
function answersTo(match: Match, asked: Asked, s: Reference, rng: Rng): Map<number, Answer> {
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
    const list = rules.list(view, prompt)!
    for (const answer of list) if (rng.below(list.length) < 15) judged(answer)
    let chosen = pick(rng, list)
    for (let i = 0; i < 3; i++) {
      const answer = wildAnswer(rng, prompt, rarestOf(s, prompt))
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
  const begun = begin(rules as AnyRules, options, 2, String(seed))
  let match = seed % 3 === 0 ? begun.match : forged(begun.match, rng)
  const s = referenceOf(match, [...begun.told], seen)
  const playing = play(s)
  let turn = playing.next()
  while (!turn.done) {
    try {
      if (match.ask === null) throw new Error(`over, but asks ${JSON.stringify([...turn.value])}`)
      expectSame(s, match.world as World)
      const answers = answersTo(match, turn.value, s, rng)
      let told: Reference['told'] = []
      for (const [seat, answer] of answers) {
        const next = submit(match, match.step, seat, answer)
        if ('refusal' in next) throw new Error(JSON.stringify([answer, next.refusal]))
        match = next.match
        told = [...next.told]
      }
      turn = playing.next({ answers, told })
    } catch (cause) {
      throw new Error(`game ${seed}, step ${match.step}: ${JSON.stringify(match.world.table)}`, { cause })
    }
  }
  expect(match.ask).toBeNull()
  expectSame(s, match.world as World)
  const outcome = rules.outcome((match.world as World).table)!
  const { mandates, winners } = count(s)
  same([outcome.winners, outcome.scores.map((score) => score.total)], [winners, mandates])
  seen.add(outcome.rule)
}

describe('the reference, written from the rulebook, agrees on every ask, answer and consequence', () => {
  const seen = new Set<string>()
  for (const memoryAid of [false, true])
    it(`in random games ${memoryAid ? 'with' : 'without'} the memory aid`, () => {
      for (let i = 0; i < counted(100, 10); i++) compareGame({ memoryAid }, i, seen)
    })
  it.runIf(playsAll())('and everything came up', () => {
    const ends = ['EN-12.5', 'EN-12.6', 'lost', 'bonus lost', 'total victory']
    const rare = ['set', 'set by a bonus', 'third', 'no flips left', 'flip answered', 'hands again']
    // Who writes, and 1 where the other party picks the field.
    const meetings = ['blue,blue: 0,0', 'blue,red: 0,1', 'blue,white: ', 'blue,white: 0', 'blue,white: 0,0']
    const red = ['red,red: 0,0', 'red,red: 0,1', 'red,red: 1,0', 'red,white: 0', 'red,white: 1,0', 'white,white: 0,0']
    expect([...ends, ...rare, ...meetings, ...red].filter((what) => !seen.has(what))).toEqual([])
  })
})
