/** What is there before the first throw, and what a region is worth. */
import { sceneStart, type EnLesson, type LessonScene } from './scene'

const emptyMap = (phase: LessonScene['phase']) => () =>
  sceneStart({ marks: ['', ''], round: 1, phase, left: ['B4 R2 W5', 'B1 R6 W3'] })

export const before: EnLesson = {
  id: 'before',
  revision: 1,
  title: { hu: 'Mennyit ér egy régió?', en: 'What a region is worth' },
  extra: true,
  steps: [
    {
      id: 'seats',
      start: emptyMap({ type: 'choose', action: 1 }),
      rules: ['EN-12.3', 'EN-12.4'],
      say: {
        hu: 'Hét régió, mindegyikben 5–7 mező. Ahány mező, annyi mandátum jár érte. A teljes győzelem ezen felül hárommal kevesebbet ad: 5 mezőért 2, 6-ért 3, 7-ért 4 extra mandátumot.',
        en: 'Seven regions of 5 to 7 fields. A region brings as many seats as it has fields. A clean sweep adds three fewer: 2 extra seats for 5 fields, 3 for 6, 4 for 7.',
      },
      headline: { hu: 'Ahány mező, annyi mandátum.', en: 'As many seats as fields.' },
      look: ['map'],
      tasks: [],
    },
    {
      id: 'each-party',
      start: emptyMap({ type: 'study' }),
      rules: ['EN-1.1', 'EN-1.2', 'EN-2.6', 'EN-13.1'],
      say: {
        hu: 'Fordulónként két akció, mindegyikben egy kocka. A harmadik kockátok titok marad a parti végéig. Az asztal kérhet emlékeztetőt: akkor a dobott számok végig látszanak, az átforgatások nem.',
        en: 'A round has two actions, one die each. Your third dice stay secret until the match ends. With the memory aid, a table option, the rolled numbers stay in sight, but not the flips.',
      },
      headline: { hu: 'Két akció, a harmadik kocka titok.', en: 'Two actions; the third die stays secret.' },
      look: ['dice'],
      tasks: [],
    },
  ],
}
