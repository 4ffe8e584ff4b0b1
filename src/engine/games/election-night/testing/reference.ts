import type { Told } from '../../../core/contract'
import type { Answer, Color, Dice, Own, Prompt, Table, Value } from '../facts'

/**
 * A reference of the rules, written from the rulebook alone: a generator that plays the game on plain lists.
 * It yields every ask it expects and is handed the answers. The dice come from the events, and it checks that they were
 * thrown as the rules say.
 */

export interface World {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: null
}
export interface Owed {
  readonly prompt: Prompt
  readonly legal: (answer: Answer) => boolean
}
export type Asked = Map<number, Owed>
export interface Reply {
  readonly answers: ReadonlyMap<number, Answer>
  readonly told: readonly Told[]
}
export type Play<T = void> = Generator<Asked, T, Reply>

interface Die {
  readonly color: Color
  readonly value: Value
}
/** A number to be written: who owns it and who picks its field. */
interface Numeral {
  readonly owner: number
  readonly placer: number
  readonly color: Color
  readonly value: Value
}

export interface Reference {
  readonly aid: boolean
  round: number
  fields: ({ seat: number; value: Value } | null)[]
  flips: [number, number]
  sets: [number, number]
  /** Dice behind the screens; a missing one was played. */
  dice: [Partial<Record<Color, Value>>, Partial<Record<Color, Value>>]
  flipped: [{ action: number; color: Color }[], { action: number; color: Color }[]]
  rolled: [Dice, Dice] | null
  played: [Die[], Die[]]
  vetoed: number[]
  told: Told[]
  seen: Set<string>
}

type Action = 1 | 2 | 3
const seats = [0, 1] as const
const colors = ['blue', 'red', 'white'] as const
const regions = [5, 5, 7, 7, 6, 6, 6]

export const free = (s: Reference) => s.fields.flatMap((mark, field) => (mark === null ? [field] : []))
/** How many of each value a party has on the map. */
export const tally = (s: Reference, seat: number) =>
  [1, 2, 3, 4, 5, 6].map((value) => s.fields.filter((mark) => mark?.seat === seat && mark.value === value).length)
const left = (s: Reference, seat: number) => colors.filter((color) => s.dice[seat][color] !== undefined)

function* ask(s: Reference, asked: Asked): Play<ReadonlyMap<number, Answer>> {
  if (asked.size === 0) return new Map()
  const reply = yield asked
  s.told = [...reply.told]
  return reply.answers
}
function* askBoth(s: Reference, make: (seat: number) => Owed): Play<ReadonlyMap<number, Answer>> {
  return yield* ask(s, new Map(seats.map((seat) => [seat, make(seat)])))
}

/** Plays the whole game from the round that is about to begin. */
export function* play(s: Reference): Play {
  for (; s.round <= 10; s.round++) {
    takeThrows(s)
    const { round } = s
    yield* askBoth(s, () => ({ prompt: { type: 'ready', round }, legal: (answer) => answer.type === 'ready' }))
    if (!s.aid) s.rolled = null
    for (const action of [1, 2] as const) {
      yield* flipping(s, action)
      yield* choosing(s, action)
      yield* writing(s, action)
      if (free(s).length === 0) return
    }
    if (s.vetoed.length < 2) continue
    s.seen.add('third')
    for (const seat of seats) {
      const [color] = left(s, seat)
      s.played[seat].push({ color, value: s.dice[seat][color]! })
      delete s.dice[seat][color]
    }
    yield* writing(s, 3)
    if (free(s).length === 0) return
  }
  s.round = 10
}

