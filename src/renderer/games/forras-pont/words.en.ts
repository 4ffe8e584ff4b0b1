import { centre } from '../../../engine/games/forras-pont/board'
import type { Colour, Event, Operation, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import { cellText } from '../../../engine/games/forras-pont/notation'
import type { GameWords } from '../../match/contract'
import { capital } from '../../words/capital'
import { plural } from '../../words/en/grammar'
import { sharesText } from './grammar'
import type { BoardWords } from './words'

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
  place: 'place a disc here',
  start: 'start here',
  step: 'an operation leads here',
  stray: 'no operation leads here',
  back: 'part of the route, tap to cut it back to here',
}

export const boardWords: BoardWords = {
  board: 'The board, your side at the bottom',
  bank: 'bank',
  own: 'own',
  sheets: 'Operation sheets',
  sheetsShort: 'Sheets',
  readBy: 'Whose turn? Arrows then point like this on your board:',
  inMyTurn: 'yours',
  readHelp: 'All arrows are read from the active player’s side: up is away from them.',
  why: 'Why?',
  yourSheet: 'Your sheet: nine colour pairs',
  operations: 'Operations',
  firstRoute: (card) =>
    card === '?' ? 'The first route may have any length.' : `The first route: at least ${card} discs.`,
  fillPair: ([from, to]) => `Which way from ${disc[from]} to ${disc[to]}?`,
  fillRepeat: 'The round arrow repeats the previous step.',
  filled: 'All nine are filled in. Tap one to change it.',
  random: 'Random',
  randomRest: 'Fill the rest',
  clear: 'Clear',
  favourites: 'Favourites',
  done: 'My sheet is ready',
  keep: 'Add to favourites',
  unkeep: 'Remove from favourites',
  kept: 'Your favourites',
  noneKept: 'None yet. Fill in a sheet and add it.',
  lastSheet: 'The last one you used',
  take: 'Use this sheet',
  forget: 'Remove',
  pass: 'Pass',
  passTitle: 'Pass this turn?',
  passHelp: 'You won’t place a disc or claim a route this turn.',
  passEndsTitle: 'This ends the game',
  passEndsHelp: 'That would be a whole round without a new disc. The player with the most discs wins.',
  passEndsYes: 'Pass and end it',
  place: 'Place it',
  pickCell: 'Tap an empty cell',
  pickColour: 'Which colour?',
  claimRoute: 'Claim a route',
  offers: 'The best routes',
  looking: 'Looking for routes…',
  noRoute: 'You have no route to claim right now.',
  openings: 'What would one more disc bring?',
  oneMore: 'What would +1 disc do?',
  lookingAhead: 'Looking one disc ahead…',
  noOpening: 'One disc isn’t enough yet: build from your edge to the spring.',
  noBetter: 'No single disc gives you a better route.',
  announce: 'Claim',
  cancelClaim: 'Cancel the claim',
  takeBack: 'Take back',
  marks: 'The marks show whose sheet leads there.',
  discs: 'discs',
  shares: 'How many discs each player would get',
  steps: 'The steps of the route',
  centreDisc: 'The disc for the centre',
  refusedThen: 'It would be refused.',
  lostThen: 'A false claim: it costs your turn.',
  overThen: 'A false claim: it ends the game.',
  holds: 'holds',
  fails: 'fails',
  sheetOf: (name) => `Operation sheet: ${name}`,
  missing: (left) => `${left} to go`,
  ownCount: (count) => `none in the bank, you have ${count}`,
  bankCount: (count) => `${count} in the bank`,
  stockLabel: (colour, text, onBoard) => `${capital(disc[colour])}: ${text}, ${onBoard} on the board`,
  pair: ([from, to], operation) =>
    `${capital(disc[from])}, then ${disc[to]}: ${operation === null ? 'still empty' : way[operation]}`,
  operationButton: (operation, used) =>
    used ? `${capital(way[operation])}, on the sheet already` : capital(way[operation]),
  cell: (cell, colour, aim, owners) =>
    [
      cell === centre ? 'The spring' : cellText(cell),
      colour ? disc[colour] : 'empty',
      ...(aim ? [aims[aim]] : []),
      ...(owners.length > 0 ? [owners.join(', ')] : []),
    ].join(', '),
  offer: (length, own, other) => `A route of ${plural(length, 'disc')}: ${own} for you, ${other} for others`,
  offerShort: (own) => `${own} for you`,
  opening: (cell, colour, length, own, other) =>
    `${capital(disc[colour])} on ${cellText(cell)}, then a route of ${plural(length, 'disc')}: ${own} for you, ${other} for others`,
  discCount: (count) => plural(count, 'disc'),
  lengthOf: (length, minimum) => (minimum <= 1 ? `${length}` : `${length} / ${minimum}`),
  step: (at, operation, owner, fitting) =>
    owner === null || operation === null
      ? `Step ${at}: no operation leads this way`
      : `Step ${at}: ${way[operation]}, by ${owner}${fitting > 1 ? `; ${fitting} to choose from` : ''}`,
  centreColour: (colour, source) =>
    `Centre: ${disc[colour]}${source === 'own' ? ', one of your own' : source === null ? ', none left for you' : ''}`,
  claim: (standing) => {
    switch (standing.type) {
      case 'noDiscs':
        return 'There is no disc in the bottom row to start from.'
      case 'start':
        return 'Tap a disc in the bottom row: the route starts there.'
      case 'goOn':
        return standing.missing > 1
          ? `Where next? At least ${standing.missing} more discs to the spring.`
          : 'Where next? Head for the spring.'
      case 'stuck':
        return 'Nobody’s sheet leads on from here. Take a step back.'
      case 'colour':
        return 'Which colour goes on the centre?'
      case 'wrong':
        return `No operation allows step ${standing.step}.`
      case 'short':
        return `Only ${plural(standing.length, 'disc')}: you need ${standing.minimum}.`
      case 'whole':
        return standing.own === standing.length
          ? `Route complete: ${plural(standing.length, 'disc')}, all yours. Claim it?`
          : `Route complete: ${plural(standing.length, 'disc')}, ${standing.own} of them yours. Claim it?`
      default:
        return standing satisfies never
    }
  },
  checking: (name) => `${name}’s water is on its way…`,
  stepBy: (at, owner) => `Step ${at}: ${owner}’s sheet.`,
  yoursSoFar: (count) => `Yours so far: ${count}.`,
  notThisWay: ([from, to], owner, operation, taken, first) => {
    const start = `From ${disc[from]} to ${disc[to]}, ${owner}’s sheet`
    if (operation !== 'repeat') return `${start} goes ${way[operation]}, not ${way[taken]}.`
    return first ? `${start} repeats, but nothing came before.` : `${start} repeats, but the route turns here.`
  },
  verdictTrue: (length) => `A true route: ${plural(length, 'disc')}.`,
  verdictFalse: (step) => `False: it fails at step ${step}.`,
  verdictShort: (length, minimum) => `False: only ${plural(length, 'disc')}, ${minimum} needed.`,
  thenYou: (verdict) => `${verdict} Now it’s your turn.`,
  decisive: 'The winner’s best route',
  routeFrom: (length, cell) => `A route of ${length} discs from ${cell}`,
  broughtTo: (name, count) => `It brought ${name} ${count === 1 ? '1 disc' : `${count} discs`}.`,
  fromBehind: (count) => `At one point someone else led by ${count}.`,
  bestRoute: (own, length) => `best: ${own} from a route of ${length}`,
  noBest: 'no route paid this time',
  total: (count) => plural(count, 'disc'),
  owned: (colour, count) => `${disc[colour]}: ${count}`,
  cardsWon: (cards) => (cards.length === 0 ? 'no number cards' : `number cards: ${cards.join(', ')}`),
  pile: (count, card) =>
    !card
      ? 'All seven number cards are won'
      : count === 0
        ? 'The last number card'
        : `${plural(count, 'number card')} to come`,
}

