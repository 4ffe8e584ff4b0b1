import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIds, manifests } from '../games/catalog'
import { expectedRefusals, refusingRules } from './refusals'
import { readRules } from './rulebook'
import { testTitles } from './titles'

const root = new URL('../../../', import.meta.url)
const prefixes = ['CO', ...Object.values(manifests).map(({ rulePrefix }) => rulePrefix)]
const idPattern = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+(?:\\.\\d+)*[a-z]?\\b`, 'g')

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const pages = ['core', ...gameIds]
const sources = filesUnder('src/engine')
const idsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(idPattern) ?? []))
const isTest = (path: string) => path.endsWith('.test.ts')

describe('the rules pages', () => {
  it('are those of the games, numbered with a prefix of their own', () => {
    const names = readdirSync(new URL('docs/rules', root)).filter((name) => name.endsWith('.md'))
    expect(names.sort()).toEqual(pages.flatMap((page) => [`${page}.hu.md`, `${page}.md`]).sort())
    expect(
      prefixes.filter((prefix, at) => prefixes.indexOf(prefix) < at).map((prefix) => `${prefix} is taken`),
    ).toEqual([])
    for (const [id, { rulePrefix }] of Object.entries(manifests))
      for (const rule of readRules(id).keys()) expect(rule).toMatch(new RegExp(`^${rulePrefix}-`))
  })

  const all = new Map(pages.flatMap((page) => [...readRules(page)]))

  it.each(pages)('%s has every rule in Hungarian too', (page) => {
    expect([...readRules(`${page}.hu`).keys()]).toEqual([...readRules(page).keys()])
  })

  it('hold every rule that the engine names', () => {
    const unknown = sources
      .filter((path) => !isTest(path))
      .flatMap((path) => [...idsIn([read(path)])].filter((id) => !all.has(id)).map((id) => `${path} names ${id}`))
    expect(unknown).toEqual([])
  })

  it('have a test for every rule, named in its title', () => {
    const tests = sources
      .filter(isTest)
      .map(read)
      .filter((text) => text.search(idPattern) >= 0)
    const tested = idsIn(tests.flatMap(testTitles))
    expect([...all.keys()].filter((id) => !tested.has(id))).toEqual([])
  })

  it.each(gameIds)('%s has a test that expects each rule that refuses an answer', (id) => {
    const tests = sources.filter((path) => isTest(path) && path.includes(`/games/${id}/`)).map(read)
    const refusing = refusingRules(id)
    const expected = new Set(tests.flatMap(expectedRefusals))
    expect(refusing).not.toEqual([])
    expect(refusing.filter((rule) => !expected.has(rule))).toEqual([])
  })
})
