import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retell } from './golden'

const folder = new URL('./golden/', import.meta.url)

describe('golden games', () => {
  const names = readdirSync(folder)
  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(4))

  it.each(names)('%s replays as written', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    expect(retell(text)).toBe(text)
  })
})
