import { expect, it } from 'vitest'
import { play, sceneAt } from '../../../engine/games/agents/testing/scene'
import { paceOf, revealOf, soundsOf } from './animation'

const start = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1500 }, 1: { 0: 400 } } })
const scene = play(start, '0: A x B', '1: veto 40', '0: hold', '1: pass', '*: let go')
const of = (...types: string[]) => scene.events.filter(({ type }) => types.includes(type))

it('nothing beside the board speaks before an amount has slammed down, a verdict fallen or an agent died', () => {
  for (const type of ['vetoed', 'held', 'withdrew', 'murdered']) expect(revealOf(of(type))).toBeGreaterThanOrEqual(600)
  expect(revealOf(of('ordered'))).toBe(0)
})

it('a step stays at least as long as its reveal', () => {
  for (const event of scene.events) expect(paceOf([event])).toBeGreaterThanOrEqual(revealOf([event]))
})

it('moments are heard while they are shown, in their order', () => {
  const sounds = soundsOf(of('vetoed', 'murdered'))
  expect(sounds.map(({ sound }) => sound)).toEqual(['reveal', 'loss'])
  expect(sounds[1].at).toBeGreaterThan(revealOf(of('vetoed')))
  for (const type of ['vetoed', 'held', 'withdrew', 'murdered'])
    for (const { at } of soundsOf(of(type))) expect(at).toBeLessThan(revealOf(of(type)))
})
