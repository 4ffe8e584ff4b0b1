/** The licences of everything that ends up in the app, gathered from what the bundler really took in. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Not bundled, but in the app: Electron comes beside it, and the display face is one of our own files. */
const beside = ['electron']
const fonts = 'src/renderer/ui/look/fonts'

/**
 * The package that a bundled module comes from, or null if it is ours.
 * @param {string} moduleId
 */
function packageOf(moduleId) {
  const path = moduleId.replaceAll('\\', '/')
  const after = path.split('/node_modules/').at(-1)
  if (after === undefined || after === path) return null
  const [scope = '', name = ''] = after.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/**
 * All licences as one text.
 * @param {Iterable<string>} bundled names of packages
 */
function licencesText(bundled) {
  const names = [...new Set([...bundled, ...beside])].sort()
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const parts = [`Asztal ${own.version} – ${own.license}`, ...names.map(licenceOf)]
  const ofl = join(root, fonts, 'OFL.txt')
  if (existsSync(ofl)) parts.push(`Fraunces (font)\n\n${readFileSync(ofl, 'utf8').trim()}`)
  return `${parts.join(`\n\n${'─'.repeat(60)}\n\n`)}\n`
}

/** @param {string} name */
function licenceOf(name) {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${name} ${version} – ${license}${text ? `\n\n${text}` : ''}`
}

/**
 * A plugin for the builds of one run: each notes what it took in; the pages, built last, get the text.
 * @param {Set<string>} bundled
 * @param {boolean} last
 * @returns {import('vite').Plugin}
 */
export function licencesPlugin(bundled, last) {
  return {
    name: 'asztal-licences',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        for (const id of Object.keys(part.modules)) {
          const name = packageOf(id)
          if (name) bundled.add(name)
        }
      }
      if (last) this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(bundled) })
    },
  }
}
