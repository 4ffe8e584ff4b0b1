import { describe, expect, it } from 'vitest'
import { agentCount, seatCount } from '../facts'
import { evaluate } from './evaluate'
import { graphOf } from './graph'
import { infer } from './inference'
import { settle } from './ledgers'
import { beats } from './search'
import { suspecting } from './suspicions'
import type { State } from './state'

const graph = graphOf('city')

/** Seat 0 has 3300 on agent 0; what the others have is yet to be told. */
function bareState(): State {
  const size = seatCount * agentCount
  const [on, sure, more, fall] = [0, 0, 0, 1].map((value) => new Float64Array(size).fill(value))
  on[0] = sure[0] = 3300
  const pieces = { graph, at: infer([], graph).place, treasure: 0, seat: 0, skips: new Int32Array(seatCount) }
  const cash = new Float64Array(seatCount)
  return { ...pieces, on, sure, more, fall, unseen: 'any', cash, assess: evaluate, won: -1 }
}

describe('a state with inferred ledgers', () => {
  it('keeps what the seat itself has', () => {
    const state = suspecting(bareState(), 0, infer([], graph))
    expect([state.on[0], state.sure[0], state.more[0]]).toEqual([3300, 3300, 0])
    expect(state.cash[1]).toBe(15_000)
  })

  it('reckons with lumps: a much larger amount is safe, a much smaller one is beaten', () => {
    const known = infer([], graph)
    settle(known.ledgers, 1, 0, 2000)
    settle(known.ledgers, 2, 0, 6000)
    const state = suspecting(bareState(), 0, known)
    expect(beats(state, 1, 0, 0)).toBeLessThan(0.05)
    expect(beats(state, 2, 0, 0)).toBeGreaterThan(0.95)
    expect(beats(state, 4, 0, 0)).toBe(0)
    expect(beats(state, 0, 1, 0)).toBeGreaterThan(0.95)
    expect(beats(state, 0, 2, 0)).toBeLessThan(0.05)
  })

  it('AG-6.2 takes what was shown for certain', () => {
    const known = infer([], graph)
    known.shown[agentCount] = 3400
    settle(known.ledgers, 1, 0, 3500)
    const state = suspecting(bareState(), 0, known)
    expect(state.sure[agentCount]).toBe(3400)
    expect(beats(state, 1, 0, 0)).toBe(1)
  })
})
