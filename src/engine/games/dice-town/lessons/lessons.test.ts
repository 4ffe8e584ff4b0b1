import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../core/contract'
import { beginStep } from '../../../core/lessonRun'
import { viewOf } from '../../../core/views'
import { lessonSuite } from '../../../testing/lessons'
import { examSuite } from '../../../testing/questions'
import { exam } from '../testing/questions'
import type { Answer, Prompt } from '../facts'
import type { GameWorld } from '../motion'
import { game } from '../index'
import { position } from '../position'
import { auditWorld } from '../testing/audit'
import { teaching } from './index'
import { cupsDown, keep, offer } from './kit'
import { why } from './why'

lessonSuite(game as AnyGame, teaching, {
  variants: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 5, options: {} },
    { seats: 5, options: {} },
    { seats: 4, options: {} },
  ],
})

examSuite(game.rules, teaching, exam)

describe('towns set for lessons and pictures', () => {
  const starts = [
    ...teaching.lessons.flatMap((lesson) =>
      lesson.steps.map((step, at) => ({
        name: `${lesson.id}/${step.id}`,
        world: () => beginStep(game.rules as AnyGame['rules'], lesson, at).match.world as GameWorld,
      })),
    ),
    ...teaching.pictures.map(({ rule, start }) => ({ name: rule, world: () => start().world as GameWorld })),
  ]

  it.each(starts)('$name: nothing is missing from the game', ({ world }) => {
    expect(auditWorld(world())).toEqual([])
  })
})

describe('why an answer is good', () => {
  const town = position({
    sheriff: 1,
    bank: 9,
    players: [{ dice: '9', thrown: '9 9 J A' }, { dice: 'K' }, { dice: '10', nuggets: 2 }],
  })
  const of = (prompt: unknown, answer: Answer) => why(viewOf(town, 0), prompt as Prompt, answer)?.en

  it('names the lead that dice give, and their price', () => {
    expect(of({ type: 'keep', dice: 4, pays: 8 }, keep('9 9'))).toBe(
      '3 × 9 for $1: you lead at the mine, where nobody else shows any.',
    )
    expect(why(viewOf(town, 0), { type: 'keep', dice: 4, pays: 8 }, keep('9 9'))?.hu).toBe(
      'Három 9-es 1 dollárért: ezzel te vezetsz a bányánál, a többieknél egy sincs kint.',
    )
    expect(of({ type: 'keep', dice: 4, pays: 8 }, keep('A'))).toContain('1 ace for free')
    expect(of({ type: 'keep', dice: 4, pays: 8 }, keep(''))).toContain('for $1 you throw them all again')
  })

  it('weighs an offer against the stake', () => {
    const prompt = { type: 'offer', decision: { place: 'bank', tied: [0, 2] }, round: 1 }
    expect(of(prompt, offer(0, 4))).toBe('At stake: $9. This costs $4, and only if it works.')
    expect(of(prompt, { type: 'pass' })).toBe('At stake: $9. You’d have to outbid 1 other for it.')
    expect(of({ ...prompt, decision: { place: 'mine', tied: [0, 2] } }, { type: 'pass' })).toContain(
      'At stake: gold from the mine.',
    )
    expect(of({ ...prompt, decision: { place: 'bank', tied: [1, 2] } }, { type: 'pass' })).toContain('aren’t tied')
  })

  it('says what the sheriff would be paid', () => {
    const offers = [{ from: 2, for: 2, money: 3, nuggets: 1, property: 0, store: 0 }]
    const prompt = { type: 'decide', decision: { place: 'bank', tied: [0, 2] }, offers, again: true }
    expect(of(prompt, { type: 'choose', seat: 2 })).toBe('That brings you $3 and 1 nugget.')
    expect(of(prompt, { type: 'choose', seat: 0 })).toContain('yourself')
  })

  it('counts what the doc would bring', () => {
    const prompt = { type: 'visit', actions: ['gold'], optional: true }
    expect(of(prompt, { type: 'visit', action: 'gold', properties: [] })).toBe(
      '1 nugget from the others, a point each.',
    )
  })

  it('says what a card let go by would have brought, and what others are worth', () => {
    const held = position({ players: [{ store: ['split'] }, { money: 3 }, { nuggets: 1, money: 1 }] })
    const seen = viewOf(held, 0)
    const view = { ...seen, own: { ...seen.own!, drawn: ['split', 'equipment-3'] as const } }
    const at = (prompt: unknown, answer: Answer) => why(view, prompt as Prompt, answer)?.en
    const pass: Answer = { type: 'pass' }
    expect(at({ type: 'window', window: { card: 'split', robber: 1, money: 5 } }, pass)).toContain('only bring $2')
    expect(at({ type: 'wanted', played: [{ seat: 1, card: 'dynamite', nuggets: 3 }] }, pass)).toContain('3 nuggets')
    const joe = { type: 'wanted', played: [{ seat: 1, card: 'joe', target: 2 }] }
    expect(at(joe, pass)).toContain('What you’d stop: $4.')
    expect(at(joe, { type: 'play', card: 'wanted', against: 0 })).toBe('This stops: $4.')
    expect(at({ type: 'last', dice: 2 }, { type: 'last', cheats: [] })).toBe('You don’t have a Cheater.')
    const visit = (...actions: string[]) => at({ type: 'visit', actions, optional: true }, pass)
    expect(visit('cash', 'gold')).toContain('would bring $3 or 1 nugget from the others')
    expect(visit('gold')).toContain('would bring 1 nugget from the others')
    expect(visit('draw')).toMatch(/would bring a store card,/)
    expect(at({ type: 'giveBack', lifted: ['Q', 'K', 'K'] }, { type: 'giveBack', die: 'Q' })).toBe(
      'Without the Q you still have 2 × K: you lead at the sheriff’s, where nobody else shows any.',
    )
    expect(at({ type: 'take', count: 2 }, { type: 'take', card: 'split' })).toBe(
      'Half of a bank robbery is yours; the others are worth 3 points at most.',
    )
  })

  it('says of barbed wire alone that it would protect nothing, or hardly anything', () => {
    const wire = { type: 'visit', actions: ['wire'], optional: true } as const
    const of = (mine: number) =>
      why(viewOf(position({ mine, players: [{ property: [3] }, { money: 6, nuggets: 1 }] }), 0), wire, { type: 'pass' })
    expect(of(0)?.en).toBe('This is the last round: nobody can steal from you any more.')
    expect(of(2)?.en).toBe('The game is almost over: you’ll hardly be robbed again, and what’s wired can’t be offered.')
    for (const mine of [0, 2]) expect(of(mine)?.hu).not.toMatch(/dollár|aranyrög/)
  })

  it('has a sentence for the bot’s choice wherever lessons ask', () => {
    const { world } = cupsDown({ players: [{ dice: 'A A', thrown: 'K K A' }, {}] })()
    const view = viewOf(world, 0)
    expect(why(view, { type: 'keep', dice: 3, pays: 8 }, keep('A K K'))?.hu).toContain('full')
  })
})
