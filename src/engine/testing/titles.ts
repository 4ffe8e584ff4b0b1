import ts from 'typescript'
import { declared, holdsFor, nodesOf, parsed, textsIn } from './syntax'

const runners = new Set(['it', 'test', 'describe'])
/** Functions of other files that throw where something is wrong. */
const demanding = /^(expect|demand|check|assert)/

/** The titles of a file's tests: what `it`, `test` and `describe` are called, and the rows of their `each`. */
export function testTitles(source: string): string[] {
  const file = parsed(source)
  return nodesOf(file).flatMap((node) => (ts.isCallExpression(node) ? titlesOf(node, file) : []))
}

/** Empty for calls that aren't tests, and for tests that don't run or demand nothing. */
function titlesOf(call: ts.CallExpression, file: ts.SourceFile): string[] {
  const [title, body] = call.arguments
  if (title === undefined || body === undefined) return []
  const isPlain = ts.isIdentifier(call.expression) && runners.has(call.expression.text)
  const each = ts.isCallExpression(call.expression) && isEach(call.expression.expression) ? call.expression : null
  if ((!isPlain && each === null) || !canFail(body, file, new Set())) return []
  return [title, ...(each?.arguments ?? [])].flatMap(textsIn)
}

function isEach(callee: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(callee) &&
    ['each', 'for'].includes(callee.name.text) &&
    ts.isIdentifier(callee.expression) &&
    runners.has(callee.expression.text)
  )
}

/** Whether a test's body demands anything: it throws, or calls what does, also by way of the file's own functions. */
function canFail(body: ts.Node, file: ts.SourceFile, seen: Set<ts.Node>): boolean {
  if (seen.has(body)) return false
  seen.add(body)
  if (ts.isIdentifier(body)) return throws(body, file, seen)
  return holdsFor(body, (node) => {
    if (ts.isThrowStatement(node)) return true
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
    // Without a matcher it demands nothing.
    if (node.expression.text === 'expect') return ts.isPropertyAccessExpression(node.parent)
    return throws(node.expression, file, seen)
  })
}

function throws(name: ts.Identifier, file: ts.SourceFile, seen: Set<ts.Node>): boolean {
  const own = declared(file, name.text)
  return own === null ? demanding.test(name.text) : canFail(own, file, seen)
}
