import { describe, expect, it } from 'vitest'
import { outcome } from '../outcome'
import { play, promptsOf, refusalOf, sceneAt, tableOf } from '../testing/scene'

it('AG-2.1 an order, a booking or a pass is one turn', () => {
  const scene = play(sceneAt(), '0: book A 5', '1: pass', '2: A > 1,1', '*: let go')
  expect(tableOf(scene)).toMatchObject({ seat: 3, turn: 4 })
})

describe('booking', () => {
  it('AG-3.3 the others learn that a booking was made, and nothing more', () => {
    const one = play(sceneAt(), '0: book A 12000')
    const other = play(sceneAt(), '0: book K 1')
    expect(one.events).toEqual(other.events)
    expect(tableOf(one)).toEqual(tableOf(other))
    expect(one.world.own.slice(1)).toEqual(other.world.own.slice(1))
    expect(one.events).toEqual([{ type: 'booked', rule: 'AG-3.3', turn: 1, round: 1, seat: 0 }])
  })

  it('AG-3.4 bookings on one agent add up', () => {
    const around = ['1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
    const scene = play(sceneAt(), '0: book A 200', ...around, '0: book B 5', ...around, '0: book A 37')
    const [ledger] = scene.world.own
    expect(ledger.on.slice(0, 3)).toEqual([237, 5, 0])
    expect(ledger.money).toBe(15000 - 242)
    expect(ledger.bookings).toEqual([
      { agent: 0, amount: 200, turn: 1, round: 1 },
      { agent: 1, amount: 5, turn: 7, round: 2 },
      { agent: 0, amount: 37, turn: 13, round: 3 },
    ])
  })
})

describe('offering a draw', () => {
  it('AG-9.2 an offer does not use the turn up, and comes once per turn', () => {
    const refused = play(sceneAt(), '0: draw?', '1: yes', '2: yes', '3: yes', '4: yes', '5: no')
    expect(tableOf(refused)).toMatchObject({ seat: 0, turn: 1, phase: { type: 'turn' } })
    expect(refused.events.at(-1)).toMatchObject({ type: 'drawRefused', agreed: [1, 2, 3, 4] })
    expect([...promptsOf(refused)]).toEqual([[0, { type: 'turn', mayOfferDraw: false }]])
    expect(refusalOf(refused, '0: draw?')).toBe('AG-9.2')
    expect(refusalOf(play(refused, '0: pass'), '1: draw?')).toBeNull()
  })

  it('AG-9.2 all five agree: a draw', () => {
    const asked = play(sceneAt(), '0: draw?')
    expect([...promptsOf(asked).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(outcome(tableOf(play(asked, '*: yes')))).toMatchObject({ winners: [], rule: 'AG-9.2' })
  })

  it('AG-2.4 AG-9.2 who skips votes too', () => {
    const asked = play(sceneAt({ skips: [0, 2, 0, 0, 0, 0] }), '0: draw?')
    expect([...promptsOf(asked).keys()]).toContain(1)
  })
})
