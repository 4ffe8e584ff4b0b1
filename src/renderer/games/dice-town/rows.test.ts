import { expect, it } from 'vitest'
import type { Own, Prompt, StoreCard } from '../../../engine/games/dice-town/facts'
import { needsTwoRows } from './rows'

const withCards = (...store: StoreCard[]) => ({ thrown: [], property: [], store }) as unknown as Own
const keep = { type: 'keep' } as Prompt
const last = { type: 'last' } as Prompt
const girls = { type: 'window', window: { card: 'girls', seat: 0, queens: 2 } } as Prompt

it('asks for a second row where cards can be played with the dice', () => {
  expect(
    [withCards(), withCards('joe'), withCards('brute'), withCards('cheater')].map((own) => needsTwoRows(keep, own)),
  ).toEqual([false, false, true, true])
  expect(needsTwoRows(last, withCards('brute'))).toBe(false)
})

it('asks for one in a window only where its card is held', () => {
  expect([withCards('wanted'), withCards('girls')].map((own) => needsTwoRows(girls, own))).toEqual([false, true])
})
