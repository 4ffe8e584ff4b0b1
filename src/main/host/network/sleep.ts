/** Detects that this computer has slept: a timer fires far too late, or the system says so. Reports each sleep once. */

const lateMs = 30_000

export interface SleepWatch {
  /** Call every few seconds: whether it has slept since the last call. */
  tick(): boolean
  /** The system says that it is awake again. True if that is news. */
  woke(): boolean
}

export function sleepWatch(now: () => number): SleepWatch {
  let last = now()
  let reportedAt = -Infinity
  const isNews = () => {
    const news = now() - reportedAt > lateMs
    if (news) reportedAt = now()
    return news
  }
  return {
    tick() {
      const late = now() - last > lateMs
      last = now()
      return late && isNews()
    },
    woke() {
      last = now()
      return isNews()
    },
  }
}
