import { expect, it } from 'vitest'
import { assistance } from '../core/options'
import { games } from '../games'
import { gameIds, manifests } from '../games/catalog'

it.each(gameIds)('what the manifest of %s says is true of the game', (id) => {
  const { rules, optionSpecs } = games[id]
  const { seats, assists = false } = manifests[id]
  expect(rules.seats).toEqual(seats)
  expect(optionSpecs.some(({ key }) => key === assistance)).toBe(assists)
})
