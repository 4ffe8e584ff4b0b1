import type { Seat } from '../../../core/contract'
import { shuffle } from '../../../core/rng'
import { addCards, addProperty, decideNow, dropCards, next, tell, whisper, without, type Draft } from '../motion'
import { byCard, noCards, type StoreCard, type Table, type Theft } from '../facts'
import { countOf } from '../dice/poker'
import { gain } from './store'

/** The saloon. */

/** Whom a thief could rob: everyone else with a card that is not wired (DT-9.3). */
export function victimsOf(table: Table, thief: Seat): Seat[] {
  return [...table.players.keys()].filter((seat) => {
    const { property, store } = table.players[seat]
    return seat !== thief && property + store > 0
  })
}

export function anythingInReach(table: Table, thief: Seat): boolean {
  return victimsOf(table, thief).length > 0
}

/** All thefts open to a thief: a victim and how many cards of each back, at least one in all (DT-9.1). */
export function theftsOf(table: Table, thief: Seat, queens: number): Theft[] {
  return victimsOf(table, thief).flatMap((victim) => {
    const reach = table.players[victim]
    const thefts: Theft[] = []
    for (let property = 0; property <= Math.min(queens, reach.property); property++)
      for (let store = property === 0 ? 1 : 0; store <= Math.min(queens - property, reach.store); store++)
        thefts.push({ victim, property, store })
    return thefts
  })
}

export function yieldSaloon(draft: Draft, seat: Seat) {
  const queens = countOf(draft.table.players[seat].dice, 'Q')
  if (!anythingInReach(draft.table, seat))
    return tell(draft, { type: 'nobody', place: 'saloon', why: 'nothing', rule: 'DT-4.3' })
  next(draft, { do: 'steal', seat, queens }, { do: 'window', window: { card: 'girls', seat, queens } })
}

export function runSteal(draft: Draft, seat: Seat, queens: number) {
  const thefts = theftsOf(draft.table, seat, queens)
  if (thefts.length === 1) rob(draft, seat, thefts[0])
  else if (thefts.length > 1) decideNow(draft, { type: 'steal', seat, queens })
}

/** Takes cards at random; thief and victim see which (DT-9.2). */
export function rob(draft: Draft, thief: Seat, theft: Theft) {
  const { own, rng, table } = draft
  const { victim } = theft
  const loot = {
    property: shuffle(rng, own[victim].property)
      .slice(0, theft.property)
      .sort((a, b) => a - b),
    store: shuffle(rng, own[victim].store).slice(0, theft.store).sort(byCard),
  }
  dropCards(draft, victim, loot)
  own[thief].loot = loot
  own[victim].lost = loot
  table.players[thief].won = true
  tell(draft, { type: 'stole', thief, theft, rule: 'DT-9.1' })
  whisper(draft, [thief, victim], { type: 'loot', thief, victim, cards: loot, round: table.round, rule: 'DT-9.2' })
  if (theft.property + theft.store > 1) decideNow(draft, { type: 'loot', seat: thief, theft })
  else keepLoot(draft, thief, victim, theft.property > 0 ? loot.property[0] : loot.store[0])
}

/** The thief keeps one card, the rest go back (DT-9.2). */
export function keepLoot(draft: Draft, thief: Seat, victim: Seat, card: StoreCard | number) {
  const { own, table } = draft
  const { property, store } = own[thief].loot
  const rest =
    typeof card === 'number' ? { property: without(property, card), store } : { property, store: without(store, card) }
  own[thief].loot = noCards
  own[victim].lost = noCards
  addCards(draft, victim, rest)
  tell(draft, {
    type: 'lootKept',
    thief,
    victim,
    back: typeof card === 'number' ? 'property' : 'store',
    returned: { property: rest.property.length, store: rest.store.length },
    rule: 'DT-9.2',
  })
  whisper(draft, [thief, victim], { type: 'lootCard', thief, victim, card, round: table.round, rule: 'DT-9.2' })
  if (typeof card === 'number') addProperty(draft, thief, [card])
  else gain(draft, thief, card)
}
