import { expect, it } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import { silenceOf, submit, type Match } from '../../../engine/core/match'
import { begin } from '../../../engine/testing/play'
import { rules as electionNight } from '../../../engine/games/election-night/rules'
import { rules as forrasPont } from '../../../engine/games/forras-pont/rules'
import { rules as zertz } from '../../../engine/games/zertz/rules'
import { stateFor } from './standing'

const isOpen = (match: Match) =>
  stateFor({ number: 1, match, told: [[]], msLeft: null, msHeld: null }, null, false).open

/** The match after everyone asked has let the clock answer. */
function silent(match: Match): Match {
  let next = match
  for (const seat of match.ask!.prompts.keys()) {
    const given = submit(next, match.step, seat, silenceOf(next, seat))
    if ('refusal' in given) throw new Error(given.refusal.rule)
    next = given.match
  }
  return next
}

const started = (rules: unknown) => begin(rules as AnyRules, {}, 2, '1').match

it('says that nothing is secret where no seat knows or chooses anything in secret', () => {
  expect(isOpen(started(zertz))).toBe(true)
  expect(isOpen(started(electionNight))).toBe(false)
})

it('says so from the moment on when the sheets of Forrás Pont are in', () => {
  const sheets = started(forrasPont)
  expect(isOpen(sheets)).toBe(false)
  const [first] = sheets.ask!.prompts.keys()
  const one = submit(sheets, sheets.step, first!, silenceOf(sheets, first!))
  expect('match' in one && isOpen(one.match)).toBe(false)
  expect(isOpen(silent(sheets))).toBe(true)
})
