/** Games written as lines of notation: a whole match in a few lines, for tests and golden games. */
import type { AnyRules, Refusal, Seat } from '../../../core/contract'
import { submit, type Match } from '../../../core/match'
import type { Event, Prompt, Table } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { rules } from '../rules'

/** A position, and what was told on the way to it. */
export interface Scene {
  readonly match: Match
  readonly heard: readonly Event[]
}

export const worldOf = (scene: Scene): GameWorld => scene.match.world as GameWorld
export const tableOf = (scene: Scene): Table => worldOf(scene).table
export const promptsOf = (scene: Scene): ReadonlyMap<Seat, Prompt> =>
  (scene.match.ask?.prompts ?? new Map()) as ReadonlyMap<Seat, Prompt>

/** A match that begins at a table set by hand. */
export function sceneAt(set: PositionSpec = {}): Scene {
  const world = position(set)
  const { id: game, version } = rules
  const setup = { game, version, seats: world.own.length, options: world.table.options, seed: '' }
  const ask = rules.ask(world.table)
  return {
    match: { rules: rules as AnyRules, setup, step: 1, world, ask, answers: new Map(), salts: new Map(), mixing: null },
    heard: [],
  }
}

/** One answer, as `seat: text`; `*: text` gives it for everyone who is asked. The refusal if there is one. */
export function attempt(scene: Scene, line: string): Scene | Refusal {
  const [, who, text] = /^([0-5*]): (.+)$/.exec(line.trim()) ?? []
  const answer = text === undefined ? null : answerNamed(text)
  if (answer === null) throw new Error(`unreadable: ${line}`)
  let { match } = scene
  const heard = [...scene.heard]
  for (const seat of who === '*' ? [...match.ask!.prompts.keys()] : [Number(who)]) {
    const next = submit(match, match.step, seat, answer)
    if ('refusal' in next) return next.refusal
    match = next.match
    heard.push(...next.told.map(({ event }) => event as Event))
  }
  return { match, heard }
}

/** Plays lines from a scene on; throws at the first that is refused. */
export function play(scene: Scene, ...lines: readonly string[]): Scene {
  return lines.reduce((now, line) => {
    const next = attempt(now, line)
    if ('rule' in next) throw new Error(`${line}: refused by ${next.rule}`)
    return next
  }, scene)
}

/** The rule that refuses a line; `null` if the line is legal. */
export function refusedBy(scene: Scene, line: string): string | null {
  const next = attempt(scene, line)
  return 'rule' in next ? next.rule : null
}
