/** A clean sweep, and a whole election to win. */
import { nearlyTotal, night as lastNight } from './maps'
import { firstFree, goals, say, sceneStart, wonTotally, writeIn, writing, wroteIn, type EnLessonStep } from './scene'

const { always, answered, any, happened, not } = goals

export const total: EnLessonStep = {
  id: 'total',
  start: () =>
    sceneStart({
      marks: nearlyTotal,
      round: 8,
      phase: writing(1, '0 by 0 R5', '1 by 1 B6'),
      left: ['B3 W1', 'R2 W4'],
      played: ['R5', 'B6'],
    }),
  rules: ['EN-12.4'],
  say: {
    hu: 'Két régiódban is egyetlen hely maradt. Ha betelik, te nyered, és a számaid közt nincs két egyforma, az teljes győzelem: extra mandátum! Hová írod az 5-öst?',
    en: 'Two of your regions have one gap left. Fill it and win it with no number of yours twice: that’s a clean sweep, with extra seats! Where does the 5 go?',
  },
  headline: { hu: 'Teljes győzelem: hová illik az 5-ös?', en: 'Clean sweep: where does the 5 fit?' },
  look: ['KM', 'EM'],
  tasks: [
    {
      goal: wonTotally(0),
      wrong: [
        {
          when: wroteIn('EM'),
          say: {
            hu: 'Megnyernéd, de két 5-ösöd lenne: csak sima győzelem.',
            en: 'You’d win it, but with two 5s: a simple victory only.',
          },
          example: say('EM5'),
        },
        {
          when: not(wroteIn('KM', 'EM')),
          say: {
            hu: 'Ott nem telik be semmi. Nézd a két majdnem teli régiót!',
            en: 'That fills nothing up. Look at the two regions that are nearly full!',
          },
          example: say('ND3'),
        },
      ],
      praise: [
        {
          when: always,
          say: {
            hu: '5+2 mandátum! Béla ottani 5-öse nem számít, csak a te számaid.',
            en: '5+2 seats! Béla’s 5 in there doesn’t matter, only your numbers do.',
          },
        },
      ],
      solution: say('KM5'),
    },
  ],
  others: ({ prompt, view }) => (prompt.type === 'write' ? writeIn('DA')(view) : null),
  until: (event) => event.type === 'written' && event.seat === 1,
}

export const night: EnLessonStep = {
  id: 'night',
  start: () =>
    sceneStart({
      marks: lastNight,
      round: 10,
      phase: { type: 'choose', action: 2 },
      left: ['R4 W1', 'B5 W6'],
      played: ['B3', 'R2'],
      flips: [5, 5],
      aid: true,
    }),
  rules: ['EN-1.1', 'EN-9.1', 'EN-11.1', 'EN-12.5'],
  say: {
    hu: 'Tizedik, utolsó forduló, utolsó kocka. Béla 30:23-ra vezet, és minden Dél-Alföldön múlik: 12:9, egyetlen szabad mezővel. A kisebb szám ír először. Nyerd meg a választást!',
    en: 'Round ten, the last; one die to go. Béla leads 30 to 23, and it hangs on Dél-Alföld: 12 to 9, one field left. The lower number writes first. Win!',
  },
  headline: { hu: 'Utolsó kocka: nyerd meg a választást!', en: 'Last die: win the election!' },
  look: ['DA', 'aid-1'],
  tasks: [
    {
      goal: answered({ type: 'choose', color: 'red' }),
      wrong: [
        {
          when: answered({ type: 'choose', color: 'white' }),
          say: {
            hu: 'Az 1-essel csak 10 lenne, Bélának 12. Melyik kockád elég, és annak te választasz-e helyet?',
            en: 'A 1 makes only 10 to Béla’s 12. Which die is enough, and do you get to place it?',
          },
          example: say('choose white'),
        },
      ],
      refused: [
        {
          rule: 'EN-4.2',
          say: {
            hu: 'A kéket ebben a fordulóban már kijátszottad.',
            en: 'You’ve already played the blue this round.',
          },
          example: say('choose blue'),
        },
      ],
      praise: [
        {
          when: always,
          say: {
            hu: 'Béla fehér 6-osa nagyobb a piros 4-esnél: te írsz először, és te választasz helyet.',
            en: 'Béla’s white 6 is higher than your red 4: you write first, and you pick the place.',
          },
        },
      ],
      solution: say('choose red'),
    },
    {
      say: { hu: 'Hová írod a 4-est?', en: 'Where does the 4 go?' },
      look: ['DA'],
      goal: happened('over', { winners: [0] }),
      wrong: [
        {
          when: any(wroteIn('EA'), not(happened('over', { winners: [0] }))),
          say: {
            hu: 'Észak-Alföld már a tiéd. Béla most beírná a 6-ost Dél-Alföldre!',
            en: 'Észak-Alföld is already yours. Now Béla would write his 6 in Dél-Alföld!',
          },
          example: say('EA6'),
        },
      ],
      praise: [
        {
          when: always,
          say: {
            hu: '13:12 Dél-Alföldön, 30:23 mandátum. Akinek több a mandátuma, az nyer: tiéd az éjszaka! Jöhet az igazi?',
            en: '13–12 in Dél-Alföld, 30–23 in seats. More seats win: the night is yours! Ready for the real thing?',
          },
        },
      ],
      solution: say('DA7'),
    },
  ],
  others: ({ prompt, view }) => {
    if (prompt.type === 'choose') return say('choose white')
    if (prompt.type !== 'write') return null
    return writeIn(firstFree(view.table.fields, 'DA') === null ? 'EA' : 'DA')(view)
  },
}
