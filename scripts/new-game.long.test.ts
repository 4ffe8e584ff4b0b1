/**
 * Runs the generator in a copy of the project and proves that the new game passes everything a game must pass; so does
 * the game that docs/new-game.md makes of it.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { binOf, root } from './lib/run.mjs'
import { Code } from './new-game/code'
import { sharedTests } from './new-game/sharedTests'

const id = 'seventh-heaven'
/** The game of docs/new-game.md. */
const taughtId = 'lucky-heap'
const patience = 600_000
const copy = mkdtempSync(join(tmpdir(), 'asztal-new-game-'))
const foldersOf = (one: string) => [`src/engine/games/${one}`, `src/renderer/games/${one}`]
const folders = [id, taughtId].flatMap(foldersOf)
const tsx = binOf('tsx', 'dist/cli.mjs')
const vitest = binOf('vitest', 'vitest.mjs')
/** Tests that take every game in turn, by the projects in which they are quickest. */
const everyGame = [
  [
    ...['--project', 'quick', 'referee/talk', 'learn/weigh', 'replay/opened.test', 'checking/suite'],
    ...['--project', 'pages', 'games/words', 'games/places'],
  ],
  ['--project', 'long', 'host/wire'],
]

/** Vitest would take its own variables for those of the tests that it starts. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST$|NODE_ENV$|FORCE_COLOR$)/.test(key)),
)

/** Runs a program in the copy; what it printed, or an error with that. */
function inCopy(...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const options = { cwd: copy, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1 << 26 }
    execFile(process.execPath, [...args], options, (error, stdout, stderr) => {
      if (error) fail(new Error(`${args.join(' ')}\n${stdout}\n${stderr}`))
      else done(stdout)
    })
  })
}

/** Tests that passed, by their file and title; throws if one did not. */
async function passedTests(...args: readonly string[]): Promise<string[]> {
  const report = JSON.parse(await inCopy(vitest, 'run', ...args, '--reporter=json')) as Report
  expect([report.success, report.numFailedTests]).toEqual([true, 0])
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => `${name}: ${fullName}`),
  )
}

interface Report {
  readonly success: boolean
  readonly numFailedTests: number
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Reported[] }[]
}

interface Reported {
  readonly fullName: string
  readonly status: string
}

/** A project of both games' components. */
function projectOfPages(): string {
  const include = [`games/${id}`, `games/${taughtId}`, '**/*.d.ts']
  writeFileSync(join(copy, 'src/renderer/tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  return 'src/renderer/tsconfig.new.json'
}

/** Types every file that the page prints whole. */
function followPage(): void {
  const page = readFileSync(join(root, 'docs/new-game.md'), 'utf8')
  const printed = [...page.matchAll(/^\*\*`([^`]+)`\*\*\n\n```\w+\n([^]*?)\n```$/gm)]
  expect(printed.length).toBeGreaterThan(25)
  for (const [, path, text] of printed) writeFileSync(join(copy, path), `${text}\n`)
  rmSync(join(copy, `src/engine/games/${taughtId}/testing/golden/three-players.txt`))
}

beforeAll(async () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of new Set(listed.toString('utf8').split('\0')))
    if (path !== '' && path !== 'node_modules') cpSync(join(root, path), join(copy, path))
  linkPackages()
  await inCopy(tsx, 'scripts/new-game.ts', id, '--name', 'A hetedik mennyország', '--english', "Heaven's Heap")
  await inCopy(tsx, 'scripts/new-game.ts', taughtId, '--name', 'Szerencsekupac', '--english', 'Lucky Heap')
  followPage()
  await inCopy(tsx, 'scripts/games.ts')
}, patience)

/** What tests and builds keep in node_modules goes with the copy. */
function linkPackages(): void {
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
}

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('is on the shelf', () => {
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toContain('A hetedik mennyország')
  expect(readFileSync(join(copy, 'docs/referee.md'), 'utf8')).toContain(`referee/${id}.md`)
})

it('leaves no placeholder behind', () => {
  const files = [...folders, 'docs'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(ts|svelte|md|txt)$/.test(entry.name) && entry.name !== 'new-game.md')
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  expect(files.length).toBeGreaterThan(40)
  const left = files.filter((file) => /__(id|Name|prefix|hu|en)__/.test(file + readFileSync(file, 'utf8')))
  expect(left).toEqual([])
})

it('is not written twice', async () => {
  await expect(inCopy(tsx, 'scripts/new-game.ts', id)).rejects.toThrow(`There is a game "${id}" already.`)
})

it(
  'compiles, also where neither DOM nor Node is seen, and is linted',
  async () => {
    // The other layers hold nothing of a game.
    expect(new Code(copy, 'src/engine', folders).typeErrors()).toEqual([])
    const code = new Code(copy, '.', folders)
    expect(code.typeErrors()).toEqual([])
    expect(await code.lint()).toBe('')
  },
  patience,
)

it('is formatted', async () => {
  // The generator formats its code itself.
  const pages = [id, taughtId].flatMap((one) => [
    `docs/rules/${one}.md`,
    `docs/rules/${one}.hu.md`,
    `docs/referee/${one}.md`,
  ])
  await inCopy(binOf('prettier', 'bin/prettier.cjs'), '--check', ...foldersOf(taughtId), ...pages)
}, 60_000)

it(
  'passes its tests, those of the whole project, and its part of those that take every game in turn',
  async () => {
    const golden = () => readFileSync(join(copy, `src/engine/games/${id}/testing/golden/three-players.txt`), 'utf8')
    const written = golden()
    // The page prints its golden game without the events; `-u` fills them in.
    const passed = await passedTests('--project', 'quick', id, taughtId, ...sharedTests, '-u')
    expect(golden()).toBe(written)
    for (const tests of everyGame) passed.push(...(await passedTests(...tests, '-t', `${id}|${taughtId}`)))
    // For each game, unless a test was renamed: four parts of the layout, one test of the manifest, two of the rulebook, four
    // of its rules pages, two of its log, nine of its words, one of the referee, one of its hints, one of its records, two
    // of checking them and two over the wire.
    const ofAll = passed.filter((test) => !folders.some((folder) => test.includes(folder)))
    for (const one of [id, taughtId])
      expect(ofAll.filter((test) => test.includes(one)).length).toBeGreaterThanOrEqual(29)
  },
  patience,
)

it(
  'has components without an error or a warning',
  async () => {
    const check = ['--tsconfig', projectOfPages(), '--fail-on-warnings', '--output', 'human']
    await inCopy(binOf('svelte-check', 'bin/svelte-check'), ...check)
  },
  patience,
)
