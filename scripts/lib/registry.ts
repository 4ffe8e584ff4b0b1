/** What lists every game, worked out from the games' manifests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Manifest } from '../../src/engine/core/manifest'

const gamesFolder = 'src/engine/games'
const header = '// Written by `npm run games` from the manifests of all games. Do not edit.'

/** The manifests of all games under `root`, in shelf order. */
export async function readManifests(root: URL): Promise<readonly Manifest[]> {
  const folder = new URL(`${gamesFolder}/`, root)
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/manifest.ts`, folder)))
    .map((entry) => entry.name)
  const manifests = await Promise.all(ids.map((id) => readManifest(folder, id)))
  return manifests.sort((a, b) => a.shelf - b.shelf || a.id.localeCompare(b.id))
}

async function readManifest(folder: URL, id: string): Promise<Manifest> {
  const { manifest } = (await import(new URL(`${id}/manifest.ts`, folder).href)) as { manifest: Manifest }
  if (manifest.id !== id) throw new Error(`${gamesFolder}/${id}/manifest.ts calls itself ${manifest.id}`)
  return manifest
}

/** Path → text of every file that lists the games. */
export async function registryFiles(root: URL): Promise<ReadonlyMap<string, string>> {
  const manifests = await readManifests(root)
  const page = (path: string, list: string): [string, string] => [
    path,
    withGames(path, readFileSync(new URL(path, root), 'utf8'), list),
  ]
  return new Map([
    [`${gamesFolder}/catalog.ts`, catalog(manifests)],
    [`${gamesFolder}/index.ts`, engineRegistry(manifests)],
    [`${gamesFolder}/teachings.ts`, teachingRegistry(manifests)],
    [`${gamesFolder}/archives.ts`, archiveRegistry(manifests.filter(hasArchive(root)))],
    ['src/renderer/games/index.ts', presentationRegistry(manifests)],
    page('README.md', gameTable(manifests)),
    page('docs/referee.md', refereePages(manifests)),
  ])
}

/** Games with public archives read them in a file of this name; `files.ts` beside it says what they are. */
const hasArchive =
  (root: URL) =>
  ({ id }: Manifest) =>
    existsSync(new URL(`${gamesFolder}/${id}/record/archive.ts`, root))

const nameOf = ({ id }: Manifest) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const keyOf = ({ id }: Manifest) => (id.includes('-') ? `'${id}'` : id)
const entry = (manifest: Manifest) =>
  keyOf(manifest) === nameOf(manifest) ? `  ${nameOf(manifest)},` : `  ${keyOf(manifest)}: ${nameOf(manifest)},`
const byId = (manifests: readonly Manifest[]) => manifests.slice().sort((a, b) => a.id.localeCompare(b.id))
const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`

function catalog(manifests: readonly Manifest[]): string {
  return lines(
    header,
    byId(manifests).map((one) => `import { manifest as ${nameOf(one)} } from './${one.id}/manifest'`),
    '',
    '/** The games in the order in which they are offered. Light enough for the first page a phone loads. */',
    'export const manifests = {',
    manifests.map(entry),
    '} as const',
    '',
    'export type GameId = keyof typeof manifests',
    'export const gameIds = Object.keys(manifests) as GameId[]',
    '',
    'export function isGameId(value: unknown): value is GameId {',
    '  return gameIds.includes(value as GameId)',
    '}',
  )
}

function engineRegistry(manifests: readonly Manifest[]): string {
  return lines(
    header,
    "import type { AnyGame } from '../core/contract'",
    byId(manifests).map((one) => `import { game as ${nameOf(one)} } from './${one.id}'`),
    "import type { GameId } from './catalog'",
    '',
    '/** Every game, for those who serve them all: host, bots, referee. Pages load games one by one. */',
    'export const games: Readonly<Record<GameId, AnyGame>> = {',
    manifests.map(entry),
    '}',
  )
}

function teachingRegistry(manifests: readonly Manifest[]): string {
  return lines(
    header,
    "import type { AnyGame, AnyRules } from '../core/contract'",
    "import type { AnyTeaching } from '../core/lesson'",
    "import type { GameId } from './catalog'",
    '',
    '/** Lessons by game, each loaded when it is first opened. */',
    'export const teachings: Readonly<Record<GameId, () => Promise<{ teaching: AnyTeaching }>>> = {',
    manifests.map((one) => `  ${keyOf(one)}: () => import('./${one.id}/lessons'),`),
    '}',
    '',
    '/** Whole rules by game, for pages that play on their own: lessons. */',
    'export const wholeRules: Readonly<Record<GameId, () => Promise<{ rules: AnyRules }>>> = {',
    manifests.map((one) => `  ${keyOf(one)}: () => import('./${one.id}/rules'),`),
    '}',
    '',
    '/** Bots by game, for hints. */',
    "export const advisers: Readonly<Record<GameId, () => Promise<{ bot: AnyGame['bot'] }>>> = {",
    manifests.map((one) => `  ${keyOf(one)}: () => import('./${one.id}/bot'),`),
    '}',
  )
}

function archiveRegistry(archived: readonly Manifest[]): string {
  return lines(
    header,
    "import type { ArchiveFiles, ReadArchive } from '../core/archive'",
    "import type { GameId } from './catalog'",
    byId(archived).map((one) => `import { files as ${nameOf(one)} } from './${one.id}/record/files'`),
    '',
    '/** What public archives of our games hold, by game. */',
    'export const archiveFiles: Readonly<Partial<Record<GameId, ArchiveFiles>>> = {',
    archived.map(entry),
    '}',
    '',
    '/** Their readers, each loaded with the first file that may be one of its records. */',
    'export const archives: Readonly<Partial<Record<GameId, () => Promise<{ readArchive: ReadArchive }>>>> = {',
    archived.map((one) => `  ${keyOf(one)}: () => import('./${one.id}/record/archive'),`),
    '}',
  )
}

function presentationRegistry(manifests: readonly Manifest[]): string {
  return lines(
    header,
    "import type { GameId } from '../../engine/games/catalog'",
    "import type { AnyPresentation } from '../match/contract'",
    '',
    '/** Presentations by game, each loaded when it is first needed. */',
    'export const presentations: Readonly<Record<GameId, () => Promise<{ presentation: AnyPresentation }>>> = {',
    manifests.map((one) => `  ${keyOf(one)}: () => import('./${one.id}'),`),
    '}',
  )
}

const marks = /(<!-- games -->\n)[^]*?(<!-- \/games -->)/

/** A page with `list` between its marks. */
function withGames(path: string, page: string, list: string): string {
  if (!marks.test(page)) throw new Error(`${path} has no <!-- games --> … <!-- /games -->`)
  return page.replace(marks, (_, open: string, close: string) => `${open}\n${list}\n\n${close}`)
}

/** The Hungarian name where it is another. */
const inHungarian = ({ hu, en }: Manifest['name']) => (hu === en ? '' : ` (${hu})`)

function gameTable(manifests: readonly Manifest[]): string {
  const row = ({ name, seats: { min, max }, minutes, tagline }: Manifest) =>
    `| **${name.en}**${inHungarian(name)} | ${min === max ? min : `${min}–${max}`} | ${minutes[0]}–${minutes[1]} min | ${tagline.en} |`
  return ['| game | players | time | |', '|---|---|---|---|', ...manifests.map(row)].join('\n')
}

function refereePages(manifests: readonly Manifest[]): string {
  return manifests.map(({ id, name }) => `- [${name.en}](referee/${id}.md)${inHungarian(name)}`).join('\n')
}
