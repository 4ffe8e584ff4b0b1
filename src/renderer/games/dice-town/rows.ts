/** How much room a prompt takes. */
import type { Own, Prompt } from '../../../engine/games/dice-town/facts'

/** Whether a prompt has two rows to choose from above its buttons. */
export function needsTwoRows(prompt: Prompt, { store }: Own): boolean {
  switch (prompt.type) {
    case 'steal':
    case 'visit':
    case 'take':
    case 'loot':
    case 'decide':
      return true
    case 'window':
      return ['girls', 'elixir'].includes(prompt.window.card) && store.includes(prompt.window.card)
    case 'keep':
      return store.includes('brute') || store.includes('cheater')
    case 'last':
      return store.includes('cheater')
    default:
      return false
  }
}
