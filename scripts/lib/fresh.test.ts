import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, sourcesDigest } from './fresh.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asztal-fresh-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('what is missing', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }
  it.each([
    ['a fresh clone', null, false],
    ['all of it there', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
    ['without what is for other platforms', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['an older version', { 'node_modules/a': { version: '0.9.0' } }, false],
    ['a missing package', {}, false],
  ])('%s', (_, present, installed) => {
    write('package-lock.json', { packages: wanted })
    if (present) write('node_modules/.package-lock.json', { packages: present })
    expect(isInstalled(folder)).toBe(installed)
  })
})

describe('what is stale', () => {
  it('follows sources, rules pages and the lockfile, but not tests', () => {
    write('src/a/b.ts', '1')
    write('docs/rules/x.md', '1')
    write('package-lock.json', '{}')
    const digests = [sourcesDigest(folder)]
    const differs = (): boolean => {
      const digest = sourcesDigest(folder)
      const fresh = !digests.includes(digest)
      digests.push(digest)
      return fresh
    }
    write('src/a/b.test.ts', 'a test')
    expect(differs()).toBe(false)
    write('README.md', 'words')
    expect(differs()).toBe(false)
    write('src/a/b.ts', '2')
    expect(differs()).toBe(true)
    write('docs/rules/x.md', '2')
    expect(differs()).toBe(true)
    write('package-lock.json', '{ }')
    expect(differs()).toBe(true)
    write('src/new.ts', '')
    expect(differs()).toBe(true)
  })
})
