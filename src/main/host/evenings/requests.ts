/** What the host's own computer may ask about its evenings. Nobody else is told anything. */
import type { Refusal } from '../../../engine/core/contract'
import type { ToClient } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Client } from '../table/client'
import type { Evenings } from './evenings'

/** How many matches go into one reply. */
const pageLength = 200
const mostRegulars = 24

/** Does what a message asks for; null if it is about something else. */
export function routeEvenings(
  evenings: Evenings,
  client: Client,
  message: Numbered,
): Promise<Refusal | ToClient | null> | null {
  if (message.do !== 'evenings' && message.do !== 'regulars' && message.do !== 'forget') return null
  return client.local ? answer(evenings, message) : Promise.resolve(hostRefusal('not-allowed'))
}

async function answer(
  evenings: Evenings,
  message: Extract<Numbered, { do: 'evenings' | 'regulars' | 'forget' }>,
): Promise<ToClient | null> {
  const re = message.n
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
    case 'regulars':
      return { say: 'regulars', re, people: evenings.regulars.slice(0, mostRegulars) }
    case 'forget':
      await evenings.forget(message.what)
      return null
    default:
      return message satisfies never
  }
}
