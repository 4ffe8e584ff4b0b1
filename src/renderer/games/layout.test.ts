import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../engine/games/catalog'

const folder = (id: string) => join(import.meta.dirname, id)
const read = (id: string, file: string) => readFileSync(join(folder(id), file), 'utf8')

describe.each(gameIds)('%s, which a reader of another game knows', (id) => {
  it('says what it says as words and boardWords', () => {
    expect(read(id, 'words.ts')).toMatch(/^export const words = /m)
    expect(read(id, 'words.ts')).toMatch(/^export const boardWords = /m)
    const elsewhere = readdirSync(folder(id)).filter(
      (file) => file.endsWith('.ts') && file !== 'words.ts' && /\bdictionary\(/.test(read(id, file)),
    )
    expect(elsewhere).toEqual([])
    for (const language of ['hu', 'en']) expect(existsSync(join(folder(id), `words.${language}.ts`))).toBe(true)
  })
})
