import type { Ask } from '../../core/contract'
import { mostPerTurn, type Prompt, type Table } from './facts'

/** Only the seat on turn is asked. Sees the table only, so being asked betrays nothing. */
export function ask(table: Table): Ask<Prompt> | null {
  if (table.winner !== null) return null
  const prompt: Prompt = { type: 'take', most: Math.min(mostPerTurn, table.heap) }
  return { prompts: new Map([[table.turn, prompt]]), closes: 'all', quiet: false }
}
