/** What the host's own computer may ask about its evenings. Nobody else is told anything. */
import type { Refusal } from '../../../engine/core/contract'
import type { ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Client } from '../table/client'
import type { Tables } from '../table/tables'
import type { Evenings } from './evenings'

/** How many matches go into one reply. */
const pageLength = 200
const mostRegulars = 24

/** Does what a message asks for; null if it is about something else. */
export function routeEvenings(
  evenings: Evenings,
  tables: Pick<Tables, 'forget'>,
  client: Client,
  message: Numbered,
): Promise<Refusal | ToClient | null> | null {
  switch (message.do) {
    case 'evenings':
    case 'keptMatch':
    case 'regulars':
    case 'forget':
      return client.local ? answer(evenings, tables, message) : Promise.resolve(hostRefusal('not-allowed'))
    default:
      return null
  }
}

async function answer(
  evenings: Evenings,
  tables: Pick<Tables, 'forget'>,
  message: Extract<Numbered, { do: 'evenings' | 'keptMatch' | 'regulars' | 'forget' }>,
): Promise<Refusal | ToClient | null> {
  const re = message.n
  await evenings.ready()
  switch (message.do) {
    case 'evenings': {
      const { matches } = evenings
      return {
        say: 'evenings',
        re,
        matches: matches.slice(message.from, message.from + pageLength),
        of: matches.length,
      }
    }
    case 'keptMatch': {
      const journal = await evenings.journal(message.id)
      return journal ? { say: 'journal', re, journal } : hostRefusal('no-match')
    }
    case 'regulars':
      return { say: 'regulars', re, people: evenings.regulars.slice(0, mostRegulars) }
    case 'forget':
      await evenings.forget(message.what)
      if ('person' in message.what) await tables.forget(message.what.person)
      return null
    default:
      return message satisfies never
  }
}
