/** What is said of a caught error, which may be anything. */

/** With its stack, for the log. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** In a line, for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
