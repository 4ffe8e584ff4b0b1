/** Tells of changes that lists of tables show: listeners at once, lists a moment later, once for many changes. */
const listDelayMs = 100

export interface ChangeBell {
  ring(): void
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void
  stop(): void
}

export function changeBell(updateLists: () => void): ChangeBell {
  const listeners = new Set<() => void>()
  let updating: NodeJS.Timeout | null = null
  return {
    ring() {
      for (const listener of listeners) listener()
      updating ??= setTimeout(() => {
        updating = null
        updateLists()
      }, listDelayMs)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      if (updating) clearTimeout(updating)
    },
  }
}
