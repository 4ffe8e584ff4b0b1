import type { Seat } from '../../../core/contract'
import { show, tell, whisper } from '../../../core/step'
import { addCards, dropCards } from '../cards/hands'
import { noCards, type Answer, type Decision, type Phase, type ShownOffer, type Table } from '../facts'
import { giveNuggets, pay } from '../goods'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { seatsWhere } from '../seats'
import { queueVisits } from './visit'

/** Ties, offers to the sheriff, and what he decides (DT-4.2). */

/** Everyone but the sheriff who has anything to offer (DT-5.1). */
export function offerersOf(table: Table): Seat[] {
  return seatsWhere(
    table,
    ({ money, nuggets, property, store }, seat) => seat !== table.sheriff && money + nuggets + property + store > 0,
  )
}

const decisionRule = ({ place }: Decision) => (place === 'doc' ? 'DT-12.2' : 'DT-4.2')

export function runTie(motion: GameMotion, decision: Decision) {
  const { table } = motion
  tell(motion, { type: 'tie', decision, sheriff: table.sheriff, rule: decisionRule(decision) })
  if (offerersOf(table).length > 0) enterPhase(motion, { type: 'offers', decision, round: 1 })
  else enterPhase(motion, { type: 'decide', decision, offers: [], again: false })
}

/** Shows all offers at once, cards by their backs (DT-5.3). */
export function resolveOffers(
  motion: GameMotion,
  { decision, round }: Extract<Phase, { type: 'offers' }>,
  answers: ReadonlyMap<Seat, Answer>,
) {
  const offers: ShownOffer[] = []
  for (let from = 0; from < motion.table.players.length; from++) {
    const answer = answers.get(from)
    if (answer?.type !== 'offer') continue
    const { money, nuggets, property, store } = answer
    offers.push({ from, for: answer.for, money, nuggets, property: property.length, store: store.length })
    motion.own[from].offer = { property, store }
  }
  show(motion, { type: 'offered', offers, round, rule: 'DT-5.3' })
  enterPhase(motion, { type: 'decide', decision, offers, again: round === 1 })
}

/** The sheriff decides, or asks once for other offers (DT-5.4). */
export function resolveDecide(
  motion: GameMotion,
  { decision, offers }: Extract<Phase, { type: 'decide' }>,
  answer: Answer,
) {
  const { table } = motion
  const { sheriff } = table
  if (answer.type === 'again') {
    withdrawOffers(motion)
    tell(motion, { type: 'again', sheriff, rule: 'DT-5.4' })
    enterPhase(motion, { type: 'offers', decision, round: 2 })
    return
  }
  const order = answer.type === 'order' ? answer.seats : answer.type === 'choose' ? [answer.seat] : []
  tell(motion, { type: 'decided', decision, sheriff, order, rule: decisionRule(decision) })
  for (const offer of offers) if (offer.for === order[0]) acceptOffer(motion, offer)
  withdrawOffers(motion)
  if (decision.place === 'doc') queueVisits(motion, order)
  else doNext(motion, { do: 'yield', place: decision.place, seat: order[0] })
}

function withdrawOffers({ own }: GameMotion) {
  for (const one of own) one.offer = noCards
}

/** Hands the sheriff what was offered for the player he chose; only giver and sheriff see the faces (DT-5.5). */
function acceptOffer(motion: GameMotion, offer: ShownOffer) {
  const { table, own } = motion
  const { sheriff, round } = table
  const { from } = offer
  const cards = own[from].offer
  pay(motion, from, sheriff, offer.money)
  giveNuggets(motion, from, sheriff, offer.nuggets)
  dropCards(motion, from, cards)
  addCards(motion, sheriff, cards)
  tell(motion, { type: 'bribed', offer, sheriff, rule: 'DT-5.5' })
  if (offer.property + offer.store > 0)
    whisper(motion, [from, sheriff], { type: 'bribeCards', from, sheriff, cards, round, rule: 'DT-5.5' })
}
