/** What is there before the first disc. */
import { both } from '../../../core/manifest'
import { pass, passed, place, placed, praise, startAt, wrong, type ForrasStep } from './kit'

export const before: ForrasStep = {
  id: 'fp-before',
  start: startAt({}),
  rules: ['FP-1', 'FP-2', 'FP-3', 'FP-6', 'FP-7'],
  say: both(
    'Ketten–négyen játsszátok, mindenki a saját oldalán; ketten szemben vagy egymás mellett. Hét számkártya van, 4-től 9-ig és egy „?”; egy mindig a forráson. Az óramutató járása szerint jöttök. Tedd le az elsőt!',
    'Two to four play, each on their own side; two sit opposite or side by side. Seven number cards: 4 to 9 and a “?”, one on the spring. Turns go clockwise. Place a disc!',
  ),
  headline: both('Hét számkártya, négy oldal', 'Seven cards, four sides'),
  look: ['card'],
  until: ({ type }) => type === 'placed',
  tasks: [
    {
      goal: placed,
      wrong: [wrong(passed, pass, 'Szabad, de most tegyél le egy korongot!', 'Allowed, but place a disc this time!')],
      praise: [
        praise(
          'A kert 7×7 mező. Egy korong a forráson kívül bármelyik üres mezőre mehet: nem kell máshoz kapcsolódnia, és az út bármelyik színnel kezdődhet.',
          'The garden is 7 by 7 cells. A disc may go on any empty one but the spring: it needn’t touch another, and a route may start with any colour.',
        ),
      ],
      solution: place('Yd1'),
    },
  ],
}
