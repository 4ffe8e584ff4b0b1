import { expect, it } from 'vitest'
import { SeatDrafts, type Sitting } from './seatDrafts'

/** A draft that keeps a note, as "don't ask me this round". */
const create = () => ({
  note: '',
  reset() {},
  resume(before: { note: string }) {
    this.note = before.note
  },
})
const sitting = { table: 'ABCD', match: 1, seat: 0 }

it('goes on with what the same seat had, and with nothing of another seat, match or table', () => {
  const notesAfter = (...sittings: Sitting[]) => {
    const drafts = new SeatDrafts()
    const first = drafts.begin(sitting, create as never) as unknown as ReturnType<typeof create>
    first.note = 'muted'
    return sittings.map((next) => (drafts.begin(next, create as never) as unknown as typeof first).note)
  }
  expect(notesAfter(sitting, { ...sitting, seat: 1 }, sitting)).toEqual(['muted', '', 'muted'])
  expect(notesAfter({ ...sitting, match: 2 }, sitting)).toEqual(['', ''])
  expect(notesAfter({ ...sitting, table: 'EFGH' })).toEqual([''])
})

it('leaves no half-made choice to the next person', () => {
  const drafts = new SeatDrafts()
  const chosen = { die: 'a secret', reset: () => void (chosen.die = '') }
  drafts.begin(sitting, () => chosen)
  drafts.reset()
  expect(chosen.die).toBe('')
})
