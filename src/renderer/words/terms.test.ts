/** One term for one thing: what was decided against stays out of screens, lessons and rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const filesIn = (folder: string, fits: RegExp): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((path) => fits.test(path) && !path.includes('.test.'))

const shared = ['src/renderer/pages', 'src/renderer/words'].flatMap((folder) => filesIn(folder, /[wW]ords\.ts$/))
const lessons = filesIn('src/engine/games', /\/(lessons\/.*|record\/files)\.ts$/)
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

/** What stands before a round or a number of rounds. */
const beforeRound =
  '(?:[\\d}]\\.?|egy|az?|két|három|négy|öt|hat|hány|több|első|második|harmadik|utolsó|előző|következő|teljes|új|minden|egyes|mostani)'
/** The usual endings. With nothing of the above before it, `körben` and `körbe` mean “round the table”. */
const ofRound = '(?:t|ön|ök\\p{Ll}*|ben|be|ből|re|ről|höz|től|nél|nek|ig|ért|rel|i)?'

const hungarianTerms: readonly Term[] = [
  { say: 'utasítás', not: /parancs/i },
  {
    say: 'forduló',
    not: new RegExp(`(?<!\\p{L})(?:${beforeRound} kör${ofRound}|körön(?:ként|te))(?!\\p{L})`, 'iu'),
  },
  { say: 'te jössz, a lépésed', not: /(?<!\p{L})kör(?:e[dm]?|ö[dm]\p{Ll}*|é(?:t|n|ben|re|nek|től|ig|vel))(?!\p{L})/u },
  { say: 'téves', not: /hamis/i },
  { say: 'helyes', not: /(?<!\p{L})igaz(?:at|ak|akat|nak|ra)?(?!\p{L})/iu, where: /forras-pont/ },
  { say: 'színkapcsolat', not: /színpár/i },
  {
    say: 'ugrás',
    not: /ütés|(?<!\p{L})(?:le)?(?:üt(?:ö[dkmt]\p{Ll}*|ni|sz|i|ik|ünk|jük|nek|ve|het\p{Ll}*)?|üs[ds]\p{Ll}*)(?!\p{L})/iu,
    where: /zertz/,
  },
  { say: 'elnézett ugrás', not: /(?:elnézett|kihagyott) ütés/i },
  { say: 'Vétózom', not: /vétózok/i },
  { say: 'csevegés', not: /beszélgetés/i },
  { say: 'a házigazda gépe', not: /gazdagép|házigép/i },
  { say: 'wifi', not: /wi[-‑]fi/i },
  { say: 'boltlap', not: /bolti lap/i },
  { say: 'elkerít', not: /bekerít/i, where: /dice-town/ },
  { say: 'jutalomszám', not: /ajándékszám/i, where: /election-night/ },
  { say: 'főkönyv', not: /(?<!\p{L})a könyvek/iu, where: /agents/ },
]

const englishTerms: readonly Term[] = [
  { say: 'seats', not: /(?<!event\.)\bmandates?\b(?![\]}:),]| =|Now)/i },
  { say: 'clean sweep', not: /total victor/i },
  { say: 'Confirm', not: /so be it/i },
  { say: 'Skip to content', not: /main part/i },
  { say: '$4', not: /\d dollars?\b/ },
  { say: 'overlooked a capture', not: /overlook\w* (?:a|the) jump/i },
  { say: 'the host’s computer', not: /\b(?:this|on the) host\b(?!’)/i },
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
  it.each([
    'a kör vége',
    '2. körben',
    'Minden körben',
    'a következő körhöz',
    'három körből',
    'az utolsó körökben',
    'körönként',
    'a te köröd',
    'Anna körére',
  ])('hears a round in “%s”', (text) => {
    expect(hungarianTerms.some(({ not, where }) => !where && not.test(text))).toBe(true)
  })

  it.each([
    'utána körben haladunk',
    'körbe jöttök',
    'Tiéd a türkiz kör',
    'a Körözés',
    'ingatlan köré húzod',
    'a környék',
  ])('hears none in “%s”', (text) => {
    expect(hungarianTerms.filter(({ not }) => not.test(text))).toEqual([])
  })

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
