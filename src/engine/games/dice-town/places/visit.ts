import type { Seat } from '../../../core/contract'
import { show, tell, whisper } from '../../../core/step'
import { byPoints } from '../cards/catalog'
import { drawStore, gain } from '../cards/deck'
import { dropProperty } from '../cards/hands'
import { cashPrice, docActions, type DocAction, type Table } from '../facts'
import { giveNuggets, pay } from '../goods'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { isOpen } from './openActions'

/** A visit to the doc. */

function isUseful(table: Table, seat: Seat, action: DocAction): boolean {
  if (!isOpen(table, seat, action)) return false
  if (action === 'cash') return table.players.some(({ money }, other) => other !== seat && money > 0)
  if (action === 'gold') return table.players.some(({ nuggets }, other) => other !== seat && nuggets > 0)
  return true
}

/** The open actions that would change anything. */
export function usefulActions(table: Table, seat: Seat): DocAction[] {
  return docActions.filter((action) => isUseful(table, seat, action))
}

export function hasUsefulAction(table: Table, seat: Seat): boolean {
  return docActions.some((action) => isUseful(table, seat, action))
}

export function queueVisits(motion: GameMotion, order: readonly Seat[]) {
  doNext(motion, ...order.map((seat) => ({ do: 'visit', seat, action: null }) as const))
}

/** Starts a visit. `action`: already named, by the elixir. */
export function runVisit(motion: GameMotion, seat: Seat, action: DocAction | null) {
  const { table } = motion
  if (action === null) {
    if (hasUsefulAction(table, seat)) enterPhase(motion, { type: 'visit', seat, action })
    else tell(motion, { type: 'visited', seat, action, elixir: false, rule: 'DT-12.3' })
  } else if (action === 'wire' && table.players[seat].property > 1) enterPhase(motion, { type: 'visit', seat, action })
  else visit(motion, seat, action, action === 'wire' ? motion.own[seat].property : [], true)
}

export function visit(
  motion: GameMotion,
  seat: Seat,
  action: DocAction | null,
  properties: readonly number[],
  elixir: boolean,
) {
  tell(motion, { type: 'visited', seat, action, elixir, rule: elixir ? 'DT-13.13' : 'DT-12.3' })
  switch (action) {
    case null:
      return
    case 'wire':
      return wire(motion, seat, properties)
    case 'draw':
      return drawAtDoc(motion, seat)
    case 'cash':
      return collectMoney(motion, seat)
    case 'gold':
      return collectNuggets(motion, seat)
    default:
      return action satisfies never
  }
}

/** Lays one or two properties open, where nobody can steal them (DT-12.4). */
function wire(motion: GameMotion, seat: Seat, properties: readonly number[]) {
  const player = motion.table.players[seat]
  dropProperty(motion, seat, properties)
  player.wired = [...player.wired, ...properties].sort(byPoints)
  show(motion, { type: 'wired', seat, properties, rule: 'DT-12.4' })
}

function drawAtDoc(motion: GameMotion, seat: Seat) {
  const { round } = motion.table
  const cards = drawStore(motion, 1)
  tell(motion, { type: 'drew', seat, count: cards.length, place: 'doc', rule: 'DT-12.5' })
  whisper(motion, [seat], { type: 'drawn', seat, cards, round, rule: 'DT-12.5' })
  for (const card of cards) gain(motion, seat, card)
}

/** $2 from everyone else, or what they have (DT-12.6). */
function collectMoney(motion: GameMotion, seat: Seat) {
  const from = [...motion.table.players.keys()]
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, amount: pay(motion, other, seat, cashPrice) }))
  tell(motion, { type: 'collected', seat, what: 'money', from, rule: 'DT-12.6' })
}

/** One nugget from everyone else who has one (DT-12.7). */
function collectNuggets(motion: GameMotion, seat: Seat) {
  const from = [...motion.table.players.keys()]
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, amount: giveNuggets(motion, other, seat, 1) }))
  tell(motion, { type: 'collected', seat, what: 'nuggets', from, rule: 'DT-12.7' })
}
