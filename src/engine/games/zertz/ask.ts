import type { Ask } from '../../core/contract'
import type { Prompt, Source, Stock, Table } from './facts'

/** Only the seat on turn is asked. */
export function ask(table: Table): Ask<Prompt> | null {
  if (table.outcome !== null) return null
  return { prompts: new Map([[table.turn, promptOf(table)]]), closes: 'all', quiet: false }
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
  if (total(supply) > 0) return 'supply'
  return total(captured[turn]) > 0 ? 'own' : null
}

const total = ({ white, grey, black }: Stock) => white + grey + black
