/** Which rules a game refuses answers by, and which of these its tests expect: both read from the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { declared, holdsFor, nodesOf, parsed, textsIn } from './syntax'

const games = join(import.meta.dirname, '../games')
const rulePattern = /^[A-Z]{2}-\d[\d.]*[a-z]?$/

/** A game's own rules that refuse answers, as its sources say: few answers may ever meet some of them. */
export function refusingRules(game: string): readonly string[] {
  const sources = readdirSync(join(games, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])(testing|lessons)[\\/]/.test(file))
    .map((file) => readFileSync(join(games, game, file), 'utf8'))
  return [...new Set(refusalsIn(sources))].filter((rule) => !rule.startsWith('CO-'))
}

/** The rules that calls of `refusal` name. Throws where that can't be read, and at refusals that are made otherwise. */
export function refusalsIn(sources: readonly string[]): readonly string[] {
  const files = sources.filter((source) => /\brefusal\(|\bparams\b/.test(source)).map(parsed)
  return files.flatMap((file) =>
    nodesOf(file).flatMap((node) => {
      if (ts.isObjectLiteralExpression(node) && has(node, 'rule') && has(node, 'params'))
        throw new Error(`a refusal not made by refusal(): ${node.getText()}`)
      const isRefusal =
        ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'refusal'
      return isRefusal ? rulesNamed(node.arguments[0], file, sources) : []
    }),
  )
}

const has = (object: ts.ObjectLiteralExpression, key: string) =>
  object.properties.some(({ name }) => name !== undefined && name.getText() === key)

/** What the first argument may be: a text, one of two, or an entry of a constant record of the game. */
function rulesNamed(rule: ts.Expression, file: ts.SourceFile, sources: readonly string[]): readonly string[] {
  if (ts.isStringLiteral(rule)) return [rule.text]
  if (ts.isConditionalExpression(rule))
    return [rule.whenTrue, rule.whenFalse].flatMap((one) => rulesNamed(one, file, sources))
  const record = ts.isElementAccessExpression(rule) ? rule.expression.getText() : null
  const places = sources.filter((source) => source.includes(`const ${record}`)).map(parsed)
  const found = record === null ? [] : [file, ...places].flatMap((one) => declared(one, record) ?? [])
  if (found.length === 0) throw new Error(`which rule refuses can't be read: refusal(${rule.getText()})`)
  return textsIn(found[0]).filter((text) => rulePattern.test(text))
}

/** The rules by which a test file expects refusals: those in an `expect` that speaks of one, or in the table of its `each`. */
export function expectedRefusals(source: string): readonly string[] {
  if (!/\b[A-Z]{2}-\d/.test(source)) return []
  const file = parsed(source)
  const chains = nodesOf(file).filter(isExpect).map(chainOf).filter(speaksOfRefusal)
  const rows = chains.flatMap((chain) => tablesAround(chain)).map((table) => valueOf(table, file))
  return [...new Set([...chains, ...rows].flatMap(textsIn).filter((text) => rulePattern.test(text)))]
}

const isExpect = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'expect'

/** All of `expect(…).not.toBe(…)`. */
function chainOf(node: ts.Node): ts.Node {
  const { parent } = node
  const goesOn = ts.isPropertyAccessExpression(parent) || (ts.isCallExpression(parent) && parent.expression === node)
  return goesOn ? chainOf(parent) : node
}

const speaksOfRefusal = (chain: ts.Node) =>
  !chain.getText().endsWith('.toBeNull()') &&
  holdsFor(chain, (node) => ts.isIdentifier(node) && /refus|^check|^whyN/i.test(node.text))

/** The tables of the tests around a node that run once for each row. */
function tablesAround(node: ts.Node): readonly ts.Node[] {
  if (node.parent === undefined) return []
  const outer = tablesAround(node.parent)
  if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) return outer
  const { expression: each, arguments: tables } = node.expression
  return ts.isPropertyAccessExpression(each) && ['each', 'for'].includes(each.name.text) ? [...outer, ...tables] : outer
}

const valueOf = (node: ts.Node, file: ts.SourceFile): ts.Node =>
  (ts.isIdentifier(node) && declared(file, node.text)) || node
