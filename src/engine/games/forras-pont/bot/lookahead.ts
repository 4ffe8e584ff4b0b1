import type { Seat } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import {
  minimumOf,
  numberCards,
  playableColours,
  type Answer,
  type NumberCard,
  type PlaceAnswer,
  type Table,
} from '../facts'
import { resolve } from '../resolve'
import { claimsOf, lead, objectiveOf, type Care } from './evaluate'
import { plansOf } from './plans'
import { chancesAt } from './standing'

/** The table after an answer. Of the cards left, a middling one is turned up after a claim. */
export function tableAfter(table: Table, seat: Seat, answer: Answer): Table {
  const card = table.pile > 0 ? middlingCard(table) : null
  const pile = card === null ? [] : Array<NumberCard>(table.pile).fill(card)
  const world = { table, own: table.sides.map(() => null), hidden: { pile } }
  return resolve(world, new Map([[seat, answer]]), quickRng(0)).world.table
}

function middlingCard({ won, card }: Table): NumberCard {
  const gone = [...won.flat(), card]
  const left = numberCards.filter((one) => !gone.includes(one)).sort((a, b) => minimumOf(a) - minimumOf(b))
  return left[Math.floor(left.length / 2)]
}

/** Each seat's chances once the seat on turn has given the best of the answers that suggest themselves. */
export function afterReply(table: Table, care: Care): readonly number[] {
  const seat = table.turn
  let best: readonly number[] | null = null
  if (seat !== null)
    for (const answer of repliesOf(table, seat, care)) {
      const chances = chancesAt(tableAfter(table, seat, answer), care)
      if (best === null || chances[seat] > best[seat]) best = chances
    }
  return best ?? chancesAt(table, care)
}

/** Answers that suggest themselves: claims, the next discs of the best plans, discs in the way of the others' best. */
function repliesOf(table: Table, seat: Seat, care: Care): readonly Answer[] {
  const seats = table.sides.length
  const { other } = objectiveOf(table)
  const playable = playableColours(table, seat)
  const places = new Map<string, PlaceAnswer>()
  const add = (place: PlaceAnswer) => {
    if (playable.includes(place.colour)) places.set(`${place.cell} ${place.colour}`, place)
  }
  for (const plan of plansOf(table, seat, care.width, 2, other)) plan.missing.forEach(add)
  for (let i = 1; i < seats; i++)
    for (const { missing } of plansOf(table, (seat + i) % seats, care.width, 1, other))
      for (const { cell, colour } of missing.slice(0, 3)) {
        const blocker = playable.find((one) => one !== colour)
        if (blocker !== undefined) add({ type: 'place', cell, colour: blocker })
      }
  const claims = claimsOf(table, seat, 2, 4 * care.expansions).map(({ claim }) => claim)
  const pass: Answer[] = lead(table, seat) > 0 ? [{ type: 'pass' }] : []
  return [...claims, ...places.values(), ...pass]
}
