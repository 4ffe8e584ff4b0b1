/** Runs in the page before its own code: pauses end `pace` times as early. Patience with the network stays as it is. */
export function quickenPauses(pace: number): void {
  // Dice Town thinks for six seconds at the most; a reply of the host is waited for longer.
  const longestPause = 7000
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0) =>
    later(run, ms > longestPause ? ms : ms / pace)) as typeof window.setTimeout
}
