/** Heavy parts of a page take turns, one task each: a slow phone answers touches in between. */
let last: Promise<void> = Promise.resolve()

/** Resolves in a new task, after all earlier ones. */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((begin) => setTimeout(begin)))
  return last
}
