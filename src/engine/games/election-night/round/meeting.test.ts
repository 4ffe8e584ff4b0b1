import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blueAgainstWhite, duelAt, meetingOf } from './meeting'
import { values } from '../facts'
import { dieNamed } from '../notation'
import { asked, last, play, playDice, sceneAt, started } from '../testing/scene'

/** meetings.txt: worked out from the rulebook, cell by cell; see its legend. */
function readTable(): Map<string, string> {
  const cells = new Map<string, string>()
  let columns: string[] = []
  for (const line of readFileSync(new URL('../testing/meetings.txt', import.meta.url), 'utf8').split('\n')) {
    const words = line.split(/[\s|]+/).filter(Boolean)
    if (/^ {3}\| B1/.test(line)) columns = words
    if (/^[BRW]\d \|/.test(line)) words.slice(1).forEach((cell, at) => cells.set(`${words[0]} ${columns[at]}`, cell))
  }
  return cells
}

interface Expected {
  readonly writes: readonly number[]
  readonly placers: readonly number[]
  readonly lower: number | null
  readonly veto: boolean
}

function readCell(cell: string): Expected {
  const [, mine, order, theirs, veto] = /^(-|\d\*?)([<>=])(-|\d\*?)(v?)$/.exec(cell)!
  const number = (text: string) => (text === '-' ? 0 : Number(text[0]))
  return {
    writes: [number(mine), number(theirs)],
    placers: [mine.endsWith('*') ? 1 : 0, theirs.endsWith('*') ? 0 : 1],
    lower: order === '=' ? null : order === '<' ? 0 : 1,
    veto: veto === 'v',
  }
}

const table = readTable()

/** Three dice of which one is the given: the others differ from it and from each other. */
function handWith(name: string): string {
  const given = dieNamed(name)
  const rest = [1, 2, 3, 4, 5, 6].filter((value) => value !== given.value)
  return ['B', 'R', 'W'].map((letter) => (letter === name[0] ? name : `${letter}${rest.pop()}`)).join(' ')
}

describe('EN-4.3, EN-4.4, EN-5.1 to EN-7.4, EN-8.1, EN-9.1: the 324 meetings', () => {
  it('the table holds them all, each seen from both sides', () => {
    expect(table.size).toBe(324)
    for (const [pair, cell] of table) {
      const [one, two] = pair.split(' ')
      const here = readCell(cell)
      const there = readCell(table.get(`${two} ${one}`)!)
      expect(there.writes, pair).toEqual([...here.writes].reverse())
      expect(there.placers, pair).toEqual([1 - here.placers[1], 1 - here.placers[0]])
    }
  })

  it.each([...table])('%s: %s', (pair, cell) => {
    const [one, two] = pair.split(' ')
    const expected = readCell(cell)
    const { writes, placers, lower, veto } = meetingOf([dieNamed(one), dieNamed(two)])
    expect({ writes, placers, lower, veto }).toEqual(expected)
  })

  it.each([...table])('%s played in a match: %s', (pair, cell) => {
    const [one, two] = pair.split(' ')
    const { writes, placers, lower, veto } = readCell(cell)
    // Seat 0 has used a flip more, so that equal values are settled without hands (EN-9.2).
    let now = playDice(sceneAt({ dice: [handWith(one), handWith(two)], flips: [2, 1] }), one, two)
    expect(last(now, 'met')).toMatchObject({ writes, placers, veto })
    if (veto) {
      expect(asked(now)).toEqual({ 0: 'veto', 1: 'veto' })
      now = play(now, 'stand', 'stand')
    }
    const first = lower ?? 1
    const writers = [first, 1 - first].filter((seat) => writes[seat] > 0)
    for (const [turn, owner] of writers.entries()) {
      const placer = placers[owner]
      expect(asked(now)).toEqual({ [placer]: 'write' })
      const field = `EA${turn + 1}`
      now = play(now, ...(placer === 0 ? [field] : [null, field]))
      expect(last(now, 'written')).toMatchObject({ seat: owner, by: placer, value: writes[owner] })
    }
    expect(now.world.table.phase).toMatchObject({ type: 'flip', action: 2 })
  })
})

describe('the duel on the table', () => {
  const dice = ['B2 R3 W5', 'B6 R4 W3'] as const

  it('EN-8.1: can be vetoed while both are asked, and no longer', () => {
    const vetoable = playDice(sceneAt({ dice }), 'B2', 'B6')
    expect(duelAt(vetoable.world.table)).toMatchObject({ veto: true, rule: 'EN-8.1' })
    const standing = play(vetoable, 'stand', 'stand')
    expect(duelAt(standing.world.table)).toMatchObject({ veto: false, rule: 'EN-8.1' })
  })

  it('EN-5.2: has the effects of its two dice and the rule that says most', () => {
    const duel = duelAt(playDice(sceneAt({ dice }), 'W5', 'B6').world.table)!
    expect(duel).toMatchObject({ dice: [dieNamed('W5'), dieNamed('B6')], veto: false, rule: 'EN-5.2' })
    expect(duel.effects).toMatchObject([{ type: 'reduced', from: 6, to: 4 }])
  })

  it('EN-8.4: names the rule of third dice', () => {
    let now = play(playDice(sceneAt({ dice }), 'B2', 'B6'), 'veto', 'veto')
    now = play(playDice(now, 'W5', 'W3'), 'veto', 'veto')
    expect(duelAt(now.world.table)).toMatchObject({ dice: [dieNamed('R3'), dieNamed('R4')], rule: 'EN-8.4' })
  })

  it('EN-4.1: is not there before both dice are shown', () => {
    expect(duelAt(sceneAt({ dice }).world.table)).toBeNull()
    expect(duelAt(started(sceneAt({ dice })).world.table)).toBeNull()
  })
})

it('EN-5.2, EN-5.3: blue against white is worth 2 less, down to nothing', () => {
  expect(values.map(blueAgainstWhite)).toEqual([0, 0, 1, 2, 3, 4])
})
