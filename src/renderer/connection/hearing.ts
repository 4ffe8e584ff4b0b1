/** What a page does about a message, given where it is. */
import type { Refusal } from '../../engine/core/contract'
import type { MatchState, ToClient } from '../../protocol/toClient'
import type { NewPlace } from './moved'
import type { TableRoute } from './route'

type Message<Say extends ToClient['say']> = Extract<ToClient, { say: Say }>

export type Act =
  /** Takes in what was said. */
  | { readonly do: 'learn'; readonly news: ToClient }
  | { readonly do: 'noteEpoch'; readonly table: string; readonly epoch: number }
  /** The device goes to its holder in this phase. */
  | { readonly do: 'settle' }
  /** Back in the lobby. */
  | { readonly do: 'leaveMatch' }
  /** Notes the state, to check the match at its end. */
  | { readonly do: 'witness'; readonly match: MatchState }
  /** Notes that others may answer with this device or for this seat. */
  | { readonly do: 'notAlone' }
  | { readonly do: 'show'; readonly match: MatchState }
  | { readonly do: 'bind'; readonly commitment: Message<'commitment'> }
  /** This place is not this page's any more. */
  | { readonly do: 'leave'; readonly why: Refusal }
  /** The table is at another computer now. */
  | { readonly do: 'follow'; readonly table: string; readonly to: NewPlace }

/** Where the page is, and who is there. */
export interface Here {
  readonly place: Pick<TableRoute, 'table'> | null
  /** The highest epoch in which a table was seen. */
  seenEpoch(table: string): number
  /** Whether the holder of the device may look at a match. */
  takes(match: MatchState): boolean
  /** Whether several people pass the device round. */
  readonly many: boolean
}

/** What to do, in this order; nothing if the message is about another place or for somebody else of this device. */
export function actsOn(message: ToClient, here: Here): readonly Act[] {
  switch (message.say) {
    case 'table':
      return onTable(message, here)
    case 'match':
      return onMatch(message, here)
    case 'commitment':
      return [{ do: 'bind', commitment: message }]
    case 'devices':
      return [...alone(message.devices.length > 1), { do: 'learn', news: message }]
    case 'gone':
      return [{ do: 'leave', why: message.why }]
    case 'moved':
      return here.place?.table === message.table ? [{ do: 'follow', table: message.table, to: message }] : []
    default:
      return [{ do: 'learn', news: message }]
  }
}

function onTable(message: Message<'table'>, { place, seenEpoch }: Here): readonly Act[] {
  const { id, epoch, phase } = message.table
  if (place !== null && place.table !== id) return []
  if (epoch < seenEpoch(id)) return [{ do: 'leave', why: { rule: 'host.moved', params: {} } }]
  const left: readonly Act[] = phase === 'lobby' ? [{ do: 'leaveMatch' }] : []
  return [{ do: 'noteEpoch', table: id, epoch }, { do: 'learn', news: message }, ...left, { do: 'settle' }]
}

function onMatch(message: Message<'match'>, { takes, many }: Here): readonly Act[] {
  const { match } = message
  if (!takes(match)) return []
  return [{ do: 'learn', news: message }, { do: 'witness', match }, ...alone(many), { do: 'show', match }]
}

const alone = (others: boolean): readonly Act[] => (others ? [{ do: 'notAlone' }] : [])
