/** One term for one thing: what was decided against stays out of screens, lessons and rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const filesIn = (folder: string, fits: RegExp): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((path) => fits.test(path) && !path.includes('.test.'))

const shared = ['src/renderer/pages', 'src/renderer/words'].flatMap((folder) => filesIn(folder, /[wW]ords\.ts$/))
const lessons = filesIn('src/engine/games', /\/lessons\/.*\.ts$/)
const hungarian = [
  ...filesIn('src/renderer/words/hu', /\.ts$/),
  ...filesIn('src/renderer/games', /\.hu\.ts$/),
  ...filesIn('docs/rules', /\.hu\.md$/),
]
const english = [...filesIn('src/renderer/words/en', /\.ts$/), ...filesIn('src/renderer/games', /\.en\.ts$/)]
const englishRules = filesIn('docs/rules', /^(?!.*\.hu\.md$).*\.md$/)

interface Term {
  readonly say: string
  readonly not: RegExp
  /** Only in paths like these. */
  readonly where?: RegExp
}

const hungarianTerms: readonly Term[] = [
  { say: 'utasítás', not: /parancs/i },
  {
    say: 'forduló',
    not: /[\d}]\. kör|(?<!\p{L})(?:egy|az?|első|utolsó|következő|teljes|új) kör(?:ben|re|t|ön)?(?!\p{L})/iu,
  },
  { say: 'te jössz, a lépésed', not: /(?<!\p{L})kör(?:e|öd|ödben|ében)(?!\p{L})/u },
  { say: 'téves', not: /hamis/i },
  { say: 'helyes', not: /(?<!\p{L})igaz(?!\p{L})/iu, where: /forras-pont/ },
  { say: 'színkapcsolat', not: /színpár/i },
  { say: 'ugrás', not: /ütés|(?<!\p{L})üt(?:öd|ni|ött|sz|hetsz)?(?!\p{L})/iu, where: /zertz/ },
  { say: 'elnézett ugrás', not: /(?:elnézett|kihagyott) ütés/i },
  { say: 'Vétózom', not: /vétózok/i },
  { say: 'csevegés', not: /beszélgetés/i },
  { say: 'a házigazda gépe', not: /gazdagép|házigép/i },
  { say: 'wifi', not: /wi[-‑]fi/i },
  { say: 'főkönyv', not: /\b(?:a|A) könyvek\b/, where: /agents/ },
]

const englishTerms: readonly Term[] = [
  { say: 'seats', not: /(?<!event\.)\bmandates?\b(?![\]}:),]| =|Now)/i },
  { say: 'clean sweep', not: /total victor/i },
  { say: 'Confirm', not: /so be it/i },
  { say: 'Skip to content', not: /main part/i },
  { say: '$4', not: /\d dollars?\b/ },
]

const isComment = (line: string) => /^\s*(?:\/\*|\*\s|\/\/)/.test(line)

const offences = (files: readonly string[], terms: readonly Term[]): string[] =>
  files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        terms
          .filter(({ not, where }) => !isComment(line) && not.test(line) && (where?.test(path) ?? true))
          .map(({ say }) => `${path}:${at + 1} say “${say}”: ${line.trim()}`),
      ),
  )

describe('one term for one thing', () => {
  it('finds the files', () => {
    for (const files of [shared, lessons, hungarian, english, englishRules]) expect(files.length).toBeGreaterThan(3)
  })

  it('in Hungarian', () => {
    expect(offences([...hungarian, ...shared, ...lessons], hungarianTerms)).toEqual([])
  })

  it('in English', () => {
    expect(offences([...english, ...englishRules, ...shared, ...lessons], englishTerms)).toEqual([])
  })

  it('dots touch their word, and apostrophes are typographic', () => {
    const files = [...hungarian, ...english, ...shared].filter((path) => path.endsWith('.ts'))
    const spaced = { say: 'word…', not: /\S …['`]/ }
    const straight = { say: '’', not: /\p{L}'(?:s|t|re|ll|ve|d) \p{Ll}/u }
    expect(offences(files, [spaced, straight])).toEqual([])
  })
})
