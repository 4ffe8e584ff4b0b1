/** Positions played on, in notation. */
import type { Rng, Seat } from '../../../core/contract'
import { playingBy, sceneOf, type Scene as SceneOf } from '../../../testing/scene'
import type { Answer, Event } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { rules } from '../rules'

export type Scene = SceneOf<GameWorld, Event>

const playing = playingBy(rules)
export const { promptsOf } = playing

export const sceneAt = (spec: PositionSpec): Scene => sceneOf(position(spec))

function answerOf(text: string): Answer {
  const answer = answerNamed(text)
  if (answer === null) throw new Error(`no answer: ${text}`)
  return answer
}

/** The rule by which a seat's answer is refused; null if it is legal. */
export function refusalOf(scene: Scene, seat: Seat, text: string): string | null {
  return playing.refusalOf(scene, seat, answerOf(text))
}

/** The scene after one answer of each seat that is asked. They must be legal. */
export function play(scene: Scene, texts: Readonly<Record<Seat, string>>, rng?: Rng): Scene {
  const answers = Object.entries(texts).map(([seat, text]) => [Number(seat), answerOf(text)] as const)
  return playing.answered(scene, new Map(answers), rng)
}
