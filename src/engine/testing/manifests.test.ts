import { expect, it } from 'vitest'
import type { Manifest } from '../core/manifest'
import { games } from '../games'
import { gameIds, manifests } from '../games/catalog'

// Whether a game is as open as its manifest says is for its suite.
it.each(gameIds)('the first match that the manifest of %s suggests can be played', (id) => {
  expect(games[id].rules.parseOptions(manifests[id].firstMatch ?? {})).toHaveProperty('value')
})

/** What is wrong with a manifest: nothing else would notice, and the shelf would show a box without a picture. */
function faultsOf({ name, tagline, seats, minutes, cloth, emblem }: Manifest): string[] {
  const isWritten = ({ hu, en }: Manifest['name']) => hu.trim() !== '' && en.trim() !== ''
  const demands: Readonly<Record<string, boolean>> = {
    'name: in both languages': isWritten(name),
    'tagline: in both languages': isWritten(tagline),
    'seats: from 2 to 6, the fewest first': seats.min >= 2 && seats.min <= seats.max && seats.max <= 6,
    'minutes: from and to, the fewer first': minutes[0] > 0 && minutes[0] <= minutes[1],
    'cloth: a colour such as #1d4650': /^#[0-9a-f]{6}$/i.test(cloth),
    'emblem: a drawing in SVG': /<(path|circle|ellipse|rect|polygon|line|text|use)\b/.test(emblem),
  }
  return Object.entries(demands).flatMap(([demand, isMet]) => (isMet ? [] : [demand]))
}

it.each(gameIds)('the manifest of %s says all that the shelf shows', (id) => {
  const faults = faultsOf(manifests[id])
  expect(faults, `src/engine/games/${id}/manifest.ts: ${faults.join('; ')}`).toEqual([])
})

it('forgotten and swapped parts of a manifest are named', () => {
  const nothing = { hu: 'Semmi', en: ' ' }
  const bad = {
    name: nothing,
    tagline: nothing,
    seats: { min: 2, max: 8 },
    minutes: [20, 10],
    cloth: 'red',
    emblem: '',
  }
  expect(faultsOf({ ...manifests[gameIds[0]], ...bad } as unknown as Manifest).map((one) => one.split(':')[0])).toEqual(
    Object.keys(bad),
  )
})
