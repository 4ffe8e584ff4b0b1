import { expect, it } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import { personOf, seated, tableOf } from '../../connection/testing/tables'
import { avatarsOf, fileNameOf, shownMatch, writeSaved, type SavedMatch } from './savedMatch'

const outcome = { winners: [1], rule: 'DT-17.1', scores: [{ seat: 1, total: 9, parts: { gold: 9 } }] }
const seats = [seated(10), { kind: 'bot', level: 'hard' } as const, null]
const people = [{ ...personOf(10), name: 'Anna', avatar: 'bun' as const }]
const match = shownMatch(tableOf({ seats, people }), outcome, new Date(2026, 10, 7))

it('takes of the table only who played, and when', () => {
  expect(match).toEqual({
    game: 'dice-town',
    evening: '2026-11-07',
    players: [{ kind: 'person', name: 'Anna', avatar: 'bun' }, { kind: 'bot' }, { kind: 'forgotten' }],
    outcome,
  })
  expect(avatarsOf(match)).toEqual(['bun'])
})

it('is saved in a file named after its game, and its evening where that is known', () => {
  expect(fileNameOf(match)).toBe('asztal-dice-town-2026-11-07.html')
  expect(fileNameOf({ ...match, evening: null, note: 'from a file' })).toBe('asztal-dice-town.html')
})

it('is saved under the names one likes, without what told answers apart', async () => {
  const entry = { step: 1, seat: 0, answer: { type: 'pass' }, key: '10:secret-key' }
  const journal = { setup: { game: 'dice-town' }, entries: [entry] } as unknown as Journal
  const saved: SavedMatch = { match, journal, faces: {} }
  const page = await writeSaved('<body><!-- match --></body>', saved, ['Zorró', '', ''])
  const [, packed] = /id="match">([^<]+)</.exec(page)!
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  const text = await new Response(stream).text()
  expect(text).not.toMatch(/Anna|secret-key/)
  expect(JSON.parse(text)).toMatchObject({ match: { players: [{ name: 'Zorró' }, { kind: 'bot' }, {}] } })
})
