import type { Refusal } from '../../../engine/core/contract'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import type { Table } from './table'

/** One connected device, as tables see it. */
export interface Client {
  /** Connected from the host's own computer. */
  readonly local: boolean
  /** From where: what counts as one address, see `limits.ts`. */
  readonly address: string
  readonly table: Table | null
  /** Whose page it shows; null: nobody's, it watches. */
  readonly person: PersonId | null
  /** Everyone who plays on this device, where several pass it round; else empty. */
  readonly carries: readonly PersonId[]
  /** False once the connection has ended. */
  readonly open: boolean
  send(message: ToClient): void
  /** The same for a message that is written already. */
  sendText(text: string): void
  /** Now at this table, as this person or (null) watching. */
  enter(table: Table, person: PersonId | null, carries?: readonly PersonId[]): void
  leave(why: Refusal): void
  /** Somebody at a table must decide first; `drop` is called if the client goes elsewhere meanwhile. Null: decided. */
  waitsAtDoor(drop: (() => void) | null): void
}
