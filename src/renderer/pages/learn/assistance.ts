/** A game's option `assistance` is offered, once, to people who are new to the game: each on their own screen. */
import { assistance, type OptionSpec } from '../../../engine/core/options'
import type { TableState } from '../../../protocol/toClient'
import type { Progress } from './progress'

/** What a device remembers of its person and a game. */
export interface Acquaintance {
  readonly progress: Progress
  /** Kinds of decision met in matches. */
  readonly met: readonly string[]
  /** The offer was taken or declined before. */
  readonly answered: boolean
}

/** `decide`: the host switches it on or not. `ask`: a guest may ask for it. `asked`: a guest has. */
export type Offer = 'decide' | 'ask' | 'asked' | null

export function offerOf(
  { options, wishes }: Pick<TableState, 'options' | 'wishes'>,
  specs: readonly OptionSpec[],
  me: { readonly hosting: boolean; readonly seated: boolean; readonly person: number | null },
  known: Acquaintance,
): Offer {
  if (options[assistance] === true || !specs.some(({ key }) => key === assistance)) return null
  const isNew = !known.answered && known.met.length === 0 && !hasLearned(known.progress)
  if (me.hosting) return wishes.length > 0 || isNew ? 'decide' : null
  if (me.person !== null && wishes.includes(me.person)) return 'asked'
  return me.seated && isNew ? 'ask' : null
}

const hasLearned = (progress: Progress) => Object.values(progress).some(({ solved }) => solved.length > 0)
