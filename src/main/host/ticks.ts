/**
 * Monotonic milliseconds since the program started. All durations use these: the wall clock may be set at any moment,
 * by a person or by a network just joined, and must not make anyone's time run out or stand still.
 */
export function ticks(): number {
  return Math.floor(performance.now())
}
