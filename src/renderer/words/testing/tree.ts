/** Dictionaries as flat lists, for tests that compare languages. */
import { expect } from 'vitest'
import type { Spoken } from '../dictionary'

type Sentence = (...args: never[]) => unknown

/** Every text and sentence of a dictionary with its path. */
export function leaves(value: unknown, path = ''): [path: string, leaf: string | Sentence][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Sentence]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

export function texts(dictionary: unknown): [path: string, text: string][] {
  return leaves(dictionary).filter((one): one is [string, string] => typeof one[1] === 'string')
}

export function sentences(dictionary: unknown): [path: string, sentence: Sentence][] {
  return leaves(dictionary).filter((one): one is [string, Sentence] => typeof one[1] === 'function')
}

/** What both languages must have in common: the paths, and how many arguments a sentence takes. */
export function shape(dictionary: unknown): string[] {
  return leaves(dictionary)
    .map(([path, leaf]) => (typeof leaf === 'string' ? path : `${path}(${leaf.length})`))
    .sort()
}

const holes = /undefined|\[object|\bNaN\b|\bnull\b|=>/
const wrongArticle = /(?<!\p{L})a (?:1|5\d?)(?:-[eö]s|\. )/iu

/** A text that a person can read: not empty, with no trace of a value that was missing, and "az" before 1 and 5. */
export function expectReadable(text: unknown, where: string): void {
  const isReadable = typeof text === 'string' && text.trim() !== '' && !holes.test(text) && !wrongArticle.test(text)
  // Thousands of lines are read: an `expect` for each would take longer than all the rest.
  if (isReadable) return
  expect.fail(
    text === undefined || text === null ? `${where}: missing` : `${where} is not readable: ${JSON.stringify(text)}`,
  )
}

/** For each sentence of a dictionary, the arguments it is tried with. A sentence that is forgotten does not compile. */
export type Tries<Words> = {
  readonly [Key in keyof Words as Words[Key] extends (...args: never[]) => unknown ? Key : never]: Words[Key] extends (
    ...args: infer Args
  ) => unknown
    ? readonly Readonly<Args>[]
    : never
}

/**
 * Says every sentence with all the arguments it is tried with, in both languages, and expects something readable, and
 * something else in each unless it only puts together what it is given.
 */
export function expectSentences<Words>(words: Spoken<Words>, tries: Tries<Words>): void {
  for (const [name, all] of Object.entries<readonly (readonly unknown[])[]>(tries)) {
    expect(all.length, `${name} is tried`).toBeGreaterThan(0)
    const [hu, en] = (['hu', 'en'] as const).map((language) => {
      const say = words[language][name as keyof Words] as (...args: readonly unknown[]) => string | readonly string[]
      return all.flatMap((args) => {
        const said = [say(...args)].flat()
        for (const text of said) expectReadable(text, `${language}.${name}(${JSON.stringify(args)})`)
        return said
      })
    })
    const given = JSON.stringify(all)
    const isItsOwn =
      hu
        .join(' ')
        .match(/\p{L}+/gu)
        ?.some((word) => !given.includes(word)) ?? false
    if (isItsOwn) expect(hu, `${name} in Hungarian`).not.toEqual(en)
  }
}
