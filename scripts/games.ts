/**
 * `npm run games`: writes what lists every game, from the folders of src/engine/games: the catalog, the engine's and
 * the pages' registries, the lessons, the table in the README and the list in docs/referee.md. `--check` writes nothing and
 * fails if any of it is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { registryFiles } from './lib/registry'

const root = new URL('../', import.meta.url)
const stale = []
for (const [path, text] of await registryFiles(root)) {
  const file = new URL(path, root)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(path)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
}
const checking = process.argv.includes('--check')
for (const path of stale) console.log(`${checking ? 'out of date' : 'written'}: ${path}`)
process.exitCode = checking && stale.length > 0 ? 1 : 0
