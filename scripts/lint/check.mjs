/**
 * Compiles the whole tree without writing anything, then lints it with the types that were found: on its own, each of
 * the two would find them for itself. Exits with 1 if anything is wrong.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { typedFiles } from '../../eslint.config.js'
import { root } from '../lib/run.mjs'

const cache = join(root, 'node_modules/.cache/types')
mkdirSync(cache, { recursive: true })
const { fileNames, options } = /** @type {ts.ParsedCommandLine} */ (
  ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    // What was found of files that haven't changed since is kept for the next run.
    { noEmit: true, incremental: true, tsBuildInfoFile: join(cache, 'all.tsbuildinfo') },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (wrong) => fail(textOf([wrong])) },
  )
)
const builder = ts.createIncrementalProgram({ rootNames: fileNames, options })
const wrong = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
]
builder.emit()
if (wrong.length > 0) fail(textOf(wrong))

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    ...typedFiles,
    languageOptions: { parserOptions: { programs: [builder.getProgram()] } },
  },
})
const results = await eslint.lintFiles('.')
const said = await (await eslint.loadFormatter()).format(results)
if (said !== '') fail(said)

/** @param {readonly ts.Diagnostic[]} diagnostics */
function textOf(diagnostics) {
  return ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  console.log(text)
  process.exit(1)
}
