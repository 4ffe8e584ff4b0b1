/** Saved matches: one page per game that plays a record by itself, with its viewer and rules inside. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from './run.mjs'
import { ourSvelte } from './svelte.mjs'

const renderer = join(root, 'src/renderer')
const virtual = 'virtual:saved-game'
const none = 'virtual:no-rules-page'

/** The one game, and faces whose pictures come with the match. @param {string} game @returns {import('vite').Plugin} */
const ofGame = (game) => ({
  name: 'saved-game',
  enforce: 'pre',
  resolveId(id, from) {
    if (id === virtual) return `\0${virtual}`
    // Rules are looked up where the match is kept.
    if (id.endsWith('.md?raw')) return `\0${none}`
    return /\/avatars$/.test(id) && from?.includes('/ui/') ? join(renderer, 'share/avatars.ts') : null
  },
  load(id) {
    if (id === `\0${none}`) return 'export default ""'
    if (id !== `\0${virtual}`) return null
    const presentation = JSON.stringify(join(renderer, 'games', game, 'index.ts'))
    const rules = JSON.stringify(join(root, 'src/engine/games', game, 'rules.ts'))
    return `export { presentation } from ${presentation}; export { rules } from ${rules}`
  },
})

/** @param {string} game */
async function page(game) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: renderer,
    plugins: [ourSvelte(), ofGame(game)],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: 'es2022',
      assetsInlineLimit: 200_000,
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: { input: join(renderer, 'share/main.ts'), output: { codeSplitting: false } },
    },
  })
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (Array.isArray(result) ? result[0] : result)
  const code = output.find((one) => one.type === 'chunk')?.code ?? ''
  const style = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  const css = style?.type === 'asset' ? String(style.source) : ''
  return `<!doctype html>
<html lang="hu" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<title>Asztal</title>
</head>
<body>
<div id="app"></div>
<!-- match -->
<!-- licences -->
<script type="application/gzip" id="style">${packed(css)}</script>
<script type="application/gzip" id="program">${packed(code)}</script>
<script>${unpack}</script>
</body>
</html>
`
}

/** Runs in the saved page: match, style and program come out of their gzip, in this order. */
const unpack = `
const unpacked = (id) => {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (one) => one.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
const put = async (id, tag, more) =>
  document.head.append(Object.assign(document.createElement(tag), more, { textContent: await unpacked(id) }))
unpacked('match').then(async (text) => {
  globalThis.savedMatch = JSON.parse(text)
  await put('style', 'style')
  await put('program', 'script', { type: 'module' })
})
`

/** @param {string} text */
const packed = (text) => gzipSync(text, { level: 9 }).toString('base64')

/** The page of every game, by its file's name. @returns {Promise<readonly (readonly [string, string])[]>} */
export function savedPages() {
  const games = readdirSync(join(renderer, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory())
  return Promise.all(games.map(async ({ name }) => /** @type {const} */ ([`${name}.html`, await page(name)])))
}
