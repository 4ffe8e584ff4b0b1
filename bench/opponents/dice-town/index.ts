/** The dice-town bots of version 0.1.0, kept as a yardstick: they never change. */
import type { Bot, Situation } from '../../../src/engine/core/contract'
import type { Event } from '../../../src/engine/games/dice-town/events'
import type { Answer, Own, Prompt, Table } from '../../../src/engine/games/dice-town/facts'
import { sample, silence } from '../../../src/engine/games/dice-town/legal'
import { usefulActions } from '../../../src/engine/games/dice-town/places/visit'
import {
  bestAction,
  bestCard,
  chooseDecision,
  chooseOffer,
  chooseTarget,
  chooseTheft,
  chooseWanted,
  chooseWindow,
} from './deals'
import { chooseKeep, chooseLast, leastMissed, simpleKeep, type Thinking } from './dice'
import { docWorth } from './worth'

type Asked = Situation<Table, Own, Prompt, Event>

/** Rollouts per level. */
const rollouts = { easy: 0, medium: 8, hard: 120 } as const

/**
 * Easy collects what it has most of and plays cards as they come; it never bribes. Medium and hard keep dice by
 * expected value over imagined throws, bid for ties and play cards where they pay; hard looks harder, and
 * remembers who was granted which properties.
 */
export const bot: Pick<Bot<Table, Own, Prompt, Answer, Event>, 'choose'> = {
  choose: (situation) => (situation.level === 'easy' ? chooseEasily(situation) : chooseWell(situation)),
}

function chooseEasily({ view, prompt, rng }: Asked): Answer {
  switch (prompt.type) {
    case 'keep':
      return simpleKeep(view.table, view.seat!, view.own!, rng)
    case 'offer':
      return { type: 'pass' }
    case 'decide':
    case 'take':
    case 'loot':
    case 'giveBack':
    case 'joe':
    case 'final':
      return silence(view, prompt)
    default:
      return sample(view, prompt, rng)
  }
}

function chooseWell(situation: Asked): Answer {
  const { view, prompt, rng, level, hurry } = situation
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  const thinking: Thinking = { rollouts: rollouts[level], rng, hurry }
  const heard = level === 'hard' ? situation.heard : []
  switch (prompt.type) {
    case 'keep':
      return chooseKeep(table, seat, own, thinking)
    case 'last':
      return chooseLast(table, seat, own, thinking)
    case 'giveBack':
      return { type: 'giveBack', die: leastMissed(table, seat, prompt.lifted) }
    case 'window':
      return chooseWindow(view, prompt, usefulActions(table, seat), heard)
    case 'wanted':
      return chooseWanted(table, seat, own, prompt)
    case 'offer':
      return chooseOffer(table, seat, prompt, own)
    case 'decide':
      return chooseDecision(table, seat, prompt, rng, level === 'hard')
    case 'take':
      return { type: 'take', card: bestCard(table, seat, own.drawn) }
    case 'joe':
      return chooseTarget(table, seat)
    case 'steal':
      return { type: 'steal', ...chooseTheft(table, seat, prompt.queens, heard) }
    case 'loot':
      return { type: 'loot', card: bestCard(table, seat, [...own.loot.property, ...own.loot.store]) }
    case 'visit': {
      const action = bestAction(table, seat, prompt.actions)
      const properties = action === 'wire' ? own.property.slice(-2) : []
      if (prompt.optional && docWorth(table, seat, action) <= 0) return { type: 'pass' }
      return { type: 'visit', action, properties }
    }
    case 'final':
      return silence(view, prompt)
    default:
      return prompt satisfies never
  }
}
