/** English. */
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { ownerOf, type Point } from '../../../engine/games/agents/board'
import type { Event, Order, Own, Prompt, Table } from '../../../engine/games/agents/facts'
import type { GameWords } from '../../match/contract'
import { agentNames } from './figures'
import { labelOf } from './geometry'
import type { Texts } from './texts'

const agents = agentNames.en
export const amountEn = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export function placeEn(table: Table, point: Point, names: readonly string[]): string {
  const owner = ownerOf(table.options.city, point)
  return owner === null ? labelOf(table.options.city, point) : `${names[owner]}’s headquarters`
}

function orderText(table: Table, order: Order, names: readonly string[]): string {
  if (order.type === 'murder')
    return `${agents[order.agent]} is to kill ${agents[order.victim]} (${placeEn(table, order.at, names)})`
  const way = `${placeEn(table, order.from, names)} → ${placeEn(table, order.to, names)}`
  return order.type === 'carry' ? `${agents[order.agent]} with the treasure, ${way}` : `${agents[order.agent]}, ${way}`
}

export const textsEn: Texts = {
  board: 'The city',
  treasure: 'the treasure',
  partners: (one, other) => `${one} and ${other} are a team`,
  aim: (place) => `Go to ${place}`,
  agent: (name, place) => `${name}, ${place}`,
  turn: (turn, limit, round) => [`Round ${round}`, limit === null ? `turn ${turn}` : `turn ${turn}/${limit}`],
  skips: (count) => `skips ${count}×`,
  skipsLong: (count) => `Skips the next ${count === 1 ? 'turn' : `${count} turns`}`,
  partner: 'partner',

  pickAgent: 'Pick an agent: on the map or here.',
  pickDeed: 'What should they do?',
  next: (agent, deed, whole) =>
    whole
      ? 'Give this order?'
      : {
          none: `What should the ${agent} do?`,
          move: `Which way should the ${agent} go?`,
          carry: `Where should the ${agent} take the treasure?`,
          murder: `Whom should the ${agent} kill?`,
          book: `How much on the ${agent}?`,
        }[deed ?? 'none'],
  pickWay: 'Which way?',
  pickVictim: 'Whom should they kill?',
  move: 'Move',
  carry: 'Carry',
  murder: 'Murder',
  book: 'Book',
  noTreasure: 'no treasure here',
  noVictim: 'nobody else here',
  noWay: 'nowhere to go',
  murderPrice: 'If it happens, 1000 comes off your money on the killer. What was booked on the victim is lost to all.',
  murderPoor: 'Murder needs at least 1000 of yours on this agent. Book on it first.',
  order: 'Give the order',
  orderSure: 'Yes, that is my order',
  orderTitle: (order, names, from, to) =>
    order.type === 'murder'
      ? `${names[order.agent]} kills ${names[order.victim]}`
      : `${names[order.agent]}${order.type === 'carry' ? ' + treasure' : ''}: ${from} → ${to}`,
  vetoMayStop: 'The others may veto it. If you lose, your turn is over.',
  winsForUs: () => 'If nobody stops it, your team wins.',
  givesAway: (name) => `That’s a rival’s headquarters: ${name}’s team would win.`,
  sureGive: 'Really bring it to a rival?',
  pass: 'Pass',
  passSure: 'Pass my turn',
  offerDraw: 'Offer a draw',
  offerDrawSure: 'Offer it',
  offered: 'already offered this turn',

  mineOn: 'My money on it',
  ledger: 'My money',
  nothingBooked: 'You haven’t booked anything yet.',
  left: (amount) => `Left: ${amount}`,
  round: (round) => `Round ${round}`,
  fee: 'price of a murder',
  dead: 'dead',
  claims: 'Shown in auctions',
  noClaims: 'The notebook has nothing about this agent.',
  atLeast: (name, amount) => `${name}: at least ${amount}`,
  killedWith: (name) => `${name}: killed with it (−1000)`,
  myBookings: 'What I’ve paid it',
  noBookings: 'You haven’t booked anything on it.',
  total: (amount) => `Counts now: ${amount}`,

  bookTitle: (agent) => `Book on: ${agent}`,
  bookGo: 'Book it',
  bookHelp: (money) =>
    `You have ${money}. What you put on an agent is what you can veto with, or hold your order with. The others see only that you booked.`,
  noMoney: 'You’ve spent all your money.',
  vetoTitle: (agent) => `Veto: ${agent}`,
  vetoGo: (amount) => `Veto ${amountEn(amount)}!`,
  vetoHelp: (least, most) => `From ${least} to ${most}. If you lose, you skip a turn.`,
  vetoNothing: 'You have no money on this agent, so there is nothing to veto with.',
  vetoTooLittle: (least) => `It takes at least ${least}, and you have less on it.`,
  raiseTitle: (agent) => `Raise: ${agent}`,
  raiseGo: (amount) => `Raise to ${amountEn(amount)}`,
  typeAmount: 'Type an amount',
  atLeastAmount: (least) => `at least ${least}`,

  letGo: 'Let it go',
  veto: 'Veto …',
  holdAmount: (amount) => `Hold ${amount}`,
  holdPoor: (amount) => `You have less than ${amount} on it, so you can’t hold.`,
  giveUp: 'Give up',
  giveUpWhat: 'order fails, turn over',
  raise: 'Raise …',
  passVeto: 'Pass',
  passVetoWhat: 'veto lost, skip a turn',
  amountsLeft: (left) => `You can name ${left === 1 ? '1 more amount' : `${left} more amounts`}.`,
  agree: 'Agree to a draw',
  refuse: 'Play on',
  autoLetGo: 'Let orders go for me when I can’t veto',
  autoLetGoHelp: 'On this device only; nobody else can tell. It answers after a random delay.',
  autoSoon: 'Letting it go for you in a moment.',
  duel: 'Duel',
  orders: 'orders',
  vetoes: 'vetoes',
  heldUpTo: (amount) => `Held so far: ${amount}`,
  windowLeast: (amount) => `A veto now needs at least ${amount}`,
  windowOpen: 'Veto window',
  speaks: (name) => `${name} decides`,
  heldIt: 'held',
  holdsOrNot: (name) => `Will ${name} hold or give up?`,
  raisesOrNot: (name) => `Will ${name} raise or pass?`,
  broughtBy: (mover, agent) => `The ${agent} brought the treasure in, on ${mover}’s orders.`,
  weWon: 'You both win! The treasure is yours.',
  weLost: (names) => `It’s ${names} this time. But their books are open now: remember them for the rematch.`,
  bothDrew: 'Nobody lost: the treasure is nobody’s.',

  notebook: 'Notebook',
  notebookRecent: 'It remembers this round and the last one.',
  notebookFull: 'It remembers the whole game.',
  sortBy: 'Sorted by',
  byAgent: 'Agents',
  byPlayer: 'Players',
  mine: 'Mine',
  nothingNoted: 'Nothing here yet.',
  agentsList: 'Agents',
  more: 'Agents and more',
  ledgersOpen: 'The ledgers are open',
  lost: 'lost',
  noneBooked: 'booked nothing',
}

