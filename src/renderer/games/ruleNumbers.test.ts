import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const games = join(import.meta.dirname, '.')
/** Tests name the rules they are about, and words say what a refusal by a rule means. */
const mayName = /(\.test\.ts|[\\/]testing[\\/].*|[\\/]words[^\\/]*\.ts)$/

it('boards and controls leave rules to the engine: none names one by its number', () => {
  const files = readdirSync(games, { recursive: true, encoding: 'utf8' })
  const drawn = files.filter((file) => /\.(svelte|ts)$/.test(file) && !mayName.test(file))
  expect(drawn.length).toBeGreaterThan(50)
  const naming = drawn.filter((file) => /\b[A-Z]{2}-\d/.test(readFileSync(join(games, file), 'utf8')))
  expect(naming).toEqual([])
})
