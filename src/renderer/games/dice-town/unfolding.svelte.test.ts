import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import type { Event } from '../../../engine/games/dice-town/events'
import type { Table } from '../../../engine/games/dice-town/facts'
import { rules } from '../../../engine/games/dice-town/rules'
import { begin } from '../../../engine/testing/play'
import Unfolding from './Unfolding.svelte'
import { holdOf, settleOf } from './animation'
import { unfoldingOf } from './unfolding.svelte'
import type { TownStage } from './types'

describe('how far a stage has told its step', () => {
  it('is shared by its parts and by no other stage', () => {
    const [picture, match] = [{ draft: {} }, { draft: {} }] as TownStage[]
    const table = { round: 1 } as Table
    unfoldingOf(picture).table = table
    unfoldingOf(picture).step = 1
    expect(unfoldingOf({ draft: picture.draft }).table).toBe(table)
    const now = { round: 2 } as Table
    expect(unfoldingOf(match).tableOf({ step: 1, view: { table: now } })).toBe(now)
  })
})

describe('cups that are lifted', () => {
  const lifts = [{ seat: 0, dice: ['Q', 'Q'], brutes: 0, cheats: [], paid: 1 }] as const
  const lifted: Event = { type: 'lifted', lifts, last: false, rule: 'DT-3.4' }
  const before = begin(rules as AnyRules, {}, 2, '1').match.world.table as Table

  /** A stage on which the cups stand, and the telling on it. */
  function atTheBar() {
    let step = $state(1)
    const stage = {
      get step() {
        return step
      },
      get events() {
        return step === 1 ? [] : [lifted]
      },
      view: { table: before },
      draft: {},
      asked: [],
      prompt: null,
      outcome: null,
      heard: [],
      past: false,
      still: false,
      layout: 'screen',
      language: 'en',
      names: ['Anna', 'Béla'],
      sound: () => undefined,
    } as unknown as TownStage
    const unfolding = unfoldingOf(stage)
    const end = mount(Unfolding, { target: document.body, props: { stage } })
    flushSync()
    return {
      unfolding,
      dice: () => unfolding.tableOf(stage).players[0]!.dice,
      lift: () => flushSync(() => (step = 2)),
      end,
    }
  }

  it('are up before the bar shows what was under them', () => {
    vi.useFakeTimers()
    const { unfolding, dice, lift, end } = atTheBar()
    lift()
    vi.advanceTimersByTime(holdOf(lifted))
    expect([unfolding.turned, dice()]).toEqual([true, []])
    vi.advanceTimersByTime(settleOf(lifted))
    expect(dice()).toEqual(['Q', 'Q'])
    expect(settleOf(lifted)).toBeGreaterThan(260)
    void unmount(end)
    vi.useRealTimers()
  })
})
