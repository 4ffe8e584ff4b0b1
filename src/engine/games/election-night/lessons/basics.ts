import { early, overtaken } from './maps'
import { goals, say, sceneStart, takesRegion, writeIn, writing, wroteIn, type EnLesson } from './scene'
import { hisRed, safeRed } from './reds'

const { all, always, answered, happened } = goals

/** Regions, the round, the three colours: enough for a first confident move. */
export const firstSteps: EnLesson = {
  id: 'first-steps',
  revision: 1,
  title: { hu: 'Az első lépések', en: 'First steps' },
  extra: false,
  steps: [
    {
      id: 'overtake',
      start: () =>
        sceneStart({
          marks: early,
          round: 3,
          phase: writing(1, '0 by 0 B5'),
          left: ['R3 W2', 'B6 W1'],
          played: ['B5', 'R3'],
        }),
      rules: ['EN-1.3', 'EN-5.1', 'EN-12.1', 'EN-12.3'],
      say: {
        hu: 'Tiéd a türkiz kör. Egy régió azé, akinek ott nagyobb az összege. Béla Közép-Magyarországon 7:4-re vezet. Írd be az 5-ösödet úgy, hogy elvegyél tőle egy régiót!',
        en: 'You’re the teal circle. The higher sum takes a region. Béla leads Közép-Magyarország 7 to 4. Write your 5 so that you take a region from him!',
      },
      headline: { hu: 'Írd be az 5-öst: vegyél el egy régiót Bélától!', en: 'Write your 5: take a region from Béla!' },
      look: ['KM', 'number'],
      tasks: [
        {
          goal: takesRegion(0),
          wrong: [
            {
              when: wroteIn('EM'),
              say: { hu: 'Itt Bélának 13 van: ehhez kevés az 5.', en: 'Béla has 13 here: a 5 isn’t enough.' },
              example: say('EM4'),
            },
            {
              when: wroteIn('ND', 'DD'),
              say: {
                hu: 'Ez már a tiéd, fölöslegesen erősítenéd. Egy pont előny is elég.',
                en: 'That’s already yours. A lead of one is enough; more is wasted.',
              },
              example: say('ND2'),
            },
            {
              when: wroteIn('EA', 'DA', 'KD'),
              say: {
                hu: 'Itt is vezetnél, de Béla nem veszítene semmit. Hol előzöd meg az 5-össel?',
                en: 'You’d lead here too, but Béla loses nothing. Where does a 5 overtake him?',
              },
              example: say('DA1'),
            },
          ],
          refused: [
            {
              rule: 'EN-1.3',
              say: {
                hu: 'Ez a mező foglalt. Ami a térképre került, az ott marad.',
                en: 'That field is taken. What’s on the map stays there.',
              },
              example: say('KM2'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: '9:7! Ha a végéig így marad, tiéd a régió mind az 5 mandátuma. A beírt szám már nem mozdul.',
                en: '9 to 7! If it stays that way to the end, all 5 of its seats are yours. Written numbers never move.',
              },
            },
          ],
          solution: say('KM4'),
        },
      ],
      until: (event) => event.type === 'written',
    },
    {
      id: 'look',
      start: () => sceneStart({ marks: overtaken, round: 4, phase: { type: 'study' }, left: ['B2 R3 W4', 'B6 R1 W5'] }),
      rules: ['EN-1.2', 'EN-2.3', 'EN-2.4', 'EN-2.5'],
      say: {
        hu: 'Új forduló: mindkettőtöknek egy kék, egy piros és egy fehér kocka, három különböző számmal. Most még látod Béláét is. Jegyezd meg a legnagyobbat és a színét, aztán rejtsétek el!',
        en: 'New round: a blue, a red and a white die each, three different numbers. Right now you see Béla’s too. Remember his biggest and its colour, then hide them!',
      },
      headline: { hu: 'Jegyezd meg Béla legnagyobb kockáját!', en: 'Remember Béla’s biggest die!' },
      look: ['thrown-1', 'main'],
      tasks: [
        {
          goal: answered({ type: 'ready' }),
          wrong: [],
          praise: [
            {
              when: always,
              say: {
                hu: 'Fel a paravánokkal! A forduló végéig nem nézheted meg újra: csak az emlékezetedre számíthatsz.',
                en: 'Screens up! No second look until the round is over: all you have is your memory.',
              },
            },
          ],
          solution: say('ready'),
        },
      ],
      until: (event) => event.type === 'hidden',
    },
    {
      id: 'cut',
      start: () =>
        sceneStart({
          marks: overtaken,
          round: 4,
          phase: { type: 'choose', action: 1 },
          left: ['B2 R3 W4', 'B6 R1 W5'],
        }),
      rules: ['EN-4.1', 'EN-4.4', 'EN-5.2', 'EN-7.1', 'EN-9.1'],
      say: {
        hu: 'Titokban választotok egyet-egyet, és egyszerre mutatjátok meg. Béla a legnagyobb kockájára készül. Emlékszel a színére? A fehér a kékből levon 2-t. Vágd meg!',
        en: 'You each pick one in secret and show them together. Béla is about to play his biggest. Remember its colour? White takes 2 off a blue. Cut it!',
      },
      headline: { hu: 'A fehér a kékből levon 2-t. Vágd meg!', en: 'White takes 2 off a blue. Cut it!' },
      look: ['dice'],
      tasks: [
        {
          goal: all(answered({ type: 'choose', color: 'white' }), happened('met', { writes: [4, 4] })),
          wrong: [
            {
              when: answered({ type: 'choose', color: 'red' }),
              say: {
                hu: 'Beírnál egy 3-ast, de Béla a teljes 6-ost. Melyik színtől fél a kék?',
                en: 'You’d write a 3, but Béla his full 6. Which colour is blue afraid of?',
              },
              example: say('choose red'),
            },
            {
              when: answered({ type: 'choose', color: 'blue' }),
              say: {
                hu: 'Kék a kéknek nem árt, és a te 2-esed kevés az ő 6-osa ellen. Próbáld a fehéret!',
                en: 'Blue does nothing to blue, and your 2 is weak against his 6. Try white!',
              },
              example: say('choose blue'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: '6 helyett csak 4-et ír! Mindketten írtok, a kisebb kijátszott szám először: a te 4-esed, mert ő 6-ost játszott.',
                en: 'He writes only 4 instead of 6! You both write, the lower die played goes first: your 4, because he played a 6.',
              },
            },
          ],
          solution: say('choose white'),
        },
        {
          say: {
            hu: 'A fehér szám bárhová mehet. Hová írod a 4-esedet?',
            en: 'A white number can go anywhere. Where does your 4 go?',
          },
          look: ['map', 'number'],
          goal: answered({ type: 'write' }),
          wrong: [],
          praise: [
            {
              when: wroteIn('ND', 'DD'),
              say: {
                hu: 'Beírva. Ott már vezettél, úgyhogy új régióban többet ért volna. Béla 4-ese Észak-Alföldre került.',
                en: 'Written. You led there already, so a new region would have gained more. Béla’s 4 went to Észak-Alföld.',
              },
            },
            {
              when: always,
              say: {
                hu: 'Beírva! Utánad Béla jött, a megvágott 4-essel: Észak-Alföldre tette.',
                en: 'Written! Then came Béla with his cut-down 4: it went to Észak-Alföld.',
              },
            },
          ],
          solution: say('KD1'),
        },
      ],
      others: ({ prompt, view }) =>
        prompt.type === 'choose' ? say('choose blue') : prompt.type === 'write' ? writeIn('EA')(view) : null,
      until: (event) => event.type === 'written' && event.seat === 1,
    },
    hisRed,
    safeRed,
  ],
}
