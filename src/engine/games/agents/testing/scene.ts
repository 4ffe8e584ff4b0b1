/** Positions played on in lines of notation: a whole match in a few lines. */
import type { AnyRules, Refusal, Seat, Told } from '../../../core/contract'
import { matchAt, submit, type Match } from '../../../core/match'
import { sceneOf, type Scene as SceneOf } from '../../../testing/scene'
import type { Event, Prompt, Table } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { rules } from '../rules'

/** A scene in which some may have answered already: a window is a race. */
export interface Scene extends SceneOf<GameWorld, Event> {
  readonly match: Match
}

export const tableOf = ({ world }: Scene): Table => world.table
export const promptsOf = (scene: Scene): ReadonlyMap<Seat, Prompt> =>
  (scene.match.ask?.prompts ?? new Map()) as ReadonlyMap<Seat, Prompt>

/** A match that begins at a table set by hand. */
export function sceneAt(spec: PositionSpec = {}): Scene {
  const world = position(spec)
  return { ...sceneOf(world), match: matchAt(rules as AnyRules, world.table.options, world) }
}

/** One answer, as `seat: text`; `*: text` gives it for everyone who is asked. The refusal if there is one. */
export function attempt(scene: Scene, line: string): Scene | Refusal {
  const [, who, text] = /^([0-5*]): (.+)$/.exec(line.trim()) ?? []
  const answer = text === undefined ? null : answerNamed(text)
  if (answer === null) throw new Error(`unreadable: ${line}`)
  let { match } = scene
  const news: Told<Event>[] = []
  for (const seat of who === '*' ? [...match.ask!.prompts.keys()] : [Number(who)]) {
    const next = submit(match, match.step, seat, answer)
    if ('refusal' in next) return next.refusal
    match = next.match
    news.push(...(next.told as readonly Told<Event>[]))
  }
  const events = news.map(({ event }) => event)
  return {
    match,
    world: match.world as GameWorld,
    told: [...scene.told, ...news],
    events: [...scene.events, ...events],
    news: events,
  }
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
export function refusalOf(scene: Scene, line: string): string | null {
  const next = attempt(scene, line)
  return 'rule' in next ? next.rule : null
}
