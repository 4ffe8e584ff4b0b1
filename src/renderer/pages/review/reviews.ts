/** What is known of a review while it is worked out, and whose is next. */
import type { Seat } from '../../../engine/core/contract'
import type { ReviewStep } from '../../../engine/core/review'
import type { Rows } from '../../match/chanceLines'
import type { ReviewNews } from './task'

export interface Progress {
  readonly rows: Rows
  readonly steps: readonly ReviewStep[]
  readonly state: 'working' | 'done' | 'failed'
}

export const nothing: Progress = { rows: [], steps: [], state: 'working' }

/** What is known of a review after a piece of news. */
export function afterNews(before: Progress, news: ReviewNews): Progress {
  switch (news.say) {
    case 'start':
      return { ...before, rows: [news.chances] }
    case 'step':
      return { ...before, rows: [...before.rows, news.step.chances], steps: [...before.steps, news.step] }
    case 'done':
    case 'failed':
      return { ...before, state: news.say }
    default:
      return news satisfies never
  }
}

/** The seat being looked at first, then the others in turn; null once all are done. */
export function seatToReview(wanted: Seat, seats: number, of: (seat: Seat) => Progress): Seat | null {
  const all = [wanted, ...Array.from({ length: seats }, (_, seat) => seat)]
  return all.find((one) => of(one).state === 'working') ?? null
}
