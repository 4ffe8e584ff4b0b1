import { describe, expect, it, vi } from 'vitest'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import { countingGuesses, type Result } from './guesses'
import { limitsPerAddress } from './limits'

const join: Numbered = { do: 'join', table: 'ABCD', name: 'A', n: 1 }
const comeBack: Numbered = { do: 'return', table: 'ABCD', token: 't', n: 1 }
const wrong = (code: 'wrong-pin' | 'wrong-token') => () => Promise.resolve<Result>(hostRefusal(code))

/** Ten wrong tries are allowed at once. */
async function wrongTries(count: number, limits = limitsPerAddress()) {
  const cutOff = vi.fn()
  const tries = countingGuesses(limits, '10.0.0.1', wrong('wrong-pin'), cutOff)
  for (let at = 0; at < count; at++) await tries(join)
  return { limits, cutOff }
}

describe('guesses', () => {
  it('are refused unheard after ten wrong ones, right or not', async () => {
    const { limits } = await wrongTries(10)
    const route = vi.fn(() => Promise.resolve<Result>(null))
    const routed = countingGuesses(limits, '10.0.0.1', route, () => undefined)
    expect(await routed(join)).toEqual(hostRefusal('too-many-tries'))
    expect(route).not.toHaveBeenCalled()
    // A right token is no guess.
    expect(await routed(comeBack)).toBeNull()
  })

  it('of tokens cut a socket off once there were too many', async () => {
    const { limits, cutOff } = await wrongTries(10)
    expect(cutOff).not.toHaveBeenCalled()
    const tokens = countingGuesses(limits, '10.0.0.1', wrong('wrong-token'), cutOff)
    expect(await tokens(comeBack)).toEqual(hostRefusal('wrong-token'))
    expect(cutOff).toHaveBeenCalledOnce()
  })

  it('of other addresses, and other refusals, do not count', async () => {
    const { limits } = await wrongTries(10)
    const other = countingGuesses(limits, '10.0.0.2', wrong('wrong-pin'), () => undefined)
    expect(await other(join)).toEqual(hostRefusal('wrong-pin'))
    const fresh = limitsPerAddress()
    const locked = countingGuesses(
      fresh,
      '10.0.0.1',
      () => Promise.resolve(hostRefusal('locked')),
      () => undefined,
    )
    for (let at = 0; at < 20; at++) expect(await locked(join)).toEqual(hostRefusal('locked'))
  })
})
