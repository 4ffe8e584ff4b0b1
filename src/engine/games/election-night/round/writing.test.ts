import { describe, expect, it } from 'vitest'
import { fieldNamed } from '../notation'
import { rules } from '../rules'
import { asked, at, last, play, playDice, sceneAt } from '../testing/scene'

describe('the order of writing', () => {
  it('EN-9.1: the smaller value, a reduced blue with its full value', () => {
    // Blue 4 is worth 2, less than white 3, but counts as 4: white first.
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R2 W3'], flips: [0, 5] }), 'B4', 'W3')
    expect(last(now, 'order')).toMatchObject({ first: 1, reason: 'value' })
    expect(asked(now)).toEqual({ 1: 'write' })
  })

  it.each([
    [[1, 2], 0],
    [[2, 1], 1],
  ] as const)('EN-9.2: equal values, flips used %j: seat %i first', (flips, first) => {
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R4 W3'], flips }), 'B4', 'R4')
    expect(last(now, 'order')).toMatchObject({ first, reason: 'flips' })
  })

  it('EN-9.2: a flip before this very action counts', () => {
    let now = play(sceneAt({ dice: ['B3 R1 W2', 'B1 R4 W3'] }), 'ready', 'ready')
    now = play(play(now, 'flip blue', 'flip none'), null, 'flip none')
    now = play(now, 'choose blue', 'choose red')
    expect(last(now, 'order')).toMatchObject({ first: 1, reason: 'flips' })
  })

  const tied = () => playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R4 W3'], flips: [2, 2] }), 'B4', 'R4')

  it.each([
    ['rock', 'scissors', 0],
    ['scissors', 'paper', 0],
    ['paper', 'rock', 0],
    ['scissors', 'rock', 1],
    ['paper', 'scissors', 1],
    ['rock', 'paper', 1],
  ] as const)('EN-9.3, EN-9.4: %s against %s: seat %i says who writes first', (one, two, winner) => {
    expect(asked(tied())).toEqual({ 0: 'hand', 1: 'hand' })
    const now = play(tied(), one, two)
    expect(last(now, 'hands')).toMatchObject({ hands: [one, two], winner })
    expect(asked(now)).toEqual({ [winner]: 'order' })
    for (const first of [0, 1]) {
      const says = `first ${first}`
      expect(asked(play(now, ...(winner === 0 ? [says] : [null, says])))).toEqual({ [first]: 'write' })
    }
  })

  it.each(['rock', 'paper', 'scissors'])('EN-9.3: %s twice is repeated', (hand) => {
    const now = play(tied(), hand, hand)
    expect(last(now, 'hands').winner).toBeNull()
    expect(rules.ask(now.world.table)!.prompts.get(1)).toMatchObject({ type: 'hand', attempt: 2 })
  })

  it('EN-9.5: nobody is asked about an order when only one writes', () => {
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R4 W3'] }), 'W2', 'R4')
    expect(asked(now)).toEqual({ 0: 'write' })
    const blocked = playDice(sceneAt({ dice: ['B4 R1 W2', 'B2 R5 W4'] }), 'B4', 'W4')
    expect(asked(blocked)).toEqual({ 0: 'write' })
    expect(blocked.events.some((event) => event.type === 'order')).toBe(false)
  })

  it('EN-9.6: who may write must: every legal answer is a field', () => {
    const now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R4 W3'] }), 'R1', 'B1')
    const hands = play(now, 'rock', 'paper')
    const write = play(hands, null, 'first 0')
    const prompt = rules.ask(write.world.table)!.prompts.get(0)!
    const view = { seat: 0, table: write.world.table, own: write.world.own[0] }
    expect(rules.list(view, prompt)).toHaveLength(42)
    expect(rules.check(view, prompt, { type: 'flip', color: null })?.rule).toBe('CO-9')
  })

  it('EN-9.7: a placed red counts for its owner: field, set tracker and turn', () => {
    let now = playDice(sceneAt({ dice: ['B2 R4 W6', 'B1 R5 W3'] }), 'B2', 'R5')
    now = play(play(now, 'KM1'), 'KM2')
    expect(at(now, 'KM2')).toBe('1:5')
    expect(now.world.table.tally).toEqual([
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1, 0],
    ])
    expect(last(now, 'written')).toMatchObject({ seat: 1, by: 0, rule: 'EN-9.7' })
  })
})

describe('sets', () => {
  const five = (without: number) =>
    [1, 2, 3, 4, 5, 6]
      .filter((value) => value !== without)
      .map((value, i) => `KM${i + 1}=${value}`)
      .join(' ')

  it('EN-10.1: the bonus comes before the other party writes, any number into any free field', () => {
    let now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [five(4), ''] }), 'B4', 'R6')
    now = play(now, 'EM1')
    expect(asked(now)).toEqual({ 0: 'bonus' })
    const prompt = rules.ask(now.world.table)!.prompts.get(0)!
    const view = { seat: 0, table: now.world.table, own: now.world.own[0] }
    expect(rules.list(view, prompt)).toHaveLength(36 * 6)
    expect(rules.check(view, prompt, { type: 'bonus', field: fieldNamed('KM1')!, value: 6 })?.rule).toBe('EN-1.3')
    now = play(now, 'EM2=6')
    expect(at(now, 'EM2')).toBe('0:6')
    expect(asked(now)).toEqual({ 0: 'write' })
    expect(rules.ask(now.world.table)!.prompts.get(0)).toMatchObject({ owner: 1, value: 6 })
  })

  it('EN-10.2: the bonus number may complete the next set, and that one brings another', () => {
    const marks = `${five(4)} ${five(4).replaceAll('KM', 'DA')}`
    let now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [marks, ''] }), 'B4', 'R6')
    now = play(now, 'EM1')
    now = play(now, 'EM2=4')
    expect(now.world.table.sets).toEqual([2, 0])
    expect(asked(now)).toEqual({ 0: 'bonus' })
    now = play(now, 'EM3=4')
    expect(now.world.table.sets).toEqual([2, 0])
    expect(asked(now)).toEqual({ 0: 'write' })
  })

  it('EN-10.3: a number used in one set does not serve again', () => {
    const marks = `${five(4)} EM5=4`
    let now = playDice(sceneAt({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [marks, ''] }), 'B4', 'R6')
    expect(now.world.table.sets).toEqual([1, 0])
    now = play(now, 'EM1')
    expect(now.world.table.sets).toEqual([1, 0])
  })

  it('EN-10.4: a reduced blue counts as what was written', () => {
    let now = playDice(sceneAt({ dice: ['B6 R1 W2', 'B1 R6 W5'], marks: [five(4), ''] }), 'B6', 'W5')
    now = play(play(now, null, 'EM5'), 'EM1')
    expect(now.world.table.sets).toEqual([1, 0])
    let full = playDice(sceneAt({ dice: ['B6 R1 W2', 'B1 R6 W5'], marks: [five(6), ''] }), 'B6', 'W5')
    full = play(play(full, null, 'EM5'), 'EM1')
    expect(full.world.table.sets).toEqual([0, 0])
  })

  it('EN-10.5: the owner gets the bonus when the opponent placed the number that completed the set', () => {
    let now = playDice(sceneAt({ dice: ['B4 R5 W2', 'B1 R6 W3'], marks: [five(5), ''] }), 'R5', 'W3')
    now = play(play(now, null, 'EM5'), null, 'EM1')
    expect(at(now, 'EM1')).toBe('0:5')
    expect(asked(now)).toEqual({ 0: 'bonus' })
  })
})
