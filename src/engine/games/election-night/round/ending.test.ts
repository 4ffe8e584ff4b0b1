import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../core/contract'
import { regions } from '../board'
import { rules } from '../rules'
import { asked, at, last, play, playDice, sceneAt, type Scene } from '../testing/scene'
import { roundsPlayed } from './ending'

/** A map with only the named fields empty. */
function nearlyFull(free: readonly string[], value = 5): string {
  return regions
    .flatMap((region) => Array.from({ length: region.fields }, (_, i) => `${region.id}${i + 1}`))
    .filter((name) => !free.includes(name))
    .map((name) => `${name}=${value}`)
    .join(' ')
}

describe('rounds played', () => {
  const { table } = sceneAt({ dice: ['B1 R2 W3', 'B4 R5 W6'], round: 3 }).world

  it('EN-1.1: a round counts once it is over, also if a full map cut it short', () => {
    expect(roundsPlayed(table)).toBe(2)
    expect(roundsPlayed({ ...table, phase: { type: 'over' } })).toBe(3)
  })
})

describe('the end', () => {
  const write = (now: Scene, seat: Seat, text: string) => play(now, ...(seat === 0 ? [text] : [null, text]))

  it('EN-11.1: after the tenth round, not before', () => {
    for (const round of [9, 10]) {
      let now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R6 W5'], round }), 'B4', 'R6')
      now = play(play(now, 'EM1'), 'EM2')
      now = play(play(playDice(now, 'W2', 'W5'), 'stand', 'stand'), 'EM3')
      now = play(now, null, 'EM4')
      expect(now.world.table.phase.type).toBe(round === 10 ? 'over' : 'study')
      expect(rules.ask(now.world.table) === null).toBe(round === 10)
    }
  })

  it('EN-11.2: when the last field is taken, the other’s number is lost', () => {
    const marks = [nearlyFull(['EM1']), ''] as const
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks }), 'B4', 'W5')
    // Nothing to choose: the only field is written at once, and the match is over in its first round.
    expect(at(now, 'EM1')).toBe('0:2')
    expect(last(now, 'lost')).toMatchObject({ seat: 1, value: 5 })
    expect(last(now, 'roundOver').full).toBe(true)
    expect(now.world.table).toMatchObject({ round: 1, free: 0, phase: { type: 'over' } })
  })

  it('EN-11.2: a bonus that finds no field is lost, and so is all else', () => {
    const marks = ['KM1=1 KM2=2 KM3=3 KM4=4', nearlyFull(['KM1', 'KM2', 'KM3', 'KM4', 'EM1', 'EM2'])] as const
    const set = sceneAt({ dice: ['B6 R5 W2', 'B1 R6 W4'], marks: [`${marks[0]} EM1=6`, marks[1]] })
    const now = playDice(set, 'R5', 'R6')
    const over = play(now, 'stand', 'stand')
    expect(over.news.filter((event) => event.type === 'lost')).toMatchObject([
      { seat: 0, value: null },
      { seat: 1, value: 6 },
    ])
    expect(over.world.table.phase.type).toBe('over')
  })

  it('EN-11.2: with one field left a bonus still chooses its number', () => {
    const marks = [
      'KM1=1 KM2=2 KM3=3 KM4=4 KM5=6',
      nearlyFull(['KM1', 'KM2', 'KM3', 'KM4', 'KM5', 'EM1', 'EM2']),
    ] as const
    let now = play(playDice(sceneAt({ dice: ['B6 R5 W2', 'B1 R6 W4'], marks }), 'R5', 'R6'), 'stand', 'stand')
    now = write(now, 0, 'EM2')
    expect(asked(now)).toEqual({ 0: 'bonus' })
    now = write(now, 0, 'EM1=1')
    expect(at(now, 'EM1')).toBe('0:1')
    expect(now.world.table.phase.type).toBe('over')
  })

  it('EN-11.2: the order is settled even when one field is left', () => {
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R4 W5'], marks: [nearlyFull(['EM1']), ''] }), 'B4', 'R4')
    expect(asked(now)).toEqual({ 0: 'hand', 1: 'hand' })
    const over = write(play(now, 'rock', 'scissors'), 0, 'first 1')
    expect(at(over, 'EM1')).toBe('1:4')
    expect(over.world.table.phase.type).toBe('over')
  })
})
