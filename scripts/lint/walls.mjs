/**
 * The walls of the house as one lint rule: which area may import which. An area is a folder or a file without its ending;
 * a file belongs to the longest one that holds it, and every file in `src` to one. Tests may import anything, and nobody
 * may import what is made for tests.
 */
import { readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Area
 * @property {readonly string[]} imports areas this one may import; its own files always
 * @property {boolean} [flat] holds the files right in its folder, and none of deeper folders
 * @property {RegExp | null} [packages] packages it may import; none if left out
 * @property {readonly string[]} [without] folders whose index it may not import, though it may import their files
 */

const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {string} folder @returns {string[]} */
export function foldersIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/**
 * Layers, lowest first: each may import all that stand before it. A layer may be several folders that know each other.
 * @param {string} base
 * @param {readonly (string | readonly string[])[]} layers
 * @param {Omit<Area, 'imports'> & { imports?: readonly string[] }} all what every layer may import beside
 * @returns {Record<string, Area>}
 */
export function layered(base, layers, { imports = [], ...all }) {
  return Object.fromEntries(
    layers.flatMap((layer, at) => {
      const below = layers.slice(0, at + 1).flat()
      const area = { ...all, imports: [...imports, ...below.map((lower) => `${base}/${lower}`)] }
      return [layer].flat().map((folder) => [`${base}/${folder}`, area])
    }),
  )
}

/** @param {string} path */
const isForTests = (path) => /\.test\.ts$|(^|\/)testing\//.test(path)

/** Outside of all areas: what any file may import. */
const forAll = /^(package\.json$|docs\/rules\/)/

/** The area of a file, or of what an import names: a folder stands for its index. @param {string} path @param {Readonly<Record<string, Area>>} areas */
export function areaOf(path, areas) {
  const index = `${path}/index`
  if (index in areas) return index
  const file = path.replace(/\.ts$/, '')
  const holds = (/** @type {string} */ area) =>
    file === area || (file.startsWith(`${area}/`) && !(areas[area].flat && file.includes('/', area.length + 1)))
  return (
    Object.keys(areas)
      .filter(holds)
      .sort((a, b) => b.length - a.length)[0] ?? null
  )
}

/** @type {import('eslint').Rule.RuleModule} */
const walls = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const areas = /** @type {Readonly<Record<string, Area>>} */ (context.options[0])
    const file = relative(root, context.filename).split(sep).join('/')
    if (!file.startsWith('src/') || isForTests(file)) return {}
    const area = areaOf(file, areas)
    if (area === null)
      return { Program: (node) => context.report({ node, message: `${file} stands in no area of areas.mjs.` }) }
    /** @param {import('estree').Node} node @param {unknown} source */
    const check = (node, source) => {
      const wrong = typeof source === 'string' ? whyNot(file, area, source, areas) : null
      if (wrong !== null) context.report({ node, message: wrong })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression(node) {
        const source = textOf(node.source)
        if (source === null) context.report({ node, message: 'Write out what is imported: walls can’t see it.' })
        else check(node, source)
      },
      /** Of types only: `import('./facts').Table`. @param {any} node */
      TSImportType: (node) => check(node, node.source.value),
      // The bundler takes a file named like this into the build: a worker, most of the time.
      NewExpression(node) {
        const [source, base] = node.arguments
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || !source || !base) return
        const path = context.sourceCode.getText(base) === 'import.meta.url' ? textOf(source) : null
        if (path !== null) check(node, /^\.|:/.test(path) ? path : `./${path}`)
      },
    }
  },
}

/** The text that stands in the code; null if it is computed. @param {import('estree').Node} node */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null
}

/**
 * Why a file of an area may not import something; null: it may.
 * @param {string} file
 * @param {string} area
 * @param {string} source
 * @param {Readonly<Record<string, Area>>} areas
 * @returns {string | null}
 */
export function whyNot(file, area, source, areas) {
  const { imports, packages = null, without = [] } = areas[area]
  if (!source.startsWith('.')) return packages?.test(source) ? null : `${area} may not import the package ${source}.`
  const target = join(dirname(file), source.replace(/\?.*$/, '')).split(sep).join('/')
  if (isForTests(`${target}.ts`) || /\/testing$/.test(target)) return `${source} is made for tests.`
  const entered = target.replace(/(\/index)?\/?$/, '')
  if (without.includes(entered)) return `${entered} carries more than ${area} needs: import its files one by one.`
  const other = areaOf(target, areas)
  if (other === null && forAll.test(target)) return null
  if (other !== null && (other === area || imports.includes(other))) return null
  return `${area} may not import ${other ?? target}.`
}

export default { rules: { walls } }
