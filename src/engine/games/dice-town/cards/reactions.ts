import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'
import { list } from '../legal/list'

/** The only answer this player has, or null if there is a choice. A page gives it without asking (DT-14.3). */
export function onlyAnswer(view: GameView, prompt: Prompt): Answer | null {
  const answers = list(view, prompt)
  return answers?.length === 1 ? answers[0] : null
}

/** The pass given for a player who does not want to be asked this round; null where they must answer (DT-14.3). */
export function passesFor(prompt: Prompt): Answer | null {
  if (prompt.type === 'last') return { type: 'last', cheats: [] }
  return prompt.type === 'window' || prompt.type === 'wanted' ? { type: 'pass' } : null
}

/** Whether the speed of an answer could reveal who had a choice (DT-14.3). */
export function isReaction(view: GameView, prompt: Prompt): boolean {
  switch (prompt.type) {
    case 'window':
    case 'wanted':
    case 'last':
      return true
    case 'keep':
      return onlyAnswer(view, prompt) !== null
    default:
      return false
  }
}

/**
 * Shortest time a page takes over a reaction, whether its player could react or not: random for every question (`chance`
 * from 0 up to 1), like people. Half take up to 2.1 s, one in ten more than 4 s, none more than 6.3 s.
 */
export function reactionMs(chance: number): number {
  return Math.round(1200 - 1300 * Math.log(1 - 0.98 * chance))
}

/** Whether a question means anything to this player: a window for a card they don't hold does not. */
export function canReact({ own }: GameView, prompt: Prompt): boolean {
  if (prompt.type === 'window') return own?.store.includes(prompt.window.card) ?? false
  return prompt.type === 'wanted' ? (own?.store.includes('wanted') ?? false) : true
}
