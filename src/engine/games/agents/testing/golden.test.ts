import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playGolden, summaryOf } from './golden'

const folder = new URL('./golden/', import.meta.url)

it.each(readdirSync(folder))('the golden game %s ends as it is written', (name) => {
  const { end, written } = playGolden(readFileSync(new URL(name, folder), 'utf8'))
  expect(written.length).toBeGreaterThan(0)
  expect(summaryOf(end)).toEqual(written)
})
