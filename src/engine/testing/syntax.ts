/** Walking through TypeScript sources, for tests that read other tests or the rules. */
import ts from 'typescript'

export function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
}

/** A node and everything inside it, in the order of the text. */
export function nodesOf(node: ts.Node, into: ts.Node[] = []): readonly ts.Node[] {
  into.push(node)
  ts.forEachChild(node, (child) => void nodesOf(child, into))
  return into
}

/** Whether this is true of a node or of anything inside it. */
export function holdsFor(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return test(node) || (ts.forEachChild(node, (child) => holdsFor(child, test) || undefined) ?? false)
}

/** The texts inside a node, those of a template in pieces. */
export function textsIn(node: ts.Node): string[] {
  return nodesOf(node).flatMap((one) =>
    ts.isStringLiteralLike(one) || ts.isTemplateHead(one) || ts.isTemplateMiddleOrTemplateTail(one) ? [one.text] : [],
  )
}

const declarations = new WeakMap<ts.SourceFile, ReadonlyMap<string, ts.Node>>()

/** What `name` is declared as in this file: a function, or a constant's value. */
export function declared(file: ts.SourceFile, name: string): ts.Node | null {
  const known = declarations.get(file) ?? declarationsIn(file)
  declarations.set(file, known)
  return known.get(name) ?? null
}

function declarationsIn(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const node of nodesOf(file)) {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer)
  }
  return found
}
