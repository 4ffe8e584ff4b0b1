/** Tables, people and matches for tests of the pages. */
import type { MatchState, Occupant, Person, TableState } from '../../../protocol/toClient'

export const seated = (person: number): Occupant => ({ kind: 'person', person, standIn: null })

export const personOf = (id: number, more: Partial<Person> = {}): Person => ({
  id,
  name: `P${id}`,
  avatar: 'bun',
  side: null,
  here: true,
  devices: 1,
  queued: false,
  ...more,
})

/** Persons 10, 11 and 12 at seats 0, 1 and 2, in the middle of a match. */
export function tableOf(more: Partial<TableState> = {}): TableState {
  return {
    id: 'ABCD',
    name: 'Kitchen',
    game: 'dice-town',
    options: {},
    phase: 'playing',
    paused: false,
    locked: false,
    hints: false,
    quiet: false,
    mayTalk: true,
    hasPin: false,
    host: 10,
    people: [personOf(10), personOf(11), personOf(12)],
    seats: [seated(10), seated(11), seated(12)],
    watchers: 0,
    evening: [],
    epoch: 1,
    strangers: 0,
    setAside: null,
    wishes: [],
    lesson: null,
    addresses: ['http://192.168.1.2:2000'],
    ...more,
  }
}

export function matchOf(step: number, more: Partial<MatchState> = {}): MatchState {
  return {
    number: 1,
    game: 'dice-town',
    version: 1,
    seats: 3,
    seat: null,
    step,
    view: { seat: null, table: { step }, own: null },
    asked: [0],
    prompt: null,
    answered: false,
    closable: false,
    open: false,
    msLeft: null,
    msHeld: null,
    heard: [],
    fresh: false,
    outcome: null,
    ...more,
  }
}