const ends = {
  headquarters: (names: readonly string[], winners: readonly number[]) =>
    `${winners.map((seat) => names[seat]).join(' and ')} won: the treasure reached their headquarters.`,
  agreement: () => 'A draw by agreement.',
  limit: () => 'A draw: the turn limit was reached.',
}

function status(table: Table, prompt: Prompt | null, seat: number | null, names: readonly string[]): string {
  const { phase } = table
  const mover = names[table.seat]
  switch (phase.type) {
    case 'turn':
      return prompt ? 'Give an agent an order, or book money on one.' : `It’s ${mover}’s turn.`
    case 'window': {
      const what = orderText(table, phase.pending.order, names)
      if (prompt) return 'Let it go, or veto?'
      return seat === table.seat ? `Does anyone veto? ${what}.` : `${mover} orders: ${what}.`
    }
    case 'hold': {
      const { vetoer, bid } = phase.auction
      return `${names[vetoer]}: veto ${amountEn(bid)}! ${prompt ? 'Do you hold?' : `Does ${mover} hold?`}`
    }
    case 'raise':
      return `${mover} holds ${amountEn(phase.auction.bid)}. ${prompt ? 'Do you raise?' : `Does ${names[phase.auction.vetoer]} raise?`}`
    case 'draw':
      return prompt ? `${mover} offers a draw. Do you agree?` : `${mover} offered a draw.`
    case 'over':
      return ends[phase.end.by](names, phase.end.winners)
    default:
      return phase satisfies never
  }
}