/** Checks the throws: a die whose number another shows, thrown now or set aside before, is thrown again. */
function takeThrows(s: Reference) {
  interface Thrown {
    type: string
    seat: number
    attempt: number
    dice: Die[]
    aside: Color[]
  }
  const throws = s.told.map((one) => one.event as unknown as Thrown).filter((event) => event.type === 'thrown')
  const rolled = seats.map((seat) => {
    const lie: Partial<Record<Color, Value>> = {}
    let hand: readonly Color[] = colors
    throws
      .filter((event) => event.seat === seat)
      .forEach((event, at) => {
        const thrown = event.dice.map((die) => die.color)
        if (event.attempt !== at + 1 || [...thrown].sort().join() !== [...hand].sort().join()) throw new Error('throw')
        const now = [
          ...event.dice,
          ...colors.filter((c) => !hand.includes(c)).map((c) => ({ color: c, value: lie[c] })),
        ]
        const unique = event.dice.filter((die) => now.filter((one) => one.value === die.value).length === 1)
        for (const die of unique) lie[die.color] = die.value
        hand = hand.filter((color) => lie[color] === undefined)
        const aside = unique.map((die) => die.color)
        if ([...event.aside].sort().join() !== [...aside].sort().join()) throw new Error('aside')
      })
    if (hand.length > 0) throw new Error(`${hand.join()} not thrown to the end`)
    return lie as Dice
  })
  s.rolled = [rolled[0], rolled[1]]
  s.dice = [{ ...rolled[0] }, { ...rolled[1] }]
  s.flipped = [[], []]
  s.played = [[], []]
  s.vetoed = []
}

function* flipping(s: Reference, action: Action): Play {
  const mayFlip = (seat: number, answering: boolean): Owed => ({
    prompt: { type: 'flip', round: s.round, action, left: 5 - s.flips[seat], answering, colors: left(s, seat) },
    legal: (answer) => answer.type === 'flip' && (answer.color === null || left(s, seat).includes(answer.color)),
  })
  const flipped: number[] = []
  const turn = (answers: ReadonlyMap<number, Answer>) => {
    for (const [seat, answer] of answers)
      if (answer.type === 'flip' && answer.color !== null) {
        flipped.push(seat)
        s.flips[seat]++
        s.dice[seat][answer.color] = (7 - s.dice[seat][answer.color]!) as Value
        s.flipped[seat].push({ action, color: answer.color })
        if (s.flips[seat] === 5) s.seen.add('no flips left')
      }
  }
  const able = seats.filter((seat) => s.flips[seat] < 5)
  turn(yield* ask(s, new Map(able.map((seat) => [seat, mayFlip(seat, false)]))))
  if (flipped.length !== 1) return
  const other = 1 - flipped[0]
  if (s.flips[other] === 5) return
  turn(yield* ask(s, new Map([[other, mayFlip(other, true)]])))
  if (flipped.includes(other)) s.seen.add('flip answered')
}

function* choosing(s: Reference, action: Action): Play {
  const answers = yield* askBoth(s, (seat) => ({
    prompt: { type: 'choose', round: s.round, action, colors: left(s, seat) },
    legal: (answer) => answer.type === 'choose' && left(s, seat).includes(answer.color),
  }))
  for (const [seat, answer] of answers)
    if (answer.type === 'choose') {
      s.played[seat].push({ color: answer.color, value: s.dice[seat][answer.color]! })
      delete s.dice[seat][answer.color]
    }
}

/** What one die writes against another: nothing, or one number. */
function written(owner: number, mine: Die, theirs: Die): Numeral[] {
  if (mine.color === 'blue' && theirs.color === 'white') {
    const value = mine.value - 2
    return value < 1 ? [] : [{ owner, placer: owner, color: 'blue', value: value as Value }]
  }
  if (mine.color === 'white' && theirs.color !== 'white' && theirs.value === mine.value) return []
  const placer = mine.color === 'red' && theirs.value < mine.value ? 1 - owner : owner
  return [{ owner, placer, ...mine }]
}

function* writing(s: Reference, action: Action): Play {
  const dice = seats.map((seat) => s.played[seat].at(-1)!)
  const { round } = s
  if (dice[0].color === dice[1].color && action < 3) {
    const values = [dice[0].value, dice[1].value] as const
    const answers = yield* askBoth(s, () => ({
      prompt: { type: 'veto', round, action, color: dice[0].color, values },
      legal: (answer) => answer.type === 'veto',
    }))
    if ([...answers.values()].some((answer) => answer.type === 'veto' && answer.veto)) {
      s.vetoed.push(action)
      return
    }
  }
  const numbers = seats.flatMap((seat) => written(seat, dice[seat], dice[1 - seat]))
  s.seen.add(`${dice.map((die) => die.color).join()}: ${numbers.map((one) => Number(one.owner !== one.placer)).join()}`)
  if (numbers.length === 2 && (yield* first(s, action, dice)) === 1) numbers.reverse()
  for (const number of numbers) {
    const fields = free(s)
    if (fields.length === 0) return void s.seen.add('lost')
    let [field] = fields
    const { owner, color, value } = number
    if (fields.length > 1) {
      const prompt = { type: 'write', round, action, owner, color, value } as const
      const answers = yield* ask(
        s,
        new Map([[number.placer, { prompt, legal: (a) => a.type === 'write' && fields.includes(a.field) }]]),
      )
      for (const answer of answers.values()) if (answer.type === 'write') field = answer.field
    }
    yield* put(s, action, owner, field, value)
  }
}

