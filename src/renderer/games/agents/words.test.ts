import { describe, expect, it } from 'vitest'
import type { Language } from '../../match/contract'
import type { Event, Table } from '../../../engine/games/agents/facts'
import { play, promptsOf, sceneAt, tableOf, type Scene } from '../../../engine/games/agents/testing/scene'
import { agentNames } from './figures'
import { amountText, placeText, boardWords, words } from './words'

const names = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma', 'Feri']
const languages: readonly Language[] = ['hu', 'en']
const start = sceneAt({
  agents: { 0: '1,1', 1: '1,1', 4: '2,0' },
  treasure: '2,0',
  on: { 0: { 0: 9000 }, 1: { 0: 1200 } },
})
const bid = play(start, '0: A x B', '1: veto 1200')
const lost = play(bid, '0: hold', '1: pass')
const end = play(
  lost,
  '*: let go',
  '2: draw?',
  '0: yes',
  '1: no',
  '3: no',
  '4: no',
  '5: no',
  '2: E* > 3,0',
  '*: let go',
)
const foiled = play(bid, '0: give up')

const lineFor = (language: Language, type: Event['type'], scene: Scene = end) =>
  words[language].tell(
    scene.events.find((event) => event.type === type)!,
    names,
    tableOf(scene),
  )
const status = (language: Language, scene: Scene, seat: number | null) => {
  const prompt = (seat === null ? null : promptsOf(scene).get(seat)) ?? null
  return words[language].status({ seat, table: tableOf(scene), own: null }, prompt, names)
}

describe.each(languages)('in %s', (language) => {
  it('every event that came up is a whole sentence', () => {
    for (const event of [...end.events, ...foiled.events]) {
      const line = words[language].tell(event, names, tableOf(end))!
      expect(line).toMatch(/[.!)]$/)
      expect(line).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('the status is never the same for the one who is asked and for all others', () => {
    for (const scene of [start, bid, play(bid, '0: hold'), play(start, '0: draw?'), lost]) {
      const [asked] = promptsOf(scene).keys()
      expect(status(language, scene, asked)).not.toBe(status(language, scene, null))
    }
  })

  it('agents have twelve different names', () => {
    expect(new Set(agentNames[language]).size).toBe(12)
  })

  it('AG-9.1 the ending names the winners', () => {
    const ending = words[language].ending({ winners: [0, 3], rule: 'AG-9.1', scores: [] }, names, tableOf(end))
    expect(ending).toMatch(/Anna.*Dénes/)
    expect(lineFor(language, 'ended')).toContain(ending)
  })
})

it('amounts are grouped as people write them', () => {
  expect([5, 1000, 15_000].map((amount) => amountText('en', amount))).toEqual(['5', '1,000', '15,000'])
  expect([1000, 15_000].map((amount) => amountText('hu', amount))).toEqual(['1000', '15\u00a0000'])
})

it('places are labels, or whose headquarters they are', () => {
  const table: Table = tableOf(start)
  expect(placeText('en', table, '0,0', names)).toBe('D4')
  expect(placeText('en', table, '3,0', names)).toBe('Anna’s headquarters')
  expect(placeText('hu', table, '3,0', names)).toBe('Anna főhadiszállása')
})

it('English speaks of one and of many', () => {
  expect([1, 2].map(boardWords.en.skipsLong)).toEqual(['Skips the next turn', 'Skips the next 2 turns'])
  expect([1, 5].map(boardWords.en.amountsLeft)).toEqual(['You can name 1 more amount.', 'You can name 5 more amounts.'])
})

it('English tells an auction', () => {
  expect(lineFor('en', 'ordered')).toMatch(/^Anna orders: Fox kills Owl/)
  expect(lineFor('en', 'vetoed')).toBe('Béla: veto 1,200! (Fox)')
  expect(lineFor('en', 'withdrew')).toBe('Béla passes and has lost the veto. Turns to skip: 1.')
  expect(lineFor('en', 'reopened')).toBe('The order can be vetoed again, with at least 1,201.')
  expect(lineFor('en', 'foiled', foiled)).toMatch(/^Béla’s veto stopped the order/)
  expect(lineFor('en', 'drawRefused')).toBe('No draw. In favour: Anna.')
})

it('the next step is asked about by name until the order is whole', () => {
  expect(boardWords.en.next('Fox', null, false)).toBe('What should the Fox do?')
  expect(boardWords.en.next('Fox', 'murder', false)).toBe('Who should the Fox kill?')
  expect(boardWords.en.next('Fox', 'murder', true)).toBe('Give this order?')
})
