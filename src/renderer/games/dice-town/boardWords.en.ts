/** What board and controls say, in English. */
import type { Backs, Face, Place, Played, StoreCard } from '../../../engine/games/dice-town/facts'
import type { HandKind } from '../../../engine/games/dice-town/dice/poker'
import type { WonPlace } from '../../../engine/games/dice-town/places/contenders'
import { plural } from '../../words/en/grammar'
import { count, joined } from './grammar'
import type { BoardWords } from './words'

export const place: Record<Place, string> = {
  mine: 'Gold mine',
  bank: 'Bank',
  stagecoach: 'Stagecoach',
  store: 'General store',
  saloon: 'Saloon',
  sheriff: 'Sheriff',
  townHall: 'Town hall',
  doc: 'Doc Badluck',
}

const cards: Record<string, readonly [string, string]> = {
  dynamite: ['Dynamite', 'When you mine: the same number of nuggets again.'],
  girls: ['The girls', 'In the saloon: steal again.'],
  brute: ['Brute', 'When keeping dice: one more is free.'],
  cheater: ['Professional cheater', 'Turn one of the dice you keep.'],
  corruption: ['Corruption', 'At the town hall: the top of the pile too.'],
  credit: ['Unlimited credit', 'In the store: draw and choose again.'],
  joe: ['Nervous Joe', 'Someone gives you $4 right away.'],
  marshal: ['Marshal', 'The badge stays with the old sheriff.'],
  split: ['Even split', 'The bank robber gives you half.'],
  wanted: ['Wanted', 'A store card someone else plays has no effect.'],
  elixir: ['Elixir', 'One of the doc’s actions, as an extra visit.'],
}
export const card = (face: StoreCard) => cards[face]?.[0] ?? `Equipment (${face.split('-')[1]})`

const hands: Record<HandKind, string> = {
  high: 'high card',
  pair: 'a pair',
  twoPairs: 'two pairs',
  three: 'three of a kind',
  straight: 'a straight',
  full: 'a full house',
  four: 'four of a kind',
  five: 'five of a kind',
}

