import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import { eventsFor, viewOf } from '../../../engine/core/views'
import type { Event } from '../../../engine/games/dice-town/events'
import { atKeep, atPlace, promptsOf } from '../../../engine/games/dice-town/testing/scene'
import { situation } from '../../../engine/games/dice-town/testing/situations'
import { rules } from '../../../engine/games/dice-town/rules'
import { position } from '../../../engine/games/dice-town/position'
import { playGame } from '../../../engine/testing/play'
import { count, joined } from './grammar'
import { boardWords, words } from './words'
import { leadText } from './town'

const names = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma']
const languages = ['hu', 'en'] as const
const silent = ['showdown', 'refilled']

describe('what happened, in a sentence', () => {
  const events: Event[] = [4, 9, 14].flatMap((seed) => {
    const { told } = playGame(rules as AnyRules, { seed, seats: 5 })
    return told.flatMap((step) => [0, 1, 2, 3, 4].flatMap((seat) => eventsFor(step, seat) as Event[]))
  })

  it.each(languages)('%s: every event of whole games is told without a gap', (language) => {
    for (const event of events) {
      const line = words[language].tell(event, names, position({ players: [{}, {}] }).table)
      const untold = silent.includes(event.type) || (event.type === 'threw' && !event.last)
      if (untold) expect(line).toBeNull()
      else expect(line, JSON.stringify(event)).toMatch(/^(?!.*(undefined|null|NaN|\(\)|: \.|  )).+\.$/)
    }
  })

  it('says at the doc’s that all have won, and elsewhere that there is nothing', () => {
    const { table } = position({ players: [{}, {}] })
    const said = (place: 'doc' | 'bank') =>
      words.en.tell({ type: 'nobody', place, why: 'nothing', rule: 'DT-12.1' }, names, table)
    expect([said('doc'), said('bank')]).toEqual([
      'Doc Badluck: everyone won something this round.',
      'Bank: nothing to win.',
    ])
  })

  it('counts and names', () => {
    const { table } = position({ players: [{}, {}] })
    const say = (event: Event) => words.en.tell(event, names, table)
    const mined = { type: 'mined', seat: 0, dynamite: false, rule: 'DT-6.1' } as const
    expect([say({ ...mined, nuggets: 1 }), say({ ...mined, nuggets: 2 })]).toEqual([
      'Gold mine: Anna gets 1 nugget.',
      'Gold mine: Anna gets 2 nuggets.',
    ])
    expect(say({ type: 'offered', offers: [], round: 1, rule: 'DT-5.3' })).toBe('Nobody offers anything.')
    const offer = { from: 1, for: 2, money: 2, nuggets: 0, property: 1, store: 0 }
    expect(say({ type: 'offered', offers: [offer], round: 1, rule: 'DT-5.3' })).toBe(
      'Béla offers $2, 1 property for Cili.',
    )
    expect(say({ type: 'collected', seat: 0, what: 'money', from: [{ seat: 1, amount: 0 }], rule: 'DT-12.6' })).toBe(
      'Anna collects: nothing.',
    )
  })
})

describe('the status', () => {
  it('asks who can react, and tells the others what is going on', () => {
    const scene = situation('split')
    const status = (seat: number) =>
      words.en.status(viewOf(scene.world, seat), promptsOf(scene).get(seat) ?? null, names)
    expect(status(0)).toBe('Even split: will you play it?')
    expect(status(2)).toBe('Bank: does anyone play a card?')
  })

  it.each(languages)('%s: something is said in every prompt', (language) => {
    const keep = atKeep({ players: [{ thrown: '9 9 Q K A' }, { thrown: '9 9 J K A' }] })
    const tie = atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }] })
    for (const scene of [keep, tie, situation('girls'), situation('joe')])
      for (const [seat, prompt] of promptsOf(scene))
        expect(words[language].status(viewOf(scene.world, seat), prompt, names)).toMatch(/\S.*[.?]/)
  })
})

describe('what a place would bring', () => {
  const { table } = position({
    players: [{ dice: '9 9 9 10 Q' }, { dice: '10 J Q K A', property: [4] }, { dice: '10 J Q K A' }],
    mine: 2,
  })

  it('says why someone leads, and of a tie that the sheriff decides', () => {
    const lead = (language: 'hu' | 'en', place: 'mine' | 'bank' | 'saloon' | 'townHall' | 'doc') =>
      leadText(table, place, boardWords[language])
    expect(lead('en', 'mine')).toBe('Three nines: 2 nuggets')
    expect(lead('hu', 'mine')).toBe('Három kilences: 2 aranyrög')
    expect(lead('en', 'bank')).toBe('One ten: $3. Tie: the sheriff decides.')
    expect(lead('en', 'townHall')).toBe('A straight (A): 2 properties. Tie: the sheriff decides.')
    expect(lead('en', 'doc')).toBe('')
  })

  it('is silent once the place has been given', () => {
    expect(leadText({ ...table, place: 'store' }, 'mine', boardWords.en)).toBe('')
  })
})

describe('small helpers', () => {
  it('leave out what there is none of', () => {
    const coins = (n: number) => count(n, (some) => `${some} coins`)
    expect(joined([coins(2), coins(0), '', 'a card'])).toBe('2 coins, a card')
    expect(boardWords.en.inHand({ property: 0, store: 0 })).toBe('no cards')
    expect([0, 1, 3].map((n) => boardWords.en.keep(n, Math.max(0, n - 1) || (n === 0 ? 1 : 0)))).toEqual([
      'Keep none ($1)',
      'Keep one die',
      'Keep 3 dice ($2)',
    ])
  })
})
