import { beforeSet, later } from './maps'
import { goals, leads, say, sceneStart, tied, writeIn, writing, wroteIn, type EnLesson } from './scene'
import { total, night } from './finale'

const { all, always, answered, happened, not } = goals

/** Vetoes, flips, sets, clean sweeps, and a whole election to win. */
export const tricks: EnLesson = {
  id: 'tricks',
  revision: 2,
  title: { hu: 'Fortélyok és győzelem', en: 'Tricks, and how to win' },
  extra: false,
  steps: [
    {
      id: 'veto',
      start: () =>
        sceneStart({
          marks: later,
          round: 7,
          phase: { type: 'veto', action: 1 },
          left: ['R5 W3', 'R4 W1'],
          played: ['B2', 'B6'],
        }),
      rules: ['EN-8.1', 'EN-8.2'],
      say: {
        hu: 'Kék a kék ellen! Azonos színnél bármelyikőtök vétózhat: akkor senki sem ír, és mindkét kocka elveszett. Te 2-est írnál, Béla 6-ost. Hagyod, vagy vétózol?',
        en: 'Blue against blue! With the same colour either of you may veto: nobody writes and both dice are gone. You’d write 2, Béla 6. Let it stand, or veto?',
      },
      headline: { hu: 'Azonos szín: vétózol, vagy hagyod?', en: 'Same colour: veto, or let it stand?' },
      look: ['duel', 'veto'],
      tasks: [
        {
          goal: answered({ type: 'veto', veto: true }),
          wrong: [
            {
              when: answered({ type: 'veto', veto: false }),
              say: {
                hu: 'Akkor Béla 6-ost ír a te 2-esedre. Ezt most jobb megállítani.',
                en: 'Then Béla writes a 6 to your 2. Better stop this one.',
              },
              example: say('stand'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: 'Állj! Egyetlen vétó elég, és mindenki látja, ki kérte. A jobb kockáid még hátravannak.',
                en: 'Stopped! One veto is enough, and everyone sees whose it was. Your better dice are still to come.',
              },
            },
          ],
          solution: say('veto'),
        },
      ],
      others: ({ prompt }) => (prompt.type === 'veto' ? say('stand') : null),
      until: (event) => event.type === 'vetoes',
    },
    {
      id: 'flip',
      start: () =>
        sceneStart({
          marks: later,
          round: 7,
          phase: { type: 'flip', action: 1 },
          left: ['B1 R3 W4', 'B5 R2 W6'],
          flips: [1, 2],
        }),
      rules: ['EN-1.2', 'EN-3.1', 'EN-3.2', 'EN-3.4', 'EN-4.4'],
      say: {
        hu: 'Béla tudja, hogy a kéked 1-es. Vagy mégsem? Partinként ötször, akciónként egyszer titokban átforgathatod egy rejtett kockádat: 1↔6, 2↔5, 3↔4. Csinálj 6-ost!',
        en: 'Béla knows your blue is a 1. Or does he? Five times a match, once per action, you may secretly turn a hidden die over: 1↔6, 2↔5, 3↔4. Make a 6!',
      },
      headline: { hu: 'Forgass át titokban egy kockát: legyen 6-os!', en: 'Secretly turn a die over: make a 6!' },
      look: ['die-blue', 'flips-0'],
      tasks: [
        {
          goal: answered({ type: 'flip', color: 'blue' }),
          wrong: [
            {
              when: answered({ type: 'flip', color: null }),
              say: { hu: 'Spórolni is lehet, de most próbáld ki!', en: 'Saving them is fine, but try one now!' },
              example: say('flip none'),
            },
            {
              when: not(answered({ type: 'flip', color: 'blue' })),
              say: {
                hu: 'Szabályos, de csak eggyel változik. Melyikből lesz 6-os?',
                en: 'Legal, but it changes by just one. Which one becomes a 6?',
              },
              example: say('flip red'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: 'Béla annyit lát, hogy forgattál. Hogy melyiket, azt nem.',
                en: 'All Béla sees is that you flipped. Not which one.',
              },
            },
          ],
          solution: say('flip blue'),
        },
        {
          say: {
            hu: 'Béla még mindig 1-esnek hiszi a kékedet. Játszd ki!',
            en: 'Béla still takes your blue for a 1. Play it!',
          },
          look: ['die-blue'],
          goal: answered({ type: 'choose', color: 'blue' }),
          wrong: [
            {
              when: not(answered({ type: 'choose', color: 'blue' })),
              say: {
                hu: 'Nem muszáj rögtön kijátszani, de most Béla még 1-esnek hiszi!',
                en: 'You needn’t play it right away, but right now Béla still thinks it’s a 1!',
              },
              example: say('choose white'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: 'Meglepetés! Kék a piros ellen: egyik sem árt a másiknak. Béla 2-ese kisebb, ő írt először.',
                en: 'Surprise! Blue against red: neither hurts the other. Béla’s 2 is lower, so he wrote first.',
              },
            },
          ],
          solution: say('choose blue'),
        },
        {
          say: {
            hu: 'Most te jössz. A kék is bárhová mehet: írd be a 6-ost!',
            en: 'Now you. A blue goes anywhere, too: write the 6!',
          },
          look: ['map'],
          goal: answered({ type: 'write' }),
          wrong: [],
          praise: [
            {
              when: always,
              say: {
                hu: 'Béla csak a felfedéskor tudta meg, mit forgattál. Ráértél volna később is kijátszani. Négy jelződ volt, most három maradt.',
                en: 'Béla only learned at the reveal what you’d flipped. You could have played it later. You had four markers, now three are left.',
              },
            },
          ],
          solution: say('DA1'),
        },
      ],
      others: ({ prompt, view }) => {
        if (prompt.type === 'flip') return say('flip none')
        if (prompt.type === 'choose') return say('choose red')
        return prompt.type === 'write' ? writeIn('EA')(view) : null
      },
      until: (event) => event.type === 'written' && event.seat === 0,
    },
    {
      id: 'set',
      start: () =>
        sceneStart({
          marks: beforeSet,
          round: 7,
          phase: writing(1, '0 by 0 W3'),
          left: ['B5 R1', 'B6 W4'],
          played: ['W3', 'R2'],
        }),
      rules: ['EN-10.1', 'EN-12.2'],
      say: {
        hu: 'Már csak a 3-as hiányzik, hogy 1-től 6-ig minden számod meglegyen. Írd be! A kész szettért azonnal beírhatsz még egy számot, amilyet csak akarsz.',
        en: 'Only a 3 is missing from your 1 to 6. Write it! A finished set lets you write one more number right away, any you like.',
      },
      headline: { hu: 'Fejezd be a szettet: hiányzik a 3-as!', en: 'Finish the set: the 3 is missing!' },
      look: ['set-0', 'map'],
      tasks: [
        {
          goal: happened('set', { seat: 0 }),
          wrong: [],
          praise: [
            {
              when: always,
              say: {
                hu: 'Kész a szett! Jár egy jutalomszám, bárhová.',
                en: 'Set complete! You get a bonus number, anywhere.',
              },
            },
          ],
          solution: say('KD3'),
        },
        {
          say: {
            hu: 'Válassz számot és régiót: vedd el vele Dél-Alföldet! Bélának ott egy 4-ese van.',
            en: 'Pick a number and a region: use it to take Dél-Alföld! Béla has a 4 there.',
          },
          look: ['DA', 'numbers'],
          goal: leads('DA', 0),
          wrong: [
            {
              when: all(wroteIn('DA'), tied('DA')),
              say: { hu: '4:4, az még senkié. Nagyobb kell!', en: '4–4 is still nobody’s. Go higher!' },
              example: say('DA2=4'),
            },
            {
              when: all(wroteIn('DA'), not(leads('DA', 0))),
              say: { hu: 'Ez kevés: Béla 4-ese nagyobb.', en: 'Not enough: Béla’s 4 is higher.' },
              example: say('DA2=3'),
            },
            {
              when: not(wroteIn('DA')),
              say: { hu: 'Jó hely, de Dél-Alföld még Béláé.', en: 'Nice spot, but Dél-Alföld is still Béla’s.' },
              example: say('ND3=6'),
            },
          ],
          praise: [
            {
              when: always,
              say: {
                hu: 'Ezért jó a kis szám is: minden kész szettért jár egy jutalomszám, aztán kezdődik a következő.',
                en: 'That’s why small numbers matter: every finished set brings a bonus number, then the next one begins.',
              },
            },
          ],
          solution: say('DA2=6'),
        },
      ],
      until: (event) => event.type === 'set' || (event.type === 'written' && event.color === null),
    },
    total,
    night,
  ],
}
