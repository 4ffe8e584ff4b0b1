/** Who gets a device that several people pass round next. */
import type { Seat } from '../../engine/core/contract'
import type { Person, PersonId, TableState } from '../../protocol/toClient'

export interface Round {
  readonly table: Pick<TableState, 'seats'> & { readonly people: readonly Pick<Person, 'id' | 'devices'>[] }
  /** Who plays on this device. */
  readonly people: readonly PersonId[]
  /** The seats that owe an answer, as everyone is told; in a quiet ask they stay listed after answering. */
  readonly asked: readonly Seat[]
  /** Who has already answered this ask on this device. */
  readonly answered: readonly PersonId[]
  /** Who had it last. */
  readonly last: PersonId | null
}

export function seatOfPerson(table: Pick<TableState, 'seats'>, person: PersonId | null): Seat | null {
  const seat = table.seats.findIndex((one) => one?.kind === 'person' && one.person === person)
  return person === null || seat < 0 ? null : seat
}

/** The seats of everyone else who plays on a device: not of those for whom a bot plays. */
export function seatsBeside(
  { seats }: Pick<TableState, 'seats'>,
  people: readonly PersonId[],
  you: PersonId | null,
): readonly Seat[] {
  return seats.flatMap((one, seat) =>
    one?.kind === 'person' && one.standIn === null && one.person !== you && people.includes(one.person) ? [seat] : [],
  )
}

/**
 * Who gets the device now; null if nobody on it is being waited for. It goes round the table from the last holder;
 * people who also have another device come after those who have only this one.
 */
export function nextInRound({ table, people, asked, answered, last }: Round): PersonId | null {
  const from = seatOfPerson(table, last) ?? -1
  const waiting = people.flatMap((person) => {
    const seat = seatOfPerson(table, person)
    const there = seat === null ? null : table.seats[seat]
    const byBot = there?.kind === 'person' && there.standIn !== null
    return seat === null || byBot || !asked.includes(seat) || answered.includes(person) ? [] : [{ person, seat }]
  })
  const elsewhere = (person: PersonId) => (table.people.find(({ id }) => id === person)?.devices ?? 1) > 1
  const far = ({ person, seat }: { person: PersonId; seat: Seat }) =>
    (elsewhere(person) ? 1000 : 0) + (seat > from ? seat - from : seat - from + 100)
  return waiting.sort((a, b) => far(a) - far(b))[0]?.person ?? null
}
