/** A person's devices as kept on disk: which tokens open the seat, and how each device came by its first one. */
import * as v from 'valibot'
import { deviceKinds, deviceWays, type DeviceKind, type DeviceWay } from '../../../protocol/devices'
import { nat } from '../../../protocol/reading'

export const deviceSchema = v.object({
  id: v.string(),
  /** Hashes of its tokens: one for each address of the host at which it was. */
  tokens: v.array(v.string()),
  /** Hashes of return codes, each of which gets this device another token once. */
  ways: v.array(v.string()),
  kind: v.picklist(deviceKinds),
  how: v.picklist(deviceWays),
  /** The name of the person who asked for its code or let it in, if somebody else did. */
  by: v.nullable(v.string()),
  since: nat,
  seenAt: nat,
  /** Whether the person knows of it. */
  noted: v.boolean(),
})

export type DeviceRecord = v.InferOutput<typeof deviceSchema>

/** Tokens that no longer open the seat, so that their device can be told why. */
export const endedSchema = v.object({ token: v.string(), at: nat, by: v.nullable(v.string()) })

/** How a device comes to a person. */
export interface Coming {
  readonly kind: DeviceKind
  readonly how: DeviceWay
  readonly by: string | null
}

interface Owner {
  readonly devices: readonly DeviceRecord[]
  readonly ended: readonly v.InferOutput<typeof endedSchema>[]
}

const most = { devices: 8, tokens: 8, ended: 24 }

/** A device's id is told to its person only; it is no secret and opens nothing. */
export function newDevice(token: string, { kind, how, by }: Coming, noted: boolean, now = Date.now()): DeviceRecord {
  return { id: token.slice(0, 8), tokens: [token], ways: [], kind, how, by, since: now, seenAt: now, noted }
}

/** Devices of a record written before they were told apart: known ones, from an unknown time. */
export function oldDevices(tokens: readonly string[], ways: readonly string[]): DeviceRecord[] {
  const old = tokens.map((token) => ({
    ...newDevice(token, { kind: 'other', how: 'before', by: null }, true, 0),
    ways: [] as string[],
  }))
  if (old.length > 0) old[old.length - 1].ways = [...ways]
  return old
}

/** Adds a device. Where there are too many, the one that was away for longest goes, unknown ones first. */
export function withDevice<T extends Owner>(owner: T, device: DeviceRecord): T {
  const full = owner.devices.length >= most.devices
  const [last] = owner.devices.toSorted((a, b) => Number(a.noted) - Number(b.noted) || a.seenAt - b.seenAt)
  const kept = full ? withoutDevices(owner, ({ id }) => id === last.id, null) : owner
  return { ...kept, devices: [...kept.devices, device] }
}

/** Ends devices: their tokens and return codes open nothing from here on. `by`: who ended them, if it was somebody else. */
export function withoutDevices<T extends Owner>(owner: T, which: (one: DeviceRecord) => boolean, by: string | null): T {
  const gone = owner.devices.filter(which)
  const at = Date.now()
  const ended = gone.flatMap(({ tokens }) => tokens.map((token) => ({ token, at, by })))
  return {
    ...owner,
    devices: owner.devices.filter((one) => !which(one)),
    ended: [...owner.ended, ...ended].slice(-most.ended),
  }
}

export function mapDevice<T extends Owner>(owner: T, id: string, change: (one: DeviceRecord) => DeviceRecord): T {
  return { ...owner, devices: owner.devices.map((one) => (one.id === id ? change(one) : one)) }
}

export function withWay(device: DeviceRecord, way: string): DeviceRecord {
  return { ...device, ways: [...device.ways, way].slice(-most.tokens) }
}

/** A return code works once, and gives its device one more token. */
export function withWayUsed(device: DeviceRecord, way: string, token: string): DeviceRecord {
  const ways = device.ways.filter((one) => one !== way)
  return { ...device, ways, tokens: [...device.tokens, token].slice(-most.tokens) }
}

/** Whether one device of a person may say that another one is known: never for itself, nor while itself unknown. */
export function mayNote({ devices }: Owner, device: DeviceRecord, other: DeviceRecord): boolean {
  return device.id !== other.id && (device.noted || !devices.some(({ noted }) => noted))
}

/** Whether one device of a person may end another: an unknown one ends no known one. */
export function mayEnd(device: DeviceRecord, other: DeviceRecord): boolean {
  return device.id === other.id || device.noted || !other.noted
}
