import { games } from '../../../../engine/games'
import type { Table } from '../../../../engine/games/forras-pont/facts'
import { openings } from '../../../../engine/games/forras-pont/routes/openings'
import { bestClaims } from '../../../../engine/games/forras-pont/search/best'
import { playGame } from '../../../../engine/testing/play'
import { momentsOf } from '../../../match/replay'

const { rules } = games['forras-pont']
const effort = { expansions: 200, hurry: () => false }

/** A match of two in which every true claim is made: random ones hardly make any. */
const { journal } = playGame(rules, {
  ...{ seed: 7, seats: 2 },
  choose: ({ world }, seat) => {
    const table = world.table as Table
    if (table.phase === 'sheets') return undefined
    return bestClaims(table, seat, 1, effort).routes[0]?.claim ?? openings(table, seat, effort).openings[0]?.place
  },
})

export const moments = momentsOf(rules, journal)!
