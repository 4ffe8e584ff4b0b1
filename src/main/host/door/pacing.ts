/** How fast one socket's messages may come, by what they cost the host. */
import type { Refusal } from '../../../engine/core/contract'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import { bucket } from '../buckets'
import { perSocket, type Costly, type Limits } from './limits'

/** Where a message comes from: at no table, or at one where this match is on. */
export type Whereabouts = 'nowhere' | { readonly match: number | null }

/** Which pace limits a message, besides the one for all messages. */
export function paceOf(message: Numbered, at: Whereabouts): Costly | null {
  switch (message.do) {
    case 'chat':
    case 'help':
      return message.do
    case 'react':
      return 'chat'
    case 'journal':
      return 'help'
    case 'answer':
      // Whether it was taken in an earlier match is looked up on disk.
      if (message.match === undefined || (at !== 'nowhere' && message.match === at.match)) return null
      return 'change'
    case 'return':
    case 'share':
    case 'watch':
      // Newcomers are let in at once; coming again is shown to everyone at the table each time.
      return at === 'nowhere' ? null : 'rejoin'
    case 'hello':
    case 'moreTime':
      return null
    default:
      return 'change'
  }
}

/** Says of each message of one socket why it comes too soon, if it does. */
export function messagePacing(perAddress: Limits, address: string) {
  const paces: Record<Costly, ReturnType<typeof bucket>> = {
    change: bucket(...perSocket.change),
    chat: bucket(...perSocket.chat),
    help: bucket(...perSocket.help),
    rejoin: bucket(...perSocket.rejoin),
  }
  const keepsPace = (kind: Costly) => paces[kind].take() && perAddress.costly(kind, address)

  return (message: Numbered, at: Whereabouts): Refusal | null => {
    const kind = paceOf(message, at)
    if (kind && !keepsPace(kind)) return hostRefusal('too-fast')
    switch (message.do) {
      case 'open':
        return perAddress.opens(address) ? null : hostRefusal('too-many-tables')
      case 'start':
      case 'again':
        return perAddress.starts(address) ? null : hostRefusal('too-many-starts')
      case 'join':
      case 'bring':
        return perAddress.joins(address) ? null : hostRefusal('too-fast')
      case 'claim':
      case 'moveTable':
        return perAddress.knocks(address) ? null : hostRefusal('too-fast')
      default:
        return null
    }
  }
}
