/** The answer under construction: a die, a decision, a region, a number. */
import { firstField, regions } from '../../../engine/games/election-night/board'
import type { Answer, Color, Prompt, RpsHand, Table, Value } from '../../../engine/games/election-night/facts'
import type { Seat } from '../../../engine/core/contract'
import type { Draft } from '../../match/contract'

export class ElectionDraft implements Draft {
  /** The die picked; 'none': no flip. */
  color = $state<Color | 'none' | null>(null)
  veto = $state<boolean | null>(null)
  hand = $state<RpsHand | null>(null)
  first = $state<Seat | null>(null)
  value = $state<Value | null>(null)
  /** The region picked to write in; when nothing is to be written, the one looked at. */
  region = $state<number | null>(null)

  reset(): void {
    this.color = this.veto = this.hand = this.first = this.value = this.region = null
  }
}

export const createDraft = (): ElectionDraft => new ElectionDraft()

/** The next free field of a region, or null: fields are equal within a region. */
export function nextField(table: Table, at: number): number | null {
  const field = table.fields.indexOf(null, firstField[at])
  return field >= 0 && field < firstField[at] + regions[at].fields ? field : null
}

export const writing = (prompt: Prompt | null): boolean => prompt?.type === 'write' || prompt?.type === 'bonus'

/** The number about to be written, whose it is and where: what the map shows before it is confirmed. */
export interface Planned {
  readonly at: number
  readonly field: number
  readonly seat: Seat
  readonly value: Value
}

export function planned(table: Table, prompt: Prompt | null, draft: ElectionDraft, seat: Seat | null): Planned | null {
  if (seat === null || draft.region === null) return null
  const field = nextField(table, draft.region)
  if (field === null) return null
  if (prompt?.type === 'write') return { at: draft.region, field, seat: prompt.owner, value: prompt.value }
  if (prompt?.type === 'bonus' && draft.value !== null) return { at: draft.region, field, seat, value: draft.value }
  return null
}

/** The answer, once nothing is missing from it. */
export function finished(table: Table, prompt: Prompt, draft: ElectionDraft): Answer | null {
  switch (prompt.type) {
    case 'ready':
      return { type: 'ready' }
    case 'flip':
      return draft.color === null ? null : { type: 'flip', color: draft.color === 'none' ? null : draft.color }
    case 'choose':
      return draft.color === null || draft.color === 'none' ? null : { type: 'choose', color: draft.color }
    case 'veto':
      return draft.veto === null ? null : { type: 'veto', veto: draft.veto }
    case 'hand':
      return draft.hand === null ? null : { type: 'hand', hand: draft.hand }
    case 'order':
      return draft.first === null ? null : { type: 'order', first: draft.first }
    case 'write': {
      const field = draft.region === null ? null : nextField(table, draft.region)
      return field === null ? null : { type: 'write', field }
    }
    case 'bonus': {
      const field = draft.region === null ? null : nextField(table, draft.region)
      return field === null || draft.value === null ? null : { type: 'bonus', field, value: draft.value }
    }
    default:
      return prompt satisfies never
  }
}
