import type { Ask, Rules } from '../../core/contract'
import type { Answer, Event, Hidden, Options, Own, Prompt, Table } from './facts'
import { check, list, sample } from './legal'
import { manifest } from './manifest'
import { parseOptions } from './options'
import { parseAnswer } from './parse'
import { mustPass, resolve } from './resolve'
import { setup } from './setup'

/** Who is asked, and for what. */
export function ask(table: Table): Ask<Prompt> | null {
  if (table.outcome !== null) return null
  return { prompts: new Map([[table.turn, promptOf(table)]]), closes: 'all', quiet: false }
}

export function promptOf(table: Table): Prompt {
  if (table.pending !== null) return { type: 'verdict', outcome: table.pending }
  const { captures, options, ordered, supply } = table
  const pass = mustPass(table)
  const bound = captures && (ordered || !options.overlooked)
  const left = supply.white + supply.grey + supply.black > 0
  const own = table.captured[table.turn]
  const marble = left || own.white + own.grey + own.black > 0
  return {
    type: 'move',
    capture: captures,
    place: bound || !marble ? null : left ? 'supply' : 'own',
    demand: table.missed !== null,
    pass,
  }
}

export const rules: Rules<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  opensAtEnd: true,
  setup,
  ask,
  check,
  list,
  sample,
  resolve,
  imagine: (view) => ({ table: view.table, own: [null, null], hidden: null }),
  outcome: (table) => table.outcome,
  parseOptions,
  parseAnswer,
}
