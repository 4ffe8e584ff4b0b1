import { expect, it } from 'vitest'
import { play, sceneAt, tableOf } from '../testing/scene'

it('AG-10.1 notes hold what was shown, at its highest, and nothing about what giving up might mean', () => {
  const start = sceneAt({ on: { 0: { 0: 500 }, 1: { 0: 600 } } })
  const scene = play(start, '0: A > 1,1', '1: veto 100', '0: hold', '1: raise 501', '0: give up')
  expect(tableOf(scene).notes).toMatchObject([
    { type: 'claimed', seat: 0, agent: 0, atLeast: 100 },
    { type: 'claimed', seat: 1, agent: 0, atLeast: 501 },
  ])
})

it('AG-5.1 AG-10.1 holding a small veto does not erase the 1000 that a murder order has shown', () => {
  const start = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1500 }, 3: { 0: 1200 } } })
  const small = play(start, '0: A x B', '3: veto 1', '0: hold')
  const claims = (scene: typeof small) =>
    tableOf(scene).notes.map((note) => [note.seat, 'atLeast' in note && note.atLeast])
  expect(claims(small)).toEqual([
    [0, 1000],
    [3, 1],
  ])
  expect(claims(play(small, '3: raise 1200', '0: hold'))).toEqual([
    [3, 1200],
    [0, 1200],
  ])
})

it('AG-10.1 notes last for this round and the next, or for the whole game', () => {
  const lap = ['1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
  const booked = play(sceneAt(), '0: book A 5', ...lap)
  expect(tableOf(booked)).toMatchObject({ round: 2, notes: [{ type: 'booked', seat: 0, round: 1 }] })
  expect(tableOf(play(booked, '0: pass', ...lap))).toMatchObject({ round: 3, notes: [] })
  const full = play(sceneAt({ options: { notebook: 'full' } }), '0: book A 5', ...lap, '0: pass', ...lap)
  expect(tableOf(full)).toMatchObject({ round: 3, notes: [{ type: 'booked', seat: 0, round: 1 }] })
})
