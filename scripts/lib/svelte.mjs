/** Svelte for our pages, as the app and its saved pages are built: everything is mounted, nothing is hydrated. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { root } from './run.mjs'

/**
 * Tells the bundler that `hydrating` never changes, so that all of Svelte's hydration falls away.
 * @returns {import('vite').Plugin}
 */
const neverHydrating = () => ({
  name: 'never-hydrating',
  transform: {
    filter: { id: /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js/ },
    handler(code) {
      const lean = code
        .replace('export let hydrating = false', 'export const hydrating = false')
        .replace('hydrating = value;', '')
      if (!lean.includes('const hydrating') || lean.includes('hydrating = value'))
        this.error('Svelte keeps its hydration flag elsewhere now: see scripts/lib/svelte.mjs')
      return { code: lean, map: null }
    },
  },
})

/** The file that has each style's name: no two may share one. @type {Map<string, string>} */
const named = new Map()

/** A short name for a component's styles, the same in every build. @param {string} filename */
function styleName(filename) {
  const file = relative(root, filename).replaceAll('\\', '/')
  const name = `s${createHash('sha256').update(file).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`
  const other = named.get(name)
  if (other !== undefined && other !== file) throw new Error(`the styles of ${file} and ${other} have the same name`)
  named.set(name, file)
  return name
}

export const ourSvelte = () => [
  svelte({
    configFile: false,
    compilerOptions: { runes: true, cssHash: ({ filename }) => styleName(filename) },
  }),
  neverHydrating(),
]
