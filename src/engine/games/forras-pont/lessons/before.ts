/** What is there before the first disc. */
import { both, startAt, type ForrasStep } from './kit'

export const before: ForrasStep = {
  id: 'fp-before',
  start: startAt({}),
  rules: ['FP-1', 'FP-2', 'FP-3', 'FP-6'],
  say: both(
    'Ketten–négyen ültök, mindenki a saját oldalán; ketten szemben vagy egymás mellett. Hét számkártya van: 4-től 9-ig és egy „?”. Egy mindig a forráson fekszik. Sorban jöttök, az óramutató szerint.',
    'Two to four play, each on their own side; two sit opposite or side by side. There are seven number cards, 4 to 9 and a “?”; one always lies on the spring. Turns go clockwise.',
  ),
  headline: both('Hét számkártya, négy oldal', 'Seven cards, four sides'),
  look: ['card'],
  tasks: [],
}
