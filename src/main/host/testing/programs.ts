/**
 * Builds this folder's programs once for a whole run of the long tests: from source, each takes five times as long to load.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { programsAt } from './programsAt'

const names = ['crowdProcess', 'guestProcess', 'hostProcess', 'moveProcess']
const entryOf = (name: string) => [name, fileURLToPath(new URL(`./${name}.ts`, import.meta.url))]

export default async function setup(): Promise<(() => void) | undefined> {
  // A run that was started by a test uses what the outer one built.
  if (process.env[programsAt] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'asztal-programs-'))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map(entryOf)),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  process.env[programsAt] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
