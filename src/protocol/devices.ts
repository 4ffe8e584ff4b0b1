/** A person's devices, as that person alone is told of them. */

export const deviceKinds = ['phone', 'tablet', 'computer', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/**
 * How a device came to its person. `joined`: with them. `brought`: someone let them play on theirs. `ownCode`: by a code
 * that another device of theirs asked for. `hostCode`: by a code that the table's host asked for. `letIn`: somebody
 * let it in. `before`: it was there before devices were told apart.
 */
export const deviceWays = ['joined', 'brought', 'ownCode', 'hostCode', 'letIn', 'before'] as const
export type DeviceWay = (typeof deviceWays)[number]

export interface OwnDevice {
  readonly id: string
  readonly kind: DeviceKind
  readonly how: DeviceWay
  /** The name of the person who asked for its code or let it in, if somebody else did. */
  readonly by: string | null
  /** When it came and was last seen, by the host's `Date.now()`; 0: unknown. */
  readonly since: number
  readonly seenAt: number
  readonly here: boolean
  /** The receiver itself. */
  readonly you: boolean
  /** Whether the person has said that they know of it. */
  readonly noted: boolean
}
