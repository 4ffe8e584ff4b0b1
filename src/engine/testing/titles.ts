import ts from 'typescript'

const runners = new Set(['it', 'test', 'describe'])

/** The titles of a file's tests: what `it`, `test` and `describe` are called, and the rows of their `each`. */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('titles.ts', source, ts.ScriptTarget.Latest))
  return titles
}

/** Empty for calls that aren't tests, and for tests that don't run or demand nothing. */
function titlesOf(call: ts.CallExpression): string[] {
  const [title, body] = call.arguments
  if (title === undefined || body === undefined || !callsSomething(body)) return []
  if (ts.isIdentifier(call.expression) && runners.has(call.expression.text)) return textsIn(title)
  if (!ts.isCallExpression(call.expression) || !isEach(call.expression.expression)) return []
  return [title, ...call.expression.arguments].flatMap(textsIn)
}

/** A test that calls nothing can't fail. */
function callsSomething(body: ts.Node): boolean {
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body)) return true
  const visit = (node: ts.Node): boolean => ts.isCallExpression(node) || (ts.forEachChild(node, visit) ?? false)
  return visit(body.body)
}

function isEach(callee: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(callee) &&
    ['each', 'for'].includes(callee.name.text) &&
    ts.isIdentifier(callee.expression) &&
    runners.has(callee.expression.text)
  )
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text]
  const texts: string[] = []
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)))
  return texts
}
