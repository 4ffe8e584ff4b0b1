/**
 * `npm run new-game <id> [--prefix XX] [--name "Hungarian name"] [--english "English name"]`: writes a small game that
 * can be played at once, in both languages, with presentation, bot, rules pages and tests, and puts it into the registries.
 * docs/new-game.md says how to go on from there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { readManifests, registryFiles } from './lib/registry'
import { namesOf, typeNameOf, type GameNames } from './new-game/names'
import { testCommand } from './new-game/sharedTests'

const root = new URL('../', import.meta.url)
const template = new URL('./new-game/template/', import.meta.url)

/** The text of a template file with the game's names in it. */
function filled(path: string, text: string, { id, prefix, hu, en }: GameNames): string {
  const isCode = !path.endsWith('.md')
  // In code a name is a string literal, which may contain an apostrophe.
  const named = isCode
    ? text.replaceAll("'__hu__'", () => JSON.stringify(hu)).replaceAll("'__en__'", () => JSON.stringify(en))
    : text.replaceAll('__hu__', () => hu).replaceAll('__en__', () => en)
  return named.replaceAll('__id__', id).replaceAll('__Name__', typeNameOf(id)).replaceAll('__prefix__', prefix)
}

/** Path → text of every file of the new game, formatted as the project is. */
async function gameFiles(names: GameNames): Promise<Map<string, string>> {
  const paths = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
  const files = new Map<string, string>()
  for (const from of paths) {
    const path = from.slice(fileURLToPath(template).length).replaceAll('__id__', names.id)
    const text = filled(path, readFileSync(from, 'utf8'), names)
    const filepath = fileURLToPath(new URL(path, root))
    const isCode = /\.(ts|svelte)$/.test(path)
    // Lines break elsewhere in games with longer names.
    files.set(path, isCode ? await format(text, { ...(await resolveConfig(filepath)), filepath }) : text)
  }
  return files
}

async function writeGame(names: GameNames): Promise<void> {
  const files = await gameFiles(names)
  const inTheWay = [...files.keys()].find((path) => existsSync(new URL(path, root)))
  if (inTheWay !== undefined) throw new Error(`${inTheWay} is there already.`)
  for (const [path, text] of files) {
    const file = fileURLToPath(new URL(path, root))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [path, text] of await registryFiles(root)) writeFileSync(new URL(path, root), text)
  report(names, files.size)
}

function report({ id, prefix, hu, en }: GameNames, count: number): void {
  const made = [
    [`docs/rules/${id}.md, ${id}.hu.md`, 'what the players read'],
    [`docs/referee/${id}.md`, 'what programs read'],
    [`src/engine/games/${id}/`, 'rules, bot and their tests; begin with facts.ts'],
    [`src/renderer/games/${id}/`, 'board, controls, players, words'],
  ]
  const width = Math.max(...made.map(([path]) => path.length)) + 3
  console.log(`${hu} / ${en} is on the shelf: ${count} files, rules ${prefix}-1 to ${prefix}-5.

${made.map(([path, what]) => `  ${path.padEnd(width)}${what}`).join('\n')}

Play it:       npm start
Test it:       ${testCommand(id)}
Make it yours: docs/new-game.md`)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prefix: { type: 'string' }, name: { type: 'string' }, english: { type: 'string' } },
  })
  const [id = '', ...more] = positionals
  if (id === '' || more.length > 0)
    throw new Error('npm run new-game <id> -- [--prefix XX] [--name "Hungarian name"] [--english "English name"]')
  const wishes = { id, prefix: values.prefix, hu: values.name, en: values.english }
  await writeGame(namesOf(wishes, await readManifests(root)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
