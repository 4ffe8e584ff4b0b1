import type { Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { recounted } from '../outcome'
import type { Event } from '../events'
import { type Die, type FlipMark, type Mark, type Options, type Table, type Value } from '../facts'
import type { EnWorld } from '../motion'
import { game } from '../index'
import { answerNamed, diceNamed, dieNamed, fieldNamed } from '../notation'

/** A position set up for a test, and all that was told since. */
export interface Scene {
  readonly world: EnWorld
  readonly told: readonly Event[]
  /** What was told in the last step. */
  readonly news: readonly Event[]
}

export interface Staging {
  /** Each party's dice behind the screen: "B5 R4 W2". */
  readonly dice: readonly [string, string]
  readonly round?: number
  /** Flips used before this round. */
  readonly flips?: readonly [number, number]
  /** Numbers on the map: "KM1=5 KM2=3". */
  readonly marks?: readonly [string, string]
  readonly options?: Partial<Options>
}

/** A round whose dice are chosen by the test, just before both say that they are ready. */
export function stage(how: Staging): Scene {
  const options: Options = { memoryAid: false, clock: 'off', ...how.options }
  const empty = game.rules.setup(options, 2, quickRng(1)).world.table
  const dice = [diceNamed(how.dice[0]), diceNamed(how.dice[1])] as const
  const earlier = (count: number): FlipMark[] => Array.from({ length: count }, () => ({ round: 0, action: 1 }))
  let table: Table = {
    ...empty,
    round: how.round ?? 1,
    rolled: dice,
    flips: [earlier(how.flips?.[0] ?? 0), earlier(how.flips?.[1] ?? 0)],
  }
  how.marks?.forEach((marks, seat) => (table = withMarks(table, seat, marks)))
  return {
    world: { table, own: dice.map((one) => ({ dice: one, flipped: [] })), hidden: null },
    told: [],
    news: [],
  }
}

function withMarks(table: Table, seat: Seat, text: string): Table {
  const fields: (Mark | null)[] = [...table.fields]
  for (const part of text.split(' ').filter(Boolean)) {
    const [name, value] = part.split('=')
    const field = fieldNamed(name)
    if (field === null || fields[field] !== null) throw new Error(`bad mark: ${part}`)
    fields[field] = { seat, value: Number(value) as Value }
  }
  return recounted({ ...table, fields })
}

/** One answer for each asked seat, in notation; `null` for who is not asked. Throws if the rules refuse. */
export function answer(scene: Scene, ...texts: readonly (string | null)[]): Scene {
  const prompts = game.rules.ask(scene.world.table)?.prompts ?? new Map<Seat, never>()
  const answers = new Map(
    texts.flatMap((text, seat) => {
      if (text === null) return []
      const given = answerNamed(text)
      const prompt = prompts.get(seat)
      if (given === null || prompt === undefined) throw new Error(`seat ${seat} is not asked, or can't say "${text}"`)
      const refusal = game.rules.check(viewOf(scene.world, seat), prompt, given)
      if (refusal) throw new Error(`refused by ${refusal.rule}: ${text}`)
      return [[seat, given] as const]
    }),
  )
  if (answers.size !== prompts.size) throw new Error(`asked: ${[...prompts.keys()].join()}`)
  const step = game.rules.resolve(scene.world, answers, quickRng(7))
  const news = step.told.map((one) => one.event)
  return { world: step.world, told: [...scene.told, ...news], news }
}

/** Says ready, flips nothing and plays these dice as the next action. */
export function playDice(scene: Scene, one: string, two: string): Scene {
  let now = scene
  if (now.world.table.phase.type === 'study') now = answer(now, 'ready', 'ready')
  if (now.world.table.phase.type === 'flip') {
    const asked = game.rules.ask(now.world.table)!.prompts
    now = answer(now, ...[0, 1].map((seat) => (asked.has(seat) ? 'flip none' : null)))
  }
  const die = (name: string, seat: Seat): Die => {
    const found = dieNamed(name)
    if (now.world.own[seat].dice[found.color] !== found.value) throw new Error(`seat ${seat} has no ${name}`)
    return found
  }
  return answer(now, `choose ${die(one, 0).color}`, `choose ${die(two, 1).color}`)
}

/** Who is asked what kind of thing: { 0: 'write' }. */
export function asked(scene: Scene): Record<number, string> {
  const prompts = game.rules.ask(scene.world.table)?.prompts ?? []
  return Object.fromEntries([...prompts].map(([seat, prompt]) => [seat, prompt.type]))
}

export function last<Type extends Event['type']>(scene: Scene, type: Type): Event & { type: Type } {
  const found = scene.told.findLast((event) => event.type === type)
  if (!found) throw new Error(`no ${type} was told`)
  return found as Event & { type: Type }
}

/** Who holds a field, and with what: "1:4"; "" if free. */
export function at(scene: Scene, name: string): string {
  const mark = scene.world.table.fields[fieldNamed(name)!]
  return mark ? `${mark.seat}:${mark.value}` : ''
}
