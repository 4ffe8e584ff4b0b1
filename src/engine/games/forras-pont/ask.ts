import type { Ask, Clock, Seat } from '../../core/contract'
import { minimumOf, playableColours, type Prompt, sourceOf, type Table } from './facts'

export function ask(table: Table): Ask<Prompt> | null {
  switch (table.phase) {
    case 'sheets':
      return {
        prompts: new Map(table.sides.map((side, seat) => [seat, { type: 'sheet', side, card: table.card! }])),
        closes: 'all',
        quiet: false,
      }
    case 'turns':
      return { prompts: new Map([[table.turn!, turnPrompt(table, table.turn!)]]), closes: 'all', quiet: false }
    case 'over':
      return null
    default:
      return table.phase satisfies never
  }
}

function turnPrompt(table: Table, seat: Seat): Prompt {
  return {
    type: 'turn',
    side: table.sides[seat],
    sources: {
      yellow: sourceOf(table, seat, 'yellow'),
      purple: sourceOf(table, seat, 'purple'),
      pink: sourceOf(table, seat, 'pink'),
    },
    minimum: minimumOf(table.card),
    passEnds: passEnds(table, seat),
    assistance: table.options.assistance,
  }
}

/** Whether the game would end if this seat passed: everyone else has idled, or would be forced to (FP-12, FP-29). */
function passEnds(table: Table, seat: Seat): boolean {
  const seats = table.sides.length
  let idle = table.idle + 1
  for (let next = (seat + 1) % seats; idle < seats; next = (next + 1) % seats, idle++)
    if (playableColours(table, next).length > 0) return false
  return true
}

/** The time limit: the sheets get three times as long as a turn (FP-33). */
export function clock(table: Table): Clock {
  const { clock: seconds } = table.options
  if (seconds === 'off') return { limitMs: null, leastMs: 0 }
  return { limitMs: seconds * (table.phase === 'sheets' ? 3000 : 1000), leastMs: 0 }
}
