/** The record that was opened last, on its way from the first page to the one that plays it. */
import type { OpenedRecord } from './opened'

class Opened {
  record = $state.raw<OpenedRecord | null>(null)
  /** Whether its review is wanted first. */
  reviewing = $state(false)
}

export const opened = new Opened()
