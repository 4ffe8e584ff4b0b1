/**
 * Compiles the whole tree, then lints it with the types that were found: on its own, each of the two would find them for
 * itself. Exits with 1 if anything is wrong.
 */
import process from 'node:process'
import { ESLint } from 'eslint'
import { typedFiles } from '../../eslint.config.js'
import { root } from '../lib/run.mjs'
import { compileAll } from './types.mjs'

const { programs, wrong } = compileAll()
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { ...typedFiles, languageOptions: { parserOptions: { programs } } },
})
const said = await (await eslint.loadFormatter()).format(await eslint.lintFiles('.'))
if (wrong + said !== '') {
  console.log(wrong + said)
  process.exitCode = 1
}
