/** What is said of a person's own devices. */
import type { OwnDevice } from '../../../protocol/devices'
import type { Chores } from '../../words/en/chores'

/** Devices the person has not noted yet, as seen from another one: this page's own is no news to it. */
export function newDevices(devices: readonly OwnDevice[]): OwnDevice[] {
  return devices.filter(({ noted, you }) => !noted && !you)
}

/** When and how a device came. `time` writes a moment. */
export function howItCame({ how, by, since }: OwnDevice, words: Chores, time: (at: number) => string): string {
  const way = words.devices.how[how](by ?? '')
  return since > 0 ? `${time(since)}, ${way}` : way
}

/** Whether this page may sign a device out: not itself, and an unknown page no known one. */
export function mayEnd(devices: readonly OwnDevice[], device: OwnDevice): boolean {
  const own = devices.find(({ you }) => you)
  return !device.you && own !== undefined && (own.noted || !device.noted)
}
