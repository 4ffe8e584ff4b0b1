/** What has happened to the host's own computer while nobody looked: it slept, or its network is another one. */

/** So late a tick can't be by throttling alone. */
const sleepMs = 120_000

/** Tells after each tick whether the computer has slept since the last one. */
export function sleepWatch(now: () => number): () => boolean {
  let last = now()
  return () => {
    const before = last
    last = now()
    return last - before > sleepMs
  }
}

/** What has become of the addresses under which phones reach the host; null if nothing that matters. */
export function networkChange(before: readonly string[], after: readonly string[]): 'gone' | 'back' | 'other' | null {
  if (after.length === 0) return before.length === 0 ? null : 'gone'
  if (before.length === 0) return 'back'
  return before[0] === after[0] ? null : 'other'
}
