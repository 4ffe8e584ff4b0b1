/** What is there before the first throw, and what a region is worth. */
import { goals, say, sceneStart, writing, writeIn, wroteIn, type EnLesson } from './scene'

const { always, answered, not } = goals
const inSeven = wroteIn('EA', 'DA')

export const before: EnLesson = {
  id: 'before',
  revision: 2,
  title: { hu: 'Mennyit ér egy régió?', en: 'What a region is worth' },
  extra: true,
  steps: [
    {
      id: 'seats',
      start: () =>
        sceneStart({
          marks: ['', ''],
          round: 1,
          phase: writing(1, '0 by 0 B4'),
          left: ['R2 W5', 'R6 W3'],
          played: ['B4', 'B1'],
        }),
      rules: ['EN-12.3', 'EN-12.4'],
      say: {
        hu: 'Hét régió, mindegyikben 5–7 mező. Ahány mező, annyi mandátum jár érte. A teljes győzelem még 5 mezőért 2, 6-ért 3, 7-ért 4 extra mandátumot ad. Írj egy hétmezősbe!',
        en: 'Seven regions of 5 to 7 fields: a region brings as many seats as it has fields, a clean sweep 2, 3 or 4 extra. Write in a region of seven!',
      },
      headline: { hu: 'Ahány mező, annyi mandátum.', en: 'As many seats as fields.' },
      look: ['map'],
      tasks: [
        {
          goal: inSeven,
          wrong: [
            {
              when: not(inSeven),
              say: {
                hu: 'Ez kevesebbet ér. Észak-Alföldön és Dél-Alföldön van hét mező.',
                en: 'That one brings less. Észak-Alföld and Dél-Alföld have seven fields.',
              },
              example: say('KM1'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: 'Hét mandátum, és ha a tiéd a teljes győzelem, még négy: tizenegy.',
                en: 'Seven seats, and four more for a clean sweep: eleven.',
              },
            },
          ],
          solution: writeIn('EA'),
        },
      ],
      until: (event) => event.type === 'written',
    },
    {
      id: 'each-party',
      start: () => sceneStart({ marks: ['', ''], round: 1, phase: { type: 'study' }, left: ['B4 R2 W5', 'B1 R6 W3'] }),
      rules: ['EN-1.1', 'EN-1.2', 'EN-2.6', 'EN-13.1'],
      say: {
        hu: 'Fordulónként két akció, mindegyikben egy kocka. A harmadik kockátok titok marad a parti végéig. Az asztal kérhet emlékeztetőt: akkor a dobott számok végig látszanak, az átforgatások nem. Rejtsd el a kockáidat!',
        en: 'A round has two actions, one die each. Your third dice stay secret until the match ends. With the memory aid option, rolled numbers stay in sight; flips don’t. Hide your dice!',
      },
      headline: { hu: 'Két akció, a harmadik kocka titok.', en: 'Two actions; the third die stays secret.' },
      look: ['main'],
      tasks: [
        {
          goal: answered({ type: 'ready' }),
          wrong: [],
          praise: [
            {
              when: always,
              say: {
                hu: 'Most jönne az első akció: egy kockát választotok, aztán a maradék kettőből még egyet.',
                en: 'Now the first action would begin: you each pick a die, then another of the two left.',
              },
            },
          ],
          solution: say('ready'),
        },
      ],
      until: (event) => event.type === 'hidden',
    },
  ],
}
