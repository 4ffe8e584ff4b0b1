import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/contract'
import { asideFor, beginMatch, submit, type Match } from '../../core/match'
import type { Answer, Event, Table } from './facts'
import { rules } from './rules'
import { historyOf } from './record/replay'

const tableOf = (match: Match) => match.world.table as Table
const place = (at: string, remove: string): Answer => ({ type: 'place', marble: 'black', at, remove, leave: [] })

function begun(options: unknown = { takeBack: true }): Match {
  const start = beginMatch(rules, { game: 'zertz', version: rules.version, seats: 2, options, seed: '1' })
  if ('refusal' in start) throw new Error(start.refusal.rule)
  return start.match
}

/** Each answer with its seat, as the difference from the first player: 0 is the starter. */
function play(start: Match, ...answers: readonly (readonly [Seat, Answer])[]): { match: Match; told: Event[] } {
  const first = tableOf(start).starter
  let match = start
  let told: Event[] = []
  for (const [who, answer] of answers) {
    const next = submit(match, match.step, who === 0 ? first : 1 - first, answer)
    if ('refusal' in next) throw new Error(`${answer.type}: ${next.refusal.rule}`)
    match = next.match
    told = next.told.map(({ event }) => event as Event)
  }
  return { match, told }
}

const refused = (match: Match, who: Seat, answer: Answer) => {
  const first = tableOf(match).starter
  const next = submit(match, match.step, who === 0 ? first : 1 - first, answer)
  return 'refusal' in next ? next.refusal.rule : null
}

const [ask, agree, decline]: Answer[] = [{ type: 'askBack' }, { type: 'agree' }, { type: 'decline' }]
const [one, two]: Answer[] = [place('d4', 'a1'), place('a4', 'b1')]
const start = begun()
const first = tableOf(start).starter
const second = 1 - first

describe('taking back by agreement', () => {
  it('is not there unless the table wants it', () => {
    const { match } = play(begun({}), [0, one])
    expect(match.ask!.may).toBeUndefined()
    expect([refused(match, 0, ask), refused(match, 1, ask)]).toEqual(['CO-6', 'ZE-36'])
    expect(Object.keys(tableOf(match))).not.toContain('before')
  })

  it('ZE-36 only one’s own last move can be asked for', () => {
    expect(start.ask!.may).toBeUndefined()
    const { match } = play(start, [0, one])
    expect(asideFor(match, first)).toEqual({ type: 'takeBack', say: 'ask' })
    expect(asideFor(match, second)).toBeUndefined()
    expect(refused(match, 1, ask)).toBe('ZE-36')
  })

  it('ZE-38 an agreed move is undone whole, and its player is on turn', () => {
    const { match, told } = play(start, [0, one], [0, ask], [1, agree])
    const { before, request } = tableOf(match)
    expect(tableOf(match)).toEqual({ ...tableOf(start), before, request })
    expect(told).toEqual([{ type: 'backAgreed', rule: 'ZE-38', seat: first, by: second, texts: ['Bd4,a1'] }])
  })

  it('ZE-38 with the answer to it, if there was one', () => {
    const { match, told } = play(start, [0, one], [1, two], [0, ask], [1, agree])
    expect(tableOf(match)).toMatchObject({ turn: first, moves: [], board: tableOf(start).board })
    expect(told[0]).toMatchObject({ texts: ['Bd4,a1', 'Ba4,b1'] })
    const later = play(start, [0, one], [1, two], [1, ask], [0, agree]).match
    expect(tableOf(later)).toMatchObject({ turn: second, moves: [{ seat: first, text: 'Bd4,a1' }] })
    expect(historyOf(tableOf(later)).at(-1)!.board).toBe(tableOf(later).board)
  })

  it('ZE-37 declining leaves all as it was, and the same move can’t be asked for again', () => {
    const moved = play(start, [0, one]).match
    const { match, told } = play(moved, [0, ask], [1, decline])
    expect(told).toEqual([{ type: 'backDeclined', rule: 'ZE-37', seat: second }])
    expect({ ...tableOf(match), before: null }).toEqual({ ...tableOf(moved), before: null })
    expect(refused(match, 0, ask)).toBe('CO-6')
    expect(refused(match, 1, agree)).toBe('ZE-37')
  })

  it('ZE-37 a move instead of an answer ends the question, by either player', () => {
    const overtaken = play(start, [0, one], [0, ask], [1, two]).match
    expect(tableOf(overtaken)).toMatchObject({ turn: first, request: null })
    expect(refused(overtaken, 1, agree)).toBe('ZE-37')
    expect(refused(overtaken, 0, ask)).toBe('ZE-36')
    const withdrawn = play(start, [0, one], [1, two], [0, ask], [0, place('g4', 'g3')]).match
    expect(tableOf(withdrawn).request).toBeNull()
    expect(refused(withdrawn, 1, agree)).toBe('ZE-37')
  })

  it('ZE-37 nobody answers their own question', () => {
    const asked = play(start, [0, one], [0, ask]).match
    expect([refused(asked, 0, agree), refused(asked, 0, ask)]).toEqual(['CO-6', 'CO-6'])
  })

  it('ZE-39 nothing earlier can be asked for after a take-back, until there is a new move', () => {
    const back = play(start, [0, one], [1, two], [1, ask], [0, agree]).match
    expect(back.ask!.may).toBeUndefined()
    expect(asideFor(play(back, [1, two]).match, second)).toEqual({ type: 'takeBack', say: 'ask' })
  })
})
