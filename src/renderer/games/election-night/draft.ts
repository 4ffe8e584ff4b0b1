/** The answer under construction: what has been chosen so far, and what follows from it. */
import type { Seat } from '../../../engine/core/contract'
import type { Answer, Color, Prompt, RpsHand, Table, Value } from '../../../engine/games/election-night/facts'
import { freeFieldIn } from '../../../engine/games/election-night/region'

export interface Choices {
  /** The die picked. */
  readonly color: Color | null
  readonly veto: boolean | null
  readonly hand: RpsHand | null
  /** Who writes first. */
  readonly first: Seat | null
  /** The bonus number. */
  readonly value: Value | null
  /** The region to write in; when nothing is to be written, the one being looked at. */
  readonly region: number | null
}

/** Nothing chosen yet; also what every new ask starts from. */
export const nothingChosen: Choices = { color: null, veto: null, hand: null, first: null, value: null, region: null }

/** A second tap on the same die takes it back. */
export function afterDieTap(choices: Choices, color: Color): Choices {
  return { ...choices, color: choices.color === color ? null : color }
}

/** A second tap closes a region that is only looked at; one that will be written in stays picked. */
export function afterRegionTap(choices: Choices, table: Table, prompt: Prompt | null, at: number): Choices {
  const writable = isWriting(prompt) && freeFieldIn(table.fields, at) !== null
  return { ...choices, region: choices.region === at && !writable ? null : at }
}

export const isWriting = (prompt: Prompt | null): boolean => prompt?.type === 'write' || prompt?.type === 'bonus'

/** Whether there is anything to take back. A region counts only if it is picked for writing. */
export function isBegun({ region, ...others }: Choices, prompt: Prompt | null): boolean {
  return Object.values(others).some((choice) => choice !== null) || (isWriting(prompt) && region !== null)
}

/** The number about to be written, whose it is and where: shown on the map before it is confirmed. */
export interface Planned {
  readonly at: number
  readonly field: number
  readonly seat: Seat
  readonly value: Value
}

export function plannedNumber(
  table: Table,
  prompt: Prompt | null,
  { region, value }: Choices,
  seat: Seat | null,
): Planned | null {
  if (seat === null || region === null) return null
  const field = freeFieldIn(table.fields, region)
  if (field === null) return null
  if (prompt?.type === 'write') return { at: region, field, seat: prompt.owner, value: prompt.value }
  if (prompt?.type === 'bonus' && value !== null) return { at: region, field, seat, value }
  return null
}

/** The answer, once nothing is missing from it. */
export function answerFrom(table: Table, prompt: Prompt, choices: Choices): Answer | null {
  const { color, veto, hand, first, value, region } = choices
  switch (prompt.type) {
    case 'ready':
      return { type: 'ready' }
    case 'flip':
      return color === null || !prompt.colors.includes(color) ? null : { type: 'flip', color }
    case 'choose':
      if (color === null || !prompt.colors.includes(color)) return null
      return { type: 'choose', color }
    case 'veto':
      return veto === null ? null : { type: 'veto', veto }
    case 'hand':
      return hand === null ? null : { type: 'hand', hand }
    case 'order':
      return first === null ? null : { type: 'order', first }
    case 'write': {
      const field = region === null ? null : freeFieldIn(table.fields, region)
      return field === null ? null : { type: 'write', field }
    }
    case 'bonus': {
      const field = region === null ? null : freeFieldIn(table.fields, region)
      return field === null || value === null ? null : { type: 'bonus', field, value }
    }
    default:
      return prompt satisfies never
  }
}

/** Which sentence says what a number still needs before it can be written; `null`: nothing. */
export function missingFrom(table: Table, prompt: Prompt, { value, region }: Choices) {
  if (!isWriting(prompt)) return null
  if (prompt.type === 'bonus' && value === null) return 'pickNumber'
  if (region === null) return 'pickRegion'
  return freeFieldIn(table.fields, region) === null ? 'full' : null
}

/** What the main button says: the word's name. */
export function mainWord(prompt: Prompt, { veto }: Choices) {
  switch (prompt.type) {
    case 'ready':
      return 'ready'
    case 'flip':
      return 'flip'
    case 'choose':
      return 'play'
    case 'veto':
      return veto === null ? 'confirm' : veto ? 'vetoConfirm' : 'standConfirm'
    case 'hand':
      return 'show'
    case 'order':
      return 'confirm'
    case 'write':
    case 'bonus':
      return 'write'
    default:
      return prompt satisfies never
  }
}
