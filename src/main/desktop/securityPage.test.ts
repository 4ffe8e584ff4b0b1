/** docs/security.md names what meets each point of Electron's checklist, and the test that would notice: all of it must exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const tests = ['src/main', 'scripts/lib', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
)
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

const plain = (text: string) => text.replaceAll('’', "'")
const find = (name: string) => tests.find((path) => basename(path) === name)

describe('the page on security', () => {
  it('goes through all twenty points', () => {
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  it.each(rows.map(([number, asked, , noticed]) => [number, asked, noticed] as const))('%s %s', (_, __, noticed) => {
    const named = noticed!.split('; ').map((one) => /^`([\w.]+)`: (.+)$/.exec(one))
    expect(named.length).toBeGreaterThan(0)
    for (const [at, test] of named.entries()) {
      expect(test, `"${noticed!.split('; ')[at]}" names a file and a test`).not.toBeNull()
      const [, file, title] = test!
      const path = find(file!)
      expect(path, file).toBeDefined()
      expect(plain(readFileSync(path!, 'utf8')), file).toContain(plain(title!))
    }
  })

  it("there is no way in but the host's socket", () => {
    const files = readdirSync(join(root, 'src/main'), { recursive: true, encoding: 'utf8' })
    const program = files.filter((file) => /\.ts$/.test(file) && !/test/.test(file))
    expect(program.length).toBeGreaterThan(30)
    for (const file of program)
      expect(readFileSync(join(root, 'src/main', file), 'utf8'), file).not.toMatch(
        /ipcMain|contextBridge|preload['"]?:|MessageChannelMain|registerSchemesAsPrivileged/,
      )
  })

  it('names files and functions that are there', () => {
    const sources = [...page.matchAll(/`((?:src|packaging)\/[\w./-]+)`/g)].map(([, path]) => path!)
    expect(sources.length).toBeGreaterThan(4)
    for (const path of sources) expect(existsSync(join(root, path)), path).toBe(true)
    const homes = {
      'src/main/desktop/security.ts': ['pagePreferences', 'guardSession', 'guardContents', 'destination'],
      'src/main/desktop/index.ts': ['openNeighbour'],
      'src/main/host/index.ts': ['localUrl'],
      'src/main/host/door/pages.ts': ['policy'],
      'scripts/lib/electron.mjs': ['whyNoWindow'],
    }
    for (const [file, names] of Object.entries(homes)) {
      const source = readFileSync(join(root, file), 'utf8')
      for (const name of names) {
        expect(page).toContain(name)
        expect(source, file).toContain(name)
      }
    }
  })
})
