/** Positions played on, answer by answer; `testing/scene.ts` of each game says how its answers are written. */
import type { GameEvent, Rng, Rules, Seat, Told, World } from '../core/contract'
import { quickRng } from '../core/rng'
import { viewOf } from '../core/views'

/** A world, and what was told since it was set by hand. */
export interface Scene<GameWorld, Event extends GameEvent> {
  readonly world: GameWorld
  /** Who was told what. */
  readonly told: readonly Told<Event>[]
  /** What was told, to whomever. */
  readonly events: readonly Event[]
  /** What was told in the last step. */
  readonly news: readonly Event[]
}

/** Nothing has been told yet. */
export const sceneOf = <GameWorld>(world: GameWorld): Scene<GameWorld, never> => ({
  world,
  told: [],
  events: [],
  news: [],
})

interface Playing<GameWorld, Prompt, Answer, Event extends GameEvent> {
  promptsOf(scene: Pick<Scene<GameWorld, Event>, 'world'>): ReadonlyMap<Seat, Prompt>
  /** The rule by which an answer is refused; `null` if it is legal. Throws if the seat isn't asked. */
  refusalOf(scene: Pick<Scene<GameWorld, Event>, 'world'>, seat: Seat, answer: Answer): string | null
  /** The scene after these answers. Throws if one is refused, or is missing. */
  answered(scene: Scene<GameWorld, Event>, answers: ReadonlyMap<Seat, Answer>, rng?: Rng): Scene<GameWorld, Event>
}

export function playingBy<Options, T, O, H, Prompt, Answer, Event extends GameEvent>(
  rules: Rules<Options, T, O, H, Prompt, Answer, Event>,
): Playing<World<T, O, H>, Prompt, Answer, Event> {
  const promptsOf = ({ world }: { readonly world: World<T, O, H> }) =>
    rules.ask(world.table)?.prompts ?? new Map<Seat, Prompt>()
  const refusalOf = (scene: { readonly world: World<T, O, H> }, seat: Seat, answer: Answer) => {
    const prompt = promptsOf(scene).get(seat)
    if (prompt === undefined) throw new Error(`seat ${seat} is not asked: ${JSON.stringify(answer)}`)
    return rules.check(viewOf(scene.world, seat), prompt, answer)?.rule ?? null
  }
  return {
    promptsOf,
    refusalOf,
    answered(scene, answers, rng = quickRng(1)) {
      for (const [seat, answer] of answers) {
        const rule = refusalOf(scene, seat, answer)
        if (rule !== null) throw new Error(`refused by ${rule}: ${JSON.stringify(answer)}`)
      }
      const asked = [...promptsOf(scene).keys()]
      if (asked.length !== answers.size) throw new Error(`asked: ${asked.join()}`)
      const { world, told } = rules.resolve(scene.world, answers, rng)
      const news = told.map(({ event }) => event)
      return { world, told: [...scene.told, ...told], events: [...scene.events, ...news], news }
    },
  }
}
