/** Positions played on, answer by answer. */
import type { Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { stepOf } from '../../../core/step'
import { viewOf } from '../../../core/views'
import { playingBy, sceneOf, type Scene as SceneOf } from '../../../testing/scene'
import type { Event } from '../events'
import { places, type Answer, type Phase, type Place, type Prompt, type PromptOf, type Task } from '../facts'
import { silence } from '../legal'
import { townInMotion, type GameWorld } from '../motion'
import { position, type PositionSpec } from '../position'
import { advance } from '../resolve'
import { rules } from '../rules'

export type Scene = SceneOf<GameWorld, Event>

export const { promptsOf, refusalOf, answered } = playingBy(rules)

function run(world: GameWorld, seed: number): Scene {
  const motion = townInMotion(world, quickRng(seed))
  advance(motion, world.table.phase)
  const { world: next, told } = stepOf(motion)
  const events = told.map(({ event }) => event)
  return { world: next, told, events, news: events }
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
  return sceneOf({ ...world, table: { ...world.table, phase: { type: last ? 'last' : 'keep' } } })
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

/** Answers the current ask; seats that are asked and not named stay silent. */
export function play(scene: Scene, answers: Readonly<Record<Seat, Answer>> = {}, seed = 1): Scene {
  const prompts = promptsOf(scene)
  const stranger = Object.keys(answers).find((seat) => !prompts.has(Number(seat)))
  if (stranger !== undefined) throw new Error(`seat ${stranger} is not asked in ${scene.world.table.phase.type}`)
  const given = [...prompts].map(
    ([seat, prompt]) => [seat, answers[seat] ?? silence(viewOf(scene.world, seat), prompt)] as const,
  )
  return answered(scene, new Map(given), quickRng(seed))
}

/** Lets all windows and offers pass until something else is asked, or one of the named phases. */
export function letPass(scene: Scene, ...until: Phase['type'][]): Scene {
  let now = scene
  for (;;) {
    const { type } = now.world.table.phase
    if (until.includes(type) || (type !== 'window' && type !== 'wanted' && type !== 'offers' && type !== 'last'))
      return now
    now = play(now)
  }
}

/** All told events of one type. */
export function toldOf<Type extends Event['type']>(scene: Scene, type: Type): Extract<Event, { type: Type }>[] {
  return scene.events.filter((event) => event.type === type) as Extract<Event, { type: Type }>[]
}
