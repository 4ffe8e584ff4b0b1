/** Messages that may be guesses at a secret: wrong ones are counted, and too many refused. */
import type { Refusal } from '../../../engine/core/contract'
import type { ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Limits } from './limits'

export type Result = Refusal | ToClient | null

const wrongGuesses: ReadonlySet<string> = new Set(
  (['wrong-pin', 'wrong-token', 'wrong-code', 'no-such-table'] as const).map((code) => hostRefusal(code).rule),
)

/** Messages by which a table, its PIN or a code could be guessed. Tokens are too long for that. */
function isGuess(message: Numbered): boolean {
  return ['join', 'watch', 'move'].includes(message.do)
}

function isWrong(result: Result): boolean {
  return result !== null && 'rule' in result && wrongGuesses.has(result.rule)
}

/** Routes messages of one socket, and keeps count of its wrong guesses. `cutOff` ends a socket that has made too many. */
export function countingGuesses(
  perAddress: Limits,
  address: string,
  route: (message: Numbered) => Promise<Result>,
  cutOff: () => void,
): (message: Numbered) => Promise<Result> {
  const counted = async (message: Numbered): Promise<Result> => {
    const result = await route(message)
    if (!isWrong(result)) return result
    // A right token always works, whatever others at the same address tried.
    if (!perAddress.mayTry(address)) cutOff()
    perAddress.missed(address)
    return result
  }
  const guess = async (message: Numbered): Promise<Result> =>
    perAddress.mayTry(address) ? counted(message) : hostRefusal('too-many-tries')

  return (message) => (isGuess(message) ? perAddress.oneByOne(address, () => guess(message)) : counted(message))
}
