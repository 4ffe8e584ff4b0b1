/** Who imports whom in src, and whether there are cycles. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { preProcessFile } from 'typescript'

export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Sources without tests and what is made for them. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.d\.ts$|\.test\.ts$|[\\/]testing[\\/]/.test(file))
}

/** The file that a relative import means; null if it is no source. */
function fileOf(from: string, specifier: string): string | null {
  const path = join(dirname(from), specifier)
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find((one) => existsSync(one) && statSync(one).isFile())
  return found ?? null
}

const scriptsOf = (text: string) =>
  [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n')

const known = { withTypes: new Map<string, string[]>(), withoutTypes: new Map<string, string[]>() }

/** The relative imports of a file. Those of types alone are gone once it is compiled, and are left out on request. */
function importsOf(file: string, { types }: { readonly types: boolean }): string[] {
  const read = known[types ? 'withTypes' : 'withoutTypes']
  if (!read.has(file)) read.set(file, readImports(file, types))
  return read.get(file)!
}

function readImports(file: string, types: boolean): string[] {
  const text = readFileSync(file, 'utf8')
  const code = file.endsWith('.svelte') ? scriptsOf(text) : text
  const wanted = types ? code : code.replace(/^(import|export) type [^;='"]*? from '[^']*'$/gm, '')
  return preProcessFile(wanted)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && !name.includes('?'))
    .flatMap((name) => fileOf(file, name) ?? [])
}

/** Which groups of files import which others. */
export function graphOf(files: readonly string[], types: boolean, groupOf = (file: string) => file): Graph {
  const graph = new Map<string, Set<string>>()
  const among = new Set(files)
  for (const file of files) {
    const group = graph.get(groupOf(file)) ?? new Set()
    graph.set(groupOf(file), group)
    for (const other of importsOf(file, { types }))
      if (among.has(other) && groupOf(other) !== groupOf(file)) group.add(groupOf(other))
  }
  return graph
}

/** The first way found that leads back to where it began, or null. */
export function cycleIn(graph: Graph): readonly string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (node: string): readonly string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return null
    way.push(node)
    for (const next of graph.get(node) ?? []) {
      const found = visit(next)
      if (found !== null) return found
    }
    way.pop()
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const found = visit(node)
    if (found !== null) return found
  }
  return null
}
