/** What the frame says about the game, in English. */
import type { Prompt, Table } from '../../../engine/games/dice-town'
import { canReact } from '../../../engine/games/dice-town/cards/reactions'
import { card, place, played, table } from './table.en'
import { tell } from './tell.en'
import { decisionText } from './town'
import type { TownWords } from './types'

function asked(prompt: Prompt, now: Table): string {
  switch (prompt.type) {
    case 'keep':
      return 'What do you keep?'
    case 'last':
      return 'The last throw: it is all yours.'
    case 'giveBack':
      return 'The brute was no help: give a die back.'
    case 'window':
      return `Do you play it? ${card(prompt.window.card)}`
    case 'wanted':
      return 'Do you stop it with Wanted?'
    case 'offer':
      if (prompt.decision.place === 'doc') return 'Who shall go to the doc first? A bribe?'
      return `A tie: ${place[prompt.decision.place]}. ${decisionText(now, prompt.decision, table)}. A bribe?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Sheriff, who goes to the doc first?'
        : `Sheriff, who gets it: ${place[prompt.decision.place]}? ${decisionText(now, prompt.decision, table)}.`
    case 'take':
      return 'Which card do you keep?'
    case 'joe':
      return 'Nervous Joe is with you: who pays?'
    case 'steal':
      return prompt.queens > 1
        ? `Saloon: whom do you rob? Look at ${prompt.queens} cards at most, and take one.`
        : 'Saloon: from whom do you steal a card?'
    case 'loot':
      return 'Which one do you take?'
    case 'visit':
      return 'Doc Badluck is waiting. What will it be?'
    case 'final':
      return 'Sheriff, who wins the game?'
    default:
      return prompt satisfies never
  }
}

export const words: TownWords = {
  options: {
    firstSheriff: {
      label: 'First sheriff',
      help: 'The seat of the youngest, or by lot.',
      values: { random: 'By lot', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5' },
    },
    clock: {
      label: 'Clock',
      help: 'Time for each decision; the clock answers for the silent.',
      values: { off: 'None', 20: '20 s', 40: '40 s', 90: '90 s' },
    },
  },
  status(view, prompt, names) {
    if (prompt && canReact(view, prompt)) return asked(prompt, view.table)
    const { phase, round, place: at } = view.table
    if (phase.type === 'over') return `It is over: ${names[phase.winner]} runs the town.`
    if (phase.type === 'keep' || phase.type === 'last') return `Round ${round}: everyone looks under their cup.`
    if (phase.type === 'decide') return `The sheriff decides: ${place[phase.decision.place]}.`
    if (phase.type === 'offers') return `Offers to the sheriff: ${place[phase.decision.place]}.`
    if (phase.type === 'wanted') return `${phase.played.map((one) => played(one, names)).join('; ')}.`
    if (phase.type === 'window') return `${at ? place[at] : 'Cards'}: does anyone play one?`
    return at ? `Round ${round}: ${place[at]}.` : `Round ${round}.`
  },
  tell,
  refusal: (refusal) =>
    ({
      'DT-3.4': 'You can’t pay for so many dice.',
      'DT-3.3': 'Keeping none costs $1, and you have no money.',
      'DT-13.5': 'So many brutes would not help here.',
      'DT-5.2': 'You can only offer what you hold.',
    })[refusal.rule] ?? null,
  ending: (outcome, names) => `${names[outcome.winners[0]]} runs the town.`,
  scoreParts: {
    nuggets: 'Nuggets',
    money: 'Money',
    sheriff: 'Badge',
    equipment: 'Equipment',
    properties: 'Properties',
  },
}
