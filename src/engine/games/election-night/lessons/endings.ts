/** Rare things about sets, the full map and the count. */
import { extra } from './extras'
import { dead, later, oneGap, toSpoil } from './maps'
import { goals, say, sceneStart, spoils, writing, wroteIn, type EnLesson } from './scene'

const { all, always, answered, happened, not } = goals

const full = extra(
  'full-map',
  { hu: 'Betelik a térkép', en: 'The map is full' },
  {
    start: () =>
      sceneStart({
        marks: oneGap,
        round: 10,
        phase: { type: 'choose', action: 2 },
        left: ['B6 R4', 'B5 W6'],
        played: ['W1', 'R2'],
        flips: [5, 5],
        aid: true,
      }),
    rules: ['EN-9.1', 'EN-11.2'],
    say: {
      hu: 'Egyetlen mező maradt az egész térképen. Béla kék 5-öst játszik. Ki ér oda előbb?',
      en: 'One field left on the whole map. Béla is playing blue 5. Who gets there first?',
    },
    headline: { hu: 'Egyetlen mező maradt: ki ér oda előbb?', en: 'One field left: who gets there first?' },
    look: ['DA', 'dice'],
    tasks: [
      {
        goal: all(answered({ type: 'choose', color: 'red' }), happened('over', { winners: [0] })),
        wrong: [
          {
            when: answered({ type: 'choose', color: 'blue' }),
            say: {
              hu: 'Az 5-ös kisebb: Béla írna előbb, a tiéd elveszne.',
              en: '5 is lower: Béla would write first and yours would be lost.',
            },
            example: say('choose blue'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: 'Betelt, azonnal vége! Béla 5-öse elveszett, és a kész szetted jutalma is: nincs hová írni.',
              en: 'Full, so it’s all over! Béla’s 5 is lost, and so is your set’s bonus: there’s nowhere to write.',
            },
          },
        ],
        solution: say('choose red'),
      },
    ],
    others: ({ prompt }) =>
      prompt.type === 'choose' ? say('choose blue') : prompt.type === 'veto' ? say('stand') : null,
  },
)

const giftSet = extra(
  'gift-set',
  { hu: 'Szett az ellenfeledtől', en: 'A set from your opponent' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 7,
        phase: writing(1, '0 by 1 R3'),
        left: ['B6 W4', 'B1 R5'],
        played: ['R3', 'W2'],
      }),
    rules: ['EN-10.2', 'EN-10.3', 'EN-10.4', 'EN-10.5'],
    say: {
      hu: 'Béla választott helyet a piros 3-asodnak, de ezzel kész a szetted. A jutalom a tiéd: írj be egy számot!',
      en: 'Béla picked the place for your red 3, but it finishes your set. The bonus is yours: write a number!',
    },
    headline: { hu: 'Béla befejezte a szettedet: tiéd a jutalom!', en: 'Béla finished your set: take the bonus!' },
    look: ['set-0', 'numbers'],
    tasks: [
      {
        goal: answered({ type: 'bonus' }),
        wrong: [],
        praise: [
          {
            when: always,
            say: {
              hu: 'A jutalomszám már a következő szettedbe számít. Egy szám csak egy szettben számít, a megvágott kék pedig a kisebb számként.',
              en: 'The bonus number counts towards your next set. Each number belongs to one set, and a cut blue counts as the lower number.',
            },
          },
        ],
        solution: say('DA1=6'),
      },
    ],
    others: ({ prompt }) => (prompt.type === 'write' ? say('EM5') : null),
    until: (event) => event.type === 'set' || (event.type === 'written' && event.color === null),
  },
)

const spoil = extra(
  'spoil',
  { hu: 'Elrontott teljes győzelem', en: 'A clean sweep spoiled' },
  {
    start: () =>
      sceneStart({
        marks: toSpoil,
        round: 8,
        phase: writing(1, '1 by 0 R6'),
        left: ['B3 R5', 'B4 W2'],
        played: ['W1', 'R6'],
      }),
    rules: ['EN-6.2', 'EN-12.4'],
    say: {
      hu: 'Te teszed le Béla 6-osát. Ha egy régióban kétszer van ugyanaz a száma, ott nincs teljes győzelme. Rontsd el egyet!',
      en: 'You place Béla’s 6. A number of his twice in a region means no clean sweep there. Spoil one!',
    },
    headline: { hu: 'Béla 6-osával rontsd el a teljes győzelmét!', en: 'Use Béla’s 6 to spoil his clean sweep!' },
    look: ['number', 'map'],
    tasks: [
      {
        goal: spoils(1),
        wrong: [
          {
            when: wroteIn('EM', 'DD'),
            say: { hu: 'Ezzel elvinné tőled ezt a régiót.', en: 'That would take this region away from you.' },
            example: say('EM5'),
          },
          {
            when: not(spoils(1)),
            say: { hu: 'Itt még nincs 6-osa: semmit sem rontasz el.', en: 'He has no 6 here yet: nothing is spoiled.' },
            example: say('EA4'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: 'Két 6-osa van itt: megnyerheti, de az extra mandátum már nem lehet az övé.',
              en: 'Two 6s of his here: he may win it, but the extra seats are out of his reach.',
            },
          },
        ],
        solution: say('KM5'),
      },
    ],
    until: (event) => event.type === 'written',
  },
)

const ties = extra(
  'ties',
  { hu: 'Egyenlő mandátum', en: 'Equal seats' },
  {
    start: () =>
      sceneStart({
        marks: dead,
        round: 10,
        phase: writing(2, '0 by 0 W4'),
        left: ['R5', 'B6'],
        played: ['B1 W4', 'W2 R3'],
        flips: [5, 5],
      }),
    rules: ['EN-9.6', 'EN-12.6', 'EN-12.7', 'EN-12.8'],
    say: {
      hu: '18:18 a mandátum, és 19:19 a mező. Ez az utolsó szám, beírni kötelező. Ettől egyik régió sem cserél gazdát. Írd be!',
      en: '18–18 in seats, 19–19 in fields. This is the last number, and you must write it. No region will change hands. Write it!',
    },
    headline: { hu: 'Egyenlő mandátum: mi dönt?', en: 'Equal seats: what decides?' },
    look: ['number', 'map'],
    captions: [
      {
        at: (event) => event.type === 'over',
        say: {
          hu: 'Egyenlő mandátum: 18:18. Ilyenkor a több mező nyer: 20:19!',
          en: 'Equal seats: 18–18. Then more fields win: 20 to 19!',
        },
      },
    ],
    tasks: [
      {
        goal: happened('over', { winners: [0] }),
        wrong: [],
        praise: [
          {
            when: always,
            say: {
              hu: 'Ha a mező is egyenlő, a nagyobb összeg nyer. Ha az is egyenlő: nagykoalíció, közös győzelem!',
              en: 'If fields are equal too, the higher total wins. Still equal: a grand coalition, and both win!',
            },
          },
        ],
        solution: say('KM5'),
      },
    ],
  },
)

export const endings: readonly EnLesson[] = [full, giftSet, spoil, ties]
