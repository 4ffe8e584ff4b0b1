/** What lines of the log name, and what boards call that: for `games/places.svelte.test.ts`. */
import type { Language } from '../../words/language'

/** What a line names, by the names that the board gives in `data-look`. A game's `testing/named.ts` exports one as `named`. */
export type NamedIn = (text: string, language: Language) => readonly string[]

/** What a sentence may call something, and what the board calls that. */
export type Name = readonly [RegExp, string]

export const people = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri']

export const looksIn = (text: string, names: readonly Name[]) =>
  names.filter(([name]) => name.test(text)).map(([, look]) => look)

/** A name as a word of its own, with no ending. */
export const spoken = (name: string, look: string): Name => [new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'), look]

/** Everyone at the table, whom the board calls `seat-0`, `seat-1` and so on, if `look` is `seat`. */
export const peopleAs = (look: string): readonly Name[] => people.map((name, seat) => spoken(name, `${look}-${seat}`))

/** Cells of a board, such as d4. */
export const coordinatesIn = (text: string) => text.match(/\b[a-i][1-9]\b/gi)?.map((one) => one.toLowerCase()) ?? []
