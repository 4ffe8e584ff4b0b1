import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedTests, testCommand } from './sharedTests'

const page = readFileSync('docs/new-game.md', 'utf8')

it('docs/new-game.md prints the command that the generator prints, and explains each of its tests', () => {
  expect(page).toContain(`\n${testCommand('lucky-heap')}\n`)
  expect(sharedTests.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([])
})

it.each(sharedTests)('%s is one file', (name) => {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const tests = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.test.ts'))
  expect(tests.filter((file) => file.toLowerCase().includes(name.toLowerCase()))).toHaveLength(1)
})
