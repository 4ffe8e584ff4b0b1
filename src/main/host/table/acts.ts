/** Which act of a table a message asks for, and who may ask for it. */
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId, ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { helpFor } from '../match/standing'
import { hostRefusal } from '../refusals'
import { changeByHost, changeByPerson } from './changes'
import { peopleOn, type Client } from './client'
import { lessonByPerson, teach } from './lesson'
import { seatOf } from './lobby'
import { hashPinAside } from './pin'
import type { TableRecord } from './record'
import type { Table } from './table'

type Done = Promise<Refusal | null>

/** Does what a client at this table asks for. Resolves with a refusal, a reply, or `null` if it is done. */
export async function act(table: Table, client: Client, message: Numbered): Promise<Refusal | ToClient | null> {
  switch (message.do) {
    case 'journal':
      return table.matches.journal(message.n)
    case 'head':
    case 'salt':
      return table.matches.takeSalt(client, message)
    case 'leave':
      return table.departures.leave(client)
    case 'letIn':
      return table.arrivals.letIn(client, message.claim, message.on)
    case 'wayBack':
      return table.arrivals.wayBack(client, message.n)
    case 'devices':
      return table.ownDevices.list(client)
    case 'noteDevice':
      return table.ownDevices.note(client, message.device)
    case 'endDevice':
      return table.ownDevices.end(client, message.device)
    case 'shown':
      table.teaching.shown(client, message)
      return null
    default: {
      const { person } = client
      if (person !== null) return actAsPerson(table, client, person, message)
      return actsAsHost(table, client) ? actAsHost(table, message) : hostRefusal('not-allowed')
    }
  }
}

/** On a device that is passed round, its holder may act for a host who plays on it too. */
function actsAsHost({ record: { host } }: Table, client: Client): boolean {
  return peopleOn(client).includes(host)
}

async function actAsPerson(
  table: Table,
  client: Client,
  person: PersonId,
  message: Numbered,
): Promise<Refusal | ToClient | null> {
  const seat = seatOf(table.record, person)
  const { play } = table.matches
  switch (message.do) {
    case 'answer':
      return answer(table, person, message)
    case 'moreTime':
      return seat === null || !play ? hostRefusal('not-seated') : play.moreTime(seat)
    case 'help':
      if (seat === null || !play) return hostRefusal('not-seated')
      return { say: 'help', re: message.n, ...helpFor(play.standing.match, seat) }
    case 'showReview':
      return table.matches.showReview(person, message.look)
    case 'chat':
      return table.chat.say(person, message.text, message.key)
    case 'react':
      return table.chat.react(person, message.reaction)
    case 'moveCode':
      return table.arrivals.moveCode(person, message.person ?? person, message.n)
    case 'bring':
      return table.arrivals.bring(client, message)
    case 'takeHosting':
      return table.hosting.take(person)
    case 'solved':
    case 'knows':
      return table.change((record) => lessonByPerson(record, person, message))
    case 'rename':
    case 'avatar':
    case 'side':
    case 'sit':
    case 'stand':
    case 'queue':
    case 'wish':
      return table.change((record) => changeByPerson(record, person, message))
    default:
      // People may always play their own seat themselves.
      if (message.do === 'standIn' && message.level === null && message.seat === seat)
        return table.standIns.dismiss(person)
      return actsAsHost(table, client) ? actAsHost(table, message) : hostRefusal('not-host')
  }
}

type Answer = Extract<Numbered, { do: 'answer' }>

async function answer(table: Table, person: PersonId, message: Answer): Done {
  // First of all: while their bot stands down another match may begin, for which the answer is not meant.
  await table.standIns.dismiss(person)
  const { matches } = table
  const { match, step } = message
  const key = `${person}:${message.key}`
  // A device that never heard its answer was taken sends it again, even after that match is over.
  if (match !== undefined && match !== matches.play?.number && (await matches.wasTaken(match, key))) return null
  const seat = seatOf(table.record, person)
  if (seat === null) return hostRefusal('not-seated')
  const { play } = matches
  if (play === null) return hostRefusal('no-match')
  if ((match ?? play.number) !== play.number)
    return { rule: 'CO-5', params: { asked: play.match.step, answered: step } }
  return play.answer(seat, step, key, message.answer, message.salt)
}

/** What only the table's host may do. */
async function actAsHost(table: Table, message: Numbered): Done {
  switch (message.do) {
    case 'set':
      if (!message.pin) return table.change((record) => changeByHost(record, message, table.facts))
      return table.change(async () => {
        const pin = await hashPinAside(message.pin!)
        return changeByHost(table.record, { ...message, pin }, table.facts)
      })
    case 'bot':
    case 'place':
    case 'noted':
      return table.change((record) => changeByHost(record, message, table.facts))
    case 'standIn': {
      const change = (record: TableRecord) => changeByHost(record, message, table.facts)
      return message.level === null ? table.change(change) : table.standIns.set(change, message.seat)
    }
    case 'teach':
      return table.change((record) => teach(record, message.lesson))
    case 'start':
    case 'again':
      return table.matches.start()
    case 'lobby':
      return table.openLobby(false)
    case 'kick':
      return table.departures.kick(message.person)
    case 'clear':
      return table.departures.clearStrangers()
    case 'handOver':
      return table.hosting.handOver(message.person)
    case 'pause':
      return table.matches.pause(message.on)
    case 'showMoment':
      return table.matches.showMoment(message.at)
    case 'closeWindow':
      return table.matches.closeAsk(message.step)
    case 'endMatch':
      return table.playing ? table.openLobby(true) : hostRefusal('no-match')
    default:
      return hostRefusal('bad-message')
  }
}
