import { beforeEach, expect, it } from 'vitest'
import { keepTokens, keepWaysBack, tokensAt, waysBack } from '../device/keep'
import { Passes } from './passes'

const seat = { at: 'table', table: 'ABCD', slot: '0' } as const
let passes: Passes

beforeEach(() => {
  keepTokens('ABCD', '0', [])
  keepWaysBack('ABCD', '0', [])
  passes = new Passes()
})

it('a page with a token needs no code, and drops those it brought', () => {
  passes.settleAt(seat, ['code'])
  expect([passes.tokens, passes.code]).toEqual([[], 'code'])
  keepTokens('ABCD', '0', ['token'])
  passes.settleAt(seat, ['code'])
  expect([passes.tokens, passes.code]).toEqual([['token'], undefined])
})

it('codes are handed out once', () => {
  passes.settleAt(seat, ['one', 'two'])
  expect(passes.takeCodes()).toEqual(['one', 'two'])
  expect([passes.takeCodes(), passes.code]).toEqual([[], undefined])
})

it('a page that only watches keeps its invitation, but no tokens and no ways back', () => {
  passes.settleAt({ at: 'screen', table: 'ABCD' }, ['invitation'])
  passes.keep(['token'])
  passes.keepWays(['back'])
  expect([passes.code, passes.ways, passes.needsWays]).toEqual(['invitation', [], false])
  expect([tokensAt('ABCD', '0'), waysBack('ABCD', '0')]).toEqual([[], []])
})

it('a page away from any table has nothing', () => {
  passes.settleAt({ at: 'home' }, ['code'])
  expect([passes.code, passes.tokens]).toEqual([undefined, []])
})

it('each person of the device needs a way back, and nobody’s is kept once all have left', () => {
  passes.settleAt(seat, [])
  expect(passes.needsWays).toBe(false)
  passes.arriveAt(seat, 'token')
  expect([passes.needsWays, tokensAt('ABCD', '0')]).toEqual([true, ['token']])
  passes.keepWays(['back'])
  expect(passes.needsWays).toBe(false)
  passes.keep(['token', 'another'])
  expect([passes.needsWays, passes.ways]).toEqual([true, ['back']])
  passes.keep([])
  expect([passes.ways, tokensAt('ABCD', '0')]).toEqual([[], []])
})
