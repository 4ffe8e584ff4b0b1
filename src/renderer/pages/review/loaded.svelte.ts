/** A match loaded for review, and its reviews as they are worked out. */
import { untrack } from 'svelte'
import type { Seat } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { GameId } from '../../../engine/games/catalog'
import { session } from '../../connection/session.svelte'
import { loadReviewed, type Reviewed } from './reviewed'
import { Reviews } from './reviews.svelte'

export interface LoadedReview {
  /** Null while it loads. */
  readonly match: { readonly reviewed: Reviewed; readonly reviews: Reviews } | null
  readonly failed: boolean
}

/** Loads once, whatever else happens at the table meanwhile, and again if the request was lost; works out the seat being looked at first. Stops with the page. */
export function loadReview(game: GameId, record: () => Promise<Journal | null>, seat: () => Seat): LoadedReview {
  let match = $state.raw<LoadedReview['match']>(null)
  let failed = $state(false)
  let begun = false
  let gone = false
  const load = () =>
    loadReviewed(game, record).then(
      (reviewed) => {
        if (gone) return
        if (reviewed) match = { reviewed, reviews: new Reviews(game, reviewed.journal) }
        failed = reviewed === null
      },
      () => (failed = true),
    )
  // Again when the line is back: the request may have been lost with it.
  const online = $derived(session.state === 'open')
  $effect(() => {
    const isBack = online && untrack(() => failed)
    if (begun && !isBack) return
    begun = true
    failed = false
    void untrack(load)
  })
  $effect(() => () => {
    gone = true
    untrack(() => match?.reviews.stop())
  })
  $effect(() => {
    const wanted = seat()
    const reviews = match?.reviews
    untrack(() => reviews?.want(wanted))
  })
  return {
    get match() {
      return match
    },
    get failed() {
      return failed
    },
  }
}
