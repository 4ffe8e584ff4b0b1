/** `npm run dist`: an installer for this platform in dist/. What follows `--` goes to electron-builder. */
import process from 'node:process'
import { build, install, isBuilt, isInstalled } from './lib/fresh.mjs'
import { ensurePackaging, pack } from './lib/packaging.mjs'

const wrong =
  (isInstalled() ? null : await install()) ?? (isBuilt() ? null : await build()) ?? (await ensurePackaging())
if (wrong !== null) {
  console.error(wrong)
  process.exit(1)
}
const { code } = await pack(process.argv.slice(2))
process.exitCode = code ?? 1
