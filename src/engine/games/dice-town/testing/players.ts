import type { Rng } from '../../../core/contract'
import { pick } from '../../../core/rng'
import { docActions, faces, type Answer, type Face, type Own, type Prompt, type StoreCard } from '../facts'

/** Players made for tests. */

const part = <T>(rng: Rng, from: readonly T[]): T[] => from.filter(() => rng.below(2) === 0)

/** Any answer to a prompt, legal or not. */
export function wildAnswer(rng: Rng, own: Own, seats: number, prompt: Prompt): Answer {
  const seat = () => rng.below(seats + 1)
  const many = () => rng.below(4)
  const cheats = () => (rng.below(2) === 0 ? [{ from: pick(rng, own.thrown), to: pick(rng, faces) }] : [])
  switch (prompt.type) {
    case 'keep': {
      const dice = rng.below(8) === 0 ? [pick<Face>(rng, faces), ...own.thrown] : part(rng, own.thrown)
      return { type: 'keep', dice, brutes: rng.below(3), cheats: cheats() }
    }
    case 'last':
      return { type: 'last', cheats: cheats() }
    case 'giveBack':
      return { type: 'giveBack', die: pick(rng, faces) }
    case 'window':
    case 'wanted': {
      const card = prompt.type === 'window' ? prompt.window.card : 'wanted'
      if (card === 'wanted') return { type: 'play', card, against: rng.below(4) }
      if (card === 'girls') return { type: 'play', card, victim: seat(), property: many(), store: many() }
      if (card === 'elixir') return { type: 'play', card, action: pick(rng, docActions) }
      return { type: 'play', card }
    }
    case 'offer': {
      const property = [...part(rng, own.property), ...(rng.below(6) === 0 ? [1 + rng.below(5)] : [])]
      const store = [...part(rng, own.store), ...(rng.below(9) === 0 ? ['girls' as const] : [])]
      return { type: 'offer', for: seat(), money: rng.below(9), nuggets: many(), property, store }
    }
    case 'decide':
      if (rng.below(4) === 0) return { type: 'again' }
      return rng.below(2) === 0 ? { type: 'choose', seat: seat() } : { type: 'order', seats: [seat(), seat()] }
    case 'take':
      return { type: 'take', card: rng.below(4) === 0 ? 'joe' : pick(rng, own.drawn) }
    case 'joe':
      return { type: 'target', seat: seat() }
    case 'steal':
      return { type: 'steal', victim: seat(), property: many(), store: many() }
    case 'loot':
      return {
        type: 'loot',
        card: pick<number | StoreCard>(rng, [1, 'girls', ...own.loot.property, ...own.loot.store]),
      }
    case 'visit': {
      const action = pick(rng, docActions)
      return { type: 'visit', action, properties: rng.below(3) === 0 ? own.property : own.property.slice(0, many()) }
    }
    default:
      return { type: 'choose', seat: seat() }
  }
}
