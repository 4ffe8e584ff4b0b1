import type { Seat } from '../../../core/contract'
import { tie } from './bribes'
import { decideNow, dropProperty, drawStore, next, pay, show, tell, whisper, type Draft } from '../motion'
import { cashPrice, docActions, docDice, type DocAction, type Table } from '../facts'
import { gain } from './store'

/** Doc Badluck. */

/** Those to whom no place gave anything this round (DT-12.1). */
export function docVisitors(table: Table): Seat[] {
  return [...table.players.keys()].filter((seat) => !table.players[seat].won)
}

/** The actions a player may take: those with a die in the hand and something to do them with (DT-12.3). */
export function openActions(table: Table, seat: Seat): DocAction[] {
  const player = table.players[seat]
  return docActions.filter((action) => {
    if (!player.dice.some((die) => docDice[action].includes(die))) return false
    if (action === 'wire') return player.property > 0
    if (action === 'draw') return table.deck + table.discard > 0
    return true
  })
}

/** The open actions that would bring anything. */
export function usefulActions(table: Table, seat: Seat): DocAction[] {
  const others = table.players.filter((_, other) => other !== seat)
  return openActions(table, seat).filter((action) => {
    if (action === 'cash') return others.some((other) => other.money > 0)
    if (action === 'gold') return others.some((other) => other.nuggets > 0)
    return true
  })
}

/** The order is the sheriff's to decide, where there is more than one visitor and anything to gain (DT-12.2). */
export function runDoc(draft: Draft, visitors: readonly Seat[]) {
  const { table } = draft
  next(draft, { do: 'window', window: { card: 'elixir' } })
  if (visitors.length > 1 && visitors.some((seat) => usefulActions(table, seat).length > 0))
    tie(draft, { place: 'doc', tied: visitors })
  else if (visitors.length === 0) tell(draft, { type: 'nobody', place: 'doc', why: 'nothing', rule: 'DT-12.1' })
  else queueVisits(draft, visitors)
}

export function queueVisits(draft: Draft, order: readonly Seat[]) {
  next(draft, ...order.map((seat) => ({ do: 'visit', seat, action: null }) as const))
}

/** A visit, of one's own choice or by the elixir with its action already named. */
export function runVisit(draft: Draft, seat: Seat, action: DocAction | null) {
  const { table } = draft
  if (action === null) {
    if (usefulActions(table, seat).length > 0) decideNow(draft, { type: 'visit', seat, action })
    else tell(draft, { type: 'visited', seat, action, elixir: false, rule: 'DT-12.3' })
  } else if (action === 'wire' && table.players[seat].property > 1) decideNow(draft, { type: 'visit', seat, action })
  else visit(draft, seat, action, action === 'wire' ? draft.own[seat].property : [], true)
}

export function visit(
  draft: Draft,
  seat: Seat,
  action: DocAction | null,
  properties: readonly number[],
  elixir: boolean,
) {
  tell(draft, { type: 'visited', seat, action, elixir, rule: elixir ? 'DT-13.13' : 'DT-12.3' })
  switch (action) {
    case null:
      return
    case 'wire':
      return wire(draft, seat, properties)
    case 'draw':
      return drawAtDoc(draft, seat)
    case 'cash':
      return collectMoney(draft, seat)
    case 'gold':
      return collectNuggets(draft, seat)
    default:
      return action satisfies never
  }
}

/** One or two properties lie open from now on, out of every thief's reach (DT-12.4). */
function wire(draft: Draft, seat: Seat, properties: readonly number[]) {
  const player = draft.table.players[seat]
  dropProperty(draft, seat, properties)
  player.wired = [...player.wired, ...properties].sort((a, b) => a - b)
  show(draft, { type: 'wired', seat, properties, rule: 'DT-12.4' })
}

function drawAtDoc(draft: Draft, seat: Seat) {
  const { round } = draft.table
  const cards = drawStore(draft, 1)
  tell(draft, { type: 'drew', seat, count: cards.length, place: 'doc', rule: 'DT-12.5' })
  whisper(draft, [seat], { type: 'drawn', seat, cards, round, rule: 'DT-12.5' })
  for (const card of cards) gain(draft, seat, card)
}

/** Two dollars from everyone else, or what they have (DT-12.6). */
function collectMoney(draft: Draft, seat: Seat) {
  const from = [...draft.table.players.keys()]
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, amount: pay(draft, other, seat, cashPrice) }))
  tell(draft, { type: 'collected', seat, what: 'money', from, rule: 'DT-12.6' })
}

/** One nugget from everyone else who has one (DT-12.7). */
function collectNuggets(draft: Draft, seat: Seat) {
  const { players } = draft.table
  const from = [...players.keys()]
    .filter((other) => other !== seat)
    .map((other) => {
      const amount = Math.min(1, players[other].nuggets)
      players[other].nuggets -= amount
      players[seat].nuggets += amount
      return { seat: other, amount }
    })
  tell(draft, { type: 'collected', seat, what: 'nuggets', from, rule: 'DT-12.7' })
}
