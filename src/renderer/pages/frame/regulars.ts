import { nameKey, type Regular } from '../../../protocol/regulars'

/** As many as fit under a field without pushing its button out of sight. */
const most = 6

/** Which regulars to offer for what has been typed so far; nobody who is here already or is typed in full. */
export function offered(people: readonly Regular[], typed: string, here: readonly string[]): readonly Regular[] {
  const wanted = nameKey(typed)
  const taken = new Set([...here.map(nameKey), wanted])
  const free = people.filter(({ name }) => !taken.has(nameKey(name)))
  const fitting = free.filter(({ name }) => nameKey(name).startsWith(wanted))
  // A name that was typed before and fits nobody else is no search.
  return (fitting.length > 0 ? fitting : free).slice(0, most)
}
