/** How the addresses at which phones reach the host have changed; null if nothing relevant has. */
export function networkChange(before: readonly string[], after: readonly string[]): 'gone' | 'back' | 'other' | null {
  if (after.length === 0) return before.length === 0 ? null : 'gone'
  if (before.length === 0) return 'back'
  return before[0] === after[0] ? null : 'other'
}
