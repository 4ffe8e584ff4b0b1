import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../core/contract'
import { retell, type GoldenWords } from './retell'

/** Plays every golden game of a folder and compares it with its file; `vitest -u` fills in what is told. */
export function goldenGames(game: AnyGame, folder: URL, words: GoldenWords): void {
  const names = readdirSync(folder)
  describe(`golden games of ${game.rules.id}`, () => {
    it('are there', () => expect(names).not.toEqual([]))

    it.each(names)('%s is played and told as it is written', (name) => {
      const file = fileURLToPath(new URL(name, folder))
      const retold = retell(game, readFileSync(file, 'utf8'), words)
      return expect(retold)
        .toMatchFileSnapshot(file)
        .then(() => expect(retold, 'the match is not over').not.toContain('\noutcome null\n'))
    })
  })
}
