import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const games = new URL('../../games/', import.meta.url)
/** The style of every screen of a game, by its file. */
const styles = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, style: readFileSync(new URL(file, games), 'utf8').split('<style>')[1] ?? '' }))

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
