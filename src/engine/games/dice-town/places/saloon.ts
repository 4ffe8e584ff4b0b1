import type { Seat } from '../../../core/contract'
import { shuffle } from '../../../core/rng'
import { tell, whisper } from '../../../core/step'
import { byCard, byPoints } from '../cards/catalog'
import { gain } from '../cards/deck'
import { addCards, addProperty, dropCards } from '../cards/hands'
import { noCards, type StoreCard, type Theft } from '../facts'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { countOf, without } from '../multiset'
import { anythingInReach, theftsOf } from './thefts'

export function yieldSaloon(motion: GameMotion, seat: Seat) {
  const queens = countOf(motion.table.players[seat].dice, 'Q')
  if (!anythingInReach(motion.table, seat))
    return tell(motion, { type: 'nobody', place: 'saloon', why: 'nothing', rule: 'DT-4.3' })
  doNext(motion, { do: 'steal', seat, queens }, { do: 'window', window: { card: 'girls', seat, queens } })
}

export function runSteal(motion: GameMotion, seat: Seat, queens: number) {
  const thefts = theftsOf(motion.table, seat, queens)
  if (thefts.length === 1) rob(motion, seat, thefts[0])
  else if (thefts.length > 1) enterPhase(motion, { type: 'steal', seat, queens })
}

/** Takes cards at random; thief and victim see which (DT-9.2). */
export function rob(motion: GameMotion, thief: Seat, theft: Theft) {
  const { own, rng, table } = motion
  const { victim } = theft
  const loot = {
    property: shuffle(rng, own[victim].property).slice(0, theft.property).sort(byPoints),
    store: shuffle(rng, own[victim].store).slice(0, theft.store).sort(byCard),
  }
  dropCards(motion, victim, loot)
  own[thief].loot = loot
  own[victim].lost = loot
  table.players[thief].won = true
  tell(motion, { type: 'stole', thief, theft, rule: 'DT-9.1' })
  whisper(motion, [thief, victim], { type: 'loot', thief, victim, cards: loot, round: table.round, rule: 'DT-9.2' })
  if (theft.property + theft.store > 1) enterPhase(motion, { type: 'loot', seat: thief, theft })
  else keepLoot(motion, thief, victim, theft.property > 0 ? loot.property[0] : loot.store[0])
}

/** The thief keeps one card, the rest go back (DT-9.2). */
export function keepLoot(motion: GameMotion, thief: Seat, victim: Seat, card: StoreCard | number) {
  const { own, table } = motion
  const { property, store } = own[thief].loot
  const rest =
    typeof card === 'number' ? { property: without(property, card), store } : { property, store: without(store, card) }
  own[thief].loot = noCards
  own[victim].lost = noCards
  addCards(motion, victim, rest)
  tell(motion, {
    type: 'lootKept',
    thief,
    victim,
    back: typeof card === 'number' ? 'property' : 'store',
    returned: { property: rest.property.length, store: rest.store.length },
    rule: 'DT-9.2',
  })
  whisper(motion, [thief, victim], { type: 'lootCard', thief, victim, card, round: table.round, rule: 'DT-9.2' })
  if (typeof card === 'number') addProperty(motion, thief, [card])
  else gain(motion, thief, card)
}
