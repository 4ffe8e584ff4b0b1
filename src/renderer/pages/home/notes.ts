/** What the first page says of a table in one line: only what matters in its phase, and nothing that contradicts it. */
import type { TableSummary } from '../../../protocol/toClient'
import type { Words } from '../../words/en'

type Listed = Pick<TableSummary, 'phase' | 'here' | 'locked' | 'freeSeats'>

export function tableNotes({ phase, here, locked, freeSeats }: Listed, words: Words['home']): string[] {
  const people = here > 0 ? [words.people(here)] : []
  const door = locked ? [words.locked] : []
  switch (phase) {
    case 'lobby':
      return [words.phase.lobby, ...people, ...(locked ? door : [words.free(freeSeats)])]
    case 'playing':
      return [words.phase.playing, ...(here > 0 ? people : [words.nobody]), ...door]
    case 'over':
      return [words.phase.over, ...people, ...door]
  }
}

/** Three steps of weight for five of the manifest's: what a glance can tell apart. */
export function weights(weight: 1 | 2 | 3 | 4 | 5): 1 | 2 | 3 {
  return weight <= 2 ? 1 : weight === 3 ? 2 : 3
}
