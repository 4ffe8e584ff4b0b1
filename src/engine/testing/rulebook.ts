import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rulePattern = /^- \*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\*\* (.+)$/gm

const basicMark = /^\*(?:basic|alap)\* /

/** The rules that a page marks as basic: what one must know to play. */
export function basicRules(page: string): readonly string[] {
  return [...readRules(page)].filter(([, wording]) => basicMark.test(wording)).map(([id]) => id)
}

/** The numbered rules of a page of docs/rules: id → text. */
export function readRules(page: string): Map<string, string> {
  const text = readFileSync(new URL(`../../../docs/rules/${page}.md`, import.meta.url), 'utf8')
  const rules = new Map<string, string>()
  for (const [, id, wording] of text.matchAll(rulePattern)) {
    if (rules.has(id)) throw new Error(`${page}.md numbers ${id} twice`)
    rules.set(id, wording)
  }
  return rules
}

/** The ids that a game's refusals and events may name: its own and those of every table. */
export function ruleIds(game: string): ReadonlySet<string> {
  return new Set([...readRules('core').keys(), ...readRules(game).keys()])
}

/** The rules by which a game's code refuses answers, read from its sources: few answers may ever meet some of them. */
export function refusingRules(game: string): readonly string[] {
  const folder = join(import.meta.dirname, '../games', game)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])(testing|lessons)[\\/]/.test(file),
  )
  const lines = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const refusing = lines.filter((line) => /\brefus(e|al)\(|\bparams: /.test(line))
  const named = refusing.flatMap((line) => line.match(/(?<=')[A-Z]{2}-[\d.]+(?=')/g) ?? [])
  return [...new Set(named)].filter((rule) => !rule.startsWith('CO-'))
}
