import type { ResumableSearch } from '../search/best'

/** Resumes a search for a few expansions at a time until it is proven. */
export function resumedToProof(search: ResumableSearch) {
  for (;;) {
    const result = search.resume({ expansions: 37, hurry: () => false })
    if (result.proven) return result
  }
}
