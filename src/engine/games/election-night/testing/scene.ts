import type { Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import type { Event } from '../events'
import type { Answer, Die, Prompt } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed, dieNamed, fieldNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { rules } from '../rules'

/** A position and everything told since it was set up. */
export interface Scene {
  readonly world: GameWorld
  readonly told: readonly Event[]
  /** What was told in the last step. */
  readonly news: readonly Event[]
}

export function scene(setting: PositionSpec): Scene {
  return sceneOf(position(setting))
}

export const sceneOf = (world: GameWorld): Scene => ({ world, told: [], news: [] })

/** The scene after one answer from each asked seat, in notation; `null` for a seat not asked. Throws if refused. */
export function answer(now: Scene, ...texts: readonly (string | null)[]): Scene {
  const prompts = promptsOf(now)
  const answers = new Map(
    texts.flatMap((text, seat) => {
      if (text === null) return []
      const given = answerNamed(text)
      const prompt = prompts.get(seat)
      if (given === null || prompt === undefined) throw new Error(`seat ${seat} is not asked, or can't say "${text}"`)
      const refusal = rules.check(viewOf(now.world, seat), prompt, given)
      if (refusal) throw new Error(`refused by ${refusal.rule}: ${text}`)
      return [[seat, given] as const]
    }),
  )
  if (answers.size !== prompts.size) throw new Error(`asked: ${[...prompts.keys()].join()}`)
  return resolved(now, answers)
}

/** The scene after these answers, which must be legal. */
export function resolved(now: Scene, answers: ReadonlyMap<Seat, Answer>): Scene {
  const step = rules.resolve(now.world, answers, quickRng(7))
  const news = step.told.map((one) => one.event)
  return { world: step.world, told: [...now.told, ...news], news }
}

export function promptsOf({ world }: Scene): ReadonlyMap<Seat, Prompt> {
  return rules.ask(world.table)?.prompts ?? new Map<Seat, never>()
}

/** The scene after both said that they are ready. */
export const started = (now: Scene): Scene => answer(now, 'ready', 'ready')

/** The scene after both were ready, flipped nothing and played these dice in the next action. */
export function playDice(before: Scene, one: string, two: string): Scene {
  let now = before
  if (now.world.table.phase.type === 'study') now = started(now)
  if (now.world.table.phase.type === 'flip')
    now = answer(now, ...[0, 1].map((seat) => (promptsOf(now).has(seat) ? 'flip none' : null)))
  const die = (name: string, seat: Seat): Die => {
    const found = dieNamed(name)
    if (now.world.own[seat].dice[found.color] !== found.value) throw new Error(`seat ${seat} has no ${name}`)
    return found
  }
  return answer(now, `choose ${die(one, 0).color}`, `choose ${die(two, 1).color}`)
}

/** Who is asked for what: { 0: 'write' }. */
export function asked(now: Scene): Record<number, string> {
  return Object.fromEntries([...promptsOf(now)].map(([seat, prompt]) => [seat, prompt.type]))
}

/** The last event of a type. Throws if there was none. */
export function last<Type extends Event['type']>(now: Scene, type: Type): Event & { type: Type } {
  const found = now.told.findLast((event) => event.type === type)
  if (!found) throw new Error(`no ${type} was told`)
  return found as Event & { type: Type }
}

/** Who holds a field, and with what number: "1:4"; "" if it is free. */
export function at({ world }: Scene, name: string): string {
  const mark = world.table.fields[fieldNamed(name)!]
  return mark ? `${mark.seat}:${mark.value}` : ''
}
