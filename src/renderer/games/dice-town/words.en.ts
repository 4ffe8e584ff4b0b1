import type { Seat } from '../../../engine/core/contract'
import type { Backs, Face, Lift, Place, Played, Prompt, StoreCard, Table } from '../../../engine/games/dice-town'
import type { HandKind } from '../../../engine/games/dice-town/dice/poker'
import { canReact, count, joined, type TableWords } from './words'
import { stakeOf } from './town'
import type { TownWords } from './types'

const place: Record<Place, string> = {
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
  dynamite: ['Dynamite', 'When you mine: as many nuggets once more.'],
  girls: ['The girls', 'In the saloon: steal once more.'],
  brute: ['Brute', 'When keeping dice: one more is free.'],
  cheater: ['Professional cheater', 'Turn one of the dice you keep.'],
  corruption: ['Corruption', 'At the town hall: the top of the pile too.'],
  credit: ['Unlimited credit', 'In the store: draw and choose once more.'],
  joe: ['Nervous Joe', 'Someone gives you 4 dollars, at once.'],
  marshal: ['Marshal', 'The badge stays with the old sheriff.'],
  split: ['Even split', 'The bank robber gives you half.'],
  wanted: ['Wanted', 'A store card someone else plays has no effect.'],
  elixir: ['Elixir', 'One of the doc’s actions, as an extra visit.'],
}
const card = (face: StoreCard) => cards[face]?.[0] ?? `Equipment (${face.split('-')[1]})`

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
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
const dollars = (n: number) => `$${n}`
const nuggets = (n: number) => plural(n, 'nugget')

const backs = ({ property, store }: Backs) =>
  joined([count(property, (n) => plural(n, 'property', 'properties')), count(store, (n) => plural(n, 'store card'))])

const goods = (offer: Backs & { money: number; nuggets: number }) =>
  joined([count(offer.money, dollars), count(offer.nuggets, nuggets), backs(offer)])

function played(one: Played, names: readonly string[]): string {
  const who = names[one.seat]
  switch (one.card) {
    case 'cheater':
      return `${who} plays ${card('cheater')} (${one.from} → ${one.to})`
    case 'joe':
      return `${who} plays ${card('joe')} on ${names[one.target]}`
    case 'girls':
      return `${who} plays ${card('girls')} on ${names[one.theft.victim]} (${backs(one.theft)})`
    case 'elixir':
      return `${who} plays ${card('elixir')} (${table.doc[one.action]})`
    default:
      return `${who} plays ${card(one.card)}`
  }
}

