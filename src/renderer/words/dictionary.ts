/** Sentences that are loaded one language at a time: a phone fetches no language that nobody reads on it. */
import { namingBots } from './botArticles'
import type { Language } from './language'

export type Spoken<Words> = Readonly<Record<Language, Words>>
type Loading<Words> = Readonly<Record<Language, () => Promise<Words>>>

/** For each dictionary: loads a language, or null if it is there already. */
const dictionaries = new Set<(language: Language) => Promise<void> | null>()

/** Words by language. A language may be read once `hear` has loaded it. */
export function dictionary<Words>(load: Loading<Words>): Spoken<Words> {
  const loaded: Partial<Record<Language, Words>> = {}
  dictionaries.add((language) =>
    loaded[language] === undefined
      ? load[language]().then((words) => {
          loaded[language] = language === 'hu' ? namingBots(words) : words
        })
      : null,
  )
  const read = (language: Language): Words => {
    const words = loaded[language]
    if (words === undefined) throw new Error(`nobody has loaded the words in ${language}`)
    return words
  }
  return byLanguage(read)
}

/** Part of a dictionary's words, such as one export of its files. */
export function part<Words, Part>(words: Spoken<Words>, of: (one: Words) => Part): Spoken<Part> {
  return byLanguage((language) => of(words[language]))
}

/** Loads a language into every dictionary so far; null if there is nothing to load. */
export function hear(language: Language): Promise<void> | null {
  const missing = [...dictionaries].map((load) => load(language)).filter((one) => one !== null)
  return missing.length === 0 ? null : Promise.all(missing).then(() => undefined)
}

function byLanguage<Words>(read: (language: Language) => Words): Spoken<Words> {
  return {
    get hu() {
      return read('hu')
    },
    get en() {
      return read('en')
    },
  }
}
