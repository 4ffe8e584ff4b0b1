/**
 * Which modules of the pages share a file. The larger a file, the better it packs, so what a phone loads together on its
 * way to a board lies together: the first page, the stage, and each game's own. The rest is split as the bundler likes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { root } from './run.mjs'

const renderer = join(root, 'src/renderer')

/**
 * What these modules of the pages load later.
 * @param {string[]} paths
 */
function laterOf(...paths) {
  return paths.flatMap((path) => {
    const module = join(renderer, path)
    const loaded = [...readFileSync(module, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, to]) => to)
    return loaded.map((to) => join(dirname(module), /\.\w+$/.test(to) ? to : `${to}.ts`))
  })
}

/** Files and where they begin, in the order in which a phone comes by: each holds what none before it holds. */
const journeys = [
  { name: 'first', from: [join(renderer, 'main.ts'), join(renderer, 'pages/home/Home.svelte')] },
  { name: 'stage', from: [join(renderer, 'pages/stage/Table.svelte')] },
  {
    name: 'salts',
    from: ['src/engine/core/chain.ts', 'src/protocol/checking/transcript.ts'].map((one) => join(root, one)),
  },
]
const games = readdirSync(join(renderer, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => ({ name, from: [join(renderer, 'games', name, 'index.ts')] }))
/**
 * Fetched while a match is on. They are few files, because each new style sheet makes the browser restyle the whole page:
 * the lobby's, the sheets', and the parts of sheets that other pages use.
 */
const lobby = { name: 'lobby', from: [join(renderer, 'pages/lobby/Lobby.svelte')] }
const drawers = { name: 'drawers', from: laterOf('pages/stage/drawers.ts', 'pages/stage/seldom.ts') }
const common = { name: 'common' }
/** Each language's words load with the first page, and nothing else with them. */
const languages = ['en', 'hu'].map((one) => join(renderer, `words/${one}/index.ts`))

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} Imports */
/** @typedef {{ getModuleInfo(id: string): Imports | null }} Graph */

/**
 * Everything that these modules import, directly or not, but not what they load later.
 * @param {readonly string[]} from
 * @param {Graph} graph
 */
function reached(from, graph) {
  const found = new Set(from)
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * The same with what they load later.
 * @param {readonly string[]} from
 * @param {Graph} graph
 */
function reachedInTime(from, graph) {
  const found = reached(from, graph)
  for (const id of found)
    for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      for (const next of reached([later], graph)) found.add(next)
  return found
}

/**
 * Everything that pages load other than by these modules.
 * @param {readonly string[]} but
 * @param {Graph} graph
 */
function reachedOtherwise(but, graph) {
  const found = reached([join(renderer, 'main.ts')], graph)
  for (const id of found)
    for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!but.includes(later)) for (const next of reached([later], graph)) found.add(next)
  return found
}

/** Parts of Svelte that its index reaches and nothing on the way uses: the bundler puts them where they are used. */
const usedLater = /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]elements[\\/]bindings[\\/](select|size)\.js$/

/** @param {Graph} graph @returns {ReadonlyMap<string, string>} */
function filesOf(graph) {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const { name, from } of journeys) for (const id of reached(from, graph)) if (!files.has(id)) files.set(id, name)
  const inTime = games.map(({ from }) => reachedInTime(from, graph))
  // What several games use is no game's own, even if some of them use it later: they would load the other game with it.
  for (const { name, from } of games)
    for (const id of reached(from, graph))
      if (!files.has(id)) files.set(id, inTime.filter((all) => all.has(id)).length === 1 ? `game-${name}` : 'stage')
  const words = reached(languages, graph)
  const elsewhere = reachedOtherwise(drawers.from, graph)
  for (const id of reached(lobby.from, graph)) if (!files.has(id) && !words.has(id)) files.set(id, lobby.name)
  for (const id of reached(drawers.from, graph))
    if (!files.has(id) && !words.has(id)) files.set(id, elsewhere.has(id) ? common.name : drawers.name)
  for (const id of files.keys()) if (usedLater.test(id)) files.delete(id)
  return files
}

/** @type {WeakMap<Graph, ReadonlyMap<string, string>>} */
const known = new WeakMap()

/** @param {string} id @param {Graph} graph */
function fileOf(id, graph) {
  let files = known.get(graph)
  if (!files) known.set(graph, (files = filesOf(graph)))
  return files.get(id) ?? null
}

/** The bundler's groups. Those further up take their modules first, and the games find only theirs left. */
export const groups = [...journeys, ...games.map(({ name }) => ({ name: `game-${name}` })), lobby, common, drawers].map(
  ({ name }, at) => ({
    debugName: name,
    priority: 100 - at,
    /** @param {string} id @param {Graph} graph */
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
  }),
)

/**
 * Files of one game that import the file of another: a phone would load both.
 * @param {import('vite').Rolldown.OutputBundle} files
 */
function strangersIn(files) {
  const parts = games.map(({ name }) => [name, `${join(renderer, 'games', name)}${sep}`])
  const chunks = Object.values(files).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  /** @type {Map<string, string>} */
  const owners = new Map()
  for (const { fileName, moduleIds } of chunks)
    for (const [name, folder] of parts) if (moduleIds.some((id) => id.startsWith(folder))) owners.set(fileName, name)
  return chunks.flatMap(({ fileName, imports }) => {
    const own = owners.get(fileName)
    const others = imports.filter((one) => own !== undefined && owners.has(one) && owners.get(one) !== own)
    return others.map((one) => [`${own} (${fileName})`, `${owners.get(one)} (${one})`])
  })
}

/**
 * Notes what each file is made of, for `npm run bench -- payload`: out/modules.json, which is not served.
 * @returns {import('vite').Plugin}
 */
export const noteModules = () => ({
  name: 'note-modules',
  generateBundle(_, files) {
    for (const [file, other] of strangersIn(files)) this.error(`${file} imports the file of another game: ${other}`)
    const chunks = Object.values(files).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const sizes = Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength])
      return [[file.fileName, Object.fromEntries(sizes)]]
    })
    mkdirSync(join(root, 'out'), { recursive: true })
    writeFileSync(join(root, 'out', 'modules.json'), JSON.stringify(Object.fromEntries(chunks)))
  },
})
