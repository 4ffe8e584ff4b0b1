import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/forras-pont/facts'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { mounted } from '../../ui/testing/mounted'
import { animationOf } from './animation'
import Garden from './Garden.svelte'
import { pointOf } from './geometry'
import { presentation } from './index'
import Verdict from './Verdict.svelte'
import { moments } from './testing/goodMatch'

await import('./soonParts')

const told = (at: number, type: Event['type']) =>
  (moments[at]!.events as readonly Event[]).find((one) => one.type === type)
const won = moments.findIndex((_, at) => told(at, 'card-drawn'))

async function garden(at: number, bloom: readonly number[] = []) {
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => [], layout: () => 'screen' as const, onRule: () => undefined },
  })
  stage.look(at - 1)
  stage.look(at)
  const board = mounted(Garden, { stage, bloom })
  flushSync()
  await new Promise((drawn) => setTimeout(drawn))
  return board
}

it('the next number card lies on the spring, over the water that ran there', async () => {
  expect(won).toBeGreaterThan(0)
  const board = await garden(won)
  const card = [...document.querySelectorAll('[data-card]')].at(-1)!
  const drawn = told(won, 'card-drawn')
  expect(card?.textContent).toContain(String(drawn?.type === 'card-drawn' && drawn.card))
  const marks = document.querySelectorAll('[data-check]')
  expect(marks.length).toBeGreaterThan(0)
  for (const mark of marks) expect(mark.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await board.remove()
})

it('the disc of a false claim leaves the spring: only its flight is drawn', async () => {
  const at = [24, 17].map((cell) => pointOf(cell, 'south'))
  const step = { from: 17, to: 24, owner: 0, operation: 'up', arrow: 'down', holds: false } as const
  const events: readonly Event[] = [
    {
      ...{ type: 'claimed', rule: 'FP-13', seat: 0, colour: 'pink', source: 'bank', minimum: 2 },
      ...{ route: [17, 24], steps: [step] },
    },
    {
      ...{ type: 'false-claim', rule: 'FP-23', seat: 0, colour: 'pink', source: 'bank', step: 0 },
      ...{ length: 2, minimum: 2, idle: 1 },
    },
  ]
  const check = animationOf(events).check!
  const board = Array.from({ length: 49 }, () => 'yellow' as const)
  const verdict = mounted(Verdict, { check, viewer: 'south', board, signs: false, still: false })
  const discs = at.map(({ x, y }) => document.querySelectorAll(`[transform="translate(${x} ${y})"]`).length)
  expect(discs).toEqual([0, 1])
  await verdict.remove()
})

it('nothing but the winner’s route runs through the garden in bloom', async () => {
  const board = await garden(won, [45, 38, 31, 24])
  expect(document.querySelectorAll('.bloom .flower')).toHaveLength(12)
  expect(document.querySelectorAll('[data-check], .run')).toHaveLength(0)
  await board.remove()
})
