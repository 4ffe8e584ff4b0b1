import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/core/contract'
import { matchOf, personOf, seated, tableOf } from '../connection/testing/tables'
import { en } from '../words/en'
import {
  asideAmong,
  facesOf,
  hasAnswered,
  heardEvents,
  isSuspense,
  logLines,
  newsSince,
  promptNow,
  refusalNote,
  waitedFor,
} from './model'

const nothing = { sending: null, done: null }
const now = { past: false, waiting: 0 }
const asked = matchOf(5, { prompt: 'choose' })
const outcome = { winners: [0], scores: [] } as never

describe('the prompt', () => {
  it('is there while this seat owes an answer', () => {
    expect(promptNow(asked, nothing, now)).toBe('choose')
    expect(promptNow(matchOf(5), nothing, now)).toBeNull()
  })

  it('is gone while the answer is on its way, and stays away once the host has taken it', () => {
    expect(promptNow(asked, { ...nothing, sending: '1/5' }, now)).toBeNull()
    expect(promptNow(asked, { ...nothing, done: '1/5' }, now)).toBeNull()
  })

  it('comes back after a refusal, and for the next ask', () => {
    expect(promptNow(asked, nothing, now)).toBe('choose')
    expect(promptNow({ ...asked, step: 6 }, { sending: '1/5', done: '1/5' }, now)).toBe('choose')
  })

  it('is not mistaken for the same step of the last match', () => {
    expect(promptNow({ ...asked, number: 2 }, { ...nothing, done: '1/5' }, now)).toBe('choose')
  })

  it('waits until older steps have been shown, and is not asked in the past', () => {
    expect(promptNow(asked, nothing, { past: false, waiting: 1 })).toBeNull()
    expect(promptNow(asked, nothing, { past: true, waiting: 0 })).toBeNull()
  })

  it('is over with the match, or when another of my devices has answered', () => {
    expect(promptNow({ ...asked, outcome }, nothing, now)).toBeNull()
    expect(promptNow({ ...asked, answered: true }, nothing, now)).toBeNull()
  })
})

it('an answer counts as given once the host has taken it, before the next state arrives', () => {
  expect(hasAnswered(asked, nothing)).toBe(false)
  expect(hasAnswered(asked, { ...nothing, done: '1/5' })).toBe(true)
  expect(hasAnswered({ ...asked, answered: true }, nothing)).toBe(true)
})

describe('suspense', () => {
  const over = { outcome, number: 3 }
  const show = { still: false, past: false, endedFor: null }

  it('lasts from the end of the match until the end show is over', () => {
    expect(isSuspense({ suspense: true }, over, show)).toBe(true)
    expect(isSuspense({ suspense: true }, over, { ...show, endedFor: 3 })).toBe(false)
    expect(isSuspense({ suspense: true }, over, { ...show, endedFor: 2 })).toBe(true)
    expect(isSuspense({ suspense: true }, { ...over, outcome: null }, show)).toBe(false)
  })

  it('is only for games with such a show, never without motion or in the past', () => {
    expect(isSuspense({}, over, show)).toBe(false)
    expect(isSuspense({ suspense: true }, over, { ...show, still: true })).toBe(false)
    expect(isSuspense({ suspense: true }, over, { ...show, past: true })).toBe(false)
  })
})

describe('who is waited for', () => {
  const wait = {
    asked: [0, 1],
    mine: 0,
    answered: false,
    outcome: null,
    names: ['Ann', 'Bob'],
    status: 'Choose a card.',
  }

  it('is everyone who is asked', () => {
    expect(waitedFor(wait)).toEqual(['Ann', 'Bob'])
  })

  it('is not me once I have answered, even where the host keeps that quiet', () => {
    expect(waitedFor({ ...wait, answered: true })).toEqual(['Bob'])
  })

  it('is not said twice where the sentence begins with the name', () => {
    expect(waitedFor({ ...wait, asked: [1], status: 'Bob chooses.' })).toEqual([])
    expect(waitedFor({ ...wait, asked: [1], status: 'Bobby chooses.' })).toEqual(['Bob'])
    const bots = { ...wait, asked: [1], names: ['Ann', '1. bot'] }
    expect(waitedFor({ ...bots, status: 'Az 1. bot jön.' })).toEqual([])
    expect(waitedFor({ ...bots, status: 'Az 1. botnál többen vannak.' })).toEqual(['1. bot'])
  })

  it('is nobody after the match', () => {
    expect(waitedFor({ ...wait, outcome })).toEqual([])
  })
})

