import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../../core/contract'
import { eventsFor } from '../../../core/views'
import { counted, playsAll } from '../../../testing/counts'
import { playGame } from '../../../testing/play'
import type { Event } from '../events'
import type { Table } from '../facts'
import { rules } from '../rules'
import { Bystander } from './bystander'

/** Plays a random game before the bystander; `bend` may tell it something else than what happened. */
function watch(seed: number, bend: (event: Event) => Event = (event) => event, seen?: Set<string>): Bystander {
  const seats = 2 + (seed % 4)
  const tables: Table[] = []
  const played = playGame(rules as AnyRules, {
    seed,
    seats,
    onAsk: ({ world }) => tables.push(world.table as Table),
  })
  tables.push(played.match.world.table as Table)
  for (const { event } of played.told.flat() as unknown as { event: Event }[])
    seen?.add(event.type === 'played' || event.type === 'cancelled' ? `${event.type} ${event.played.card}` : event.type)
  const bystander = new Bystander(seats)
  for (const [step, told] of played.told.entries()) {
    for (const event of eventsFor(told, null) as Event[]) bystander.hear(bend(event))
    if (!bystander.agrees(tables[step])) throw new Error(`game ${seed}, ask ${step}: the books differ`)
  }
  return bystander
}

describe('a bystander who knows only the rulebook', () => {
  it('finds nothing wrong in random games (DT-3.2, DT-4.1, DT-4.2, DT-5.5, DT-11.1, DT-12.1, DT-16.2, DT-17.1)', () => {
    const seen = new Set<string>()
    for (let seed = 5000; seed < 5000 + counted(150, 8); seed++)
      expect(watch(seed, (event) => event, seen).ended).toBe(true)
    if (!playsAll()) return
    // Random games must reach everything the rules know, or all this proves little.
    const cards = ['brute', 'cheater', 'dynamite', 'split', 'credit', 'girls', 'marshal', 'corruption', 'elixir', 'joe']
    const all = [
      ...cards.flatMap((card) => [`played ${card}`, `cancelled ${card}`]),
      ...['began', 'round', 'threw', 'lifted', 'showdown', 'turned', 'charged', 'gaveBack', 'nobody', 'tie', 'offered'],
      ...['again', 'decided', 'bribed', 'bribeCards', 'mined', 'robbed', 'split', 'stagecoach', 'drew', 'drawn'],
      ...['shopped', 'reshuffled', 'joe', 'joePaid', 'stole', 'loot', 'lootKept', 'lootCard', 'badge', 'reelected'],
      ...['badgeStays', 'granted', 'corrupted', 'corruptCard', 'refilled', 'visited', 'wired', 'collected', 'ended'],
      ...['hands', 'over'],
    ]
    expect(all.filter((type) => !seen.has(type))).toEqual([])
  })

  const lies: Readonly<Record<string, (event: Event) => Event>> = {
    'a nugget too many': (event) => (event.type === 'mined' ? { ...event, nuggets: event.nuggets + 1 } : event),
    'a die for nothing': (event) =>
      event.type === 'lifted' ? { ...event, lifts: event.lifts.map((one) => ({ ...one, paid: 0 })) } : event,
    'another winner of the town hall': (event) =>
      event.type === 'granted' ? { ...event, seat: (event.seat + 1) % 2 } : event,
    'a visit of one who has won': (event) =>
      event.type === 'granted' ? { type: 'visited', seat: event.seat, action: null, elixir: false, rule: '' } : event,
    'a point too many': (event) =>
      event.type === 'hands' ? { ...event, totals: event.totals.map((total) => total + 1) } : event,
  }
  it.each(Object.keys(lies))('objects to %s', (lie) => {
    expect(() => watch(4, lies[lie])).toThrow()
  })
})
