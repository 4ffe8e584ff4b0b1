/** Pieces of sentences that both languages share. */

/** Part of a list; null leaves it out. */
export function count(n: number, say: (n: number) => string): string | null {
  return n > 0 ? say(n) : null
}

export function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ')
}
