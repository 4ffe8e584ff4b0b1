import { soonMs } from './later'
import { reloadFor } from './missingParts'

/** `magnify`, fetched once the page has had time to draw what it needs first. */
export function magnifySoon(board: HTMLElement): () => void {
  let gone = false
  let end = () => {}
  const fetch = () =>
    import('./magnify').then(
      ({ magnify }) => {
        if (!gone) end = magnify(board)
      },
      () => reloadFor(() => !gone),
    )
  const timer = setTimeout(() => void fetch(), soonMs)
  return () => {
    gone = true
    clearTimeout(timer)
    end()
  }
}
