/** What a new game may be called. */
import type { Manifest } from '../../src/engine/core/manifest'

export interface GameNames {
  readonly id: string
  readonly prefix: string
  readonly hu: string
  readonly en: string
}

export interface Wishes {
  readonly id: string
  readonly prefix?: string
  readonly hu?: string
  readonly en?: string
}

type Known = Pick<Manifest, 'id' | 'rulePrefix'>

/** Ids that would clash with a word of the language, with the registries' own names, or with a folder or page. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval undefined ' +
    'catalog core game games index manifest manifests screens teachings testing'
  ).split(' '),
)
/** The rules of every table are numbered with it. */
const corePrefix = 'CO'
const longestId = 30
const longestName = 40

/** The names of a new game beside those there are. Throws with a sentence if they can't be. */
export function namesOf({ id, prefix, hu, en }: Wishes, known: readonly Known[]): GameNames {
  demandId(id, known)
  const english = en ?? hu ?? titleOf(id)
  const names = { id, prefix: prefix ?? freePrefix(id, known), hu: hu ?? english, en: english }
  demandPrefix(names.prefix, known)
  for (const name of [names.hu, names.en]) demandName(name)
  return names
}

function demandId(id: string, known: readonly Known[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id) || id.length > longestId)
    throw new Error(
      `"${id}" is no id: use small letters, digits and hyphens, such as "taking-stones", at most ${longestId} characters.`,
    )
  if (reserved.has(id)) throw new Error(`"${id}" can't be a game's id: the word has a meaning in the code.`)
  if (known.some((one) => one.id === id)) throw new Error(`There is a game "${id}" already.`)
}

function demandPrefix(prefix: string, known: readonly Known[]): void {
  if (!/^[A-Z]{2}$/.test(prefix))
    throw new Error(`"${prefix}" is no rule prefix: use two capital letters, such as "TS".`)
  if (prefix === corePrefix) throw new Error(`${corePrefix} numbers the rules of every table.`)
  const owner = known.find((one) => one.rulePrefix === prefix)
  if (owner) throw new Error(`${prefix} numbers the rules of ${owner.id}; choose another with --prefix.`)
}

function demandName(name: string): void {
  if (name.trim() !== name || name === '' || name.length > longestName || !/^[\p{L}\p{N}\p{P}\p{Zs}]+$/u.test(name))
    throw new Error(
      `"${name}" is no name: use letters, digits, blanks and punctuation, at most ${longestName} characters.`,
    )
}

/** `taking-stones` → `Taking Stones`. */
function titleOf(id: string): string {
  return id.replace(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase())
}

/** What the game's types are called: `taking-stones` → `TakingStones`. */
export function typeNameOf(id: string): string {
  return titleOf(id).replaceAll(' ', '')
}

/** The words' initials if they are free, else the first letter with a later one. */
function freePrefix(id: string, known: readonly Known[]): string {
  const [first, ...rest] = id.replace(/[^a-z]/g, '').toUpperCase()
  const initials = id.split('-').map((word) => word[0].toUpperCase())
  const taken = new Set([corePrefix, ...known.map(({ rulePrefix }) => rulePrefix)])
  const candidates = [...initials.slice(1), ...rest].map((letter) => first + letter)
  const free = candidates.find((prefix) => !taken.has(prefix))
  if (free === undefined) throw new Error(`No rule prefix that fits "${id}" is free; choose one with --prefix XX.`)
  return free
}
