/** Letting orders go by itself, on a device whose player asked for it. */
import type { Ledger, PromptOf } from '../../../engine/games/agents/facts'
import { isAny, vetoAmounts } from '../../../engine/games/agents/legal/amounts'

/** Whether the device answers for its player: there is nothing to veto with. */
export const letsGoByItself = (isOn: boolean, own: Ledger, prompt: PromptOf<'window'>): boolean =>
  isOn && !isAny(vetoAmounts(own, prompt))

/** How long the device waits before it lets go, in ms: the same spread whatever is on the agent. */
export const letGoAfter = (chance: number) => 1500 + 1500 * chance
