/** Red: who places it, and when it is safe. */
import { later, middle } from './maps'
import { goals, leadersKept, leads, say, sceneStart, tied, writing, wroteIn, type EnLessonStep } from './scene'

const { all, always, answered, any, happened, not } = goals

export const hisRed: EnLessonStep = {
  id: 'his-red',
  start: () =>
    sceneStart({
      marks: middle,
      round: 5,
      phase: writing(1, '1 by 0 R6'),
      left: ['B3 R5', 'B4 W1'],
      played: ['W2', 'R6'],
    }),
  rules: ['EN-6.2', 'EN-9.7', 'EN-12.2'],
  say: {
    hu: 'Béla piros 6-ost játszott ki, te kisebbet. Ezért az ő számának te választasz helyet! Béláé marad, tehát dugd olyan régióba, ahol semmit sem nyer vele.',
    en: 'Béla played a red 6, you played lower. So you choose where his number goes! It’s still his, so tuck it away where it wins him nothing.',
  },
  headline: {
    hu: 'Te helyezed el Béla 6-osát: hol ér semmit?',
    en: 'You place Béla’s 6: where is it worth nothing?',
  },
  look: ['number', 'map'],
  tasks: [
    {
      goal: leadersKept,
      wrong: [
        {
          when: wroteIn('DA'),
          say: {
            hu: 'Üres régió: egyetlen 6-ossal az övé lenne.',
            en: 'It’s empty: a single 6 would make it his.',
          },
          example: say('DA1'),
        },
        {
          when: tied('ND'),
          say: {
            hu: '6:6 lenne: döntetlenért senki sem kap mandátumot, te sem.',
            en: 'That makes it 6–6: a tie gives nobody seats, you included.',
          },
          example: say('ND2'),
        },
        {
          when: any(leads('KM', 1), leads('DD', 1)),
          say: { hu: 'Ezzel elvinné tőled ezt a régiót.', en: 'That would take this region away from you.' },
          example: say('DD3'),
        },
      ],
      praise: [
        {
          when: always,
          say: {
            hu: 'Elpazarolt hatos! Egy kis szám a nagy pirosat is kordában tartja. Döntetlen régió pedig senkié.',
            en: 'A wasted 6! A small number keeps a big red in check. And a tied region is nobody’s.',
          },
        },
      ],
      solution: say('EM4'),
    },
  ],
  until: (event) => event.type === 'written',
}

export const safeRed: EnLessonStep = {
  id: 'safe-red',
  start: () =>
    sceneStart({
      marks: later,
      round: 6,
      phase: { type: 'choose', action: 2 },
      left: ['B6 R4', 'B5 W4'],
      played: ['W1', 'R2'],
      aid: true,
    }),
  rules: ['EN-1.1', 'EN-4.2', 'EN-6.1', 'EN-7.2'],
  say: {
    hu: 'Második akció: két-két kocka maradt. Bélánál kék 5-ös és fehér 4-es van. A pirosadnak te választasz helyet, ha a másik kocka legalább akkora. Melyik kockád biztos?',
    en: 'Second action: two dice left each. Béla holds blue 5 and white 4. You place your own red if the other die is at least as high. Which is safe?',
  },
  headline: { hu: 'Melyik kockád biztos Béla 5-öse és 4-ese ellen?', en: 'Which die is safe against his 5 and 4?' },
  look: ['aid-1', 'dice'],
  tasks: [
    {
      goal: all(answered({ type: 'choose', color: 'red' }), happened('met', { writes: [4, 0] })),
      wrong: [
        {
          when: answered({ type: 'choose', color: 'blue' }),
          say: {
            hu: 'Fehér ellen 4-re csökken, kék ellen Béla leállíthatja (erről mindjárt). A piros 4-esnek egyik sem árt.',
            en: 'White cuts it to 4, and against blue Béla can call it off (more on that soon). Nothing he has hurts the red 4.',
          },
          example: say('choose blue'),
        },
      ],
      refused: [
        {
          rule: 'EN-4.2',
          say: {
            hu: 'A fehéret már kijátszottad: erre a fordulóra elhasználódott.',
            en: 'You’ve played the white: it’s spent for this round.',
          },
          example: say('choose white'),
        },
      ],
      praise: [
        {
          when: not(answered({ type: 'choose', color: 'white' })),
          say: {
            hu: 'Ráadás: a fehér az ugyanakkora piros ellen nem íródik be. Béla most semmit sem ír! A harmadik kocka kimarad, és jön a következő a tíz fordulóból.',
            en: 'And a bonus: a white isn’t written against an equal red. Béla writes nothing! The third dice stay unplayed, and the next of ten rounds begins.',
          },
        },
      ],
      solution: say('choose red'),
    },
  ],
  others: ({ prompt }) => (prompt.type === 'choose' ? say('choose white') : null),
  until: (event) => event.type === 'met',
}
