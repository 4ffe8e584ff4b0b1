/** Rounds played on in notation. */
import type { Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { playingBy, sceneOf, type Scene as SceneOf } from '../../../testing/scene'
import type { Event } from '../events'
import type { Answer, Die } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed, dieNamed, fieldNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { rules } from '../rules'

export type Scene = SceneOf<GameWorld, Event>

export const { promptsOf, refusalOf, answered } = playingBy(rules)

export const sceneAt = (spec: PositionSpec): Scene => sceneOf(position(spec))

/** The scene after one answer from each asked seat, in notation; `null` for a seat not asked. Throws if refused. */
export function play(now: Scene, ...texts: readonly (string | null)[]): Scene {
  const answers = new Map<Seat, Answer>()
  for (const [seat, text] of texts.entries()) {
    if (text === null) continue
    const answer = answerNamed(text)
    if (answer === null) throw new Error(`seat ${seat} can't say "${text}"`)
    answers.set(seat, answer)
  }
  return answered(now, answers, quickRng(7))
}

/** The scene after both said that they are ready. */
export const started = (now: Scene): Scene => play(now, 'ready', 'ready')

/** The scene after both were ready, flipped nothing and played these dice in the next action. */
export function playDice(before: Scene, one: string, two: string): Scene {
  let now = before
  if (now.world.table.phase.type === 'study') now = started(now)
  if (now.world.table.phase.type === 'flip')
    now = play(now, ...[0, 1].map((seat) => (promptsOf(now).has(seat) ? 'flip none' : null)))
  const die = (name: string, seat: Seat): Die => {
    const found = dieNamed(name)
    if (now.world.own[seat].dice[found.color] !== found.value) throw new Error(`seat ${seat} has no ${name}`)
    return found
  }
  return play(now, `choose ${die(one, 0).color}`, `choose ${die(two, 1).color}`)
}

/** Who is asked for what: { 0: 'write' }. */
export function asked(now: Scene): Record<number, string> {
  return Object.fromEntries([...promptsOf(now)].map(([seat, prompt]) => [seat, prompt.type]))
}

/** The last event of a type. Throws if there was none. */
export function last<Type extends Event['type']>(now: Scene, type: Type): Event & { type: Type } {
  const found = now.events.findLast((event) => event.type === type)
  if (!found) throw new Error(`no ${type} was told`)
  return found as Event & { type: Type }
}

/** Who holds a field, and with what number: "1:4"; "" if it is free. */
export function at({ world }: Scene, name: string): string {
  const mark = world.table.fields[fieldNamed(name)!]
  return mark ? `${mark.seat}:${mark.value}` : ''
}
