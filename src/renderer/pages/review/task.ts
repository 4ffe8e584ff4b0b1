/** What a review's worker is asked, and what it tells bit by bit. */
import type { Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import { chancesAtStart, reviewSteps, type ReviewStep } from '../../../engine/core/review'
import type { GameId } from '../../../engine/games/catalog'
import { advisers, wholeRules } from '../../../engine/games/teachings'

export interface ReviewTask {
  readonly game: GameId
  readonly journal: Journal
  readonly seat: Seat
}

export type ReviewNews =
  | { readonly say: 'start'; readonly chances: readonly number[] }
  | { readonly say: 'step'; readonly step: ReviewStep }
  | { readonly say: 'done' }
  | { readonly say: 'failed' }

/** Works a review out and tells every step as soon as it is known. */
export async function workOut({ game, journal, seat }: ReviewTask, tell: (news: ReviewNews) => void): Promise<void> {
  try {
    const [{ rules }, { bot }] = await Promise.all([wholeRules[game](), advisers[game]()])
    tell({ say: 'start', chances: chancesAtStart({ rules, bot }, journal, seat) })
    for (const step of reviewSteps({ rules, bot }, journal, seat)) tell({ say: 'step', step })
    tell({ say: 'done' })
  } catch {
    tell({ say: 'failed' })
  }
}
