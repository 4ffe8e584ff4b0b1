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
      return 'What do you keep? One die is free, the others $1 each.'
    case 'last':
      return 'Last throw: you keep it all.'
    case 'giveBack':
      return 'Your brute was stopped: give a die back.'
    case 'window':
      return `${card(prompt.window.card)}: will you play it?`
    case 'wanted':
      return 'Stop it with Wanted?'
    case 'offer':
      if (prompt.decision.place === 'doc') return 'Who should go to the doc first? Bribe the sheriff?'
      return `Tie: ${place[prompt.decision.place]}. ${decisionText(now, prompt.decision, table)}. Bribe the sheriff?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Sheriff, who goes to the doc first?'
        : `Sheriff, who gets it: ${place[prompt.decision.place]}? ${decisionText(now, prompt.decision, table)}.`
    case 'take':
      return 'Which card do you keep?'
    case 'joe':
      return 'You got Nervous Joe: who pays?'
    case 'steal':
      return prompt.queens > 1
        ? `Saloon: who do you rob? Look at up to ${prompt.queens} cards, and take one.`
        : 'Saloon: who do you steal a card from?'
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

export { table }

export const words: TownWords = {
  options: {
    firstSheriff: {
      label: 'First sheriff',
      help: 'The youngest player’s seat, or a random one.',
      values: { random: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5' },
    },
    clock: {
      label: 'Clock',
      help: 'Time for each decision. When it runs out, the clock answers for you.',
      values: { off: 'None', 20: '20 s', 40: '40 s', 90: '90 s' },
    },
  },
  status(view, prompt, names) {
    if (prompt && canReact(view, prompt)) return asked(prompt, view.table)
    const { phase, round, place: at } = view.table
    if (phase.type === 'over') return `Game over: ${names[phase.winner]} runs the town.`
    if (phase.type === 'keep' || phase.type === 'last') return `Round ${round}: everyone looks under their cup.`
    if (phase.type === 'decide') return `The sheriff decides: ${place[phase.decision.place]}.`
    if (phase.type === 'offers') return `Offers to the sheriff: ${place[phase.decision.place]}.`
    if (phase.type === 'wanted') return `${phase.played.map((one) => played(one, names)).join('; ')}.`
    if (phase.type === 'window') return `${at ? place[at] : 'Cards'}: does anyone play a card?`
    return at ? `Round ${round}: ${place[at]}.` : `Round ${round}.`
  },
  tell,
  refusal: (refusal) =>
    ({
      'DT-3.4': 'You can’t pay for that many dice.',
      'DT-3.3': 'Keeping none costs $1, and you have no money.',
      'DT-13.5': 'That many brutes would be no use here.',
      'DT-5.2': 'You can only offer what you hold.',
    })[refusal.rule] ?? null,
  ending: (outcome, names) => `${names[outcome.winners[0]]} runs the town.`,
  behind: (by) => `From ${by} behind in the points on show.`,
  scoreParts: {
    nuggets: 'Nuggets',
    money: 'Money',
    sheriff: 'Badge',
    equipment: 'Equipment',
    properties: 'Properties',
  },
}
