import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../core/contract'
import { promptFor, submit } from '../../core/match'
import { quickRng } from '../../core/rng'
import { game } from '.'
import type { Event } from './events'
import type { Table } from './facts'
import { begin } from '../../testing/play'
import { afterEvents, placeOf } from './told'

const any: AnyGame = game

/** What a board and the players' strips show of a table. */
function seen({ players, mine, bank, stagecoach, row, sheriff, deck }: Table) {
  const shown = players.map(({ money, nuggets, property, store, wired, dice, lifted }) => ({
    ...{ money, nuggets, property, store, wired },
    dice: [...dice, ...lifted].sort(),
  }))
  return { players: shown, mine, bank, stagecoach, row, sheriff, deck }
}

describe('a table told event by event', () => {
  it.each([2, 3, 4, 5])('ends where the referee’s does, through whole games of %i', (seats) => {
    for (let seed = 0; seed < 3; seed++) {
      let { match } = begin(any.rules, {}, seats, `told ${seats}.${seed}`)
      let told = match.world.table as Table
      const rng = quickRng(seed)
      while (match.ask !== null) {
        const seat = [...match.ask.prompts.keys()].find((one) => promptFor(match, one) !== undefined)!
        const view = { seat, table: match.world.table, own: match.world.own[seat] }
        const answer = any.rules.sample(view, match.ask.prompts.get(seat), rng)
        const next = submit(match, match.step, seat, answer)
        if ('refusal' in next) throw new Error(next.refusal.rule)
        const before = match.world.table as Table
        match = next.match
        const events = next.told.filter(({ to }) => to === 'all').map(({ event }) => event as Event)
        told = afterEvents(told, events)
        if (!next.closed) continue
        const after = seen(match.world.table as Table)
        expect(seen(told), JSON.stringify(events)).toEqual(after)
        // A page that has just been loaded knows nothing but the referee's table.
        expect(seen(afterEvents(before, events)), JSON.stringify(events)).toEqual(after)
      }
    }
  })
})

it('an event lights up the place where it happened', () => {
  const decision = { place: 'bank', tied: [0, 1] } as const
  expect(placeOf({ type: 'robbed', seat: 1, money: 4, rule: 'DT-7.1' })).toBe('bank')
  expect(placeOf({ type: 'tie', decision, sheriff: 0, rule: 'DT-4.2' })).toBe('bank')
  expect(placeOf({ type: 'round', round: 2, rule: 'DT-3.1' })).toBeNull()
})
