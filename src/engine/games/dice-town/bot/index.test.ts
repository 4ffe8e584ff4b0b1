import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import type { Event } from '../events'
import type { Answer } from '../facts'
import { game } from '../index'
import type { PositionSpec } from '../position'
import { asked, atKeep, atPlace, play, promptsOf, refusalOf, type Scene } from '../testing/scene'
import { situation } from '../testing/situations'
import { byResults, firstSight, placeWorth } from './worth'

function choice(scene: Scene, seat: number, level: BotLevel = 'hard', hurry = false): Answer {
  const answer = game.bot.choose({
    view: viewOf(scene.world, seat),
    prompt: promptsOf(scene).get(seat)!,
    heard: scene.told.map(({ event }): Event => event),
    level,
    rng: quickRng(3),
    hurry: () => hurry,
  })
  expect(refusalOf(scene, seat, answer)).toBeNull()
  return answer
}

describe('the bot', () => {
  it('pays for four of a kind, and does not keep rubbish', () => {
    const players = [{ thrown: 'A A A A 9' }, { thrown: '9 10 J Q K' }, { thrown: '9 9 J Q K' }]
    const scene = atKeep({ players, row: [3, 4, 5] })
    expect(choice(scene, 0)).toMatchObject({ dice: expect.arrayContaining(['A', 'A', 'A', 'A']) as unknown })
    const kept = choice(scene, 1)
    expect(kept.type === 'keep' && kept.dice.length).toBeLessThan(4)
  })

  it('hard counts a theft for what its victim loses too: fully with two players, in part with more', () => {
    const factor = (players: number) => {
      const { table } = atKeep({ players: Array.from({ length: players }, () => ({ property: [3, 4] })) }).world
      return placeWorth(table, 'saloon', 0, 2, byResults) / placeWorth(table, 'saloon', 0, 2, firstSight)
    }
    expect(factor(2)).toBeCloseTo(2)
    expect(factor(5)).toBeCloseTo(1.25)
  })

  it('keeps something even in a hurry', () => {
    const scene = atKeep({ players: [{ thrown: 'A A A A 9' }, { thrown: '9 10 J Q K' }] })
    for (const level of ['easy', 'medium', 'hard'] as const)
      expect(choice(scene, 0, level, true)).toMatchObject({ dice: expect.arrayContaining(['A']) as unknown })
  })

  const tie: PositionSpec = {
    players: [{ dice: '10 J Q K A' }, { dice: '9 9 9 K A' }, { dice: '9 9 9 K J' }],
    sheriff: 0,
  }

  it('bids for a tie it is in, and for no other', () => {
    const scene = atPlace(tie)
    expect(choice(scene, 1)).toMatchObject({ type: 'offer', for: 1 })
    expect(choice(scene, 1, 'easy')).toEqual({ type: 'pass' })
    const aside = atPlace({ ...tie, players: [...tie.players, { dice: '10 J Q K A' }] })
    expect(choice(aside, 3)).toEqual({ type: 'pass' })
  })

  it('takes the better bribe, or the place itself', () => {
    const offer = (seat: number, money: number): Answer => ({
      type: 'offer',
      for: seat,
      money,
      nuggets: 0,
      property: [],
      store: [],
    })
    const scene = play(atPlace(tie), { 1: offer(1, 1), 2: offer(2, 4) })
    expect(choice(scene, 0)).toEqual({ type: 'choose', seat: 2 })
    const own = play(atPlace({ ...tie, sheriff: 1 }), { 2: offer(2, 1) })
    expect(choice(own, 1)).toEqual({ type: 'choose', seat: 1 })
    const bought = play(atPlace({ ...tie, sheriff: 1 }), { 2: offer(2, 8), 0: offer(2, 8) })
    expect(choice(bought, 1)).toEqual({ type: 'choose', seat: 2 })
  })

  it('plays its cards where they pay', () => {
    for (const card of ['dynamite', 'split', 'credit', 'girls', 'corruption'] as const)
      expect(choice(situation(card), 0)).toMatchObject({ type: 'play', card })
    expect(choice(situation('dynamite', ['wanted']), 0)).toMatchObject({ card: 'dynamite' })
  })

  it('plays easy as a beginner does: cards as soon as they can be, and dice without cheating', () => {
    for (const card of ['dynamite', 'split', 'credit', 'girls', 'corruption'] as const)
      expect(choice(situation(card), 0, 'easy')).toMatchObject({ type: 'play', card })
    const scene = atKeep({ players: [{ thrown: '9 9 J Q K', store: ['cheater'] }, { thrown: '9 10 J Q K' }] })
    for (let again = 0; again < 20; again++) expect(choice(scene, 0, 'easy')).toMatchObject({ cheats: [] })
  })

  it('keeps its badge by a marshal, and stops what hurts', () => {
    const town: PositionSpec = {
      players: [{ dice: '9 9 9 J Q', store: ['marshal'] }, { dice: 'K K K 9 J' }],
      sheriff: 0,
    }
    expect(choice(atPlace(town, 'sheriff'), 0)).toEqual({ type: 'play', card: 'marshal' })
    const girls = play(situation('girls', ['wanted']), {
      0: { type: 'play', card: 'girls', victim: 1, property: 1, store: 0 },
    })
    expect(asked(girls)).toContain(1)
    expect(choice(girls, 1)).toEqual({ type: 'play', card: 'wanted', against: 0 })
  })

  it('takes the best card in the store and from a victim', () => {
    const store = atPlace(
      { players: [{ dice: 'J J J A K' }, { dice: '9 10 J A Q' }], deck: ['brute', 'equipment-8', 'wanted'] },
      'store',
    )
    expect(choice(store, 0)).toEqual({ type: 'take', card: 'equipment-8' })
    const saloon = atPlace(
      { players: [{ dice: 'Q Q Q 9 K' }, { dice: '10 10 J J K', property: [1, 5, 2] }, { dice: '9 10 J J K' }] },
      'saloon',
    )
    expect(choice(saloon, 0)).toEqual({ type: 'steal', victim: 1, property: 3, store: 0 })
    expect(choice(play(saloon, { 0: { type: 'steal', victim: 1, property: 3, store: 0 } }), 0)).toEqual({
      type: 'loot',
      card: 5,
    })
  })
})
