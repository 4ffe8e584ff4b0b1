/** The program knows its games from the registries only, so that another one changes nothing in it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gameIds, manifests } from '../../src/engine/games/catalog'
import { sourcesIn } from './imports'

const ids = gameIds.join('|')
/** An id as a text or as a key; a key without quotes may be anything where the id is a word. */
const named = new RegExp(`(['"\`])(${ids})\\1|\\b(zertz)\\s*:`)
/** Names as people read them. One everyday word, in a sentence, is no name. */
const names = Object.values(manifests)
  .flatMap(({ name }) => [name.hu, name.en])
  .filter((name) => name.includes(' ') || name === name.toUpperCase())
const isNamed = (text: string) => named.test(text) || names.some((name) => text.includes(name))

it('finds games that are named', () => {
  for (const text of ["game === 'agents'", '{ "dice-town": 1 }', '{ zertz: 1 }', 'a game of ZÉRTZ'])
    expect(isNamed(text), text).toBe(true)
  for (const text of ['{ agents: [] }', "import('./zertz/rules')", 'the agents'])
    expect(isNamed(text), text).toBe(false)
})

it('only games and their registries name games', () => {
  const sources = sourcesIn('src').map((file) => file.replaceAll('\\', '/'))
  const others = sources.filter((file) => !/^src\/(engine|renderer)\/games\//.test(file))
  expect(others.length).toBeGreaterThan(500)
  expect(others.filter((file) => isNamed(readFileSync(file, 'utf8')))).toEqual([])
})
