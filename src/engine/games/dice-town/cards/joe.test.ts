import { describe, expect, it } from 'vitest'
import { asked, atPlace, letPass, play, promptOf, refusalOf, toldOf } from '../testing/scene'
import { situation } from '../testing/situations'
import { position } from '../position'
import { joeTargets } from './targets'

describe('Nervous Joe', () => {
  it('DT-13.9 Joe drawn by the elixir is played at once, and may be stopped (DT-13.12)', () => {
    const scene = atPlace(
      {
        players: [
          { dice: 'J 9 9 K K', store: ['elixir'], won: true },
          { dice: '10 10 Q Q K', store: ['wanted'], won: true },
        ],
        deck: ['joe'],
      },
      'doc',
    )
    const drawn = play(play(scene, { 0: { type: 'play', card: 'elixir', action: 'draw' } }))
    expect(promptOf(drawn, 1, 'wanted').played).toEqual([{ seat: 0, card: 'joe', target: 1 }])
    const stopped = play(drawn, { 1: { type: 'play', card: 'wanted', against: 0 } })
    expect(toldOf(stopped, 'joePaid')).toEqual([])
    expect(stopped.world.table.used).toEqual(expect.arrayContaining(['elixir', 'joe', 'wanted']))
    expect(toldOf(play(drawn), 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
  })

  it('DT-13.9 Joe: played at once when kept, by a named target, who gives what he has', () => {
    const joe = play(situation('joe'), { 0: { type: 'take', card: 'joe' } })
    expect([joe.world.table.phase.type, asked(joe)]).toEqual(['joe', [0]])
    expect(joe.world.table.open).toEqual(['joe'])
    expect(refusalOf(joe, 0, { type: 'target', seat: 0 })).toBe('DT-13.9')
    expect(refusalOf(joe, 0, { type: 'target', seat: 3 })).toBe('DT-13.9')
    const rich = letPass(play(joe, { 0: { type: 'target', seat: 1 } }), 'decide')
    expect(toldOf(rich, 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
    const poor = letPass(play(joe, { 0: { type: 'target', seat: 2 } }), 'decide')
    expect(toldOf(poor, 'joePaid')).toMatchObject([{ from: 2, to: 0, money: 3 }])
    expect(poor.world.table.used).toContain('joe')
  })

  it('DT-13.9 Joe drawn but not kept is merely discarded, and drawn at the doc he is played', () => {
    const left = play(situation('joe'), { 0: { type: 'take', card: 'equipment-8' } })
    expect(toldOf(left, 'joe')).toEqual([])
    expect(left.world.hidden.discard).toEqual(['joe'])
    expect(left.world.table.used).toEqual([])
    const doc = atPlace({ players: [{ dice: 'J 9 9 K K' }, { dice: '10 10 Q Q K', won: true }], deck: ['joe'] }, 'doc')
    const after = play(doc, { 0: { type: 'visit', action: 'draw', properties: [] } })
    expect(toldOf(after, 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
  })

  it('DT-13.9 if nobody has money Joe is discarded without a question', () => {
    const doc = atPlace(
      {
        players: [
          { dice: 'J 9 9 K K' },
          { dice: '10 10 Q Q K', won: true, money: 0 },
          { dice: '10 10 Q Q K', won: true, money: 0 },
        ],
        deck: ['joe'],
      },
      'doc',
    )
    const after = play(doc, { 0: { type: 'visit', action: 'draw', properties: [] } })
    expect(toldOf(after, 'joe')).toMatchObject([{ seat: 0, idle: true }])
    expect(after.world.hidden.discard).toEqual(['joe'])
  })

  it('DT-13.9 Joe may be sent to anyone else, even without money', () => {
    const { table } = position({ players: [{}, { money: 0 }, {}] })
    expect(joeTargets(table, 1)).toEqual([0, 2])
    expect(joeTargets(table, 0)).toEqual([1, 2])
  })
})
