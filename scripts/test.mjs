/**
 * `npm test`: types, lint, unit and property tests, build, and end-to-end tests in a real browser. The last line says how
 * many tests passed, failed and were skipped; a failed check counts as a failed test.
 * `npm test -- --only unit,e2e` runs some of the stages: types, svelte, lint, format, build, unit, e2e; that last line is
 * left out where none of them has tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { browserStarts, ensureBrowser } from './lib/browser.mjs'
import { build, install, isInstalled } from './lib/fresh.mjs'
import { binOf, endTogether, run } from './lib/run.mjs'
import { noCount, readPlaywright, readRemarks, readTriedAgain, readVitest } from './lib/counts.mjs'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const only = values.only?.flatMap((names) => names.split(',')) ?? null
const scratch = mkdtempSync(join(tmpdir(), 'asztal-test-'))
const started = performance.now()
const total = { ...noCount }
/** @type {string[]} */
const remarks = []
/** @type {string[]} */
const failedStages = []

/** @typedef {{ failed: boolean, output?: string, count?: import('./lib/counts.mjs').Count }} Result */

/**
 * Compilers allocate a lot, much of it for good. A larger young generation, a large heap from the start and no helper threads
 * for the garbage collector, on cores that have other work, save up to a fifth of the processor's time.
 */
const heap = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--initial-heap-size=2500',
  '--single-threaded-gc',
]

/**
 * A check that a program makes: it fails if the program does.
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {() => Promise<Result>}
 */
const check = (file, args) => async () => {
  const { code, output } = await run(process.execPath, [...heap, file, ...args], { quiet: true })
  return { failed: code !== 0, output }
}

/** @type {Record<string, () => Promise<Result>>} */
const stages = {
  build: async () => {
    const wrong = await build()
    return { failed: wrong !== null, output: wrong ?? '' }
  },
  types: check('scripts/lint/types.mjs', []),
  svelte: check(binOf('svelte-check', 'bin/svelte-check'), [
    '--tsconfig',
    'src/renderer/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ]),
  lint: check('scripts/lint/check.mjs', []),
  format: check(binOf('prettier', 'bin/prettier.cjs'), ['--check', '.']),
  unit: async () => {
    const file = join(scratch, 'unit.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    // `fast` is `quick` without the suites whose games `long` plays all.
    const projects = ['fast', 'pages', 'long'].flatMap((name) => ['--project', name])
    const args = [binOf('vitest', 'vitest.mjs'), 'run', '--retry=1', ...projects, ...reporters]
    const { code, output } = await run(process.execPath, args, { quiet: true })
    const report = readReport(file)
    remarks.push(...readTriedAgain(report))
    return { failed: code !== 0, output, count: readVitest(report) ?? noCount }
  },
  e2e: endToEnd,
}

/** @returns {Promise<Result>} */
async function endToEnd() {
  const { browser, installed, missing } = await (browsers ?? ensureBrowser())
  if (installed.length > 0) remarks.push(`Installed for the browser tests: ${installed.join(', ')}.`)
  remarks.push(...missing)
  const broken = browser === null ? 'there is none and none could be installed' : await browserStarts(browser)
  const playwright = binOf('@playwright/test', 'cli.js')
  const file = join(scratch, 'e2e.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' }
  if (broken !== null) {
    remarks.push(`No browser (${broken}): the end-to-end tests did NOT run.`)
    await run(process.execPath, [playwright, 'test', '--list', '--reporter=json'], { quiet: true, env })
    const listed = readPlaywright(readReport(file), true)
    return { failed: false, count: listed ?? noCount }
  }
  const { code, output } = await run(
    process.execPath,
    [playwright, 'test', '--pass-with-no-tests', '--reporter=list,json'],
    {
      quiet: true,
      env,
    },
  )
  const report = readReport(file)
  remarks.push(...readRemarks(report))
  return { failed: code !== 0, output, count: readPlaywright(report, false) ?? noCount }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} name */
function isWanted(name) {
  return !only || only.includes(name)
}

/** Runs a stage and shows it with its time, and all that it printed if it failed. @param {string} name */
async function stage(name) {
  const work = stages[name]
  // The linter needs all types, so it compiles too.
  if (!work || !isWanted(name) || (name === 'types' && isWanted('lint'))) return
  const from = performance.now()
  const { failed, output = '', count } = await work()
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6)
  const figures = count ? `  ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped` : ''
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(8)}${seconds} s${figures}`)
  if (failed) {
    failedStages.push(name)
    console.log(`${output.trimEnd()}\n`)
  }
  total.passed += count?.passed ?? 0
  total.skipped += count?.skipped ?? 0
  // A check that fails, or a run that breaks down without a failed test, is one failure.
  total.failed += failed ? Math.max(count?.failed ?? 0, 1) : 0
}

/** @param {readonly string[]} names */
async function inTurn(names) {
  for (const name of names) await stage(name)
}

const unknown = only?.filter((name) => !(name in stages)) ?? []
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Stages: ${Object.keys(stages).join(', ')}`)
  process.exit(2)
}
endTogether()
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

if (!isInstalled()) {
  const from = performance.now()
  const wrong = await install()
  console.log(`${wrong === null ? '✓' : '✗'} install ${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`)
  if (wrong !== null) {
    console.log(wrong)
    console.log('0 passed, 1 failed, 0 skipped')
    process.exit(1)
  }
}
// Fetching browsers mostly waits for the network, so it begins with the checks.
const browsers = isWanted('e2e') ? ensureBrowser() : null
// Checks are one thread each, build and tests take what is left: side by side they fill two cores.
await Promise.all([inTurn(['types', 'svelte', 'lint', 'format']), inTurn(['build', 'unit'])])
if (failedStages.includes('build') && isWanted('e2e')) {
  remarks.push('There is no build: the end-to-end tests did NOT run.')
} else await stage('e2e')

for (const remark of remarks) console.log(`! ${remark}`)
if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(', ')}`)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`)
// Checks alone have run no tests: a count of none would look as if nothing had been checked.
if (isWanted('unit') || isWanted('e2e'))
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
