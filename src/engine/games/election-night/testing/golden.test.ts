import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGolden, transcribe } from './golden'

const folder = new URL('./golden/', import.meta.url)

describe('EN-1.1: golden games, whole matches as text', () => {
  it.each(readdirSync(folder))('%s plays as written', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const { setup, asks } = readGolden(text)
    let ask = 0
    expect(transcribe(setup, () => asks[ask++])).toBe(text)
    expect(ask).toBe(asks.length)
  })
})
