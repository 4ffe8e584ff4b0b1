import type { Refusal } from '../../../engine/core/contract'
import type { DeviceKind } from '../../../protocol/devices'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import type { Table } from './table'

/** One connected device, as tables see it. */
export interface Client {
  /** Connected from the host's own computer. */
  readonly local: boolean
  /** Where from, as grouped by `limits.ts`. */
  readonly address: string
  readonly kind: DeviceKind
  readonly table: Table | null
  /** Whose page it shows; null: nobody's, it watches. */
  readonly person: PersonId | null
  /** Everyone who plays on this device, if several people pass it round; otherwise empty. */
  readonly carries: readonly PersonId[]
  /** Ids of the devices that it is to its people; none: it watches. */
  readonly ids: readonly string[]
  /** False once the connection has ended. */
  readonly open: boolean
  send(message: ToClient): void
  /** The same for a message that is already serialised. */
  sendText(text: string): void
  /** Puts it at this table, as this person or (null) watching. */
  enter(table: Table, person: PersonId | null, carries?: readonly PersonId[], ids?: readonly string[]): void
  leave(why: Refusal): void
  /** Its table is at another computer now. */
  follow(url: string, epoch: number, invite: string | null): void
  /** It waits for a decision at a table; `drop` is called if it goes elsewhere meanwhile. Null: decided. */
  waitsAtDoor(drop: (() => void) | null): void
}

/** Everyone who plays on this device; nobody: it watches. */
export function peopleOn({ person, carries }: Pick<Client, 'person' | 'carries'>): readonly PersonId[] {
  if (carries.length > 0) return carries
  return person === null ? [] : [person]
}
