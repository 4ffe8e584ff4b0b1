/** The package that an installer carries, made offline with a stand-in for Electron's folder. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ensurePackaging, pack, packagingFolder } from '../../scripts/lib/packaging.mjs'
import { removeFolder, root } from '../support'

const mostBytes = 6_000_000
/** Where a binary keeps its fuses: a mark, a version, how many, and a digit for each. */
const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fusesBefore = '101100010'

/** As much of Electron's folder as packing touches. */
function fakeElectron(folder: string): string {
  const dist = join(folder, 'electron')
  mkdirSync(join(dist, 'locales'), { recursive: true })
  mkdirSync(join(dist, 'resources'))
  const { version } = createRequire(join(root, 'package.json'))('electron/package.json') as { version: string }
  writeFileSync(join(dist, 'version'), version)
  writeFileSync(join(dist, 'LICENSE'), 'MIT')
  writeFileSync(join(dist, 'LICENSES.chromium.html'), '')
  writeFileSync(join(dist, 'chrome-sandbox'), '')
  for (const language of ['en-US', 'en-GB', 'hu', 'de', 'fr'])
    writeFileSync(join(dist, 'locales', `${language}.pak`), '')
  const wire = `${fuseMark}\u0001${String.fromCharCode(fusesBefore.length)}${fusesBefore}`
  writeFileSync(join(dist, 'electron'), Buffer.from(`\u007fELF${wire}`, 'latin1'))
  chmodSync(join(dist, 'electron'), 0o755)
  return dist
}

test('the package holds what is needed, and nothing else', async () => {
  test.setTimeout(400_000)
  test.skip(process.platform !== 'linux', 'the stand-in folder is that of Linux')
  const missing = await ensurePackaging()
  test.skip(missing !== null, `electron-builder could not be installed: ${missing}`)
  const folder = mkdtempSync(join(tmpdir(), 'asztal-package-'))
  const output = join(folder, 'dist')
  const { code, output: said } = await pack(
    ['--linux', 'dir', '--x64', `-c.electronDist=${fakeElectron(folder)}`, `-c.directories.output=${output}`],
    { quiet: true },
  )
  expect(code, said).toBe(0)

  const app = join(output, 'linux-unpacked')
  const archive = join(app, 'resources', 'app.asar')
  const asar = createRequire(join(packagingFolder, 'package.json'))('@electron/asar') as {
    listPackage(file: string, options: { isPack: boolean }): string[]
    extractFile(file: string, path: string): Buffer
  }
  const files = asar.listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'))

  // All that the program reads is there.
  const needed = [
    '/out/main/index.js',
    '/out/main/botWorker.js',
    '/out/renderer/index.html',
    '/out/renderer/licences.txt',
  ]
  for (const file of [...needed, '/out/icon.png', '/package.json']) expect(files).toContain(file)
  expect(existsSync(join(app, 'resources', 'app.asar.unpacked', 'out', 'main', 'botWorker.js'))).toBe(true)

  // Nothing that it does not: no tests, sources, maps, packages, settings or data.
  const foreign = files.filter((file) => !/^\/(out(\/(main|renderer)(\/.*)?|\/icon\.png)?|package\.json)$/.test(file))
  expect(foreign).toEqual([])
  const unwanted = files.filter((file) =>
    /node_modules|\.map$|\.ts$|\.svelte$|test|spec|\.stamp|headless|standin/i.test(file),
  )
  expect(unwanted).toEqual([])
  const manifest = JSON.parse(asar.extractFile(archive, 'package.json').toString()) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'asztal', main: './out/main/index.js', type: 'module' })
  expect(manifest).not.toHaveProperty('devDependencies')
  expect(manifest).not.toHaveProperty('scripts')
  const program = asar.extractFile(archive, 'out/main/index.js').toString()
  expect(program).not.toContain('sourceMappingURL')
  expect(program).not.toContain(root)

  // Small, in our languages, and with the fuses set.
  const bytes = statSync(archive).size
  test.info().annotations.push({
    type: 'size',
    description: `app.asar: ${(bytes / 1e6).toFixed(2)} MB, ${files.length} entries`,
  })
  console.log(`app.asar: ${(bytes / 1e6).toFixed(2)} MB, ${files.length} entries`)
  expect(bytes).toBeLessThan(mostBytes)
  expect(existsSync(join(app, 'locales', 'hu.pak'))).toBe(true)
  expect(existsSync(join(app, 'locales', 'de.pak'))).toBe(false)
  const binary = readFileSync(join(app, 'asztal'), 'latin1')
  const fuses = binary.slice(binary.indexOf(fuseMark) + fuseMark.length + 2).slice(0, fusesBefore.length)
  // runAsNode off, cookies encrypted, NODE_OPTIONS off, inspect off, archive checked, only the archive, …, file:// plain.
  expect(fuses).toBe('010011000')
  await removeFolder(folder)
})
