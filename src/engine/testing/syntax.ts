/** Walking through TypeScript sources, for tests that read other tests or the rules. */
import ts from 'typescript'

export function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
}

/** A node and everything inside it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => void inner.push(child))
  for (const child of inner) yield* nodesOf(child)
}

/** The texts inside a node, those of a template in pieces. */
export function textsIn(node: ts.Node): string[] {
  return [...nodesOf(node)].flatMap((one) =>
    ts.isStringLiteralLike(one) || ts.isTemplateHead(one) || ts.isTemplateMiddleOrTemplateTail(one) ? [one.text] : [],
  )
}

/** What `name` is declared as in this file: a function, or a constant's value. */
export function declared(file: ts.SourceFile, name: string): ts.Node | null {
  for (const node of nodesOf(file)) {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      return node.initializer ?? null
  }
  return null
}
