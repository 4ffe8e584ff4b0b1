/** `node run.mjs out/main/index.js …`: runs the app's main module as Electron does, with the stand-in. */
import { register } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

register('./hooks.mjs', import.meta.url)
process.argv.splice(1, 1)
const main = process.argv[1] ?? ''
const { start } = await import('./electron.mjs')
await import('./control.mjs')
// Electron is ready only after the main module has been loaded: one that awaits readiness while loading never is.
const stuck = setTimeout(
  () => {
    console.error('stand-in: the main module waits for the app to be ready, and the app for the main module')
    process.exit(4)
  },
  Number(process.env.ASZTAL_STANDIN_PATIENCE ?? 10_000),
)
await import(pathToFileURL(resolve(main)).href)
clearTimeout(stuck)
start()
