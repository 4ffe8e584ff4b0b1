import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const renderer = new URL('../../', import.meta.url)
/** The style of every component, by its file. */
const all = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, style: readFileSync(new URL(file, renderer), 'utf8').split('<style>')[1] ?? '' }))
/** The same of the games' screens. */
const styles = all.filter(({ file }) => /^games[\\/]/.test(file))

/** Classes of base.css that paint: a game's own class of that name would be painted by both. */
const painted = ['card', 'glow', 'wood', 'overhead', 'unread']

it('no screen of a game has a class of its own with the name of one that is painted everywhere', () => {
  const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')
  for (const name of painted) expect(base).toMatch(new RegExp(`^\\.${name} \\{`, 'm'))
  const doubled = styles.flatMap(({ file, style }) =>
    painted.filter((name) => new RegExp(`\\.${name}\\b(?!-)`).test(style)).map((name) => `${file} .${name}`),
  )
  expect(doubled).toEqual([])
})

it('no screen of a game asks the system about motion: the player’s own wish goes before it', () => {
  const asking = styles.filter(({ style }) => style.includes('prefers-reduced-motion'))
  expect(asking.map(({ file }) => file)).toEqual([])
})

/** Every `@keyframes` of a style; what it does is written without spaces, and without how dim it begins. */
const keyframesIn = (style: string) =>
  [...style.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, name = '', body = '']) => ({
    name,
    does: body.replace(/\s/g, '').replace(/opacity:[^;]+/g, 'opacity'),
  }))

it('shared keyframes are used, and no component declares them again', () => {
  const css = readFileSync(new URL('keyframes.css', import.meta.url), 'utf8')
  const shared = keyframesIn(css)
  expect(shared.length).toBeGreaterThan(2)
  const declared = all.flatMap(({ file, style }) => keyframesIn(style).map((one) => ({ file, ...one })))
  expect(declared.length).toBeGreaterThan(20)
  const doubled = declared.filter(({ name, does }) => shared.some((one) => one.name === name || one.does === does))
  expect(doubled).toEqual([])
  const animations = [css, ...all.map(({ style }) => style)].flatMap(
    (style) => style.match(/animation(-name)?:[^;}]*/g) ?? [],
  )
  const isUsed = (name: string) => animations.some((one) => new RegExp(`[\\s:]${name}(?![\\w-])`).test(one))
  expect(shared.filter(({ name }) => !isUsed(name))).toEqual([])
})
