import {
  centre,
  type Colour,
  type ForrasEvent,
  type Operation,
  type Own,
  type Prompt,
  type Table,
} from '../../../engine/games/forras-pont/facts'
import { writeCell } from '../../../engine/games/forras-pont/notation'
import type { GameWords } from '../../match/contract'
import type { Says } from './says'

const disc: Record<Colour, string> = { yellow: 'yellow', purple: 'purple', pink: 'pink' }
const way: Record<Operation, string> = {
  up: 'up',
  'up-right': 'up and right',
  right: 'right',
  'down-right': 'down and right',
  down: 'down',
  'down-left': 'down and left',
  left: 'left',
  'up-left': 'up and left',
  repeat: 'repeat',
}
const aims = {
  place: 'you can place here',
  start: 'you can start here',
  step: 'an operation leads here',
  stray: 'no operation leads here',
  back: 'part of the route, tap to cut it back to here',
}
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const enSays: Says = {
  board: 'The board, your side at the bottom',
  bank: 'bank',
  own: 'own',
  sheets: 'Operation sheets',
  sheetsShort: 'Sheets',
  readBy: 'Whose turn? This is how arrows point on your board then:',
  inMyTurn: 'yours',
  readHelp: 'All arrows are read from the side of whoever is on turn: up is away from them.',
  why: 'Why?',
  yourSheet: 'Your sheet: nine colour pairs',
  operations: 'Operations',
  firstRoute: (card) =>
    card === '?' ? 'The first route may have any length.' : `The first route: at least ${card} discs.`,
  fillPair: ([from, to]) => `Which way from ${disc[from]} to ${disc[to]}?`,
  fillRepeat: 'The round arrow repeats the step before.',
  filled: 'All nine are there. Tap one to change it.',
  random: 'Random',
  clear: 'Clear',
  favourites: 'Favourites',
  done: 'My sheet is ready',
  keep: 'Remember this sheet',
  unkeep: 'Forget this sheet',
  kept: 'Remembered sheets',
  noneKept: 'None yet. Fill in a sheet and remember it.',
  lastSheet: 'The one you used last',
  take: 'Use this sheet',
  forget: 'Forget',
  pass: 'Pass',
  passTitle: 'Do you pass?',
  passHelp: 'You place no disc and claim no route in this turn.',
  passEndsTitle: 'This ends the game',
  passEndsHelp: 'A whole round would have passed without a new disc. Whoever has the most discs now wins.',
  passEndsYes: 'Pass and end it',
  place: 'Place it',
  pickCell: 'Tap an empty cell',
  pickColour: 'Which colour?',
  claimRoute: 'Claim a route',
  offers: 'The best routes',
  looking: 'Looking for routes …',
  noRoute: 'You have no route to claim now.',
  openings: 'What would one more disc bring?',
  oneMore: '+1 disc',
  lookingAhead: 'Looking one disc ahead …',
  noOpening: 'No single disc opens a route.',
  noBetter: 'No single disc gives you a better route.',
  announce: 'Claim',
  cancelClaim: 'Claim nothing',
  takeBack: 'Take back',
  marks: 'The marks show whose sheet leads there.',
  discs: 'discs',
  shares: 'Who would get how many',
  steps: 'The steps of the route',
  centreDisc: 'The disc for the centre',
  refusedThen: 'It would not be accepted.',
  lostThen: 'A false claim: it costs your turn.',
  overThen: 'A false claim, and it would end the game.',
  holds: 'holds',
  fails: 'fails',
  sheetOf: (name) => `Operation sheet: ${name}`,
  missing: (left) => `${left} to go`,
  ownCount: (count) => `none in the bank, you have ${count}`,
  bankCount: (count) => `${count} in the bank`,
  stockLabel: (colour, text, onBoard) => `${upper(disc[colour])}: ${text}, ${onBoard} on the board`,
  pair: ([from, to], operation) =>
    `${upper(disc[from])}, then ${disc[to]}: ${operation === null ? 'still empty' : way[operation]}`,
  operationButton: (operation, used) =>
    used ? `${upper(way[operation])}, on the sheet already` : upper(way[operation]),
  cell: (cell, colour, aim, owners) =>
    [
      cell === centre ? 'The spring' : writeCell(cell),
      colour ? disc[colour] : 'empty',
      ...(aim ? [aims[aim]] : []),
      ...(owners.length > 0 ? [owners.join(', ')] : []),
    ].join(', '),
  offer: (length, own, other) => `A route of ${many(length, 'disc')}: ${own} for you, ${other} for others`,
  offerShort: (own) => `${own} for you`,
  opening: (cell, colour, length, own, other) =>
    `${upper(disc[colour])} on ${writeCell(cell)}, then a route of ${many(length, 'disc')}: ${own} for you, ${other} for others`,
  discCount: (count) => many(count, 'disc'),
  lengthOf: (length, minimum) => (minimum <= 1 ? `${length}` : `${length} / ${minimum}`),
  step: (at, operation, owner, fitting) =>
    owner === null || operation === null
      ? `Step ${at}: no operation leads this way`
      : `Step ${at}: ${way[operation]}, by ${owner}${fitting > 1 ? `; ${fitting} to choose from` : ''}`,
  centreColour: (colour, source) =>
    `Centre: ${disc[colour]}${source === 'own' ? ', of your own' : source === null ? ', none to be had' : ''}`,
  claim: (standing) => {
    switch (standing.type) {
      case 'noDiscs':
        return 'There is no disc in the bottom row to start from.'
      case 'start':
        return 'Tap a disc in the bottom row: the route starts there.'
      case 'goOn':
        return standing.missing > 1
          ? `Which way on? At least ${standing.missing} more discs to the spring.`
          : 'Which way on? Now reach the spring.'
      case 'stuck':
        return 'Nobody’s sheet leads on from here. Take a step back.'
      case 'colour':
        return 'Which colour goes on the centre?'
      case 'wrong':
        return `No operation leads along step ${standing.step}.`
      case 'short':
        return `Only ${many(standing.length, 'disc')}, ${standing.minimum} are needed.`
      case 'whole':
        return standing.own === standing.length
          ? `The route is there: ${many(standing.length, 'disc')}, all yours. Claim it?`
          : `The route is there: ${many(standing.length, 'disc')}, ${standing.own} of them yours. Claim it?`
      default:
        return standing satisfies never
    }
  },
  verdictTrue: (length) => `A true route: ${many(length, 'disc')}.`,
  verdictFalse: (step) => `False: it fails at step ${step}.`,
  verdictShort: (length, minimum) => `False: ${many(length, 'disc')}, ${minimum} are needed.`,
  total: (count) => many(count, 'disc'),
  owned: (colour, count) => `${disc[colour]}: ${count}`,
  cardsWon: (cards) => (cards.length === 0 ? 'no number cards' : `number cards: ${cards.join(', ')}`),
  pile: (count, card) =>
    !card
      ? 'All seven number cards are won'
      : count === 0
        ? 'The last number card'
        : `${many(count, 'number card')} to come`,
  news: (event, names) => tell(event, names),
}

