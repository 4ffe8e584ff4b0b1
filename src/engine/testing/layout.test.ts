import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { gameIds, type GameId } from '../games/catalog'

const root = new URL('../../../', import.meta.url)

/** What every game has, so that a reader of one game knows them all. A part without an ending is a file or a folder. */
const parts: Readonly<Record<string, (id: GameId) => readonly string[]>> = {
  engine: (id) =>
    [
      ...['index.ts', 'rules.ts', 'manifest.ts', 'facts.ts', 'motion.ts', 'options.ts', 'position.ts'],
      ...['setup', 'ask', 'legal', 'resolve', 'outcome', 'imagine', 'parse', 'notation'],
      ...['bot/index.ts', 'lessons/index.ts', 'lessons/lessons.test.ts', 'suite.test.ts'],
      ...['testing/reference.ts', 'testing/reference.test.ts', 'testing/players.ts', 'testing/scene.ts'],
      ...['testing/golden.test.ts', 'testing/golden/'],
    ].map((name) => `src/engine/games/${id}/${name}`),
  screen: (id) =>
    [
      ...['index.ts', 'Board.svelte', 'Controls.svelte', 'Player.svelte'],
      ...['draft.svelte.ts', 'draft.ts', 'draft.test.ts', 'words.ts', 'words.hu.ts', 'words.en.ts'],
      ...['sentences.test.ts', 'testing/named.ts'],
    ].map((name) => `src/renderer/games/${id}/${name}`),
  docs: (id) => [`docs/rules/${id}.md`, `docs/rules/${id}.hu.md`, `docs/referee/${id}.md`],
}

const isThere = (path: string) => existsSync(new URL(path, root))

/** The places where a part may be: the file itself, or for a part without an ending also a folder of files. */
function placesOf(part: string): readonly string[] {
  return /\.\w+$|\/$/.test(part) ? [part] : [`${part}.ts`, `${part}/`]
}

function missingFrom(id: GameId, kind: string): string[] {
  return parts[kind](id)
    .filter((part) => !placesOf(part).some(isThere))
    .map((part) => `${id} has no ${placesOf(part).join(' or ')}`)
}

for (const kind of Object.keys(parts))
  it.each(gameIds)(`every part of the ${kind} of %s is where readers look for it`, (id) => {
    const missing = missingFrom(id, kind)
    expect(missing, missing.join('\n')).toEqual([])
  })

it('no page of rules or of the referee, and no screen, is left of a game that is gone', () => {
  const named = (folder: string) => readdirSync(new URL(folder, root), { withFileTypes: true })
  const screens = named('src/renderer/games').filter((entry) => entry.isDirectory())
  const pages = [...named('docs/rules'), ...named('docs/referee')].filter(({ name }) => name.endsWith('.md'))
  const owners = [...screens.map(({ name }) => name), ...pages.map(({ name }) => name.replace(/(\.hu)?\.md$/, ''))]
  expect(owners.filter((name) => name !== 'core' && !gameIds.includes(name as GameId))).toEqual([])
})

/** All that a module loads, itself included. */
function loadedBy(entry: URL, known = new Set<string>()): Set<string> {
  if (known.has(entry.href)) return known
  known.add(entry.href)
  for (const [, from] of readFileSync(entry, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*?from '(\.[^']*)'/gm)) {
    const inside = new URL(`${from}/index.ts`, entry)
    loadedBy(existsSync(inside) ? inside : new URL(`${from}.ts`, entry), known)
  }
  return known
}

it.each(gameIds)("the rules and the bot of %s know nothing of salts, so these can't slow playouts down", (id) => {
  const loaded = loadedBy(new URL(`src/engine/games/${id}/index.ts`, root))
  const salted = ['match', 'chance', 'mixing', 'chain', 'hash'].map(
    (name) => new URL(`src/engine/core/${name}.ts`, root),
  )
  expect(loaded.size).toBeGreaterThan(10)
  expect(salted.filter(({ href }) => loaded.has(href))).toEqual([])
})

const architecture = readFileSync(new URL('docs/architecture.md', root), 'utf8')

it('docs/architecture.md follows a tap through functions that exist, in at most 20 hops', () => {
  const rows = architecture.match(/^\| \d+ \|.*/gm) ?? []
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThanOrEqual(20)
  const hops = rows.map((row) => /^\| \d+ \| `([^`]+)`[^|]*\| `(#?\w+)`/.exec(row)?.slice(1) ?? [row, '?'])
  const missing = hops.filter(([file, name]) => {
    const path = new URL(`src/${file}`, root)
    return !existsSync(path) || !new RegExp(`(?<!\\w)${name}\\b(\\(|:|\\s=| = )`).test(readFileSync(path, 'utf8'))
  })
  expect(missing).toEqual([])
})

it('docs/architecture.md opens with a picture of the tree that has every folder of the program', () => {
  const picture = /```\n([^]*?)```/.exec(architecture)![1]
  const foldersIn = (folder: string) =>
    readdirSync(new URL(folder, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
  const missing = ['src', 'src/main', 'src/main/host', 'src/engine', 'src/renderer'].flatMap((folder) =>
    foldersIn(folder).filter((name) => !new RegExp(`(^|[\\s/])${name}(/|\\s|$)`, 'm').test(picture)),
  )
  expect(missing).toEqual([])
})

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|svelte)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

it('the pages of docs name only source files and functions that exist', () => {
  const sources = ['src', 'scripts', 'e2e', 'bench', 'examples'].flatMap(filesIn)
  const settings = ['packaging/electron-builder.yml', 'package-lock.json'].map((path) => new URL(path, root))
  const texts = [...sources, ...settings].map((path) => readFileSync(path, 'utf8'))
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  const paths = sources.map((path) => path.replaceAll(sep, '/'))
  const exists = (name: string) =>
    name.includes('.') ? paths.some((path) => path.endsWith(`/${name}`)) : words.has(name)
  // new-game.md is about files that don't exist yet; the generator's test follows it.
  for (const page of ['architecture', 'protocol', 'referee', 'screens', 'security']) {
    const text = readFileSync(new URL(`docs/${page}.md`, root), 'utf8')
    const named = [...text.matchAll(/`(\w[\w/.-]*\.(?:ts|mjs|svelte)|[a-z]+[A-Z]\w*)`/g)].map(([, name]) => name)
    expect(named, page).not.toEqual([])
    expect(named.filter((name) => !exists(name))).toEqual([])
  }
})

it('docs/architecture.md explains every version that package.json overrides', () => {
  const { overrides } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { overrides: object }
  const unexplained = Object.keys(overrides).filter((name) => !architecture.includes(`\`overrides.${name}\``))
  expect(unexplained).toEqual([])
})
