import type { Seat, Told } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { stepOf } from '../../../core/step'
import { viewOf } from '../../../core/views'
import { ask } from '../ask'
import type { Event } from '../events'
import { places, type Answer, type Phase, type Place, type Prompt, type PromptOf, type Task } from '../facts'
import { check, silence } from '../legal'
import { townInMotion, type GameWorld } from '../motion'
import { position, type PositionSpec } from '../position'
import { advance, resolve } from '../resolve'

/** Positions played on, answer by answer. */

export interface Scene {
  readonly world: GameWorld
  /** Everything told since the scene was set. */
  readonly told: readonly Told<Event>[]
}

function run(world: GameWorld, seed: number): Scene {
  const motion = townInMotion(world, quickRng(seed))
  advance(motion, world.table.phase)
  return stepOf(motion)
}

/** All dice are set aside: resolves the places from `first` on, to the first decision. */
export function atPlace(town: PositionSpec, first: Place = 'mine', seed = 1): Scene {
  const world = position(town)
  const agenda: Task[] = [
    ...places.slice(places.indexOf(first)).map((place) => ({ do: 'place', place }) as const),
    { do: 'endRound' },
  ]
  return run({ ...world, table: { ...world.table, agenda } }, seed)
}

/** Dice are under the cups, as staged. */
export function atKeep(town: PositionSpec, last = false): Scene {
  const world = position(town)
  return { world: { ...world, table: { ...world.table, phase: { type: last ? 'last' : 'keep' } } }, told: [] }
}

export function promptsOf(scene: Scene): ReadonlyMap<Seat, Prompt> {
  return ask(scene.world.table)?.prompts ?? new Map<Seat, Prompt>()
}

/** Who is asked right now, in seat order. */
export function asked(scene: Scene): Seat[] {
  return [...promptsOf(scene).keys()]
}

export function promptOf<Type extends Prompt['type']>(scene: Scene, seat: Seat, type: Type): PromptOf<Type> {
  const prompt = promptsOf(scene).get(seat)
  if (prompt?.type !== type) throw new Error(`seat ${seat} is not asked to ${type} but ${prompt?.type}`)
  return prompt as PromptOf<Type>
}

/** The rule by which an answer is refused; `null` if it is legal. */
export function refusalOf(scene: Scene, seat: Seat, answer: Answer): string | null {
  const prompt = promptsOf(scene).get(seat)
  if (!prompt) throw new Error(`seat ${seat} is not asked`)
  return check(viewOf(scene.world, seat), prompt, answer)?.rule ?? null
}

/** Answers the present ask; seats that are asked and not named stay silent. */
export function reply(scene: Scene, answers: Readonly<Record<Seat, Answer>> = {}, seed = 1): Scene {
  const prompts = promptsOf(scene)
  for (const seat of Object.keys(answers))
    if (!prompts.has(Number(seat))) throw new Error(`seat ${seat} is not asked in ${scene.world.table.phase.type}`)
  const all = new Map<Seat, Answer>()
  for (const [seat, prompt] of prompts) {
    const view = viewOf(scene.world, seat)
    const answer = answers[seat] ?? silence(view, prompt)
    const refused = check(view, prompt, answer)
    if (refused) throw new Error(`refused: ${JSON.stringify(answer)} ${JSON.stringify(refused)}`)
    all.set(seat, answer)
  }
  const step = resolve(scene.world, all, quickRng(seed))
  return { world: step.world, told: [...scene.told, ...step.told] }
}

/** Lets all windows and offers pass until something else is asked, or one of the named phases. */
export function letPass(scene: Scene, ...until: Phase['type'][]): Scene {
  let now = scene
  for (;;) {
    const { type } = now.world.table.phase
    if (until.includes(type) || (type !== 'window' && type !== 'wanted' && type !== 'offers' && type !== 'last'))
      return now
    now = reply(now)
  }
}

/** All told events of one type. */
export function toldOf<Type extends Event['type']>(scene: Scene, type: Type): Extract<Event, { type: Type }>[] {
  return scene.told.map(({ event }) => event).filter((event) => event.type === type) as Extract<Event, { type: Type }>[]
}
