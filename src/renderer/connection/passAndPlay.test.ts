import { describe, expect, it } from 'vitest'
import {
  alone,
  answerReplied,
  answerSent,
  cover,
  frontPlace,
  hand,
  hasCovers,
  leaveDevice,
  matchArrived,
  mayTake,
  nextHolder,
  opened,
  seatPeople,
  stepSeenBy,
  tableChanged,
  type Around,
  type PassAndPlayState,
} from './passAndPlay'
import { matchOf, personOf, seated, tableOf } from './testing/tables'

/** Persons 10 and 11 pass the device round; 12 has a phone. */
const passed: PassAndPlayState = { ...alone, people: [10, 11], playing: true }
const inHand = (person: number): PassAndPlayState => ({ ...passed, open: person, front: person, last: person })
const around = (more: Partial<Around> = {}): Around => ({
  table: tableOf(),
  match: matchOf(5),
  ...more,
})
const openGame = { table: tableOf({ game: 'zertz' }) }
const handTo = (to: number | null, forget = true) => ({ do: 'hand', to, forget })

describe('a device passed round', () => {
  it('is covered in a match of a game with secrets, and only there', () => {
    expect(hasCovers(passed, around())).toBe(true)
    expect(hasCovers(passed, around(openGame))).toBe(false)
    expect(hasCovers(passed, around({ table: tableOf({ phase: 'lobby' }) }))).toBe(false)
    expect(hasCovers({ ...passed, people: [10] }, around())).toBe(false)
  })

  it('goes to the person who is asked', () => {
    expect(nextHolder(passed, around({ match: matchOf(5, { asked: [1] }) }))).toBe(11)
    expect(nextHolder(passed, around({ match: matchOf(5, { asked: [2] }) }))).toBeNull()
    expect(nextHolder(passed, around({ match: null }))).toBeNull()
  })

  it('goes first to the person who was refused, even if others are asked', () => {
    const refused = { ...passed, message: { person: 11, text: 'no', rule: null } }
    expect(nextHolder(refused, around({ match: matchOf(5, { asked: [0] }) }))).toBe(11)
  })

  it('goes to nobody when the match is over', () => {
    const outcome = { winners: [0], scores: [] } as never
    expect(nextHolder(passed, around({ match: matchOf(5, { outcome }) }))).toBeNull()
  })

  it('skips who has answered this ask, but not the next one', () => {
    const both = matchOf(5, { asked: [0, 1] })
    const done = { ...passed, answered: { ask: '1/5', people: [10] } }
    expect(nextHolder(done, around({ match: both }))).toBe(11)
    expect(nextHolder(done, around({ match: { ...both, step: 6 } }))).toBe(10)
  })

  it('shows nothing of its last holder once it is covered', () => {
    const { state, acts } = cover(inHand(10))
    expect(state).toMatchObject({ open: null, front: null })
    expect(acts).toEqual([{ do: 'closeOverlays' }, handTo(null)])
  })

  it('has no cover to fall while one person uses it', () => {
    expect(cover({ ...alone, people: [10], open: 10 }).acts).toEqual([])
  })
})

describe('an answer', () => {
  it('covers the page at once, still in its giver’s name', () => {
    const { state, acts } = answerSent(inHand(10), around())
    expect(state).toMatchObject({ open: null, sending: true, front: 10 })
    expect(acts).toEqual([{ do: 'closeOverlays' }])
  })

  it('covers nothing in a game without secrets', () => {
    expect(answerSent(inHand(10), around(openGame)).state).toMatchObject({ open: 10, sending: false })
  })

  const sent = { ...inHand(10), open: null, sending: true }
  const reply = { giver: 10, step: 5, ok: true }

  it('gives the device to nobody when the host has taken it', () => {
    const match = matchOf(5, { asked: [0, 1] })
    const { state, acts } = answerReplied(sent, reply, around({ match }), false)
    expect(state).toMatchObject({ open: null, sending: false, answered: { ask: '1/5', people: [10] } })
    expect(acts).toEqual([handTo(null)])
    expect(nextHolder(state, around({ match }))).toBe(11)
  })

  it('opens the page again if the same person alone is asked at once', () => {
    const match = matchOf(6, { asked: [0], prompt: 'more' })
    const { state, acts } = answerReplied(sent, reply, around({ match }), false)
    expect(state).toMatchObject({ open: 10, front: 10, sending: false })
    expect(acts).toEqual([])
    expect(stepSeenBy(state, 10, match)).toBe(6)
  })

  it('leaves the cover down if nobody looks, or someone else is next', () => {
    const match = matchOf(6, { asked: [0], prompt: 'more' })
    expect(answerReplied(sent, reply, around({ match }), true).state.open).toBeNull()
    const other = matchOf(6, { asked: [1], prompt: null })
    expect(answerReplied(sent, reply, around({ match: other }), false).state.open).toBeNull()
  })

  it('that was refused leaves the cover down and is not counted', () => {
    const { state, acts } = answerReplied(sent, { ...reply, ok: false }, around(), false)
    expect(state).toMatchObject({ open: null, sending: false, answered: { people: [] } })
    expect(acts).toEqual([handTo(null)])
  })
})

