/**
 * Milliseconds since this program began. All that lasts is measured by these: the computer's clock may be set at any
 * moment, by a person or by the network that it has just joined, and nobody's time may run out or stand still then.
 */
export function ticks(): number {
  return Math.floor(performance.now())
}
