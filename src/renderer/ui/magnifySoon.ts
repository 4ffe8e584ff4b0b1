import { soonMs } from './later'

/** `magnify`, fetched once the page has had time to draw what it needs first. */
export function magnifySoon(board: HTMLElement): () => void {
  let gone = false
  let end = () => {}
  const fetch = () =>
    import('./magnify').then(
      ({ magnify }) => {
        if (!gone) end = magnify(board)
      },
      // The host is away; its return brings the page anew if a part is missing that the match needs.
      () => {},
    )
  const timer = setTimeout(() => void fetch(), soonMs)
  return () => {
    gone = true
    clearTimeout(timer)
    end()
  }
}