const endings = {
  majority: 'nobody can overtake the leader any more',
  idle: 'nobody placed a disc for a whole round',
  cards: 'all seven number cards are won',
}

function tell(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'dealt':
      return event.card === '?'
        ? 'The first number card is the question mark: any length will do.'
        : `The first number card is ${event.card}.`
    case 'sheets':
      return 'All sheets are in, and open to everyone.'
    case 'first':
      return `${names[event.seat]} goes first.`
    case 'placed':
      return event.source === 'own'
        ? `${names[event.seat]} places a ${disc[event.colour]} disc of their own on ${cellText(event.cell)}.`
        : `${names[event.seat]} places ${disc[event.colour]} on ${cellText(event.cell)}.`
    case 'passed':
      return event.forced ? `${names[event.seat]} has nothing to play and is skipped.` : `${names[event.seat]} passes.`
    case 'claimed':
      return `${names[event.seat]} claims a route: ${event.route.map(cellText).join('–')}.`
    case 'false-claim':
      return event.step === null
        ? `The claim is false: only ${plural(event.length, 'disc')}, ${event.minimum} needed. The disc leaves the centre.`
        : `The claim is false: step ${event.step + 1} fails. The disc leaves the centre.`
    case 'route-won':
      return `${names[event.seat]}’s route is true. Discs: ${sharesText(event.rewards, names)}.`
    case 'card-won':
      return `${names[event.seat]} takes number card ${event.card}.`
    case 'card-drawn':
      return `The new number card is ${event.card}.`
    case 'ended':
      return `Game over: ${event.endings.map((one) => endings[one]).join(', ')}.`
    default:
      return event satisfies never
  }
}

export const words: GameWords<Table, Own, Prompt, Event> = {
  options: {
    seating: {
      label: 'Two players sit',
      help: 'Side by side, routes cross each other more often.',
      values: { opposite: 'Opposite', adjacent: 'Side by side' },
    },
    assistance: {
      label: 'Assistance',
      help: 'On your turn you see your best routes and can check what one more disc would bring. A false claim costs nothing.',
      values: {},
    },
    clock: {
      label: 'Clock',
      help: 'Time per turn, and three times as much for the sheets. When it runs out, you pass.',
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
    return table.turn === null ? '' : `${names[table.turn]} to play.`
  },
  tell,
  refusal({ rule, params }) {
    switch (rule) {
      case 'FP-4':
        return 'Each operation must be on your sheet exactly once.'
      case 'FP-8':
        return 'That cell is not empty. Pick another.'
      case 'FP-9':
        return 'You have no disc of that colour to play. Pick another.'
      case 'FP-13':
        return 'You can put a disc on the spring only by claiming a route.'
      case 'FP-14':
        return 'A route starts at your own edge.'
      case 'FP-15':
        return 'Always step to a disc on a neighbouring cell.'
      case 'FP-16':
        return 'A route may touch a disc only once.'
      case 'FP-17':
        return 'The route hasn’t reached the spring yet. Carry on.'
      case 'FP-20':
        return params.step === undefined
          ? 'No operation allows that step.'
          : `That operation doesn’t fit step ${params.step}. Nothing is lost: fix it and try again.`
      case 'FP-21':
        return `That is only ${params.length} discs, and you need ${params.minimum}. Nothing is lost: find a longer route.`
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
  behind: (by) => `From ${by} ${by === 1 ? 'disc' : 'discs'} behind.`,
  scoreParts: { yellow: 'Yellow', purple: 'Purple', pink: 'Pink', cards: 'Number cards (break ties)' },
}
