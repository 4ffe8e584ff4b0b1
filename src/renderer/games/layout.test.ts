import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../engine/games/catalog'

const folder = (id: string) => join(import.meta.dirname, id)
const read = (id: string, file: string) => readFileSync(join(folder(id), file), 'utf8')

/** The game's own files from which a part of its presentation is made. */
function madeFrom(index: string, part: string): string[] {
  const made = new RegExp(`^  ${part}[:(].*$`, 'm').exec(index)?.[0] ?? ''
  const imports = [...index.matchAll(/^import (?:\{ (.*) \}|(\w+)) from '(\.\/\w+)'$/gm)]
  return imports.flatMap(([, names, name, file]) =>
    (names ?? name).split(', ').some((one) => new RegExp(`\\b${one}\\b`).test(made)) ? [file] : [],
  )
}

describe.each(gameIds)('%s, whose screen a reader of another game knows', (id) => {
  it('says all it says as words and boardWords, in words.ts', () => {
    expect(read(id, 'words.ts')).toMatch(/^export const words = /m)
    expect(read(id, 'words.ts')).toMatch(/^export const boardWords = /m)
    const elsewhere = readdirSync(folder(id)).filter(
      (file) => file.endsWith('.ts') && file !== 'words.ts' && /\bdictionary\(/.test(read(id, file)),
    )
    expect(elsewhere).toEqual([])
  })

  it('shows its steps as animation.ts says, and lights what places.ts names', () => {
    const index = read(id, 'index.ts')
    expect(index).toMatch(/^  pace[:(]/m)
    for (const part of ['pace', 'reveal']) expect(['', './animation']).toContain(madeFrom(index, part).join())
    expect(madeFrom(index, 'places')).toEqual(/^  places[:(,]/m.test(index) ? ['./places'] : [])
  })
})
