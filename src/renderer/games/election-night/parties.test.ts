import { expect, it } from 'vitest'
import type { SeatFace } from '../../match/contract'
import { partyOf, sides } from './parties'

const face = (seat: number, part: Partial<SeatFace>): SeatFace => ({
  ...{ seat, name: `Player ${seat}`, avatar: null, side: null, bot: false, here: true, standIn: false },
  ...part,
})
const party = (seat: number, ...faces: SeatFace[]) => partyOf({ faces, language: 'en' }, seat)

it('a party goes by its own name, or else by its player’s', () => {
  const faces = [face(0, { side: 'Dry Socks' }), face(1, {})]
  expect([party(0, ...faces), party(1, ...faces)]).toEqual(['Dry Socks', 'Player 1'])
})

it('a bot’s party has an idea for a name that the other party doesn’t use', () => {
  const [first, second] = sides.en.ideas
  const bot = face(1, { bot: true })
  expect(party(1, face(0, {}), bot)).toBe(second)
  expect(party(1, face(0, { side: second }), bot)).not.toBe(second)
  expect(party(0, face(0, { bot: true }), face(1, { side: first }))).toBe(second)
})

it('two bots have different parties', () => {
  const faces = [face(0, { bot: true }), face(1, { bot: true })]
  expect(party(0, ...faces)).not.toBe(party(1, ...faces))
})
