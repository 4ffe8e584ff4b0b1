import type { Parsed } from '../../core/contract'
import { marbles, type Answer, type Marble, type Ring } from './facts'

const longestPath = 62

/** Reads the shape of an answer; whether it is legal is for `check`. */
export function parseAnswer(raw: unknown): Parsed<Answer> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused
  const given = raw as Record<string, unknown>
  switch (given.type) {
    case 'place': {
      const { marble, at, remove = null, leave = [] } = given
      if (!isMarble(marble) || !isRing(at) || !(remove === null || isRing(remove)) || !isRings(leave)) return refused
      return { value: { type: 'place', marble, at, remove, leave } }
    }
    case 'capture':
      return isRings(given.path) ? { value: { type: 'capture', path: given.path } } : refused
    case 'pass':
    case 'demand':
    case 'accept':
      return { value: { type: given.type } }
    default:
      return refused
  }
}

const refused: Parsed<never> = { refusal: { rule: 'CO-9', params: {} } }

const isMarble = (value: unknown): value is Marble => marbles.includes(value as Marble)
const isRing = (value: unknown): value is Ring => typeof value === 'string' && /^[a-i][1-9]$/.test(value)
const isRings = (value: unknown): value is Ring[] =>
  Array.isArray(value) && value.length <= longestPath && value.every(isRing)
