import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../core/contract'
import { fieldCount, regions } from '../board'
import { countRegion, outcomeOf } from '../outcome'
import type { Mark } from '../facts'
import { game } from '../index'
import { fieldNamed } from '../notation'
import { answer, asked, at, last, playDice, stage, type Scene } from '../testing/scene'

const { rules } = game

describe('blue, red and white in a match', () => {
  it.each(['1', '2'])('EN-5.3: blue %s against white writes nothing; the white is written alone', (blue) => {
    const scene = playDice(stage({ dice: [`B${blue} R3 W4`, 'B3 R4 W6'] }), `B${blue}`, 'W6')
    expect(last(scene, 'met')).toMatchObject({ writes: [0, 6], rule: 'EN-5.3' })
    expect(asked(scene)).toEqual({ 1: 'write' })
  })

  it('EN-6.3: red against red: the lower’s owner places the higher', () => {
    let scene = answer(playDice(stage({ dice: ['B1 R2 W4', 'B3 R6 W1'] }), 'R2', 'R6'), 'stand', 'stand')
    scene = answer(scene, 'KM1')
    expect(asked(scene)).toEqual({ 0: 'write' })
    expect(at(answer(scene, 'KM2'), 'KM2')).toBe('1:6')
  })

  it('EN-6.3: red against red of the same value: each places their own', () => {
    let scene = playDice(stage({ dice: ['B1 R6 W4', 'B3 R6 W1'], flips: [1, 0] }), 'R6', 'R6')
    scene = answer(scene, 'stand', 'stand')
    expect(asked(scene)).toEqual({ 1: 'write' })
    expect(asked(answer(scene, null, 'KM1'))).toEqual({ 0: 'write' })
  })

  it('EN-7.3: white and blue of the same value: white blocked, blue still reduced', () => {
    const scene = playDice(stage({ dice: ['B5 R3 W4', 'B3 R4 W5'] }), 'B5', 'W5')
    expect(last(scene, 'met')).toMatchObject({ writes: [3, 0] })
    expect(last(scene, 'met').effects.map((one) => one.type)).toEqual(['reduced', 'blocked'])
    expect(asked(scene)).toEqual({ 0: 'write' })
  })

  it('EN-7.4: white and white of the same value are both written', () => {
    let scene = playDice(stage({ dice: ['B5 R3 W4', 'B3 R5 W4'], flips: [0, 1] }), 'W4', 'W4')
    scene = answer(answer(answer(scene, 'stand', 'stand'), 'KM1'), null, 'KM2')
    expect([at(scene, 'KM1'), at(scene, 'KM2')]).toEqual(['0:4', '1:4'])
  })
})

