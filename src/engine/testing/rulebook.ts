import { readFileSync } from 'node:fs'

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