export const table: TableWords = {
  place,
  placeHelp: {
    mine: 'Most 9s: as many nuggets as 9s.',
    bank: 'Most 10s: all the money in the bank.',
    stagecoach: 'What you pay for dice comes here, and then goes to the bank.',
    store: 'Most Js: draw as many store cards as Js, keep one.',
    saloon: 'Most Qs: draw cards from somebody, keep one.',
    sheriff: 'Most Ks: wear the badge and settle ties. 5 points at the end.',
    townHall: 'Best poker hand: a property, and one more for every A. The numbers are their points.',
    doc: 'Who won nothing anywhere makes up for it here.',
  },
  placeShort: {
    mine: 'most 9s: nuggets',
    bank: 'most 10s: its money',
    stagecoach: 'dice are paid here',
    store: 'most Js: a store card',
    saloon: 'most Qs: a stolen card',
    sheriff: 'most Ks: the badge',
    townHall: 'best hand: property',
    doc: 'comfort for who won nothing',
  },
  card,
  cardHelp: (face) => cards[face]?.[1] ?? 'Worth points at the end.',
  hand: (kind) => hands[kind],
  brings(facts) {
    const { place: at, amount, face, stock } = facts
    const dice =
      face === null ? facts.hand : `${numbers[amount] ?? amount} ${faceNames[face]}${amount === 1 ? '' : 's'}`
    const goods: Partial<Record<Place, string>> = {
      mine: nuggets(Math.min(amount, stock)),
      bank: stock > 0 ? dollars(stock) : 'the bank is empty',
      store: amount > 1 ? `one of ${amount} store cards` : 'a store card',
      saloon: stock === 0 ? 'nothing to steal' : amount > 1 ? `steals one of ${amount} cards` : 'steals a card',
      sheriff: 'the badge',
      townHall: plural(stock, 'property', 'properties'),
    }
    return `${dice}: ${goods[at] ?? ''}`
  },
  sheriffDecides: 'A tie: the sheriff decides.',
  firstToDoc: 'Who goes to the doc first?',
  doc: { wire: 'barbed wire', draw: 'a store card', cash: '$2 from everyone', gold: 'a nugget from everyone' },
  docHelp: {
    wire: 'One or two of your properties lie open and can’t be stolen any more.',
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
  keepHint: 'One die is free, each other costs $1.',
  tooDear: (money) => `You can’t pay that: $${money}`,
  lastHint: 'The last throw: all of it stays.',
  fine: 'Fine',
  brutes: 'Brute: a free die',
  cheat: 'Cheater: turn one',
  turnTo: (from) => `${from} becomes:`,
  giveBack: 'Give this back',
  play: (face) => `Play: ${card(face)}`,
  pass: 'No',
  cancel: 'Stop it',
  dontAsk: 'Don’t ask me about cards this round',
  nothingToPlay: 'You have no card for this; it goes on in a moment.',
  given: 'Done. It goes on in a moment.',
  stall: 'Play for time',
  stalling: 'Everyone waits for you.',
  goOn: 'Go on',
  muted: 'You are not asked about cards this round.',
  offerFor: 'Whom shall the sheriff choose?',
  offerWhat: 'What do you give?',
  offer: 'Offer',
  noOffer: 'No offer',
  money: 'Money',
  nuggets: 'Nuggets',
  noOffers: 'No offer',
  choose: (name) => (name ? `Choose ${name}` : 'Choose'),
  again: 'New offers',
  order: 'Tap them in the order in which they go.',
  setOrder: 'In this order',
  take: 'Keep this one',
  target: 'They pay',
  victim: 'Whom do you rob?',
  howMany: (n) => `Look at ${plural(n, 'card')} at most, and keep one.`,
  property: 'Properties',
  deed: 'Property',
  store: 'Store cards',
  steal: 'Steal',
  loot: 'Take this one',
  visit: 'This, please',
  stayAway: 'Stay away',
  wireWhich: 'Which properties get the wire? One or two lie open and can’t be stolen any more.',
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

const seats = (list: readonly Seat[], names: readonly string[]) => list.map((seat) => names[seat]).join(', ')

const lift = ({ seat, dice, paid }: Lift, names: readonly string[]) =>
  `${names[seat]}: ${dice.join(' ') || 'nothing'}${paid > 0 ? ` (${dollars(paid)})` : ''}`

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
      return `A tie: ${place[prompt.decision.place]}. ${stakeOf(now, prompt.decision, table)}. A bribe?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Sheriff, who goes to the doc first?'
        : `Sheriff, who gets it: ${place[prompt.decision.place]}? ${stakeOf(now, prompt.decision, table)}.`
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
  tell(event, names) {
    const who = (seat: Seat) => names[seat]
    switch (event.type) {
      case 'began':
        return `The first sheriff is ${who(event.sheriff)}.`
      case 'round':
        return `Round ${event.round}.`
      case 'threw':
        return event.last ? `The last throw: ${seats(event.seats, names)}.` : null
      case 'lifted':
        return `Under the cups: ${event.lifts.map((one) => lift(one, names)).join('; ')}.`
      case 'showdown':
        return null
      case 'turned':
        return `${who(event.seat)} turns a die: ${event.from} → ${event.to}.`
      case 'charged':
        return `${who(event.seat)} pays for the die: ${dollars(event.paid)}.`
      case 'gaveBack':
        return `${who(event.seat)} gives a die back: ${event.die}.`
      case 'played':
        return `${played(event.played, names)}.`
      case 'cancelled':
        return `${who(event.by)} plays Wanted: ${card(event.played.card)} has no effect.`
      case 'nobody':
        return event.why === 'noDice'
          ? `${place[event.place]}: nobody has a die for it.`
          : `${place[event.place]}: nothing to win.`
      case 'tie':
        return `${place[event.decision.place]}: ${who(event.sheriff)} decides between ${seats(event.decision.tied, names)}.`
      case 'offered':
        return event.offers.length === 0
          ? 'Nobody offers anything.'
          : event.offers.map((one) => `${who(one.from)} offers for ${who(one.for)}: ${goods(one)}.`).join(' ')
      case 'again':
        return `${who(event.sheriff)} asks for new offers.`
      case 'decided':
        return `The sheriff has decided: ${seats(event.order, names)}.`
      case 'bribed':
        return `${who(event.offer.from)} pays the sheriff: ${goods(event.offer)}.`
      case 'bribeCards':
        return `It was: ${[...event.cards.property.map((n) => `property (${n})`), ...event.cards.store.map(card)].join(', ')}.`
      case 'mined':
        return event.dynamite
          ? `The dynamite brings ${nuggets(event.nuggets)} more (${who(event.seat)}).`
          : `Gold mine: ${who(event.seat)} gets ${nuggets(event.nuggets)}.`
      case 'robbed':
        return `${who(event.seat)} robs the bank: ${dollars(event.money)}.`
      case 'split':
        return `Even split: ${who(event.to)} gets ${dollars(event.money)} from ${who(event.from)}.`
      case 'stagecoach':
        return `The stagecoach brings ${dollars(event.money)} to the bank.`
      case 'drew':
        return event.place === 'store'
          ? `General store: ${who(event.seat)} draws ${plural(event.count, 'card')}.`
          : `${who(event.seat)} gets a store card from the doc.`
      case 'drawn':
        return `You drew: ${event.cards.map(card).join(', ')}.`
      case 'shopped':
        return `${who(event.seat)} keeps a store card.`
      case 'reshuffled':
        return 'The discards become a new deck.'
      case 'joe':
        return event.idle
          ? `Nervous Joe (${who(event.seat)}): nobody has any money.`
          : `Nervous Joe turns up at ${who(event.seat)}.`
      case 'joePaid':
        return `${who(event.from)} pays ${who(event.to)} for Joe: ${dollars(event.money)}.`
      case 'stole':
        return `Saloon: ${who(event.thief)} robs ${who(event.theft.victim)} (${backs(event.theft)}).`
      case 'loot':
        return `The loot: ${[...event.cards.property.map((n) => `property (${n})`), ...event.cards.store.map(card)].join(', ')}.`
      case 'lootKept':
        return `${who(event.thief)} keeps one: ${event.back === 'property' ? 'a property' : 'a store card'}.`
      case 'lootCard':
        return `Taken: ${typeof event.card === 'number' ? `property (${event.card})` : card(event.card)}.`
      case 'badge':
        return `The new sheriff is ${who(event.to)}.`
      case 'reelected':
        return `${who(event.seat)} stays sheriff.`
      case 'badgeStays':
        return `The marshal steps in: ${who(event.sheriff)} keeps the badge.`
      case 'granted':
        return `Town hall: ${who(event.seat)} gets ${event.properties.join(', ')}.`
      case 'corrupted':
        return `Corruption: ${who(event.seat)} takes the top of the pile too.`
      case 'corruptCard':
        return `On top of the pile: property (${event.property}).`
      case 'refilled':
        return null
      case 'visited':
        return event.action === null
          ? `${who(event.seat)} stays away from the doc.`
          : `Doc Badluck: ${who(event.seat)}, ${table.doc[event.action]}.`
      case 'wired':
        return `${who(event.seat)} wires ${event.properties.join(', ')}.`
      case 'collected':
        return `${who(event.seat)} collects: ${
          event.from
            .filter((one) => one.amount > 0)
            .map((one) => `${who(one.seat)} ${event.what === 'money' ? dollars(one.amount) : nuggets(one.amount)}`)
            .join(', ') || 'nothing'
        }.`
      case 'ended':
        return event.why === 'mine'
          ? 'The mine is empty: this was the last round.'
          : 'The properties are gone: this was the last round.'
      case 'hands':
        return `Cards on the table: ${event.totals.map((total, seat) => `${who(seat)} ${total}`).join(', ')}.`
      case 'over':
        return `${who(event.winner)} runs the town.`
      default:
        return event satisfies never
    }
  },
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