describe('the log', () => {
  const event = (type: string): GameEvent => ({ type, rule: 'X-1' })
  const log = [
    { step: 1, events: [event('dice'), event('silent')] },
    { step: 2, events: [event('gold')] },
  ]
  const words = { tell: ({ type }: GameEvent) => (type === 'silent' ? null : `Told: ${type}`) } as never
  const rules = { seats: { min: 2, max: 2 } }
  const forgetful = { ...rules, remembers: ({ type }: GameEvent, table: unknown) => type !== table }
  const text = { rules, words, names: [], table: null, now: null, hideStep: null }

  it('tells what is worth a line, each with its rule', () => {
    expect(logLines(log, text)).toEqual([
      { key: '1.0', text: 'Told: dice', rule: 'X-1', places: [] },
      { key: '2.0', text: 'Told: gold', rule: 'X-1', places: [] },
    ])
  })

  it('knows what a line names on the board', () => {
    const places = ({ type }: GameEvent) => (type === 'gold' ? ['d4'] : [])
    expect(logLines(log, { ...text, places }).map((line) => line.places)).toEqual([[], ['d4']])
  })

  it('forgets what may no longer be looked up, as the newest table says', () => {
    expect(logLines(log, { ...text, rules: forgetful, now: 'dice' }).map(({ key }) => key)).toEqual(['2.0'])
    expect(heardEvents(log, forgetful, 'dice').map(({ type }) => type)).toEqual(['silent', 'gold'])
    expect(heardEvents(log, rules, 'dice')).toHaveLength(3)
  })

  it('keeps the last step back until the end show has told it', () => {
    expect(logLines(log, { ...text, hideStep: 2 }).map(({ key }) => key)).toEqual(['1.0'])
  })

  it('tells the next person to hold the device what they missed, and nothing forgotten', () => {
    expect(newsSince(2, log, text)).toEqual(['Told: gold'])
    expect(newsSince(0, log, { ...text, rules: forgetful, table: 'dice' })).toEqual(['Told: gold'])
  })
})

describe('faces', () => {
  it('name people, number bots and know free seats', () => {
    const seats = [seated(10), { kind: 'bot', level: 'easy' }, null, { kind: 'bot', level: 'easy' }] as const
    const people = [personOf(10, { name: 'Ann', here: false, side: 'Reds' })]
    const faces = facesOf(tableOf({ seats, people }), en)
    expect(faces.map(({ name }) => name)).toEqual(['Ann', en.lobby.botName(1), en.lobby.free, en.lobby.botName(2)])
    expect(faces[0]).toMatchObject({ here: false, side: 'Reds', bot: false, standIn: false })
    expect(faces[1]).toMatchObject({ here: true, bot: true })
  })

  it('tell when a bot plays for someone', () => {
    const seats = [{ kind: 'person', person: 10, standIn: 'easy' }] as const
    expect(facesOf(tableOf({ seats }), en)[0]?.standIn).toBe(true)
    expect(facesOf(null, en)).toEqual([])
  })
})

describe('a refused answer', () => {
  const game = { refusal: ({ rule }: { rule: string }) => (rule === 'X-1' ? 'Not now.' : null) } as never

  it('is explained by the game, with the rule to look up', () => {
    expect(refusalNote({ rule: 'X-1', params: {} }, en, game, [])).toEqual({ text: 'Not now.', rule: 'X-1' })
    expect(refusalNote({ rule: 'X-2', params: {} }, en, game, [])).toEqual({ text: en.common.refused, rule: 'X-2' })
  })

  it('is explained by the shell where the host refuses, without a rule', () => {
    const note = refusalNote({ rule: 'host.locked', params: {} }, en, game, [])
    expect(note).toEqual({ text: en.refusals.locked, rule: null })
  })
})

it('an aside on a device that goes round is a question first, then the first seat’s', () => {
  const calls = (aside: string) => aside === 'answer'
  const may = new Map([
    [0, 'ask'],
    [1, 'answer'],
  ])
  expect(asideAmong(may, [0, 1], calls)).toEqual({ seat: 1, aside: 'answer' })
  expect(asideAmong(may, [0], calls)).toEqual({ seat: 0, aside: 'ask' })
  expect(asideAmong(new Map([[1, 'ask']]), [0, 1], calls)).toEqual({ seat: 1, aside: 'ask' })
  expect(asideAmong(undefined, [0, 1], calls)).toBeNull()
})
