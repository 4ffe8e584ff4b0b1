import type { Bot, Situation } from '../../../core/contract'
import type { Event } from '../events'
import type { Answer, Own, Prompt, Table } from '../facts'
import { list, silence } from '../legal'
import { usefulActions } from '../places/visit'
import { chances } from './chances'
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
import { byResults, docWorth, firstSight } from './worth'

type Asked = Situation<Table, Own, Prompt, Event>

/** Rollouts per level. */
const rollouts = { easy: 0, medium: 8, hard: 300 } as const

/**
 * Easy makes a beginner's mistakes: it collects what it has most of, whatever that brings, plays cards as soon as it can,
 * overlooks cheating and never bribes. Medium and hard keep dice by expected value over imagined throws, bid for ties and
 * play cards where they pay; hard looks harder, values things by what they brought in other games, and remembers who was
 * granted which properties.
 */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose: (situation) => (situation.level === 'easy' ? chooseEasily(situation) : chooseWell(situation)),
  chances,
}

function chooseEasily({ view, prompt, rng }: Asked): Answer {
  switch (prompt.type) {
    case 'keep':
      return simpleKeep(view.table, view.seat!, view.own!, rng)
    case 'offer':
      return { type: 'pass' }
    case 'window':
    case 'wanted':
      return asSoonAsPossible(list(view, prompt)!)
    case 'visit':
      return prompt.optional ? firstVisit(view.own!, prompt) : silence(view, prompt)
    case 'last':
    case 'steal':
    case 'decide':
    case 'take':
    case 'loot':
    case 'giveBack':
    case 'joe':
    case 'final':
      return silence(view, prompt)
    default:
      return prompt satisfies never
  }
}

/** A card burns in a beginner's hand: it is played where it can be, whatever it brings. */
function asSoonAsPossible(answers: readonly Answer[]): Answer {
  return answers.find(({ type }) => type === 'play') ?? answers[0]
}

/** The first thing the doc offers, without comparing; one property is enough to wire. */
function firstVisit(own: Own, { actions }: Extract<Prompt, { type: 'visit' }>): Answer {
  return { type: 'visit', action: actions[0], properties: actions[0] === 'wire' ? own.property.slice(0, 1) : [] }
}

function chooseWell(situation: Asked): Answer {
  const { view, prompt, rng, level, hurry } = situation
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  const values = level === 'hard' ? byResults : firstSight
  const thinking: Thinking = { rollouts: rollouts[level], values, rng, hurry }
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
      return chooseOffer(table, seat, prompt, own, values)
    case 'decide':
      return chooseDecision(table, seat, prompt, rng, level === 'hard', values)
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
