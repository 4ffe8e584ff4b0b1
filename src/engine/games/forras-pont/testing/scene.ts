/** Positions played on, in notation. */
import { playingBy, sceneOf, type Scene as SceneOf } from '../../../testing/scene'
import type { Answer, Cell, Event } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed, cellNamed } from '../notation'
import { rules } from '../rules'

export type Scene = SceneOf<GameWorld, Event>

const playing = playingBy(rules)
export const { promptsOf } = playing

export function cellAt(text: string): Cell {
  const cell = cellNamed(text)
  if (cell === null) throw new Error(`no cell: ${text}`)
  return cell
}

export function answerOf(text: string): Answer {
  const answer = answerNamed(text)
  if (answer === null) throw new Error(`no answer: ${text}`)
  return answer
}

/** The rule by which the active player's answer, in notation, is refused; `null` if it is accepted. */
export function refusalOf(world: GameWorld, answer: string): string | null {
  return playing.refusalOf({ world }, world.table.turn!, answerOf(answer))
}

/** Plays the active player's answer, in notation. It must be legal. */
export function play(world: GameWorld, answer: string): Scene {
  return playing.answered(sceneOf(world), new Map([[world.table.turn!, answerOf(answer)]]))
}

export function passEndsOf(world: GameWorld): boolean {
  const prompt = promptsOf({ world }).get(world.table.turn!)!
  return prompt.type === 'turn' && prompt.passEnds
}
