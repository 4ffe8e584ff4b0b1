import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { areas as house } from './areas.mjs'
import rule, { areaOf, layered, whyNot } from './walls.mjs'

const areas = {
  'src/engine': { imports: [] },
  'src/engine/games/go': { imports: ['src/engine'] },
  'src/engine/games/chess': { imports: ['src/engine'] },
  ...layered('src/renderer', ['ui', 'match', 'pages'], { imports: ['src/engine'], packages: /^svelte/ }),
}
const may = (file: string, area: string, source: string) => whyNot(file, area, source, areas) === null

it('lets a layer import what stands below it, never what stands above', () => {
  expect(may('src/renderer/match/a.ts', 'src/renderer/match', '../ui/b')).toBe(true)
  expect(may('src/renderer/match/a.ts', 'src/renderer/match', '../pages/b')).toBe(false)
  expect(may('src/renderer/ui/a.ts', 'src/renderer/ui', './b')).toBe(true)
  expect(may('src/renderer/ui/deep/a.ts', 'src/renderer/ui', '../../../engine/core')).toBe(true)
})

it('lets the folders of one layer import each other', () => {
  const host = layered('src/host', ['disk', ['arrivals', 'table'], 'door'], {})
  const mayImport = (from: string, to: string) =>
    whyNot(`src/host/${from}/a.ts`, `src/host/${from}`, `../${to}/b`, host) === null
  expect([mayImport('arrivals', 'table'), mayImport('table', 'arrivals'), mayImport('door', 'table')]).toEqual([
    ...[true, true, true],
  ])
  expect([mayImport('disk', 'table'), mayImport('arrivals', 'door')]).toEqual([false, false])
})

it('keeps games apart', () => {
  expect(may('src/engine/games/go/a.ts', 'src/engine/games/go', '../chess/b')).toBe(false)
  expect(may('src/engine/games/go/a.ts', 'src/engine/games/go', '../chess')).toBe(false)
  expect(may('src/engine/games/go/a.ts', 'src/engine/games/go', '../../core/b')).toBe(true)
})

it('lets an area import its own packages only', () => {
  expect(may('src/renderer/ui/a.ts', 'src/renderer/ui', 'svelte')).toBe(true)
  expect(may('src/renderer/ui/a.ts', 'src/renderer/ui', 'node:fs')).toBe(false)
  expect(may('src/engine/a.ts', 'src/engine', 'svelte')).toBe(false)
})

it('keeps out of an index what its files may give', () => {
  const pages = { 'src/pages': { imports: ['src/engine'], without: ['src/engine/go'] }, 'src/engine': { imports: [] } }
  const from = (source: string) => whyNot('src/pages/deep/a.ts', 'src/pages', source, pages)
  expect(from('../../engine/go/rules')).toBeNull()
  for (const source of ['go', 'go/', 'go/index'])
    expect(from(`../../engine/${source}`)).toMatch(/src\/engine\/go carries/)
})

/** Why a file of this house may not import something. */
const why = (file: string, source: string) => whyNot(file, areaOf(file, house)!, source, house)

it.each([
  ['src/renderer/pages/learn/a.ts', '../../../engine/games', 'catalog'],
  ['src/renderer/match/a.ts', '../../engine/games/index', '../catalog'],
  ['src/renderer/games/zertz/a.ts', '../../../engine/games/zertz', 'rules'],
  ['src/renderer/games/zertz/a.ts', '../../../engine/games/zertz/index', '../rules'],
  ['src/protocol/a.ts', '../engine/games', 'catalog'],
])('keeps bots out of pages: %s may not import %s, only its %s', (path, index, file) => {
  expect(why(path, index)).toMatch(/carries more/)
  expect(why(path, `${index}/${file}`)).toBeNull()
})

it.each([
  ['src/engine/core/a.ts', '../../../bench/a'],
  ['src/main/host/door/a.ts', '../../../../scripts/a'],
  ['src/renderer/ui/a.ts', '../pages/new/a'],
  ['src/renderer/ui/a.ts', '../App.svelte'],
  ['src/renderer/games/zertz/a.ts', '../../../engine/games/zertz/bot/search'],
  ['src/main/referee/a.ts', '../headless/terminal'],
  ['src/main/startup/a.ts', '../host'],
  ['src/main/host/refusals.ts', './door/limits'],
  ['src/main/host/door/a.ts', '../index'],
  ['src/main/host/door/a.ts', '..'],
])('%s may not import %s', (path, source) => {
  expect(why(path, source)).toMatch(/may not/)
})

it.each([
  ['src/renderer/App.svelte', './pages/home/a'],
  ['src/renderer/main.ts', './App.svelte'],
  ['src/main/host/index.ts', './door/limits'],
  ['src/main/host/door/a.ts', '../refusals'],
  ['src/main/headless/a.ts', '../host'],
  ['src/main/headless/a.ts', '../../../package.json'],
  ['src/renderer/games/zertz/a.ts', '../../../../docs/rules/zertz.md?rules'],
])('%s may import %s', (path, source) => expect(why(path, source)).toBeNull())

it('wants an area for every file of the sources but tests', () => {
  const config = [{ plugins: { house: rule }, rules: { 'house/walls': ['error', house] } }] as Linter.Config[]
  const said = (file: string) =>
    new Linter({ cwd: process.cwd() }).verify('export {}', config, join(process.cwd(), file)).map((one) => one.message)
  expect(said('src/renderer/pages/new/a.js')).toEqual([expect.stringMatching(/no area/)])
  for (const file of ['src/renderer/pages/home/a.js', 'src/renderer/pages/new/testing/a.js', 'bench/a.js'])
    expect(said(file)).toEqual([])
})

it('lets nobody import what is made for tests', () => {
  expect(may('src/engine/a.ts', 'src/engine', './testing/b')).toBe(false)
  expect(may('src/engine/a.ts', 'src/engine', './testing')).toBe(false)
})
