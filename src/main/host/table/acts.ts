/** Which act of a table a message asks for, and who may ask for it. */
import type { Refusal } from '../../../engine/core/contract'
import type { GameId } from '../../../engine/games/catalog'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { changeByHost, changeByPerson } from './changes'
import type { Client } from './client'
import type { Arrivals } from '../arrivals/arrivals'
import * as lobby from './lobby'
import type { Play } from '../match/play'
import type { TableRecord } from './record'
import { hostRefusal } from '../refusals'

type Done = Promise<Refusal | null>

/** What a table can do. */
export interface Acts {
  readonly record: TableRecord
  readonly play: Play | null
  readonly arrivals: Arrivals
  facts(id: GameId): lobby.GameFacts | null
  /** Whether an answer was taken in a match that is over. */
  wasTaken(match: number, key: string): Promise<boolean>
  change(change: (record: TableRecord) => lobby.Changed): Done
  say(person: PersonId, text: string): Refusal | null
  leave(client: Client): Done
  start(): Done
  openLobby(evenIfPlaying: boolean): Done
  kick(person: PersonId): Done
  handOver(to: PersonId): Done
  takeHosting(person: PersonId): Done
  standIn(change: (record: TableRecord) => lobby.Changed, seat: number): Done
  playsAgain(person: PersonId): Done
  pause(on: boolean): Done
  closeAsk(step: number): Refusal | null
}

/** Does what a client at this table asks for. Resolves with a refusal, or `null` if it is done. */
export async function act(table: Acts, client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
  if (message.do === 'journal') return journalOf(table.play, message.n)
  if (message.do === 'leave') return table.leave(client)
  if (message.do === 'letIn') return table.arrivals.letIn(client, message.claim, message.on)
  if (message.do === 'wayBack') return table.arrivals.wayBack(client, message.n)
  const { person } = client
  // On a device that is passed round, whoever has it in hand may act for a host who plays on it too.
  const hosts = person === table.record.host || client.carries.includes(table.record.host)
  if (person === null) return hosts ? actAsHost(table, message) : hostRefusal('not-allowed')
  const seat = lobby.seatOf(table.record, person)
  switch (message.do) {
    case 'answer':
      return answer(table, person, message)
    case 'moreTime':
      return seat === null || !table.play ? hostRefusal('not-seated') : table.play.moreTime(seat)
    case 'help':
      if (seat === null || !table.play) return hostRefusal('not-seated')
      return { say: 'help', re: message.n, ...table.play.help(seat) }
    case 'chat':
      return table.say(person, message.text)
    case 'moveCode':
      return table.arrivals.moveCode(person, message.person ?? person, message.n)
    case 'bring':
      return table.arrivals.bring(client, message.name, message.n)
    case 'takeHosting':
      return table.takeHosting(person)
    case 'standIn':
      // Whose seat it is may always play themselves.
      if (message.level === null && message.seat === seat) return table.playsAgain(person)
      return hosts ? actAsHost(table, message) : hostRefusal('not-host')
    case 'rename':
    case 'side':
    case 'sit':
    case 'stand':
    case 'queue':
      return table.change((record) => changeByPerson(record, person, message))
    default:
      return hosts ? actAsHost(table, message) : hostRefusal('not-host')
  }
}

type Answer = Extract<Numbered, { do: 'answer' }>

async function answer(table: Acts, person: PersonId, message: Answer): Done {
  // First of all: while their bot stands down another match may begin, for which the answer is not meant.
  await table.playsAgain(person)
  const { match, step } = message
  const key = `${person}:${message.key}`
  // Whoever has not heard yet that it was taken sends it again, also when that match is over.
  if (match !== undefined && match !== table.play?.number && (await table.wasTaken(match, key))) return null
  const seat = lobby.seatOf(table.record, person)
  if (seat === null) return hostRefusal('not-seated')
  if (table.play === null) return hostRefusal('no-match')
  if ((match ?? table.play.number) !== table.play.number)
    return { rule: 'CO-5', params: { asked: table.play.match.step, answered: step } }
  return table.play.answer(seat, step, key, message.answer)
}

/** What only the table's host may do. */
async function actAsHost(table: Acts, message: Numbered): Done {
  switch (message.do) {
    case 'set':
    case 'bot':
    case 'place':
    case 'noted':
      return table.change((record) => changeByHost(record, message, table.facts))
    case 'standIn': {
      const change = (record: TableRecord) => changeByHost(record, message, table.facts)
      return message.level === null ? table.change(change) : table.standIn(change, message.seat)
    }
    case 'start':
    case 'again':
      return table.start()
    case 'lobby':
      return table.openLobby(false)
    case 'kick':
      return table.kick(message.person)
    case 'handOver':
      return table.handOver(message.person)
    case 'pause':
      return table.pause(message.on)
    case 'closeWindow':
      return table.closeAsk(message.step)
    case 'endMatch':
      return table.record.phase === 'playing' ? table.openLobby(true) : hostRefusal('no-match')
    default:
      return hostRefusal('bad-message')
  }
}

function journalOf(play: Play | null, re: number): Refusal | ToClient {
  if (!play) return hostRefusal('no-match')
  if (play.outcome === null || !play.match.rules.opensAtEnd) return hostRefusal('match-not-over')
  return { say: 'journal', re, journal: play.journal() }
}
