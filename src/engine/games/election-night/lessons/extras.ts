/** Rare throws, meetings and flips: each a lesson of one step, offered when it comes up. */
import type { InBoth } from '../../../core/manifest'
import { later } from './maps'
import { goals, say, sceneStart, writing, type EnLesson, type EnLessonStep } from './scene'

const { all, always, answered, happened } = goals

/** A lesson of one step. */
export const extra = (id: string, title: InBoth, step: Omit<EnLessonStep, 'id'>, revision = 1): EnLesson => ({
  id,
  revision,
  title,
  extra: true,
  steps: [{ id: 'play', ...step }],
})

const throws = extra(
  'throws',
  { hu: 'A dobás', en: 'The throw' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 6,
        phase: writing(2, '0 by 0 W5'),
        left: ['B6', 'B4'],
        played: ['R2 W5', 'W1 R3'],
      }),
    rules: ['EN-2.1', 'EN-2.2', 'EN-2.3'],
    say: {
      hu: 'Írd be a forduló utolsó számát, aztán figyeld a dobást! Addig dobtok, amíg mindkettőtöknek három különböző száma lesz.',
      en: 'Write the round’s last number, then watch the throw! You each throw until your three numbers all differ.',
    },
    headline: { hu: 'Figyeld, melyik kocka kerül félre!', en: 'Watch which dice are set aside!' },
    look: ['map'],
    chance: [2, 2, 4, 5, 4, 0, 0, 1, 3],
    captions: [
      {
        at: (event) => event.type === 'thrown' && event.seat === 0 && event.attempt === 1,
        say: {
          hu: 'Kék 3, piros 3, fehér 5. Az 5-ös egyedi: félreteszed. A két 3-ast újradobod.',
          en: 'Blue 3, red 3, white 5. The 5 is unique and goes aside. Both 3s are thrown again.',
        },
      },
      {
        at: (event) => event.type === 'thrown' && event.attempt === 2,
        say: {
          hu: 'Kék 6: új szám, ezt is félreteszed. A piros 5-ös már megvan fehérben, tehát még egyszer!',
          en: 'Blue 6 is new and goes aside. Red 5 is there already, on the white: once more!',
        },
      },
      {
        at: (event) => event.type === 'thrown' && event.attempt === 3,
        say: { hu: 'Piros 1: megvan a három különböző.', en: 'Red 1: three different numbers.' },
      },
    ],
    tasks: [
      {
        goal: always,
        wrong: [],
        praise: [
          {
            when: always,
            say: {
              hu: 'Ami egyedi, félrekerül, a többit újradobod. Béla kockái elsőre különböztek. Mindez nyíltan történik.',
              en: 'Unique dice go aside, the rest are thrown again. Béla’s differed right away. All of this happens in the open.',
            },
          },
        ],
        solution: say('DA1'),
      },
    ],
    until: (event) => event.type === 'rolled',
  },
)

const equal = extra(
  'equal-white',
  { hu: 'Egyforma kék és fehér', en: 'Equal blue and white' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 6,
        phase: { type: 'choose', action: 2 },
        left: ['B4 R6', 'R3 W4'],
        played: ['W2', 'B1'],
        aid: true,
      }),
    rules: ['EN-4.3', 'EN-5.2', 'EN-7.3', 'EN-7.4', 'EN-9.5'],
    say: {
      hu: 'Béla fehér 4-est játszik. Érd el, hogy semmit se írjon!',
      en: 'Béla is playing white 4. Make sure he writes nothing!',
    },
    headline: { hu: 'Béla fehér 4-est játszik: állítsd meg!', en: 'Béla plays white 4: stop it!' },
    look: ['aid-1', 'dice'],
    tasks: [
      {
        goal: all(answered({ type: 'choose', color: 'blue' }), happened('met', { writes: [2, 0] })),
        wrong: [
          {
            when: answered({ type: 'choose', color: 'red' }),
            say: {
              hu: 'Béla 4-est ír, és ő helyezi el a 6-osodat is.',
              en: 'Béla writes 4, and places your 6 too.',
            },
            example: say('choose red'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: 'Kék 4 a fehér 4 ellen: a fehér nem íródik be, a kék mégis 2-t veszít. A kijátszott érték számít. Két egyforma fehér viszont nem gátolja egymást.',
              en: 'Blue 4 against white 4: the white isn’t written, the blue still loses 2. What counts is the value played. Two equal whites don’t block each other.',
            },
          },
        ],
        solution: say('choose blue'),
      },
    ],
    others: ({ prompt }) => (prompt.type === 'choose' ? say('choose white') : null),
    until: (event) => event.type === 'met',
  },
)