describe('a match that arrives', () => {
  it('is taken only if it was meant for the person holding the device', () => {
    expect(mayTake(inHand(11), matchOf(5, { seat: 1 }), around())).toBe(true)
    expect(mayTake(inHand(11), matchOf(5, { seat: 0 }), around())).toBe(false)
    expect(mayTake(passed, matchOf(5, { seat: 0 }), around())).toBe(false)
    expect(mayTake(passed, matchOf(5, { seat: null }), around())).toBe(true)
  })

  it('is always taken where nothing is hidden or the device has one user', () => {
    expect(mayTake(passed, matchOf(5, { seat: 0 }), around(openGame))).toBe(true)
    expect(mayTake({ ...alone, people: [10] }, matchOf(5, { seat: 0 }), around())).toBe(true)
  })

  it('is noted as seen by its holder, and as answered if it says so', () => {
    const { state } = matchArrived(inHand(11), matchOf(7, { seat: 1, answered: true }), around())
    expect(stepSeenBy(state, 11, matchOf(9))).toBe(7)
    expect(stepSeenBy(state, 10, matchOf(9))).toBeNull()
    expect(stepSeenBy(state, 11, matchOf(9, { number: 2 }))).toBeNull()
    expect(state.answered).toEqual({ ask: '1/7', people: [11] })
  })

  it('turns the page to the person who is asked, in a game without secrets', () => {
    const match = matchOf(6, { game: 'zertz', asked: [1] })
    const { state, acts } = matchArrived({ ...passed, front: 10 }, match, around({ ...openGame, match }))
    expect(state).toMatchObject({ front: 11, last: 11 })
    expect(acts).toEqual([handTo(11, false)])
  })
})

describe('a phase in which nothing is secret, of a game with secrets', () => {
  const inTheOpen = (more = {}) => matchOf(6, { open: true, asked: [1], ...more })

  it('needs no cover, and one falls again with the secrets', () => {
    expect(hasCovers(passed, around({ match: inTheOpen() }))).toBe(false)
    expect(hasCovers(passed, around({ match: inTheOpen({ open: false }) }))).toBe(true)
    const secret = matchOf(7, { seat: 1, asked: [0, 1] })
    const { state, acts } = matchArrived({ ...passed, front: 11 }, secret, around({ match: secret }))
    expect(state).toMatchObject({ open: null, front: null })
    expect(acts).toEqual([handTo(null)])
  })

  it('turns the page to the person who is asked', () => {
    const match = inTheOpen()
    const { state, acts } = matchArrived({ ...passed, front: 10 }, match, around({ match }))
    expect(state).toMatchObject({ open: null, front: 11, last: 11 })
    expect(acts).toEqual([handTo(11, false)])
    // Not while somebody else says something aside.
    expect(matchArrived({ ...passed, front: 10, acting: true }, match, around({ match })).acts).toEqual([])
  })

  it('begins when the last secret answer is taken', () => {
    const match = inTheOpen({ asked: [0] })
    const sent = { ...inHand(11), open: null, sending: true }
    const { state, acts } = answerReplied(sent, { giver: 11, step: 5, ok: true }, around({ match }), false)
    expect(state).toMatchObject({ open: null, sending: false, front: 10 })
    expect(acts).toEqual([handTo(10, false)])
  })

  it('takes what anyone was sent, but nothing that was still secret', () => {
    expect(mayTake({ ...passed, front: 11 }, inTheOpen({ seat: 0 }), around({ match: inTheOpen() }))).toBe(true)
    const late = matchOf(5, { seat: 0 })
    expect(mayTake({ ...passed, front: 11 }, late, around({ match: inTheOpen() }))).toBe(false)
  })

  it('covers no answer, and covers a match that begins after an open end', () => {
    const held = { ...passed, front: 11 }
    expect(answerSent(held, around({ match: inTheOpen() })).acts).toEqual([])
    const ended = inTheOpen({ outcome: { winners: [0], scores: [] } as never })
    expect(hasCovers(passed, around({ match: ended }))).toBe(true)
  })
})

