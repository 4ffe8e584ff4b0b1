/** What the frame says about the game, in English. */
import type { Prompt, Table } from '../../../engine/games/dice-town/facts'
import { canReact } from '../../../engine/games/dice-town/cards/reactions'
import { card, place, played, boardWords } from './boardWords.en'
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
      return 'Your Brute was stopped: give a die back.'
    case 'window':
      if (prompt.window.card === 'girls')
        return prompt.window.queens > 1
          ? `The girls: steal again? Look at up to ${prompt.window.queens} cards, and take one.`
          : 'The girls: steal one more card?'
      return `${card(prompt.window.card)}: will you play it?`
    case 'wanted':
      return 'Stop it with Wanted?'
    case 'offer':
      if (prompt.decision.place === 'doc') return 'Who should go to the doc first? Bribe the sheriff?'
      return `Tie: ${place[prompt.decision.place]}. ${decisionText(now, prompt.decision, boardWords)}. Bribe the sheriff?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Sheriff, who goes to the doc first? Tap them in order.'
        : `Sheriff, who gets it: ${place[prompt.decision.place]}? ${decisionText(now, prompt.decision, boardWords)}.`
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

export { boardWords }

const chooseTied = 'Choose one of the tied players.'
const noSuchCard = 'You don’t have that card.'

/** Why an answer is refused, by the rule that refuses it. */
const refusals: Readonly<Record<string, string>> = {
  'DT-3.1': 'You can only keep dice that are under your cup.',
  'DT-3.3': 'Keeping none costs $1, and you have no money.',
  'DT-3.4': 'You can’t pay for that many dice.',
  'DT-3.6': 'This was the last throw: you keep all of it.',
  'DT-3.7': 'Give back one of the dice you have just lifted.',
  'DT-4.2': chooseTied,
  'DT-5.1': 'Make your offer for one of the tied players.',
  'DT-5.2': 'You can only offer what you hold.',
  'DT-5.4': 'You can ask for new offers only once.',
  'DT-8.1': 'Keep one of the cards you have drawn.',
  'DT-9.1': 'Pick another player, and no more cards than you have Qs.',
  'DT-9.2': 'Keep one of the cards you have stolen.',
  'DT-9.3': 'That player doesn’t have that many cards to steal.',
  'DT-12.2': 'Name each visitor once.',
  'DT-12.3': 'You have no die for that.',
  'DT-12.4': 'Choose one or two properties from your hand.',
  'DT-13.3': noSuchCard,
  'DT-13.4': noSuchCard,
  'DT-13.5': 'That many Brutes would be no use here.',
  'DT-13.6': 'A Cheater turns one of the dice you keep to another side.',
  'DT-13.7': noSuchCard,
  'DT-13.8': noSuchCard,
  'DT-13.9': 'Choose a player who has money.',
  'DT-13.10': noSuchCard,
  'DT-13.11': noSuchCard,
  'DT-13.12': 'You need a Wanted to stop someone else’s card.',
  'DT-13.13': 'You need an Elixir, and an action to use it for.',
  'DT-14.1': 'That card can’t be played now.',
  'DT-17.3': chooseTied,
}

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
  refusal: ({ rule }) => refusals[rule] ?? null,
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
