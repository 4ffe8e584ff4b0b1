/** What the game teaches with: a pitch for now. docs/architecture.md, Lessons, says what a lesson is made of. */
import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: 'Egy kupac kő, és mindenki az utolsót akarja. Egyszerre egyet, kettőt vagy hármat vehetsz el.',
    en: 'A heap of stones, and everybody wants the last one. Take one, two or three at a time.',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
