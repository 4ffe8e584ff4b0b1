import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sceneAt } from '../../../engine/games/election-night/testing/scene'
import { mounted, the } from '../../ui/testing/mounted'
import Ending from './Ending.svelte'
import { stageAt } from './testing/stage.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** After this long the next region is counted. */
const each = 1700

function counting(...marks: readonly [string, string]) {
  let ended = false
  const scene = sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'], marks })
  const stage = stageAt(scene, { suspense: true, ended: () => void (ended = true) })
  const { remove } = mounted(Ending, { stage })
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  return { pass, remove, over: () => ended, card: () => the('[data-latest]').textContent }
}

it('says of each region why there are extra seats, or none', async () => {
  // The rest is tied and counted first.
  const { pass, remove, card } = counting('EM1=4 EM2=4 DD1=3', 'KM1=1 KM2=2 KM3=3 KM4=4 KM5=5 EM3=1 EM4=2 EM5=3')
  for (let at = 0; at < 4; at++) pass(each)
  expect(card()).toContain('A tie')
  const told = []
  for (let at = 0; at < 3; at++) {
    pass(2 * each)
    told.push(card())
  }
  expect(told).toEqual([
    expect.stringContaining('It’s full, and no number is repeated.'),
    expect.stringContaining('No clean sweep: a 4 is repeated.'),
    expect.stringContaining('No clean sweep: 5 fields left free.'),
  ])
  await remove()
})

it('holds its breath before the region that all hangs on', async () => {
  const { pass, remove, over } = counting('EM1=4 EM2=4 DD1=3', 'DA1=4')
  for (let at = 0; at < 6; at++) pass(each)
  expect(the('.mid').textContent).toContain('decides!')
  pass(each)
  expect(the('[data-counted]').dataset['counted']).toBe('6')
  pass(each)
  expect(the('[data-counted]').dataset['counted']).toBe('7')
  pass(each)
  expect(over()).toBe(true)
  await remove()
})
