import { expect, it } from 'vitest'
import { games } from '../games'
import { gameIds, manifests } from '../games/catalog'

it.each(gameIds)('what the manifest of %s says is true of the game', (id) => {
  const { rules } = games[id]
  const { seats, firstMatch = {} } = manifests[id]
  expect(rules.seats).toEqual(seats)
  expect(rules.parseOptions(firstMatch)).toHaveProperty('value')
})
