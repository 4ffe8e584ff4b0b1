import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atPlace } from '../../../engine/games/dice-town/testing/scene'
import { act, mounted, the } from '../../ui/testing/mounted'
import Controls from './Controls.svelte'
import { createDraft } from './draft.svelte'
import { stageAt } from './testing/stage.svelte'
import type { TownStage } from './types'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('"Don’t ask me about cards this round"', () => {
  /** Béla robs the bank; Anna could split the money. */
  const robbery = (round: number) =>
    atPlace(
      {
        players: [{ dice: '9 9 9 J K', store: ['split'] }, { dice: '10 10 10 J K' }],
        ...{ sheriff: 1, mine: 28, bank: 7, round },
      },
      'bank',
    )
  const atRobbery = (round: number, more: Partial<TownStage> = {}) => {
    const { stage, sent, show } = stageAt(robbery(round), 0, more)
    const { remove } = mounted(Controls, { stage })
    const answered = () => {
      flushSync()
      vi.advanceTimersByTime(7000)
      return sent.splice(0)
    }
    return { show: (next: number) => show(robbery(next)), answered, remove }
  }
  const box = () => the<HTMLInputElement>('input[type=checkbox]')
  const pass = { type: 'pass' }

  it('passes in that round and no other', async () => {
    const { show, answered, remove } = atRobbery(4)
    expect(answered()).toEqual([])
    act(() => box().click())
    expect(answered()).toEqual([pass])
    act(() => show(4))
    expect(answered()).toEqual([pass])
    act(() => show(5))
    expect([box().checked, answered()]).toEqual([false, []])
    await remove()
  })

  it('is forgotten in the next match, though it comes to the same round', async () => {
    const { show, answered, remove } = atRobbery(4)
    act(() => box().click())
    act(() => show(1))
    act(() => show(4))
    expect([box().checked, answered()]).toEqual([false, []])
    await remove()
  })

  it('holds for this stage only: not for a lesson, another try or a player on another page', async () => {
    const match = atRobbery(4)
    act(() => box().click())
    await match.remove()
    const other = atRobbery(4)
    expect([box().checked, other.answered()]).toEqual([false, []])
    await other.remove()
  })

  it('is still known when the device comes back to the same player', async () => {
    const before = createDraft()
    before.mutedRound = 4
    const draft = createDraft()
    draft.resume?.(before)
    const match = atRobbery(4, { draft })
    expect([box().checked, match.answered()]).toEqual([true, [pass]])
    await match.remove()
  })

  it('can’t be ticked while the past is looked at, and outlasts that', async () => {
    let past = $state(false)
    const { show, answered, remove } = atRobbery(4, {
      get past() {
        return past
      },
    })
    act(() => box().click())
    act(() => {
      past = true
      show(2)
    })
    expect(document.querySelector('input[type=checkbox]')).toBeNull()
    act(() => {
      past = false
      show(4)
    })
    expect([box().checked, answered()]).toEqual([true, [pass]])
    await remove()
  })
})
