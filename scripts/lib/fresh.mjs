/** Finds and fixes missing packages and stale builds. */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { binOf, npm, root, run } from './run.mjs'

/**
 * Whether what is installed is what the lockfile asks for. npm notes what it has installed in a lockfile of its own,
 * at the very end; packages for other platforms are left out there.
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
    const present = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || (present[path] ? present[path].version === version : optional),
    )
  } catch {
    return false
  }
}

/** Installs exactly what the lockfile says. Returns what went wrong, or null. */
export async function install() {
  const { command, args } = npm()
  const arguments_ = [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run(command, arguments_, { quiet: true })
  if (code === 0) return null
  const offline = /EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONNREFUSED|ETIMEDOUT/.test(output)
  const hint = offline
    ? 'The first start needs the internet, once. Connect and run npm start again.'
    : 'The packages could not be installed. Mend what npm says above and run npm start again.'
  return `${output.trim() || `npm ci: ${code}`}\n${hint}`
}

const sources = [
  'src',
  'docs/rules',
  'resources',
  'scripts/lib/chunks.mjs',
  'scripts/lib/deflate',
  'scripts/lib/licences.mjs',
  'scripts/lib/share.mjs',
  'scripts/lib/svelte.mjs',
  'scripts/pack.mjs',
  'scripts/share.mjs',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
]
const stampFile = join(root, 'out', '.stamp')

/** A digest of everything that the build is made of. Tests are not part of it. */
export function sourcesDigest(folder = root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesUnder(folder, path))) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(join(folder, file)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(folder, path) {
  const from = join(folder, path)
  if (!existsSync(from)) return []
  if (!statSync(from).isDirectory()) return [path]
  return readdirSync(from, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === sourcesDigest()
  } catch {
    return false
  }
}

/** Puts the pages that matches are shared as among the others, each with the licences of what it is made of.
 * @param {string} from
 * @param {string} renderer
 */
function takeShared(from, renderer) {
  const licences = gzipSync(readFileSync(join(renderer, 'licences.txt')), { level: 9 }).toString('base64')
  mkdirSync(join(renderer, 'share'), { recursive: true })
  for (const name of readdirSync(from)) {
    const page = readFileSync(join(from, name), 'utf8')
    const script = `<script type="application/gzip" id="licences">${licences}</script>`
    writeFileSync(join(renderer, 'share', name), page.replace('<!-- licences -->', script))
  }
  rmSync(from, { recursive: true })
}

/** Builds pages and program. Returns what went wrong, or null. */
export async function build() {
  const digest = sourcesDigest()
  rmSync(stampFile, { force: true })
  const bin = binOf('electron-vite', 'bin/electron-vite.js')
  const shared = join(root, 'out', 'shared')
  const script = (/** @type {string[]} */ ...args) => run(process.execPath, args, { quiet: true })
  // Processes of their own: what builds pages changes its environment.
  const [program, pages] = await Promise.all([
    script(bin, 'build', '--ignoreConfigWarning').then((done) =>
      done.code === 0 ? script(join(root, 'scripts', 'pack.mjs')) : done,
    ),
    script(join(root, 'scripts', 'share.mjs'), shared),
  ])
  if (program.code !== 0) return program.output.trim() || `electron-vite build: ${program.code}`
  if (pages.code !== 0) return pages.output.trim() || `scripts/share.mjs: ${pages.code}`
  takeShared(shared, join(root, 'out', 'renderer'))
  copyFileSync(join(root, 'resources', 'icon.png'), join(root, 'out', 'icon.png'))
  writeFileSync(stampFile, digest)
  return null
}
