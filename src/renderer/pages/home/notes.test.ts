import { describe, expect, it } from 'vitest'
import { en } from '../../words/en'
import { tableNotes, weights } from './notes'

const words = en.home
const told = (phase: 'lobby' | 'playing' | 'over', here: number, freeSeats = 0, locked = false) =>
  tableNotes({ phase, here, freeSeats, locked }, words)

describe('what is said of a table', () => {
  it('is who is there and what is free while people gather', () => {
    expect(told('lobby', 2, 1)).toEqual([words.phase.lobby, words.people(2), words.free(1)])
    expect(told('lobby', 1, 3, true)).toEqual([words.phase.lobby, words.people(1), words.locked])
  })

  it('is nothing about free seats once a match is on or over', () => {
    expect(told('playing', 2)).toEqual([words.phase.playing, words.people(2)])
    expect(told('playing', 0)).toEqual([words.phase.playing, words.nobody])
    expect(told('over', 0)).toEqual([words.phase.over])
  })
})

describe('the weight of a game', () => {
  it('has three steps', () => {
    expect(([1, 2, 3, 4, 5] as const).map(weights)).toEqual([1, 1, 2, 3, 3])
  })
})