describe('vetoes', () => {
  const blues = () => playDice(stage({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'B6')

  it.each([
    ['stand', 'stand', [], 'EN-8.1'],
    ['veto', 'stand', [0], 'EN-8.2'],
    ['stand', 'veto', [1], 'EN-8.2'],
    ['veto', 'veto', [0, 1], 'EN-8.2'],
  ] as const)('EN-8.1, EN-8.2: %s and %s', (one, two, by, rule) => {
    const scene = answer(blues(), one, two)
    expect(last(scene, 'vetoes')).toMatchObject({ by, rule })
    expect(asked(scene)).toEqual(by.length > 0 ? { 0: 'flip', 1: 'flip' } : { 0: 'write' })
    expect(scene.world.own[0].dice.blue).toBeNull()
    expect(scene.world.table.vetoed).toEqual(by.length > 0 ? [1] : [])
  })

  it('EN-8.1: different colours can’t be vetoed', () => {
    const scene = playDice(stage({ dice: ['B2 R3 W5', 'B6 R4 W3'] }), 'B2', 'R4')
    expect(asked(scene)).toEqual({ 0: 'write' })
  })

  it('EN-8.3: one veto alone plays no third die', () => {
    let scene = answer(blues(), 'veto', 'stand')
    scene = playDice(scene, 'R3', 'W3')
    scene = answer(scene, 'KM1')
    expect(scene.world.table).toMatchObject({ round: 2 })
    expect(scene.told.some((event) => event.type === 'third')).toBe(false)
  })

  it('EN-8.3: two actions in which nothing was written, but not by veto, play no third die', () => {
    // Blue 1 and white 1 cancel each other, twice over.
    let scene = playDice(stage({ dice: ['B1 R3 W2', 'B2 R4 W1'] }), 'B1', 'W1')
    scene = playDice(scene, 'W2', 'B2')
    expect(scene.told.filter((event) => event.type === 'written')).toEqual([])
    expect(scene.world.table).toMatchObject({ round: 2, free: 42 })
  })

  it('EN-8.3: a veto and a cancelled action play no third die', () => {
    let scene = answer(playDice(stage({ dice: ['B1 R3 W2', 'B2 R4 W1'] }), 'R3', 'R4'), 'veto', 'veto')
    scene = playDice(scene, 'B1', 'W1')
    expect(scene.world.table).toMatchObject({ round: 2, free: 42 })
  })

  it('EN-8.4, EN-3.6: the third dice come at once, without flip, choice or veto', () => {
    let scene = answer(blues(), 'veto', 'veto')
    scene = answer(playDice(scene, 'R3', 'R4'), 'veto', 'stand')
    expect(scene.news.map((event) => event.type)).toEqual(['vetoes', 'third', 'revealed', 'met', 'order'])
    expect(last(scene, 'met')).toMatchObject({ action: 3, veto: false, writes: [5, 3], rule: 'EN-8.4' })
    scene = answer(scene, null, 'KM1')
    scene = answer(scene, 'KM2')
    expect([at(scene, 'KM1'), at(scene, 'KM2')]).toEqual(['1:3', '0:5'])
    expect(scene.world.table.round).toBe(2)
  })
})

describe('the order of writing', () => {
  it('EN-9.1: the smaller value, a reduced blue with its full value', () => {
    // Blue 4 is worth 2, less than white 3, but counts as 4: white first.
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R2 W3'], flips: [0, 5] }), 'B4', 'W3')
    expect(last(scene, 'order')).toMatchObject({ first: 1, reason: 'value' })
    expect(asked(scene)).toEqual({ 1: 'write' })
  })

  it.each([
    [[1, 2], 0],
    [[2, 1], 1],
  ] as const)('EN-9.2: equal values, flips used %j: seat %i first', (flips, first) => {
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R4 W3'], flips }), 'B4', 'R4')
    expect(last(scene, 'order')).toMatchObject({ first, reason: 'flips' })
  })

  it('EN-9.2: a flip before this very action counts', () => {
    let scene = answer(stage({ dice: ['B3 R1 W2', 'B1 R4 W3'] }), 'ready', 'ready')
    scene = answer(answer(scene, 'flip blue', 'flip none'), null, 'flip none')
    scene = answer(scene, 'choose blue', 'choose red')
    expect(last(scene, 'order')).toMatchObject({ first: 1, reason: 'flips' })
  })

  const tied = () => playDice(stage({ dice: ['B4 R1 W2', 'B1 R4 W3'], flips: [2, 2] }), 'B4', 'R4')

  it.each([
    ['rock', 'scissors', 0],
    ['scissors', 'paper', 0],
    ['paper', 'rock', 0],
    ['scissors', 'rock', 1],
    ['paper', 'scissors', 1],
    ['rock', 'paper', 1],
  ] as const)('EN-9.3, EN-9.4: %s against %s: seat %i says who writes first', (one, two, winner) => {
    expect(asked(tied())).toEqual({ 0: 'hand', 1: 'hand' })
    const scene = answer(tied(), one, two)
    expect(last(scene, 'hands')).toMatchObject({ hands: [one, two], winner })
    expect(asked(scene)).toEqual({ [winner]: 'order' })
    for (const first of [0, 1]) {
      const says = `first ${first}`
      expect(asked(answer(scene, ...(winner === 0 ? [says] : [null, says])))).toEqual({ [first]: 'write' })
    }
  })

  it.each(['rock', 'paper', 'scissors'])('EN-9.3: %s twice is repeated', (hand) => {
    const scene = answer(tied(), hand, hand)
    expect(last(scene, 'hands').winner).toBeNull()
    expect(rules.ask(scene.world.table)!.prompts.get(1)).toMatchObject({ type: 'hand', attempt: 2 })
  })

  it('EN-9.5: nobody is asked about an order when only one writes', () => {
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R4 W3'] }), 'W2', 'R4')
    expect(asked(scene)).toEqual({ 0: 'write' })
    const blocked = playDice(stage({ dice: ['B4 R1 W2', 'B2 R5 W4'] }), 'B4', 'W4')
    expect(asked(blocked)).toEqual({ 0: 'write' })
    expect(blocked.told.some((event) => event.type === 'order')).toBe(false)
  })

  it('EN-9.6: who may write must: every legal answer is a field', () => {
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R4 W3'] }), 'R1', 'B1')
    const hands = answer(scene, 'rock', 'paper')
    const write = answer(hands, null, 'first 0')
    const prompt = rules.ask(write.world.table)!.prompts.get(0)!
    const view = { seat: 0, table: write.world.table, own: write.world.own[0] }
    expect(rules.list(view, prompt)).toHaveLength(42)
    expect(rules.check(view, prompt, { type: 'flip', color: null })?.rule).toBe('CO-9')
  })

  it('EN-9.7: a placed red counts for its owner: field, set tracker and turn', () => {
    let scene = playDice(stage({ dice: ['B2 R4 W6', 'B1 R5 W3'] }), 'B2', 'R5')
    scene = answer(answer(scene, 'KM1'), 'KM2')
    expect(at(scene, 'KM2')).toBe('1:5')
    expect(scene.world.table.tally).toEqual([
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1, 0],
    ])
    expect(last(scene, 'written')).toMatchObject({ seat: 1, by: 0, rule: 'EN-9.7' })
  })
})

describe('sets', () => {
  const five = (without: number) =>
    [1, 2, 3, 4, 5, 6]
      .filter((value) => value !== without)
      .map((value, i) => `KM${i + 1}=${value}`)
      .join(' ')

  it('EN-10.1: the bonus comes before the other party writes, any number into any free field', () => {
    let scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [five(4), ''] }), 'B4', 'R6')
    scene = answer(scene, 'EM1')
    expect(asked(scene)).toEqual({ 0: 'bonus' })
    const prompt = rules.ask(scene.world.table)!.prompts.get(0)!
    const view = { seat: 0, table: scene.world.table, own: scene.world.own[0] }
    expect(rules.list(view, prompt)).toHaveLength(36 * 6)
    expect(rules.check(view, prompt, { type: 'bonus', field: fieldNamed('KM1')!, value: 6 })?.rule).toBe('EN-1.3')
    scene = answer(scene, 'EM2=6')
    expect(at(scene, 'EM2')).toBe('0:6')
    expect(asked(scene)).toEqual({ 0: 'write' })
    expect(rules.ask(scene.world.table)!.prompts.get(0)).toMatchObject({ owner: 1, value: 6 })
  })

  it('EN-10.2: the bonus number may complete the next set, and that one brings another', () => {
    const marks = `${five(4)} ${five(4).replaceAll('KM', 'DA')}`
    let scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [marks, ''] }), 'B4', 'R6')
    scene = answer(scene, 'EM1')
    scene = answer(scene, 'EM2=4')
    expect(scene.world.table.sets).toEqual([2, 0])
    expect(asked(scene)).toEqual({ 0: 'bonus' })
    scene = answer(scene, 'EM3=4')
    expect(scene.world.table.sets).toEqual([2, 0])
    expect(asked(scene)).toEqual({ 0: 'write' })
  })

  it('EN-10.3: a number used in one set does not serve again', () => {
    const marks = `${five(4)} EM5=4`
    let scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks: [marks, ''] }), 'B4', 'R6')
    expect(scene.world.table.sets).toEqual([1, 0])
    scene = answer(scene, 'EM1')
    expect(scene.world.table.sets).toEqual([1, 0])
  })

  it('EN-10.4: a reduced blue counts as what was written', () => {
    let scene = playDice(stage({ dice: ['B6 R1 W2', 'B1 R6 W5'], marks: [five(4), ''] }), 'B6', 'W5')
    scene = answer(answer(scene, null, 'EM5'), 'EM1')
    expect(scene.world.table.sets).toEqual([1, 0])
    let full = playDice(stage({ dice: ['B6 R1 W2', 'B1 R6 W5'], marks: [five(6), ''] }), 'B6', 'W5')
    full = answer(answer(full, null, 'EM5'), 'EM1')
    expect(full.world.table.sets).toEqual([0, 0])
  })

  it('EN-10.5: the owner gets the bonus when the opponent placed the number that completed the set', () => {
    let scene = playDice(stage({ dice: ['B4 R5 W2', 'B1 R6 W3'], marks: [five(5), ''] }), 'R5', 'W3')
    scene = answer(answer(scene, null, 'EM5'), null, 'EM1')
    expect(at(scene, 'EM1')).toBe('0:5')
    expect(asked(scene)).toEqual({ 0: 'bonus' })
  })
})