/** Writes a number; a set it completes brings another one at once. */
function* put(s: Reference, action: Action, owner: number, field: number, value: Value): Play {
  s.fields[field] = { seat: owner, value }
  if (Math.min(...tally(s, owner)) <= s.sets[owner]) return
  s.sets[owner]++
  s.seen.add('set')
  const fields = free(s)
  if (fields.length === 0) return void s.seen.add('bonus lost')
  const prompt = { type: 'bonus', round: s.round, action, set: s.sets[owner] } as const
  const legal = (a: Answer) => a.type === 'bonus' && fields.includes(a.field) && [1, 2, 3, 4, 5, 6].includes(a.value)
  const answers = yield* ask(s, new Map([[owner, { prompt, legal }]]))
  const before = s.sets[owner]
  for (const answer of answers.values())
    if (answer.type === 'bonus') yield* put(s, action, owner, answer.field, answer.value)
  if (s.sets[owner] > before) s.seen.add('set by a bonus')
}

/** Who writes first: the smaller number as played, then fewer flips, then the player named by the winner of the hands. */
function* first(s: Reference, action: Action, dice: readonly Die[]): Play<number> {
  if (dice[0].value !== dice[1].value) return dice[0].value < dice[1].value ? 0 : 1
  if (s.flips[0] !== s.flips[1]) return s.flips[0] < s.flips[1] ? 0 : 1
  const { round } = s
  const beats = { rock: 'scissors', scissors: 'paper', paper: 'rock' }
  for (let attempt = 1; ; attempt++) {
    const answers = yield* askBoth(s, () => ({
      prompt: { type: 'hand', round, action, attempt },
      legal: (answer) => answer.type === 'hand',
    }))
    const hands = seats.map((seat) => (answers.get(seat) as Extract<Answer, { type: 'hand' }>).hand)
    if (hands[0] === hands[1]) {
      s.seen.add('hands again')
      continue
    }
    const winner = beats[hands[0]] === hands[1] ? 0 : 1
    const legal = (answer: Answer) => answer.type === 'order' && (answer.first === 0 || answer.first === 1)
    const answer = yield* ask(s, new Map([[winner, { prompt: { type: 'order', round, action }, legal }]]))
    return (answer.get(winner) as Extract<Answer, { type: 'order' }>).first
  }
}

/** Mandates by region, and who wins. */
export function count(s: Reference) {
  const mandates = [0, 0]
  let from = 0
  for (const size of regions) {
    const marks = s.fields.slice(from, from + size)
    from += size
    const numbers = seats.map((seat) => marks.flatMap((mark) => (mark?.seat === seat ? [mark.value as number] : [])))
    const sums = numbers.map((list) => list.reduce((a, b) => a + b, 0))
    if (sums[0] === sums[1]) continue
    const winner = sums[0] > sums[1] ? 0 : 1
    const total = !marks.includes(null) && new Set(numbers[winner]).size === numbers[winner].length
    if (total) s.seen.add('total victory')
    mandates[winner] += total ? size + size - 3 : size
  }
  const all = seats.map((seat) => s.fields.filter((mark) => mark?.seat === seat))
  const sums = all.map((marks) => marks.reduce((sum, mark) => sum + mark!.value, 0))
  for (const by of [mandates, all.map((marks) => marks.length), sums])
    if (by[0] !== by[1]) return { mandates, winners: [by[0] > by[1] ? 0 : 1] }
  return { mandates, winners: [0, 1] }
}
