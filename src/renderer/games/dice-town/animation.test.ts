import { describe, expect, it } from 'vitest'
import type { Event } from '../../../engine/games/dice-town/events'
import type { Phase } from '../../../engine/games/dice-town/facts'
import { dramaOf, holdOf, isGreat, paceOf, revealOf, settleOf, soundOf, beatsOf } from './animation'

const round: Event = { type: 'round', round: 2, rule: 'DT-3.1' }
const threw: Event = { type: 'threw', seats: [0, 1], last: false, rule: 'DT-3.1' }
const robbed: Event = { type: 'robbed', seat: 1, money: 4, rule: 'DT-7.1' }
const decision = { place: 'bank', tied: [0, 1] } as const
const tie: Event = { type: 'tie', decision, sheriff: 0, rule: 'DT-4.2' }

describe('the telling of a step', () => {
  it('leaves out what needs no moment, and stays longer on what matters', () => {
    expect(beatsOf([round, threw, robbed])).toEqual([
      { event: round, ms: 1000 },
      { event: robbed, ms: 1500 },
    ])
    expect([paceOf([round, threw, robbed]), paceOf([threw])]).toEqual([2500, 0])
  })

  it('tells nothing before the last thing has happened', () => {
    const lifted: Event = { type: 'lifted', lifts: [], last: true, rule: 'DT-3.4' }
    expect(revealOf([lifted])).toBe(holdOf(lifted) + settleOf(lifted))
    expect(revealOf([round, threw, robbed])).toBe(1000 + holdOf(robbed))
    expect(revealOf([threw])).toBe(0)
  })

  it('keeps the cups and the envelopes as moments where nothing moves', () => {
    const lifted: Event = { type: 'lifted', lifts: [], last: false, rule: 'DT-3.4' }
    expect([lifted, robbed, round].map((event) => isGreat({ event }))).toEqual([true, false, false])
  })

  it('has a sound for what matters only', () => {
    expect([soundOf(robbed), soundOf(round), soundOf(tie)]).toEqual(['gain', 'roll', null])
  })
})

describe('great moments', () => {
  const offers: Phase = { type: 'offers', decision, round: 1 }
  const decide: Phase = { type: 'decide', decision, offers: [], again: true }

  it('shows great moments as they are told', () => {
    expect(dramaOf(robbed, offers, false)).toBe(robbed)
    expect(dramaOf(round, offers, true)).toBeNull()
    const lifted: Event = { type: 'lifted', lifts: [], last: false, rule: 'DT-3.4' }
    expect([dramaOf(lifted, offers, false), dramaOf(lifted, offers, true)]).toEqual([lifted, null])
  })

  it('shows the auction as long as it lasts, its offers once they are open', () => {
    expect(dramaOf(tie, offers, true)).toEqual({ type: 'auction', decision, offers: null })
    expect(dramaOf(null, decide, true)).toEqual({ type: 'auction', decision, offers: [] })
    expect(dramaOf(null, { type: 'keep' }, true)).toBeNull()
  })

  it('leave the auction to the players’ own hands elsewhere, except for the opening of the envelopes', () => {
    const offered: Event = { type: 'offered', offers: [], round: 1, rule: 'DT-5.3' }
    expect(dramaOf(tie, offers, false)).toBeNull()
    expect(dramaOf(offered, decide, false)).toEqual({ type: 'auction', decision, offers: [] })
  })
})