/** A map full but for the named fields. */
function nearlyFull(free: readonly string[], value = 5): string {
  return regions
    .flatMap((region) => Array.from({ length: region.fields }, (_, i) => `${region.id}${i + 1}`))
    .filter((name) => !free.includes(name))
    .map((name) => `${name}=${value}`)
    .join(' ')
}

describe('the end', () => {
  const write = (scene: Scene, seat: Seat, text: string) => answer(scene, ...(seat === 0 ? [text] : [null, text]))

  it('EN-11.1: after the tenth round, not before', () => {
    for (const round of [9, 10]) {
      let scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R6 W5'], round }), 'B4', 'R6')
      scene = answer(answer(scene, 'EM1'), 'EM2')
      scene = answer(answer(playDice(scene, 'W2', 'W5'), 'stand', 'stand'), 'EM3')
      scene = answer(scene, null, 'EM4')
      expect(scene.world.table.phase.type).toBe(round === 10 ? 'over' : 'study')
      expect(rules.ask(scene.world.table) === null).toBe(round === 10)
    }
  })

  it('EN-11.2: when the last field is taken, the other’s number is lost', () => {
    const marks = [nearlyFull(['EM1']), ''] as const
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R6 W5'], marks }), 'B4', 'W5')
    // Nothing to choose: the only field is written at once, and the match is over in its first round.
    expect(at(scene, 'EM1')).toBe('0:2')
    expect(last(scene, 'lost')).toMatchObject({ seat: 1, value: 5 })
    expect(last(scene, 'roundOver').full).toBe(true)
    expect(scene.world.table).toMatchObject({ round: 1, free: 0, phase: { type: 'over' } })
  })

  it('EN-11.2: a bonus that finds no field is lost, and so is all else', () => {
    const marks = ['KM1=1 KM2=2 KM3=3 KM4=4', nearlyFull(['KM1', 'KM2', 'KM3', 'KM4', 'EM1', 'EM2'])] as const
    const set = stage({ dice: ['B6 R5 W2', 'B1 R6 W4'], marks: [`${marks[0]} EM1=6`, marks[1]] })
    const scene = playDice(set, 'R5', 'R6')
    const over = answer(scene, 'stand', 'stand')
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
    let scene = answer(playDice(stage({ dice: ['B6 R5 W2', 'B1 R6 W4'], marks }), 'R5', 'R6'), 'stand', 'stand')
    scene = write(scene, 0, 'EM2')
    expect(asked(scene)).toEqual({ 0: 'bonus' })
    scene = write(scene, 0, 'EM1=1')
    expect(at(scene, 'EM1')).toBe('0:1')
    expect(scene.world.table.phase.type).toBe('over')
  })

  it('EN-11.2: the order is settled even when one field is left', () => {
    const scene = playDice(stage({ dice: ['B4 R1 W2', 'B1 R4 W5'], marks: [nearlyFull(['EM1']), ''] }), 'B4', 'R4')
    expect(asked(scene)).toEqual({ 0: 'hand', 1: 'hand' })
    const over = write(answer(scene, 'rock', 'scissors'), 0, 'first 1')
    expect(at(over, 'EM1')).toBe('1:4')
    expect(over.world.table.phase.type).toBe('over')
  })
})

