import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRules } from './rulebook'

const root = new URL('../../../', import.meta.url)
const idPattern = /\b(?:CO|ZE|EN|DT|FP|AG)-\d+(?:\.\d+)*[a-z]?\b/g

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const pages = readdirSync(new URL('docs/rules', root))
  .filter((name) => name.endsWith('.md') && !name.endsWith('.hu.md'))
  .map((name) => name.slice(0, -3))
const sources = filesUnder('src/engine')
const mentions = (tests: boolean) =>
  new Set(
    sources.filter((path) => path.endsWith('.test.ts') === tests).flatMap((path) => read(path).match(idPattern) ?? []),
  )

describe('the rules pages', () => {
  const all = new Map(pages.flatMap((page) => [...readRules(page)]))

  it.each(pages)('%s has every rule in Hungarian too', (page) => {
    expect([...readRules(`${page}.hu`).keys()]).toEqual([...readRules(page).keys()])
  })

  it('hold every rule that the engine names', () => {
    expect([...mentions(false)].filter((id) => !all.has(id))).toEqual([])
  })

  it('have a test for every rule', () => {
    const tested = mentions(true)
    expect([...all.keys()].filter((id) => !tested.has(id))).toEqual([])
  })
})
