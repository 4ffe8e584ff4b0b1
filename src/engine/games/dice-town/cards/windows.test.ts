import { describe, expect, it } from 'vitest'
import { ask } from '../ask'
import type { StoreCard } from '../facts'
import type { PositionSpec } from '../position'
import { asked, atKeep, atPlace, play, refusalOf } from '../testing/scene'
import { playing, windowOf } from '../testing/situations'

describe('windows', () => {
  it('DT-14.1 everyone with a store card is asked, whatever it is; nobody else', () => {
    const cards: StoreCard[][] = [['split'], ['equipment-1'], []]
    for (const mine of cards) {
      const scene = atPlace(
        {
          players: [
            { dice: '9 9 9 J K', store: mine },
            { dice: '10 10 10 J K' },
            { dice: '9 J J Q K', store: ['girls'] },
          ],
        },
        'bank',
      )
      expect(asked(scene)).toEqual(mine.length > 0 ? [0, 2] : [2])
    }
    const scene = atPlace(
      { players: [{ dice: '9 9 9 J K', store: ['equipment-1'] }, { dice: '10 10 10 J K' }] },
      'bank',
    )
    expect(refusalOf(scene, 0, { type: 'play', card: 'split' })).toBe('DT-13.11')
    expect(refusalOf(scene, 0, { type: 'play', card: 'dynamite' })).toBe('DT-14.1')
    expect(refusalOf(scene, 0, { type: 'pass' })).toBeNull()
  })

  it.each(['split', 'wanted', 'cheater'] as const)('DT-14.2 no window for %s once all saw it used', (card) => {
    const used = card === 'cheater' ? (['cheater', 'cheater'] as const) : [card]
    const bank = (more: Partial<PositionSpec>) =>
      atPlace({ players: [{ dice: '9 9 9 J K', store: ['equipment-1'] }, { dice: '10 10 10 J K' }], ...more }, 'bank')
    const last = (more: Partial<PositionSpec>) =>
      ask(
        atKeep(
          { players: [{ dice: '9 9 9 9 9' }, { dice: '9', thrown: '9 9 9 9', store: ['equipment-1'] }], ...more },
          true,
        ).world.table,
      )!.prompts.size
    const stop = (more: Partial<PositionSpec>) => {
      const scene = atPlace({
        players: [
          { dice: '9 9 9 J K', store: ['dynamite'] },
          { dice: 'J J A A Q', store: ['equipment-1'] },
        ],
        mine: 28,
        ...more,
      })
      return play(scene, { 0: playing('dynamite') }).world.table.phase.type
    }
    const seen = { used }
    const unseen = { discard: used }
    switch (card) {
      case 'split':
        expect([windowOf(bank(seen)), windowOf(bank(unseen))]).toEqual([null, 'split'])
        break
      case 'wanted':
        expect(stop(seen)).not.toBe('wanted')
        expect(stop(unseen)).toBe('wanted')
        break
      case 'cheater':
        expect([last(seen), last(unseen), last({ used: ['cheater'] })]).toEqual([0, 1, 1])
        break
    }
  })
})
