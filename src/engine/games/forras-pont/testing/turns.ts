import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import type { Answer, Cell, Event } from '../facts'
import type { GameWorld } from '../motion'
import { game } from '../index'
import { answerNamed, cellNamed } from '../notation'

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

function promptOf(world: GameWorld) {
  const { turn } = world.table
  return game.rules.ask(world.table)!.prompts.get(turn!)!
}

/** The rule by which the active player's answer, in notation, is refused; `null` if it is accepted. */
export function refusalOf(world: GameWorld, answer: string): string | null {
  return game.rules.check(viewOf(world, world.table.turn), promptOf(world), answerOf(answer))?.rule ?? null
}

/** Plays the active player's answer, in notation. It must be legal. */
export function take(world: GameWorld, answer: string): { world: GameWorld; events: readonly Event[] } {
  const rule = refusalOf(world, answer)
  if (rule !== null) throw new Error(`${answer} refused by ${rule}`)
  const step = game.rules.resolve(world, new Map([[world.table.turn!, answerOf(answer)]]), quickRng(1))
  return { world: step.world, events: step.told.map((one) => one.event) }
}

export function passEndsOf(world: GameWorld): boolean {
  const prompt = promptOf(world)
  return prompt.type === 'turn' && prompt.passEnds
}
