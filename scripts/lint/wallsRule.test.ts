import { fileURLToPath } from 'node:url'
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import ts from 'typescript-eslint'
import house from './walls.mjs'

const areas = {
  'src/ui': { imports: [] },
  'src/match': { imports: ['src/ui'] },
  'src/pages': { imports: ['src/ui', 'src/match'] },
}
const config = {
  files: ['**/*.ts'],
  plugins: { house },
  rules: { 'house/walls': ['error', areas] },
  languageOptions: { parser: ts.parser },
} as Linter.Config

/** What the rule says of a file of `src/match`. */
function saidOf(code: string): string[] {
  const filename = fileURLToPath(new URL('../../src/match/a.ts', import.meta.url))
  return new Linter().verify(code, [config], { filename }).map(({ message }) => message)
}

it.each([
  ["import { b } from '../%/b'"],
  ["export { b } from '../%/b'"],
  ["export * from '../%/b'"],
  ["const b = () => import('../%/b')"],
  ['const b = () => import(`../%/b`)'],
  ["export type B = import('../%/b').B"],
  ["new Worker(new URL('../%/b.ts', import.meta.url), { type: 'module' })"],
  ["const picture = new URL('../%/b.svg', import.meta.url)"],
])('sees %s', (code) => {
  expect(saidOf(code.replace('%', 'pages'))).toEqual(['src/match may not import src/pages.'])
  expect(saidOf(code.replace('%', 'ui'))).toEqual([])
})

it('wants an import written out', () => {
  expect(saidOf('const b = (name: string) => import(`../pages/${name}`)')).toEqual([
    expect.stringMatching(/^Write out/),
  ])
})

it('takes other addresses for what they are', () => {
  for (const code of ["new URL('../pages/b', location.href)", "new URL('b.ts', import.meta.url)", 'new URL(a, b)'])
    expect(saidOf(code)).toEqual([])
})