describe('when the table changes', () => {
  const lobby = tableOf({ phase: 'lobby' })

  it('a match that begins takes the device out of everyone’s hands', () => {
    const { state, acts } = tableChanged({ ...inHand(10), playing: false }, around())
    expect(state).toMatchObject({ open: null, front: null, playing: true })
    expect(acts).toEqual([{ do: 'closeOverlays' }, handTo(null)])
  })

  it('a match that goes on leaves an open page alone', () => {
    expect(tableChanged(inHand(10), around()).acts).toEqual([])
  })

  it('it is not taken away while an answer is on its way or something is done in someone’s name', () => {
    expect(tableChanged({ ...inHand(10), open: null, sending: true }, around()).acts).toEqual([])
    expect(tableChanged({ ...inHand(11), open: null, acting: true }, around({ table: lobby })).acts).toEqual([])
  })

  it('the first person has the device in the lobby', () => {
    const before = { ...inHand(11), message: { person: 11, text: 'no', rule: null } }
    const { state, acts } = tableChanged(before, around({ table: lobby }))
    expect(state).toMatchObject({ open: null, message: null, front: 10 })
    expect(acts).toEqual([handTo(10)])
  })

  it('forgets people who left the table, with their tokens', () => {
    const table = tableOf({ people: [personOf(11), personOf(12)], seats: [null, seated(11), seated(12)] })
    const { state, acts } = tableChanged(inHand(10), around({ table }))
    expect(state).toMatchObject({ people: [11], open: null, front: 11 })
    expect(acts).toEqual([{ do: 'closeOverlays' }, { do: 'shareNotes' }, { do: 'keepPlaces', places: [1] }, handTo(11)])
  })

  it('a device with one user is in their hands', () => {
    const one = { ...alone, people: [10], front: null }
    expect(tableChanged(one, around({ table: lobby })).acts).toEqual([handTo(10)])
    expect(tableChanged({ ...one, front: 10 }, around({ table: lobby })).acts).toEqual([])
  })
})

describe('people of a device', () => {
  it('are found again by their places', () => {
    expect(frontPlace(inHand(11))).toBe(1)
    expect(frontPlace(passed)).toBeNull()
    expect(frontPlace({ ...passed, front: 99 })).toBeNull()
  })

  it('keep an open page when one more sits down', () => {
    expect(seatPeople(inHand(10), [10, 11, 13], 10)).toMatchObject({ state: { open: 10 }, acts: [] })
  })

  it('are forgotten at another place, with what they saw', () => {
    const before = matchArrived(inHand(10), matchOf(5), around()).state
    const { state, acts } = leaveDevice(before)
    expect(state).toMatchObject({ people: [], open: null, front: null, last: null, playing: false })
    expect(state.seen.size).toBe(0)
    expect(acts).toEqual([{ do: 'closeOverlays' }, { do: 'shareNotes' }])
  })

  it('read what was left for them when they have the device again', () => {
    const refused = { ...passed, sending: true, message: { person: 11, text: 'no', rule: null } }
    expect(opened(refused, 11)).toMatchObject({ open: 11, last: 11, message: null, sending: false })
    expect(opened(refused, 10).message).not.toBeNull()
  })

  it('are handed the device by name', () => {
    expect(hand(passed, 11)).toMatchObject({ state: { front: 11 }, acts: [handTo(11)] })
  })
})
