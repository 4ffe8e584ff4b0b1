import type { Told } from '../../../../core/contract'
import type { Answer, Face, Hidden, Own, Prompt, StoreCard, Table } from '../../facts'

export interface World {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: Hidden
}
/** What one seat owes: the prompt, and whether an answer to it is legal. */
export interface Owed {
  readonly prompt: Prompt
  readonly legal: (answer: Answer) => boolean
}
export type Asked = Map<number, Owed>
/** What came of an ask. */
export interface Reply {
  readonly answers: ReadonlyMap<number, Answer>
  readonly world: World
  readonly told: readonly Told[]
}
/** A part of the game being played. */
export type Course<T = void> = Generator<Asked, T, Reply>

export interface Reference {
  readonly seats: number
  money: number[]
  nuggets: number[]
  property: number[][]
  store: StoreCard[][]
  wired: number[][]
  dice: Face[][]
  won: boolean[]
  sheriff: number
  mine: number
  bank: number
  stagecoach: number
  row: number[]
  pile: number[]
  deck: StoreCard[]
  /** The order of the deck is not known before the next ask. */
  shuffled: boolean
  discard: StoreCard[]
  /** What all saw going to the discards. */
  used: StoreCard[]
  winner: number | null
  world: World
  told: Told[]
  seen: Set<string>
}

export const order: readonly Face[] = ['9', '10', 'J', 'Q', 'K', 'A']
export const count = <T>(list: readonly T[], one: T) => list.filter((each) => each === one).length
export const sorted = <T extends string | number>(list: readonly T[]) => [...list].sort()
/** Whether `part` can be taken out of `whole`, card by card. */
export const within = <T>(part: readonly T[], whole: readonly T[]) =>
  part.every((one) => count(part, one) <= count(whole, one))
export function remove<T>(from: T[], what: readonly T[]) {
  for (const one of what) {
    const at = from.indexOf(one)
    if (at < 0) throw new Error(`no ${String(one)} in ${from.join()}`)
    from.splice(at, 1)
  }
}
export const all = (s: Reference) => Array.from({ length: s.seats }, (_, seat) => seat)
export const others = (s: Reference, me: number) => all(s).filter((seat) => seat !== me)

/** The next event of a kind among those of this step. */
export function next<T>(s: Reference, type: string): T {
  const at = s.told.findIndex((one) => one.event.type === type)
  if (at < 0) throw new Error(`nothing ${type} was told`)
  return s.told.splice(0, at + 1)[at].event as unknown as T
}

export function* askAll(s: Reference, asked: Asked): Course<ReadonlyMap<number, Answer>> {
  if (asked.size === 0) return new Map()
  const reply = yield asked
  s.world = reply.world
  s.told = [...reply.told]
  for (const answer of reply.answers.values()) s.seen.add(answer.type === 'play' ? answer.card : answer.type)
  return reply.answers
}
export function* askOne(s: Reference, seat: number, prompt: Prompt, legal: Owed['legal']): Course<Answer> {
  const answers = yield* askAll(s, new Map([[seat, { prompt, legal }]]))
  return answers.get(seat)!
}

/** Moves dollars between players, as far as they go. */
export function pay(s: Reference, from: number, to: number, dollars: number) {
  const paid = Math.min(dollars, s.money[from])
  if (paid < dollars) s.seen.add('short of money')
  s.money[from] -= paid
  s.money[to] += paid
}
