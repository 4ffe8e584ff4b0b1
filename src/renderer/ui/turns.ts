/** Heavy parts of a page take turns, one task each: a slow phone answers touches in between. */
let last: Promise<void> = Promise.resolve()

/** Resolves in a task of its own, after all those asked for before. */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((begin) => setTimeout(begin)))
  return last
}
