/** Notices that this computer has slept: its own ticks come far too late, or the system says so. Each sleep is told once. */

const lateMs = 30_000

export interface SleepWatch {
  /** To be called every few seconds: whether it has slept since the last time. */
  tick(): boolean
  /** The system says that it is awake again: whether that is news. */
  woke(): boolean
}

export function sleepWatch(now: () => number): SleepWatch {
  let last = now()
  let toldAt = -Infinity
  const isNews = () => {
    const news = now() - toldAt > lateMs
    if (news) toldAt = now()
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
