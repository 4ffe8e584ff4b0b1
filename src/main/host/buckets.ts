/** Limits on how fast things come, and on how many are open at once. */
import { ticks } from './ticks'

/** A leaky bucket: `take` is false when things come faster than it drains. */
export function bucket(perSecond: number, burst: number, now: () => number = ticks) {
  let filled = 0
  let last = now()
  const level = (): number => {
    const time = now()
    filled = Math.max(0, filled - ((time - last) / 1000) * perSecond)
    last = time
    return filled
  }
  return {
    /** How full it is now. */
    level,
    take(amount = 1): boolean {
      if (level() + amount > burst) return false
      filled += amount
      return true
    },
    /** Undoes a `take`. */
    give(): void {
      filled = Math.max(0, level() - 1)
    },
  }
}

/** Counts what is open for each key. */
export function counter(most: number) {
  const counts = new Map<string, number>()
  return {
    enter(key: string): boolean {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key: string): void {
      const count = counts.get(key) ?? 0
      if (count <= 1) counts.delete(key)
      else counts.set(key, count - 1)
    },
  }
}
