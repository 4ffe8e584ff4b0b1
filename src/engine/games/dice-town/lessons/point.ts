import type { Pointing } from '../../../core/lesson'
import type { Answer, AnswerOf, Prompt } from '../facts'
import type { GameView } from '../motion'

const at = (...look: readonly string[]): Pointing => ({ look, amount: null })

/** Where an answer is given: dice under the cup, cards, players, what the doc does; and the dollars of an offer. */
export function point(_view: GameView, _prompt: Prompt, answer: Answer): Pointing {
  switch (answer.type) {
    case 'keep':
    case 'last':
      return dice(answer)
    case 'giveBack':
      return at(`die-${answer.die}`)
    case 'pass':
    case 'again':
      return at(answer.type)
    case 'play':
      return played(answer)
    case 'offer':
      return offered(answer)
    case 'choose':
    case 'target':
      return at(`pick-${answer.seat}`)
    case 'order':
      return at(...answer.seats.map((seat) => `pick-${seat}`))
    case 'take':
    case 'loot':
      return at(`card-${answer.card}`)
    case 'steal':
      return at(`pick-${answer.victim}`)
    case 'visit':
      return at(`choice-${answer.action}`, ...answer.properties.map((points) => `card-${points}`))
    default:
      return answer satisfies never
  }
}

function dice(answer: AnswerOf<'keep' | 'last'>): Pointing {
  const kept = answer.type === 'keep' ? answer.dice.map((face) => `die-${face}`) : []
  const none = answer.type === 'keep' && answer.dice.length === 0 ? ['none'] : []
  const brute = answer.type === 'keep' && answer.brutes > 0 ? ['brute'] : []
  const cheater = answer.cheats.length > 0 ? ['cheater'] : []
  return at('cup', ...new Set(kept), ...none, ...brute, ...cheater)
}

function played(answer: AnswerOf<'play'>): Pointing {
  if (answer.card === 'girls') return at(`pick-${answer.victim}`, 'main')
  if (answer.card === 'elixir') return at(`choice-${answer.action}`, 'main')
  return answer.card === 'wanted' ? at(`choice-${answer.against}`, 'main') : at('main')
}

function offered({ for: favoured, money, nuggets, property, store }: AnswerOf<'offer'>): Pointing {
  const goods = [
    ...(money > 0 ? ['money'] : []),
    ...(nuggets > 0 ? ['nuggets'] : []),
    ...(property.length + store.length > 0 ? ['land'] : []),
  ]
  return { look: [`pick-${favoured}`, ...goods], amount: money > 0 ? money : null }
}
