import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { atKeep, type Scene } from '../../../engine/games/dice-town/testing/scene'
import { act, button, mounted, the } from '../../ui/testing/mounted'
import Controls from './Controls.svelte'
import { parts } from './soon'
import { stageAt } from './testing/stage.svelte'
import { boardWords } from './words'

// Once loaded, they are drawn at once.
beforeAll(() => parts.fetch())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
let leave: () => Promise<void>
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const words = () => boardWords.en
const tap = (name: string) => act(() => button(name).click())
const tapOn = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)!.click())

function playing(scene: Scene, seat: number) {
  const { stage, sent } = stageAt(scene, seat)
  leave = mounted(Controls, { stage }).remove
  const wait = () => {
    flushSync()
    vi.advanceTimersByTime(7000)
    flushSync()
  }
  return { sent, wait }
}

describe('the last throw', () => {
  const lastThrow = () =>
    playing(atKeep({ players: [{ dice: '9 9 9 9 9' }, { dice: 'Q Q', thrown: '9 Q K', store: ['cheater'] }] }, true), 1)
  const waits = () => document.body.textContent.includes(words().given)

  it('says that it is given while it waits', () => {
    const { sent, wait } = lastThrow()
    expect([waits(), button(words().fine).disabled]).toEqual([false, false])
    tap(words().fine)
    expect([waits(), button(words().fine).disabled]).toEqual([true, true])
    wait()
    expect(sent).toEqual([{ type: 'last', cheats: [] }])
  })

  it.each(['turned', 'turned back'])('is given again after a die was %s', (how) => {
    const { sent, wait } = lastThrow()
    const turned = () => {
      tapOn('[data-cheat]')
      tapOn('[data-turn="A"]')
    }
    if (how === 'turned back') turned()
    tap(words().fine)
    if (how === 'turned') turned()
    else tap('9 → A')
    expect(waits()).toBe(false)
    wait()
    expect(sent).toEqual([])
    tap(words().fine)
    wait()
    expect(sent).toEqual([{ type: 'last', cheats: how === 'turned' ? [{ from: '9', to: 'A' }] : [] }])
  })
})

describe('a cheater', () => {
  const cups = () => {
    const stage = playing(
      atKeep({ players: [{ thrown: '9 9 Q K A', store: ['cheater'] }, { thrown: '9 9 J K A' }] }),
      0,
    )
    tapOn('[data-cup]')
    return stage
  }
  const turning = () => document.querySelector('[data-turn]') !== null

  it.each(['put back', 'given up for none'])('turns no die that was %s', (how) => {
    const { sent } = cups()
    tapOn('[data-look="die-Q"]')
    tapOn('[data-cheat]')
    expect(turning()).toBe(true)
    tapOn(how === 'put back' ? '[data-look="die-Q"]' : '[data-look="none"]')
    expect(turning()).toBe(false)
    tapOn('[data-look="die-K"]')
    tapOn('[data-cheat]')
    tapOn('[data-turn="A"]')
    act(() => the('[data-look="main"]').click())
    expect(sent).toEqual([{ type: 'keep', dice: ['K'], brutes: 0, cheats: [{ from: 'K', to: 'A' }] }])
  })

  it('may be put away again', () => {
    cups()
    tapOn('[data-look="die-Q"]')
    tapOn('[data-cheat]')
    tap('Cancel')
    expect([turning(), document.querySelectorAll('[data-cheat]').length]).toEqual([false, 1])
  })
})
