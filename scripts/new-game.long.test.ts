/**
 * Runs the generator in a copy of the project and proves that the new game passes everything a game must pass; so does
 * the game that docs/new-game.md makes of it.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { binOf, root } from './lib/run.mjs'
import { sharedTests } from './new-game/sharedTests'

const id = 'seventh-heaven'
/** The game of docs/new-game.md. */
const taughtId = 'lucky-heap'
const patience = 600_000
const copy = mkdtempSync(join(tmpdir(), 'asztal-new-game-'))
const folders = [id, taughtId].flatMap((one) => [`src/engine/games/${one}`, `src/renderer/games/${one}`])
const tsx = binOf('tsx', 'dist/cli.mjs')
const vitest = binOf('vitest', 'vitest.mjs')

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

/** Whether a file knows of games: for the rest another game changes nothing. */
const knowsGames = (text: string) => /GameId|gameIds|catalog/.test(text)

/** What the compiler finds in both games' files and in all that know of games. */
function typeErrors(layer: string): string[] {
  const config = join(copy, layer, 'tsconfig.json')
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true }, host)!
  const program = ts.createProgram(fileNames, options)
  const looked = program
    .getSourceFiles()
    .filter(({ fileName, text }) => folders.some((folder) => fileName.includes(folder)) || knowsGames(text))
  for (const folder of folders.filter((one) => one.startsWith(layer === '.' ? 'src' : layer)))
    expect(looked.some(({ fileName }) => fileName.includes(folder))).toBe(true)
  const found = looked.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ])
  return found.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

/** A project of both games' components and of all that know of games. */
function projectOfPages(): string {
  const renderer = join(copy, 'src/renderer')
  const aware = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.svelte') && knowsGames(readFileSync(join(renderer, path), 'utf8')),
  )
  expect(aware.length).toBeGreaterThan(20)
  const include = [`games/${id}`, `games/${taughtId}`, ...aware, '**/*.d.ts']
  writeFileSync(join(renderer, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }))
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
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await inCopy(tsx, 'scripts/new-game.ts', id, '--name', 'A hetedik mennyország', '--english', "Heaven's Heap")
  await inCopy(tsx, 'scripts/new-game.ts', taughtId, '--name', 'Szerencsekupac', '--english', 'Lucky Heap')
  followPage()
  await inCopy(vitest, 'run', '--project', 'fast', `${taughtId}/testing`, '-u')
}, patience)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('is on the shelf, and the registries are up to date', async () => {
  expect(await inCopy(tsx, 'scripts/games.ts', '--check')).toBe('')
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toContain('A hetedik mennyország')
  expect(readFileSync(join(copy, 'docs/referee.md'), 'utf8')).toContain(`referee/${id}.md`)
}, 60_000)

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
  'compiles, also where neither DOM nor Node is seen',
  () => {
    // The other layers hold nothing of a game.
    for (const layer of ['.', 'src/engine']) expect(typeErrors(layer)).toEqual([])
  },
  patience,
)

it(
  'is formatted and linted, passes its tests and those of the whole project, and is played over the real host',
  async () => {
    await inCopy(binOf('prettier', 'bin/prettier.cjs'), '--check', ...folders)
    await inCopy(vitest, 'run', '--project', 'quick', id, taughtId, ...sharedTests)
    // Tests that take every game in turn: these two games' part of them.
    const both = `${id}|${taughtId}`
    const everyGame = ['layout', 'host/wire', 'referee/talk', 'games/words', 'games/places', 'pages/rules/page']
    const { numTotalTests, numPassedTests, numPendingTests } = JSON.parse(
      await inCopy(
        vitest,
        'run',
        '--project',
        'fast',
        '--project',
        'long',
        '--project',
        'pages',
        ...everyGame,
        '-t',
        both,
        '--reporter=json',
      ),
    ) as Record<string, number>
    // For each game, unless a test was renamed: three parts of the layout, two tests over the wire, one of the referee,
    // eight of its words, one of its log and four of its rules pages.
    expect(numPassedTests).toBeGreaterThanOrEqual(38)
    expect(numPassedTests + numPendingTests).toBe(numTotalTests)
    for (const one of [id, taughtId])
      expect(await inCopy(tsx, 'scripts/new-game/twoClients.ts', one)).toMatch(/^\[(\[[01,]+\]),\1\]\n$/)
    await inCopy(binOf('eslint', 'bin/eslint.js'), '--max-warnings', '0', ...folders)
    const check = ['--tsconfig', projectOfPages(), '--fail-on-warnings', '--output', 'human']
    await inCopy(binOf('svelte-check', 'bin/svelte-check'), ...check)
  },
  patience,
)
