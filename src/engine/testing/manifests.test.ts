import { expect, it } from 'vitest'
import { games } from '../games'
import { gameIds, manifests } from '../games/catalog'

// Whether a game is as open as its manifest says is for its suite.
it.each(gameIds)('the first match that the manifest of %s suggests can be played', (id) => {
  expect(games[id].rules.parseOptions(manifests[id].firstMatch ?? {})).toHaveProperty('value')
})
