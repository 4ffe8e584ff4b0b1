/** A game's option `assistance` is offered once, to a host whose table plays the game for the first time. */
import type { OptionSpec } from '../../../engine/core/options'
import type { TableState } from '../../../protocol/toClient'
import type { Progress } from './progress'

export const assistance = 'assistance'

/** `progress`: what the host has learned on this device; `answered`: the offer was taken or declined before. */
export function offersAssistance(
  { options, evening }: Pick<TableState, 'options' | 'evening'>,
  specs: readonly OptionSpec[],
  progress: Progress,
  answered: boolean,
): boolean {
  if (answered || options[assistance] === true || !specs.some(({ key }) => key === assistance)) return false
  const learned = Object.values(progress).some(({ solved }) => solved.length > 0)
  return !learned && evening.every(({ played }) => played === 0)
}