/** "Anna 5, Béla 2": who got how many. */
function shares(rewards: readonly { readonly seat: number }[], names: readonly string[]): string {
  return names
    .map((name, seat) => ({ name, count: rewards.filter((reward) => reward.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ')
}

function tell(event: ForrasEvent, names: readonly string[]): string | null {
  switch (event.type) {
    case 'dealt':
      return event.card === '?'
        ? 'The first number card is the question mark: any length will do.'
        : `The first number card is ${event.card}.`
    case 'sheets':
      return 'All sheets are filled in and open now.'
    case 'first':
      return `${names[event.seat]} begins.`
    case 'placed':
      return event.source === 'own'
        ? `${names[event.seat]} places a ${disc[event.colour]} disc of their own on ${writeCell(event.cell)}.`
        : `${names[event.seat]} places ${disc[event.colour]} on ${writeCell(event.cell)}.`
    case 'passed':
      return event.forced ? `${names[event.seat]} has nothing to play and is skipped.` : `${names[event.seat]} passes.`
    case 'claimed':
      return `${names[event.seat]} claims a route: ${event.route.map(writeCell).join('–')}.`
    case 'false-claim':
      return event.step === null
        ? `The claim is false: ${many(event.length, 'disc')}, ${event.minimum} were needed. The disc leaves the centre.`
        : `The claim is false: step ${event.step + 1} fails. The disc leaves the centre.`
    case 'route-won':
      return `The route is true. Discs: ${shares(event.rewards, names)}.`
    case 'card-won':
      return `${names[event.seat]} takes number card ${event.card}.`
    case 'card-drawn':
      return `The new number card is ${event.card}.`
    case 'ended':
      return `The end: ${event.endings.map((one) => endings[one]).join(', ')}.`
    default:
      return event satisfies never
  }
}
const endings = {
  majority: 'nobody can get ahead of the leader any more',
  idle: 'nobody placed a disc for a whole round',
  cards: 'all seven number cards are won',
}

export const en: GameWords<Table, Own, Prompt, ForrasEvent> = {
  options: {
    seating: {
      label: 'Two players sit',
      help: 'Side by side, routes cross each other more often.',
      values: { opposite: 'Opposite', adjacent: 'Side by side' },
    },
    assistance: {
      label: 'Assistance',
      help: 'Whoever is on turn sees their best routes, may look what one more disc would bring, and a false claim costs nothing.',
      values: {},
    },
    clock: {
      label: 'Clock',
      help: 'Time for a turn; three times as much for the sheets. When it runs out, you pass.',
      values: { off: 'None', 60: '1 minute', 180: '3 minutes' },
    },
  },
  status({ table }, prompt, names) {
    if (prompt?.type === 'sheet') return 'Fill in your sheet.'
    if (table.phase === 'sheets') return 'Everyone is filling in their sheet.'
    if (prompt)
      return prompt.minimum > 1
        ? `Place a disc, or claim a route of at least ${prompt.minimum} discs.`
        : 'Place a disc, or claim a route of any length.'
    return table.turn === null ? '' : `${names[table.turn]} is on turn.`
  },
  tell: (event, names) => tell(event, names),
  refusal({ rule, params }) {
    switch (rule) {
      case 'FP-4':
        return 'Each operation must stand on your sheet exactly once.'
      case 'FP-8':
        return 'That cell is not empty. Pick another.'
      case 'FP-9':
        return 'There is no such disc for you now: pick another colour.'
      case 'FP-13':
        return 'A disc gets to the spring only by a claim.'
      case 'FP-14':
        return 'A route starts at your own edge.'
      case 'FP-20':
        return params.step === undefined
          ? 'No operation leads along that step.'
          : `No such operation leads along step ${params.step}. Nothing is lost, put it right.`
      case 'FP-21':
        return `That is only ${params.length} discs, ${params.minimum} are needed. Nothing is lost, find a longer one.`
      default:
        return null
    }
  },
  ending(outcome, names, table) {
    const won = outcome.winners.map((seat) => names[seat])
    const how = table.ended.map((one) => endings[one]).join(', ')
    if (won.length > 1) return `${won.slice(0, -1).join(', ')} and ${won.at(-1)} share the victory: ${how}.`
    const tie = outcome.rule === 'FP-32' ? ' Discs are equal, the number cards decided.' : ''
    return `${won[0]} won: ${how}.${tie}`
  },
  scoreParts: { yellow: 'Yellow', purple: 'Purple', pink: 'Pink', cards: 'Number cards (break ties)' },
}
