import { afterEach, beforeEach, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { personOf, seated, tableOf } from '../../connection/testing/tables'
import { mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { hu } from '../../words/hu'
import { speak } from '../../words/index.svelte'
import Lobby from './Lobby.svelte'

const host = await atTable()

let shown: ReturnType<typeof mounted>
beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => shown.remove())

/** What the foot of the lobby says to one of two people at Forrás Pont, where one seat is still to be filled. */
function reasonFor(you: number): string {
  const people = [personOf(10), personOf(11)]
  const seats = [seated(10), null, null, null]
  const table = tableOf({ game: 'forras-pont', phase: 'lobby', people, seats })
  host.say({ say: 'table', table, you })
  shown = mounted(Lobby, { table, presentation: null })
  return document.querySelector('#start-why')!.textContent
}

it.each([
  ['en', en],
  ['hu', hu],
] as const)('only the table’s host is told to add bots (%s)', (language, words) => {
  speak(language)
  expect(reasonFor(10)).toBe(words.lobby.needPeople(1))
  void shown.remove()
  expect(reasonFor(11)).toBe(words.lobby.needPeopleGuest(1, 'P10'))
})

it.each([
  [false, 'can’t be brought back', 'is damaged'],
  [true, 'can’t go on', 'You did nothing wrong'],
])('says what became of a match that was set aside (rules failed: %s)', async (failed, ...said) => {
  speak('en')
  const setAside = { game: 'zertz', why: 'broken', file: 'tables/ABCD/match-1.jsonl', failed } as const
  const table = tableOf({ phase: 'lobby', setAside })
  host.say({ say: 'table', table, you: 10 })
  shown = mounted(Lobby, { table, presentation: null })
  await expect.poll(() => document.querySelector('section.aside')?.textContent).toContain(said[0])
  expect(document.querySelector('section.aside')!.textContent).toContain(said[1])
})

it('a guest without a seat reads that every seat is taken, and sees which name is theirs', () => {
  speak('en')
  const people = [personOf(10), personOf(11), personOf(12)]
  const table = tableOf({ game: 'zertz', phase: 'lobby', people, seats: [seated(10), seated(11)] })
  const chip = (you: number) => {
    host.say({ say: 'table', table, you })
    shown = mounted(Lobby, { table, presentation: null })
    return document.querySelector('.standing')!.textContent.replace(/\s+/g, ' ').trim()
  }
  expect(chip(12)).toBe('P12 you')
  expect(document.querySelector('#start-why')!.textContent).toBe('Every seat is taken. P10 starts the game.')
  void shown.remove()
  expect(chip(11)).toBe('P12')
  expect(document.querySelector('#start-why')!.textContent).toBe('P10 starts the game.')
})
