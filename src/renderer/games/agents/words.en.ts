/** English. */
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { ownerOf, type Point } from '../../../engine/games/agents/board'
import type { Event, Order, Own, Prompt, Table } from '../../../engine/games/agents/facts'
import type { GameWords } from '../../match/contract'
import { agentNames } from './figures'
import { labelOf } from './geometry'
import { amountText, boardWords } from './boardWords.en'

export { amountText, boardWords }

const agents = agentNames.en

export function placeText(table: Table, point: Point, names: readonly string[]): string {
  const owner = ownerOf(table.options.city, point)
  return owner === null ? labelOf(table.options.city, point) : `${names[owner]}’s headquarters`
}

function orderText(table: Table, order: Order, names: readonly string[]): string {
  if (order.type === 'murder')
    return `${agents[order.agent]} kills ${agents[order.victim]} (${placeText(table, order.at, names)})`
  const way = `${placeText(table, order.from, names)} → ${placeText(table, order.to, names)}`
  return order.type === 'carry' ? `${agents[order.agent]} with the treasure, ${way}` : `${agents[order.agent]}, ${way}`
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
      return prompt ? 'Give an agent an order, or book money on one.' : `${mover} to play.`
    case 'window': {
      const what = orderText(table, phase.pending.order, names)
      if (prompt) return 'Let it go, or veto?'
      return seat === table.seat ? `Does anyone veto? ${what}.` : `${mover} orders: ${what}.`
    }
    case 'hold': {
      const { vetoer, bid } = phase.auction
      return `${names[vetoer]}: veto ${amountText(bid)}! ${prompt ? 'Do you hold?' : `Does ${mover} hold?`}`
    }
    case 'raise':
      return `${mover} holds ${amountText(phase.auction.bid)}. ${prompt ? 'Do you raise?' : `Does ${names[phase.auction.vetoer]} raise?`}`
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
  const place = (point: Point) => placeText(table, point, names)
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
      return `${who}: veto ${amountText(event.amount)}! (${agents[event.agent]})`
    case 'held':
      return `${who} holds ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'gaveUp':
      return `${who} does not hold ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'raised':
      return `${who} raises to ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'withdrew':
      return event.forced
        ? `${who} has named twenty amounts and lost the veto. Turns to skip: ${event.skips}.`
        : `${who} passes and has lost the veto. Turns to skip: ${event.skips}.`
    case 'reopened':
      return `The order can be vetoed again, with at least ${amountText(event.least)}.`
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

/** What ended a match, by the rule of its outcome. */
const decisions: Readonly<Record<string, string>> = {
  'AG-9.1': 'The treasure reached their headquarters.',
  'AG-9.2': 'All agreed to a draw.',
  'AG-9.3': 'The turns ran out.',
}

export const words: GameWords<Table, Own, Prompt, Event> = {
  options: {
    city: {
      label: 'City',
      help: 'The big city makes a longer, more political game.',
      values: { city: 'City (37)', big: 'Big city (61)' },
    },
    windowClock: clock(
      'Veto window',
      'How long an order can be vetoed. If time runs out, you let it go.',
      [10, 20, 40, 60],
    ),
    turnClock: clock('Turn clock', 'If time runs out, you pass.', [30, 60, 120, 300]),
    holdClock: clock('Hold clock', 'If time runs out, you give up.', [10, 20, 40]),
    raiseClock: clock('Raise clock', 'If time runs out, you pass.', [10, 20, 40]),
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
    chat: { label: 'Chat', help: 'People may write to the whole table.', values: {} },
  },
  status: (view, prompt, names) => status(view.table, prompt, view.seat, names),
  tell,
  refusal: (refusal: Refusal) =>
    ({
      'AG-2.5': 'That is not what you are being asked now.',
      'AG-3.1': 'The dead can’t be paid. Pick a living agent.',
      'AG-3.2': 'You don’t have that much. Type a smaller amount.',
      'AG-4.1': 'One street at a time: pick a neighbouring point.',
      'AG-4.2': 'Only an agent at the treasure can carry it.',
      'AG-4.5': 'It can only kill an agent on the same point, and there is none.',
      'AG-4.6': 'That agent is dead.',
      'AG-4.4': 'A headquarters may be entered only with the treasure.',
      'AG-5.1': `Murder needs at least ${amountText(1000)} of yours on this agent.`,
      'AG-6.2': 'You don’t have that much on this agent.',
      'AG-6.5': 'A veto must be higher than that.',
      'AG-7.2': 'You have less than that on it, so you can’t hold.',
      'AG-7.3': 'A raise must be higher.',
      'AG-9.2': 'You have already offered a draw this turn.',
    })[refusal.rule] ?? null,
  ending: (_outcome: Outcome, names, table) =>
    table.phase.type === 'over' ? ends[table.phase.end.by](names, table.phase.end.winners) : '',
  behind: (by) => `At one point the treasure was ${by} ${by === 1 ? 'street' : 'streets'} closer to someone else.`,
  decided: ({ rule }) => decisions[rule] ?? null,
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