const faceNames: Record<Face, string> = { '9': 'nine', '10': 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' }
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five']
export const dollars = (n: number) => `$${n}`
export const nuggets = (n: number) => plural(n, 'nugget')

export const backs = ({ property, store }: Backs) =>
  joined([count(property, (n) => plural(n, 'property', 'properties')), count(store, (n) => plural(n, 'store card'))])

export const goods = (offer: Backs & { money: number; nuggets: number }) =>
  joined([count(offer.money, dollars), count(offer.nuggets, nuggets), backs(offer)])

export function played(one: Played, names: readonly string[]): string {
  const who = names[one.seat]
  switch (one.card) {
    case 'cheater':
      return `${who} plays ${card('cheater')} (${one.from} → ${one.to})`
    case 'joe':
      return `${who} plays ${card('joe')} on ${names[one.target]}`
    case 'girls':
      return `${who} plays ${card('girls')} on ${names[one.theft.victim]} (${backs(one.theft)})`
    case 'elixir':
      return `${who} plays ${card('elixir')} (${boardWords.doc[one.action]})`
    default:
      return `${who} plays ${card(one.card)}`
  }
}

export const boardWords: BoardWords = {
  place,
  placeHelp: {
    mine: 'Most 9s: as many nuggets as 9s.',
    bank: 'Most 10s: all the money in the bank.',
    stagecoach: 'What you pay for dice comes here, and then goes to the bank.',
    store: 'Most Js: draw as many store cards as Js, keep one.',
    saloon: 'Most Qs: draw cards from someone, keep one.',
    sheriff: 'Most Ks: wear the badge and settle ties. 5 points at the end.',
    townHall: 'Best poker hand: a property, and one more for every A. The numbers are their points.',
    doc: 'Won nothing this round? Make up for it here.',
  },
  placeShort: {
    mine: 'most 9s: nuggets',
    bank: 'most 10s: its money',
    stagecoach: 'dice are paid here',
    store: 'most Js: a store card',
    saloon: 'most Qs: a stolen card',
    sheriff: 'most Ks: the badge',
    townHall: 'best hand: property',
    doc: 'if you win nothing',
  },
  card,
  cardHelp: (face) => cards[face]?.[1] ?? 'Worth points at the end.',
  hand: (kind) => hands[kind],
  brings({ place: at, face, dice, gain }, hand) {
    const why = face === null ? hand : `${numbers[dice] ?? dice} ${faceNames[face]}${dice === 1 ? '' : 's'}`
    const what: Record<WonPlace, string> = {
      mine: nuggets(gain),
      bank: gain > 0 ? dollars(gain) : 'the bank is empty',
      store: gain > 1 ? `one of ${gain} store cards` : 'a store card',
      saloon: gain === 0 ? 'nothing to steal' : gain > 1 ? `steals one of ${gain} cards` : 'steals a card',
      sheriff: 'the badge',
      townHall: plural(gain, 'property', 'properties'),
    }
    return `${why}: ${what[at]}`
  },
  sheriffDecides: 'Tie: the sheriff decides.',
  firstToDoc: 'Who goes to the doc first?',
  doc: { wire: 'barbed wire', draw: 'a store card', cash: '$2 from everyone', gold: 'a nugget from everyone' },
  docHelp: {
    wire: 'Lay out one or two properties. Nobody can steal them any more.',
    draw: 'The top store card is yours.',
    cash: 'Everyone else gives you $2, or what they have.',
    gold: 'Everyone else who has one gives you a nugget.',
  },
  cup: 'Under your cup',
  lookUnder: 'Tap to look',
  coverUp: 'Cover up',
  keep: (n, price) =>
    n === 0 ? `Keep none ($${price})` : `Keep ${n === 1 ? 'one die' : `${n} dice`}${price === 0 ? '' : ` ($${price})`}`,
  keepSome: 'Keep',
  keepHint: 'One die is free, every other one costs $1.',
  tooDear: (money) => `You only have $${money}`,
  lastHint: 'Last throw: you keep it all.',
  fine: 'Keep all',
  brutes: 'Brute: a free die',
  cheat: 'Cheater: turn one',
  turnTo: (from) => `${from} becomes:`,
  giveBack: 'Give this back',
  play: (face) => `Play: ${card(face)}`,
  pass: 'No',
  cancel: 'Stop it',
  dontAsk: 'Don’t ask me about cards this round',
  dontAskShort: 'Don’t ask about cards',
  noCards: 'You have no cards yet.',
  more: (what) => `${what}: more`,
  inEnvelope: 'In the envelope',
  nothing: 'nothing',
  takeOut: 'Tap to take it out',
  nothingToPlay: 'You have no card for this. The game goes on in a moment.',
  given: 'Got it. The game goes on in a moment.',
  stall: 'Play for time',
  stalling: 'Everyone is waiting for you.',
  goOn: 'Go on',
  muted: 'You won’t be asked about cards this round.',
  offerFor: 'Who should the sheriff choose?',
  offerWhat: 'Tap what you’ll give, above.',
  offer: 'Offer',
  noOffer: 'No offer',
  money: 'Money',
  nuggets: 'Nuggets',
  noOffers: 'No offer',
  choose: (name) => (name ? `Choose ${name}` : 'Choose'),
  again: 'Ask for new offers',
  order: 'Tap them in the order they should go.',
  setOrder: 'Confirm order',
  take: 'Keep this one',
  target: 'Make them pay',
  victim: 'Who do you rob?',
  property: 'Properties',
  deed: 'Property',
  store: 'Store cards',
  steal: 'Steal',
  loot: 'Take this one',
  visit: 'Choose this',
  stayAway: 'Stay away',
  wireWhich: 'Which properties do you wire? Pick one or two. Nobody can steal them any more.',
  myCards: 'Your cards',
  points: (n) => plural(n, 'point'),
  sheriff: 'sheriff',
  wired: 'wired',
  inHand: (what) => backs(what) || 'no cards',
  goods,
  played,
  deck: (n) => plural(n, 'card'),
  dollars,
  gold: nuggets,
  goldShort: nuggets,
  dice: (list) => (list.length === 0 ? 'no dice set aside' : `dice set aside: ${list.join(', ')}`),
}
