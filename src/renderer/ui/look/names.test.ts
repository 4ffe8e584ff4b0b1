import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const games = new URL('../../games/', import.meta.url)
const screens = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))

/** Classes of base.css that paint: a game's own class of that name would be painted by both. */
const painted = ['card', 'glow', 'wood', 'overhead', 'unread']

it('no screen of a game has a class of its own with the name of one that is painted everywhere', () => {
  const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')
  for (const name of painted) expect(base).toMatch(new RegExp(`^\\.${name} \\{`, 'm'))
  const doubled = screens.flatMap((file) => {
    const [, style = ''] = readFileSync(new URL(file, games), 'utf8').split('<style>')
    return painted.filter((name) => new RegExp(`\\.${name}\\b(?!-)`).test(style)).map((name) => `${file} .${name}`)
  })
  expect(doubled).toEqual([])
})