const smallBlue = extra(
  'small-blue',
  { hu: 'Kis kék fehér ellen', en: 'Small blue against white' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 6,
        phase: { type: 'choose', action: 2 },
        left: ['B2 R3', 'R6 W5'],
        played: ['W4', 'B1'],
        aid: true,
      }),
    rules: ['EN-5.3', 'EN-6.1'],
    say: {
      hu: 'Béla fehéret játszik. A kék 1-esből és 2-esből fehér ellen semmi sem marad. Te írj is valamit!',
      en: 'Béla is playing white. Against it a blue 1 or 2 is worth nothing. Make sure you write something!',
    },
    headline: { hu: 'Béla fehéret játszik: írj is valamit!', en: 'Béla plays white: make sure you write!' },
    look: ['dice'],
    tasks: [
      {
        goal: answered({ type: 'choose', color: 'red' }),
        wrong: [
          {
            when: answered({ type: 'choose', color: 'blue' }),
            say: { hu: '2 mínusz 2: semmit sem írsz.', en: '2 minus 2: you write nothing.' },
            example: say('choose blue'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: 'A piros 3-as kisebb a fehér 5-ösnél: te választasz neki helyet, és te írsz először.',
              en: 'Your red 3 is lower than the white 5: you choose its place, and you write first.',
            },
          },
        ],
        solution: say('choose red'),
      },
    ],
    others: ({ prompt }) => (prompt.type === 'choose' ? say('choose white') : null),
    until: (event) => event.type === 'order',
  },
)

const answerFlip = extra(
  'answer',
  { hu: 'Válasz az átforgatásra', en: 'Answering a flip' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 7,
        phase: { type: 'answerFlip', action: 1, seat: 0 },
        left: ['B1 R5 W3', 'B4 R6 W5'],
        flips: [1, 2],
      }),
    rules: ['EN-3.3', 'EN-3.5', 'EN-9.2'],
    say: {
      hu: 'Béla forgatott, de nem tudod, mit. Egyszer válaszolhatsz rá. Forgatsz te is?',
      en: 'Béla flipped, but you don’t know what. You may answer once. Will you?',
    },
    headline: { hu: 'Béla forgatott. Válaszolsz rá?', en: 'Béla flipped. Will you answer?' },
    look: ['flips-1', 'dice'],
    tasks: [
      {
        goal: always,
        wrong: [],
        praise: [
          {
            when: answered({ type: 'flip', color: null }),
            say: {
              hu: 'Spóroltál: egyenlő számoknál az ír először, aki addig kevesebbet forgatott.',
              en: 'You saved one: on equal numbers, whoever has flipped less writes first.',
            },
          },
          {
            when: always,
            say: {
              hu: 'Most ő sem lehet biztos semmiben, és már nem válaszolhat. A kockát később vissza is forgathatod, és lehet egyforma egy másikkal.',
              en: 'Now he can’t be sure either, and can’t answer back. You may flip the die back later, and it may equal another of yours.',
            },
          },
        ],
        solution: say('flip blue'),
      },
    ],
    until: (event) => event.type === 'flips',
  },
)

export const meetings: readonly EnLesson[] = [throws, equal, smallBlue, answerFlip]