function tell(event: Event, names: readonly string[], table: Table): string | null {
  const who = 'seat' in event ? names[event.seat] : ''
  const place = (point: Point) => placeEn(table, point, names)
  switch (event.type) {
    case 'began':
      return `${names[event.first]} begins.`
    case 'booked':
      return `${who} booked.`
    case 'passed':
      return `${who} passed.`
    case 'ordered':
      return `${who} orders: ${orderText(table, event.order, names)}.`
    case 'vetoed':
      return `${who}: veto ${amountEn(event.amount)}! (${agents[event.agent]})`
    case 'held':
      return `${who} holds ${amountEn(event.amount)} (${agents[event.agent]}).`
    case 'gaveUp':
      return `${who} does not hold ${amountEn(event.amount)} (${agents[event.agent]}).`
    case 'raised':
      return `${who} raises to ${amountEn(event.amount)} (${agents[event.agent]}).`
    case 'withdrew':
      return event.forced
        ? `${who} has named twenty amounts and lost the veto. Turns to skip: ${event.skips}.`
        : `${who} passes and has lost the veto. Turns to skip: ${event.skips}.`
    case 'reopened':
      return `The order can be vetoed again, with at least ${amountEn(event.least)}.`
    case 'foiled':
      return `${names[event.vetoer]}’s veto stopped the order: ${orderText(table, event.order, names)}.`
    case 'moved':
      return `${agents[event.agent]}: ${place(event.from)} → ${place(event.to)}.`
    case 'carried':
      return `${agents[event.agent]} carries the treasure: ${place(event.from)} → ${place(event.to)}.`
    case 'murdered':
      return `${agents[event.agent]} killed ${agents[event.victim]}. What was booked on the victim is lost.`
    case 'skipped':
      return event.left > 0 ? `${who} skips a turn, with ${event.left} more to come.` : `${who} skips a turn.`
    case 'drawOffered':
      return `${who} offers a draw.`
    case 'drawRefused':
      return event.agreed.length === 0
        ? 'No draw: nobody agreed.'
        : `No draw. In favour: ${event.agreed.map((seat) => names[seat]).join(', ')}.`
    case 'ended':
      return `${ends[event.by](names, event.winners)} The ledgers are open.`
    default:
      return event satisfies never
  }
}

const clock = (label: string, help: string, values: readonly number[]) => ({
  label,
  help,
  values: {
    off: 'None',
    ...Object.fromEntries(values.map((one) => [one, one < 120 ? `${one} s` : `${one / 60} min`])),
  },
})

export const en: GameWords<Table, Own, Prompt, Event> = {
  options: {
    city: {
      label: 'City',
      help: 'The big city makes a longer, more political game.',
      values: { city: 'City (37)', big: 'Big city (61)' },
    },
    windowClock: clock('Veto window', 'How long an order can be vetoed; silence lets it go.', [10, 20, 40, 60]),
    turnClock: clock('Turn clock', 'Silence passes.', [30, 60, 120, 300]),
    holdClock: clock('Hold clock', 'Silence gives up.', [10, 20, 40]),
    raiseClock: clock('Raise clock', 'Silence passes.', [10, 20, 40]),
    turnLimit: {
      label: 'Turn limit',
      help: 'After 300 turns (big city: 400) the game is drawn.',
      values: { default: 'On', off: 'Off' },
    },
    notebook: {
      label: 'Notebook',
      help: 'How far back the app remembers what everyone saw.',
      values: { recent: 'Two rounds', full: 'The whole game' },
    },
    chat: { label: 'Chat', help: 'Whether people may write to the whole table.', values: {} },
  },
  status: (view, prompt, names) => status(view.table, prompt, view.seat, names),
  tell,
  refusal: (refusal: Refusal) =>
    ({
      'AG-3.1': 'The dead can’t be paid. Pick a living agent.',
      'AG-3.2': 'You don’t have that much. Type a smaller amount.',
      'AG-4.1': 'One street at a time: pick a neighbouring point.',
      'AG-4.2': 'Only an agent at the treasure can carry it.',
      'AG-4.5': 'It can only kill an agent on the same point, and there is none.',
      'AG-4.6': 'That agent is dead.',
      'AG-4.4': 'A headquarters may be entered only with the treasure.',
      'AG-5.1': 'Murder needs at least 1000 of yours on this agent.',
      'AG-6.2': 'You don’t have that much on this agent.',
      'AG-6.5': 'A veto must be higher than that.',
      'AG-7.2': 'You have less than that on it, so you can’t hold.',
      'AG-7.3': 'A raise must be higher.',
      'AG-9.2': 'You have already offered a draw this turn.',
    })[refusal.rule] ?? null,
  ending: (_outcome: Outcome, names, table) =>
    table.phase.type === 'over' ? ends[table.phase.end.by](names, table.phase.end.winners) : '',
  scoreParts: {},
  phrases: [
    'Veto this one!',
    'Don’t veto, trust me!',
    'I have nothing on it.',
    'Alliance?',
    'I have a lot on that one.',
    'They are about to win!',
  ],
}
