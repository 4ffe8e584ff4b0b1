import { describe, expect, it } from 'vitest'
import { play, tableAt } from '../../../engine/games/zertz/testing/scene'
import type { Event } from '../../../engine/games/zertz/facts'
import { bestMoveOf, lastMoveOf, shortBy, winningMarbles } from './story'

describe('what the record tells', () => {
  it('knows what the newest move did', () => {
    const jump = (seat: number, to: string) => ({ type: 'jumped', seat, to, rule: 'ZE-11' }) as Event
    const place = { type: 'placed', seat: 0, marble: 'white', at: 'd4', from: 'supply', rule: 'ZE-5' } as Event
    const remove: Event = { type: 'removed', seat: 0, ring: 'a1', rule: 'ZE-6' }
    expect(lastMoveOf([jump(1, 'b2'), place, remove])).toEqual({ placed: place, removed: 'a1', jumps: [] })
    const series = lastMoveOf([jump(0, 'c3'), jump(1, 'b2'), jump(0, 'd4'), jump(0, 'd6')])
    expect(series.jumps.map(({ to }) => to)).toEqual(['d4', 'd6'])
    expect(lastMoveOf([])).toEqual({ placed: null, removed: null, jumps: [] })
  })

  it('knows that a move was taken back, and which one stands now', () => {
    const placed = (seat: number, at: string) =>
      ({ type: 'placed', seat, marble: 'white', at, from: 'supply', rule: 'ZE-5' }) as Event
    const demanded: Event = { type: 'takenBack', seat: 1, by: 0, text: 'Wb2', rule: 'ZE-29' }
    expect(lastMoveOf([placed(0, 'd4'), placed(1, 'b2'), demanded]).placed?.at).toBe('d4')
    const pass: Event = { type: 'passed', seat: 1, rule: 'ZE-22' }
    const agreed: Event = { type: 'backAgreed', seat: 0, by: 1, texts: ['We5', 'pass'], rule: 'ZE-38' }
    const before = [placed(0, 'd4'), placed(1, 'b2'), placed(0, 'e5'), pass]
    expect(lastMoveOf(before).placed?.at).toBe('e5')
    expect(lastMoveOf([...before, agreed]).placed?.at).toBe('b2')
    const jump = (seat: number, to: string) => ({ type: 'jumped', seat, to, rule: 'ZE-11' }) as Event
    const again = lastMoveOf([jump(1, 'b2'), jump(1, 'c3'), { ...agreed, texts: ['x b2Wc3'] }, jump(1, 'e5')])
    expect(again.jumps.map(({ to }) => to)).toEqual(['e5'])
  })

  it('names the move that brought most, and none that brought one', () => {
    const chain = play(tableAt({ marbles: 'Wd1 Gd2 Wd4' }), 'x d1Gd3Wd5')
    expect(bestMoveOf(chain, 0)).toEqual({ move: 1, count: 2 })
    expect(bestMoveOf(chain, 1)).toBeNull()
  })

  it('ZE-20 lays out the set that won, and tells how short the loser was', () => {
    const won = play(tableAt({ marbles: 'Bc4 Wd4', captured: [{ white: 2 }, { grey: 3 }] }), 'x c4We3')
    expect(winningMarbles(won)).toEqual(['white', 'white', 'white'])
    expect(shortBy(won, 1)).toBe(1)
    expect(winningMarbles(tableAt({}))).toEqual([])
  })
})
