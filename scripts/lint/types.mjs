/**
 * Compiles every layer with the types that it may see, and nothing twice: tests and tools, which see everything, come last.
 * svelte-check compiles the pages. Run as a program, it exits with 1 if anything is wrong.
 */
import { join, relative, sep } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from '../lib/run.mjs'

const layers = ['src/engine', 'src/protocol', 'src/main']
/** A file's path in the project, with `/` on Windows too. @param {string} name */
const pathOf = (name) => relative(root, name).split(sep).join('/')
/** @param {string} path */
const inLayer = (path) => [...layers, 'src/renderer'].some((layer) => path.startsWith(`${layer}/`))
/** @param {string} path */
const isTest = (path) => /\.test\.ts$|\/testing\//.test(path)

/** Read once for all programs: what they see of a file differs, the file doesn't. @type {Map<string, ts.SourceFile | undefined>} */
const files = new Map()

/**
 * @param {string} folder
 * @param {(path: string) => boolean} isOwn
 * @returns {{ program: ts.Program, wrong: readonly ts.Diagnostic[] }}
 */
function compiled(folder, isOwn) {
  const { fileNames, options } = /** @type {ts.ParsedCommandLine} */ (
    ts.getParsedCommandLineOfConfigFile(
      join(root, folder, 'tsconfig.json'),
      { noEmit: true },
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: (wrong) => {
          throw new Error(textOf([wrong]))
        },
      },
    )
  )
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) => {
    if (!files.has(name)) files.set(name, read(name, ...rest))
    return files.get(name)
  }
  const program = ts.createProgram({ rootNames: fileNames, options, host })
  const own = program.getSourceFiles().filter((file) => isOwn(pathOf(file.fileName)))
  if (own.length === 0) throw new Error(`${folder} has no files`)
  const wrong = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ]
  return { program, wrong }
}

/** @param {readonly ts.Diagnostic[]} diagnostics */
function textOf(diagnostics) {
  const format = { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => '\n' }
  return ts.formatDiagnostics(diagnostics, format)
}

/** What is wrong, and the programs, for the linter: it asks the first that has a file, which knows its types already. */
export function compileAll() {
  const layered = layers.map((layer) => compiled(layer, (path) => path.startsWith(`${layer}/`)))
  const rest = compiled('.', (path) => !path.startsWith('node_modules/') && (!inLayer(path) || isTest(path)))
  const all = [...layered, rest]
  return { programs: all.map(({ program }) => program), wrong: textOf(all.flatMap(({ wrong }) => wrong)) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { wrong } = compileAll()
  if (wrong !== '') {
    console.log(wrong)
    process.exitCode = 1
  }
}
