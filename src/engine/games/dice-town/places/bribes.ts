import type { Seat } from '../../../core/contract'
import type { Answer } from '../events'
import { addCards, decideNow, dropCards, next, pay, show, tell, whisper, type Draft } from '../motion'
import { noCards, type Decision, type Phase, type ShownOffer, type Table } from '../facts'

/** Ties, offers to the sheriff, and what he decides (DT-4.2). */

/** Everyone but the sheriff who has anything to offer (DT-5.1). */
export function offerersOf(table: Table): Seat[] {
  return [...table.players.keys()].filter((seat) => {
    const { money, nuggets, property, store } = table.players[seat]
    return seat !== table.sheriff && money + nuggets + property + store > 0
  })
}

export function tie(draft: Draft, decision: Decision) {
  const { table } = draft
  tell(draft, { type: 'tie', decision, sheriff: table.sheriff, rule: decision.place === 'doc' ? 'DT-12.2' : 'DT-4.2' })
  if (offerersOf(table).length > 0) decideNow(draft, { type: 'offers', decision, round: 1 })
  else decideNow(draft, { type: 'decide', decision, offers: [], again: false })
}

/** Shows all offers at once, cards by their backs (DT-5.3). */
export function resolveOffers(
  draft: Draft,
  { decision, round }: Extract<Phase, { type: 'offers' }>,
  answers: ReadonlyMap<Seat, Answer>,
) {
  const offers: ShownOffer[] = []
  for (const [from, answer] of [...answers].sort(([a], [b]) => a - b)) {
    if (answer.type !== 'offer') continue
    const { money, nuggets, property, store } = answer
    offers.push({ from, for: answer.for, money, nuggets, property: property.length, store: store.length })
    draft.own[from].offer = { property, store }
  }
  show(draft, { type: 'offered', offers, round, rule: 'DT-5.3' })
  decideNow(draft, { type: 'decide', decision, offers, again: round === 1 })
}

/** The sheriff decides, or asks once for other offers (DT-5.4). */
export function resolveDecide(draft: Draft, { decision, offers }: Extract<Phase, { type: 'decide' }>, answer: Answer) {
  const { table, own } = draft
  const { sheriff } = table
  if (answer.type === 'again') {
    for (const one of own) one.offer = noCards
    tell(draft, { type: 'again', sheriff, rule: 'DT-5.4' })
    decideNow(draft, { type: 'offers', decision, round: 2 })
    return
  }
  const order = answer.type === 'order' ? answer.seats : answer.type === 'choose' ? [answer.seat] : []
  tell(draft, { type: 'decided', decision, sheriff, order, rule: decision.place === 'doc' ? 'DT-12.2' : 'DT-4.2' })
  for (const offer of offers) if (offer.for === order[0]) accept(draft, offer)
  for (const one of own) one.offer = noCards
  if (decision.place === 'doc') next(draft, ...order.map((seat) => ({ do: 'visit', seat, action: null }) as const))
  else next(draft, { do: 'yield', place: decision.place, seat: order[0] })
}

/** What was offered for the one chosen changes hands; only the receiver sees the faces (DT-5.5). */
function accept(draft: Draft, offer: ShownOffer) {
  const { table, own } = draft
  const { sheriff, players } = table
  const { from } = offer
  const cards = own[from].offer
  pay(draft, from, sheriff, offer.money)
  players[from].nuggets -= offer.nuggets
  players[sheriff].nuggets += offer.nuggets
  dropCards(draft, from, cards)
  addCards(draft, sheriff, cards)
  tell(draft, { type: 'bribed', offer, sheriff, rule: 'DT-5.5' })
  if (offer.property + offer.store > 0)
    whisper(draft, [from, sheriff], { type: 'bribeCards', from, sheriff, cards, round: table.round, rule: 'DT-5.5' })
}
