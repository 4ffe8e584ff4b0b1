import type { Ask, Seat } from '../../core/contract'
import type { Prompt, Source, Table } from './facts'
import { asideOf } from './takeBack'
import { marblesIn } from './facts'

/** Only the seat on turn is asked for something. */
export function ask(table: Table): Ask<Prompt> | null {
  if (table.outcome !== null) return null
  const may = asides(table)
  return {
    prompts: new Map([[table.turn, promptOf(table)]]),
    closes: 'all',
    quiet: false,
    ...(may.size > 0 && { may }),
  }
}

/** What may be said about taking back, by either seat and on either turn. */
function asides(table: Table): ReadonlyMap<Seat, Prompt> {
  const may = new Map<Seat, Prompt>()
  for (const seat of [0, 1]) {
    const aside = asideOf(table, seat)
    if (aside !== null) may.set(seat, aside)
  }
  return may
}

/** What the seat on turn is asked. */
export function promptOf(table: Table): Prompt {
  if (table.pending !== null) return { type: 'verdict', outcome: table.pending }
  const { captures, options, ordered } = table
  const mustCapture = captures && (ordered || !options.overlooked)
  return {
    type: 'move',
    capture: captures,
    place: mustCapture ? null : marbleSource(table),
    demand: table.missed !== null,
    pass: mustPass(table),
  }
}

/** Whether the seat on turn can neither capture nor place (ZE-24). */
export function mustPass(table: Table): boolean {
  return !table.captures && marbleSource(table) === null
}

/** Where the seat on turn takes a marble from (ZE-23); `null` if there is none left. */
function marbleSource({ supply, captured, turn }: Table): Source | null {
  if (marblesIn(supply) > 0) return 'supply'
  return marblesIn(captured[turn]) > 0 ? 'own' : null
}
