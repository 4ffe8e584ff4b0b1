/** What phones and the shared screen show of a match beside the garden. */
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/forras-pont/facts'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { mounted } from '../../ui/testing/mounted'
import { animationOf } from './animation'
import Controls from './Controls.svelte'
import { presentation } from './index'
import Player from './Player.svelte'
import Screen from './Screen.svelte'
import { moments } from './testing/goodMatch'

await import('./soonParts')

const won = moments.findIndex(({ events }) => events.some(({ type }) => type === 'route-won'))
const faces = ['Anna', 'Béla'].map((name, seat) => ({
  ...{ seat, name, avatar: null, side: null, bot: false, here: true, standIn: false },
}))

function stageOf(layout: 'phone' | 'screen', eyes: number | null, at: number): ReplayStage {
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => faces, layout: () => layout, onRule: () => undefined },
  })
  stage.eyes = eyes
  stage.look(at - 1)
  stage.look(at)
  return stage
}

it('a phone shows its player’s total, and how many cards they won beside a blank one', async () => {
  const stage = stageOf('phone', 0, won)
  const claimed = moments[won]!.events.find(({ type }) => type === 'route-won') as Event & { type: 'route-won' }
  const player = mounted(Player, { stage, seat: claimed.seat })
  expect(document.querySelector('.total')!.textContent!.trim()).toBe(String(claimed.totals[claimed.seat]))
  expect(document.querySelector('.cards')!.textContent!.trim()).toBe('1')
  expect(document.querySelector('.cards i')!.textContent).toBe('')
  await player.remove()
})

it('one’s own sheet is in sight while others play', async () => {
  const stage = stageOf('phone', 0, won - 1)
  const controls = mounted(Controls, { stage })
  expect(document.querySelector('[data-look="sheet-0"]')).not.toBeNull()
  await controls.remove()
})

it('the shared screen lights the pair of each step while its water runs', async () => {
  const stage = stageOf('screen', null, won)
  const screen = mounted(Screen, { stage })
  flushSync()
  const { check } = animationOf(moments[won]!.events as readonly Event[])
  const lit = [...document.querySelectorAll<SVGElement>('[data-from]')].map(({ dataset }) => Number(dataset['from']))
  expect(lit.toSorted((a, b) => a - b)).toEqual(check!.times.map((at) => at - 120))
  await screen.remove()
})
