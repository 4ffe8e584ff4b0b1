/** Tables that are at another computer now. A page that has seen a table there ignores its older places. */
import type { Refusal } from '../../engine/core/contract'
import { isOrigin } from '../../protocol/shortCode'
import { keep, recall } from '../device/keep'
import type { TableRoute } from './route'

/** Where a table is now. */
export interface NewPlace {
  readonly url: string
  readonly epoch: number
  /** Lets watchers in there without the PIN. */
  readonly invite?: string
}

const key = (table: string) => `asztal.epoch.${table}`

/** Where the table went, if that is why it was refused. */
export function newPlace(why: Refusal | null): NewPlace | null {
  if (why?.rule !== 'host.moved') return null
  const { url, epoch } = why.params
  return typeof url === 'string' && isOrigin(url) && typeof epoch === 'number' ? { url, epoch } : null
}

/** The highest epoch in which this browser has seen a table. */
export function seenEpoch(table: string): number {
  return Number(recall(key(table)) ?? 0)
}

/** Remembers an epoch, unless the table was seen in a higher one. */
export function noteEpoch(table: string, epoch: number): void {
  if (epoch > Math.max(1, seenEpoch(table))) keep(key(table), String(epoch))
}

/**
 * Whether a page follows its table by itself. On the old computer only people's windows of the app do, after a
 * question; browsers and the shared screen show the way there, which phones may want to scan.
 */
export function followsAlone(place: TableRoute | null, atOldComputer: boolean, inApp: boolean): boolean {
  return !atOldComputer || (inApp && place?.at === 'table')
}