/** The map with these numbers, for counting. */
function map(one: string, two: string): (Mark | null)[] {
  const fields: (Mark | null)[] = Array<null>(fieldCount).fill(null)
  for (const [seat, text] of [one, two].entries())
    for (const part of text.split(' ').filter(Boolean)) {
      const [name, value] = part.split('=')
      fields[fieldNamed(name)!] = { seat, value: Number(value) as Mark['value'] }
    }
  return fields
}

describe('the count', () => {
  it('EN-12.1: the board has 42 fields in seven regions of 5 to 7; simple mandates = fields, extra = fields − 3', () => {
    expect(regions.map(({ name, fields, simple, extra }) => [name, fields, simple, extra])).toEqual([
      ['Közép-Magyarország', 5, 5, 2],
      ['Észak-Magyarország', 5, 5, 2],
      ['Észak-Alföld', 7, 7, 4],
      ['Dél-Alföld', 7, 7, 4],
      ['Dél-Dunántúl', 6, 6, 3],
      ['Közép-Dunántúl', 6, 6, 3],
      ['Nyugat-Dunántúl', 6, 6, 3],
    ])
    expect(fieldCount).toBe(42)
  })

  it.each([
    ['EN-12.1: the higher sum wins, not the higher count', 'KM1=6', 'KM2=2 KM3=3', { winner: 0, mandates: 5 }],
    ['EN-12.2: a tie gives nobody anything', 'KM1=6', 'KM2=2 KM3=4', { winner: null, mandates: 0 }],
    ['EN-12.2: nor does an empty region', '', '', { winner: null, mandates: 0 }],
    ['EN-12.2: a full and tied region neither', 'KM1=6 KM2=3', 'KM3=2 KM4=4 KM5=3', { winner: null, mandates: 0 }],
    ['EN-12.3: a free field: simple', 'KM1=6 KM2=5 KM3=4 KM4=3', '', { winner: 0, total: false, mandates: 5 }],
    ['EN-12.3: a number twice: simple', 'KM1=6 KM2=6', 'KM3=1 KM4=2 KM5=3', { total: false, mandates: 5 }],
    ['EN-12.4: all three: total', 'KM1=6 KM2=5', 'KM3=1 KM4=2 KM5=3', { total: true, mandates: 7 }],
    ['EN-12.4: the loser’s doubles don’t matter', 'KM1=6 KM2=5', 'KM3=1 KM4=1 KM5=1', { total: true, mandates: 7 }],
    ['EN-12.4: alone in the region', 'KM1=6 KM2=5 KM3=4 KM4=3 KM5=2', '', { total: true, mandates: 7 }],
  ])('%s', (_name, one, two, expected) => {
    expect(countRegion(map(one, two), 0)).toMatchObject(expected)
  })

  it.each([
    ['EN-12.5', 'more mandates', 'EA1=1', 'KM1=6 KM2=6', [0]],
    ['EN-12.6', 'then more fields', 'KM1=1 ND1=1 ND2=1', 'EM1=6 ND3=2', [0]],
    ['EN-12.7', 'then the higher sum', 'KM1=1', 'EM1=6', [1]],
    ['EN-12.8', 'then together', 'KM1=1', 'EM1=1', [0, 1]],
    ['EN-12.8', 'also with an empty map', '', '', [0, 1]],
  ])('%s: %s', (rule, _name, one, two, winners) => {
    expect(outcomeOf(map(one, two))).toMatchObject({ rule, winners })
  })

  it('EN-12.5: the scores hold each region, fields and sum', () => {
    expect(outcomeOf(map('EA1=1', 'KM1=6 KM2=6')).scores).toEqual([
      { seat: 0, total: 7, parts: { KM: 0, EM: 0, EA: 7, DA: 0, DD: 0, KD: 0, ND: 0, fields: 1, sum: 1 } },
      { seat: 1, total: 5, parts: { KM: 5, EM: 0, EA: 0, DA: 0, DD: 0, KD: 0, ND: 0, fields: 2, sum: 12 } },
    ])
  })
})
