import type { Rng, Seat } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { properties, storeCards, byCard, byPoints } from './cards/catalog'
import { diceLeft } from './dice/choices'
import { throwDice } from './dice/throwing'
import { noCards, type Backs, type Cards, type Own, type StoreCard, type Table } from './facts'
import type { GameView, GameWorld } from './motion'
import { without } from './multiset'

/** The unseen cards, from which the imagined hands and piles are dealt. */
interface Unseen {
  property: readonly number[]
  store: readonly StoreCard[]
}

/** A world that agrees with all that the viewer knows; what it does not know is dealt by chance (DT-2.2). */
export function imagine(view: GameView, rng: Rng): GameWorld {
  const { table } = view
  const unseen = unseenBy(view, rng)
  // Nervous Joe is never in a hand, so he stays out of the deal until the hands are full.
  const joe = unseen.store.filter((card) => card === 'joe')
  unseen.store = unseen.store.filter((card) => card !== 'joe')
  const loot = lootIn(view, unseen)
  const own = table.players.map((_, seat) => (seat === view.seat ? view.own! : othersOwn(table, seat, unseen, rng)))
  if (loot !== null && table.phase.type === 'loot') {
    const { seat: thief, theft } = table.phase
    own[thief] = { ...own[thief], loot }
    own[theft.victim] = { ...own[theft.victim], lost: loot }
  }
  unseen.store = shuffle(rng, [...unseen.store, ...joe])
  if (table.phase.type === 'take' && table.phase.seat !== view.seat) {
    const { seat, count } = table.phase
    own[seat] = { ...own[seat], drawn: dealStore(unseen, count) }
  }
  const discard = [...table.used, ...dealStore(unseen, table.discard - table.used.length)]
  return { table, own, hidden: { deck: unseen.store, discard, pile: unseen.property } }
}

function unseenBy({ table, own }: GameView, rng: Rng): Unseen {
  let store: StoreCard[] = [...storeCards]
  let property: number[] = [...properties]
  const take = (cards: Cards) => {
    for (const card of cards.store) store = without(store, card)
    for (const points of cards.property) property = without(property, points)
  }
  take({ store: [...table.used, ...table.open], property: table.row })
  for (const { wired } of table.players) take({ store: [], property: wired })
  if (table.hands) for (const hand of table.hands) take(hand)
  else if (own) {
    take(own)
    take(own.loot)
    take(own.lost)
    take({ store: own.drawn, property: [] })
  }
  return { store: shuffle(rng, store), property: shuffle(rng, property) }
}

/** The cards between thief and victim: known to both, dealt for all others. */
function lootIn({ table, own, seat }: GameView, unseen: Unseen): Cards | null {
  if (table.phase.type !== 'loot') return null
  const { seat: thief, theft } = table.phase
  if (own && seat === thief) return own.loot
  if (own && seat === theft.victim) return own.lost
  return deal(unseen, theft)
}

function othersOwn(table: Table, seat: Seat, unseen: Unseen, rng: Rng): Own {
  const { phase } = table
  const player = table.players[seat]
  const hand = table.hands ? table.hands[seat] : deal(unseen, player)
  const throwing = phase.type === 'keep' || phase.type === 'last'
  const thrown = throwing ? throwDice(diceLeft(player), rng) : []
  const offer = phase.type === 'decide' ? phase.offers.find(({ from }) => from === seat) : undefined
  return {
    property: hand.property,
    store: hand.store,
    thrown,
    drawn: [],
    loot: noCards,
    lost: noCards,
    offer: offer
      ? {
          property: shuffle(rng, hand.property).slice(0, offer.property),
          store: shuffle(rng, hand.store).slice(0, offer.store),
        }
      : noCards,
  }
}

function deal(unseen: Unseen, { property, store }: Backs): Cards {
  const points = unseen.property.slice(0, property).sort(byPoints)
  unseen.property = unseen.property.slice(property)
  return { property: points, store: dealStore(unseen, store).sort(byCard) }
}

function dealStore(unseen: Unseen, count: number): StoreCard[] {
  const cards = unseen.store.slice(0, count)
  unseen.store = unseen.store.slice(count)
  return cards
}
