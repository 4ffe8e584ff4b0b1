/** Time left as a clock shows it: 4:05. A second that has begun counts as a whole one. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether so little is left that it must stand out. */
export function isShort(ms: number): boolean {
  return ms <= 10_000
}
