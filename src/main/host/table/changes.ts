/** Which change of the lobby a message asks for. */
import type { GameId } from '../../../engine/games/catalog'
import type { PersonId } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import * as lobby from './lobby'
import type { TableRecord } from './record'

type Message<Do extends Numbered['do']> = Extract<Numbered, { do: Do }>

/** What a person may change about themselves. */
export function changeByPerson(
  record: TableRecord,
  person: PersonId,
  message: Message<'rename' | 'avatar' | 'side' | 'sit' | 'stand' | 'queue' | 'wish'>,
): lobby.Changed {
  switch (message.do) {
    case 'rename':
      return lobby.rename(record, person, message.name)
    case 'avatar':
      return lobby.setAvatar(record, person, message.avatar)
    case 'side':
      return lobby.nameSide(record, person, message.name)
    case 'sit':
      return lobby.sit(record, person, message.seat)
    case 'stand':
      return lobby.stand(record, person)
    case 'queue':
      return lobby.setQueued(record, person, message.on)
    case 'wish':
      return lobby.wish(record, person, message.on)
    default:
      return message satisfies never
  }
}

/** What the table's host may change. */
export function changeByHost(
  record: TableRecord,
  message: Message<'set' | 'bot' | 'place' | 'standIn' | 'noted'>,
  factsOf: (id: GameId) => lobby.GameFacts | null,
): lobby.Changed {
  switch (message.do) {
    case 'set':
      return lobby.setAll(record, message, factsOf)
    case 'bot':
      return lobby.putBot(record, message.seat, message.level)
    case 'place':
      return message.seat === null
        ? lobby.stand(record, message.person)
        : lobby.sit(record, message.person, message.seat)
    case 'standIn':
      return lobby.setStandIn(record, message.seat, message.level)
    case 'noted':
      return { ...record, setAside: null }
    default:
      return message satisfies never
  }
}
