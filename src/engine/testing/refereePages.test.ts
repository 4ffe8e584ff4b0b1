/** The pages for programs are written by hand: each must name everything that a program meets. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { games } from '../games'
import { gameIds, type GameId } from '../games/catalog'
import { playGame } from './play'

/** Options, and all that comes up in a random game for few and one for many: fields of the table, and what has a type. */
function namesMet(id: GameId): ReadonlySet<string> {
  const { rules, optionSpecs } = games[id]
  const names = new Set(optionSpecs.map(({ key }) => key))
  const meet = (typed: unknown) => names.add((typed as { type: string }).type)
  for (const seats of [rules.seats.min, rules.seats.max]) {
    const { journal, told, match } = playGame(rules, {
      ...{ seed: 4, seats },
      onAsk: ({ ask }) => [...ask!.prompts.values()].forEach(meet),
    })
    for (const { answer } of journal.entries) meet(answer)
    for (const { event } of told.flat()) meet(event)
    for (const field of Object.keys(match.world.table as object)) names.add(field)
  }
  return names
}

it.each(gameIds)('docs/referee/%s.md names every option, field, prompt, answer and event', (id) => {
  const page = readFileSync(new URL(`../../../docs/referee/${id}.md`, import.meta.url), 'utf8')
  const isNamed = (name: string) => new RegExp(`["\`.]${name}\\b`).test(page)
  expect([...namesMet(id)].filter((name) => !isNamed(name))).toEqual([])
})
