/** What has become of the addresses under which phones reach the host; null if nothing that matters. */
export function networkChange(before: readonly string[], after: readonly string[]): 'gone' | 'back' | 'other' | null {
  if (after.length === 0) return before.length === 0 ? null : 'gone'
  if (before.length === 0) return 'back'
  return before[0] === after[0] ? null : 'other'
}
