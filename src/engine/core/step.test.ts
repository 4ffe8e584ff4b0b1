import { expect, it } from 'vitest'
import type { World } from './contract'
import { quickRng } from './rng'
import { setInMotion, show, stepOf, tell, whisper } from './step'

const world: World<{ turn: number; cards: readonly number[] }, { hand: number }, null> = {
  table: { turn: 0, cards: [1] },
  own: [{ hand: 3 }, { hand: 4 }],
  hidden: null,
}
const event = (type: string) => ({ type, rule: 'CO-1' })

it('a world in motion leaves the world it came from alone', () => {
  const before = JSON.stringify(world)
  const motion = setInMotion(world, quickRng(1))
  motion.table.turn = 1
  motion.table.cards = [...motion.table.cards, 2]
  motion.own[1].hand = 9
  expect(stepOf(motion).world).toEqual({
    table: { turn: 1, cards: [1, 2] },
    own: [{ hand: 3 }, { hand: 9 }],
    hidden: null,
  })
  expect(JSON.stringify(world)).toBe(before)
})

it('tells everyone, tells some, and shows what was hidden, in order', () => {
  const motion = setInMotion<typeof world.table, { hand: number }, null, { type: string; rule: string }>(
    world,
    quickRng(1),
  )
  tell(motion, event('moved'))
  whisper(motion, [1, 0, 1], event('drew'))
  show(motion, event('opened'))
  expect(stepOf(motion).told).toEqual([
    { to: 'all', reveals: false, event: event('moved') },
    { to: [1, 0], reveals: true, event: event('drew') },
    { to: 'all', reveals: true, event: event('opened') },
  ])
})
