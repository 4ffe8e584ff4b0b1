/** Which sheet is open over a table. One at a time. */
import type { PersonId } from '../../../protocol/toClient'

export type SheetName =
  | 'menu'
  | 'more'
  | 'chat'
  | 'rules'
  | 'rule'
  | 'settings'
  | 'table'
  | 'move'
  | 'devices'
  | 'invite'
  | 'result'
  | 'review'

export interface OpenSheet {
  readonly name: SheetName | null
  /** The rule that the sheet `rule` shows. */
  readonly rule: string
  /** Whom the sheet `move` gives a code for; null: for the person at this page. */
  readonly codeFor: PersonId | null
}

export const noSheet: OpenSheet = { name: null, rule: '', codeFor: null }

export function withSheet(sheet: OpenSheet, name: SheetName): OpenSheet {
  return { ...sheet, name }
}

export function withRule(sheet: OpenSheet, rule: string): OpenSheet {
  return { ...sheet, name: 'rule', rule }
}

export function withCodeFor(sheet: OpenSheet, person: PersonId): OpenSheet {
  return { ...sheet, name: 'move', codeFor: person }
}

/** A code is asked for once: next time the sheet is for the person at the page. */
export function withoutSheet(sheet: OpenSheet): OpenSheet {
  return { ...sheet, name: null, codeFor: null }
}
