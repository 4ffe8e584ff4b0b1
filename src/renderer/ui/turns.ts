/** Heavy parts of a page take turns, one task each: a slow phone answers touches in between. */
const waiting: (() => void)[] = []
const { port1: bell, port2: ringer } = new MessageChannel()
bell.onmessage = () => waiting.shift()?.()

/** Resolves in a new task, after all earlier ones. */
export function ownTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin)
    ringer.postMessage(null)
  })
}
