import type { Colour, Operation, Side } from '../../../engine/games/forras-pont/facts'
import type { Language } from '../../match/contract'
import { routeColours, type Check } from './animation'
import { asSeen } from './geometry'
import { boardWords } from './words'

/** Why a false claim's last step failed, as it looks from the viewer's side; null for other claims. */
export function whyFalse(
  language: Language,
  check: Check,
  board: readonly (Colour | null)[],
  names: readonly string[],
  [claimant, viewer]: readonly [Side, Side],
): string | null {
  const failed = check.steps.at(-1)
  if (check.verdict !== 'false' || !failed) return null
  const [from, to] = routeColours(check, board).slice(check.steps.length - 1)
  const seen = (operation: Operation) => asSeen(operation, claimant, viewer)
  const owner = names[failed.owner] ?? '?'
  const first = check.steps.length === 1
  return boardWords[language].notThisWay([from, to], owner, seen(failed.operation), seen(failed.arrow), first)
}
