/** Same colours, same numbers: what red does, what two vetoes lead to, and hands. */
import { extra } from './extras'
import { lastField, later, middle } from './maps'
import { goals, leadersKept, say, sceneStart, writeIn, wroteIn, type EnLesson } from './scene'

const { always, answered, happened, not } = goals

/** Where Béla's 5 does no harm. */
const hideHis5 = {
  say: {
    hu: 'Most Béla 5-ösét dugd el: ne változzon meg egy régió gazdája sem!',
    en: 'Now tuck away Béla’s 5: no region may change hands!',
  },
  look: ['number', 'map'],
  goal: leadersKept,
  wrong: [
    {
      when: not(leadersKept),
      say: {
        hu: 'Ezzel nyerne egy régiót. Dugd oda, ahol úgyis vezet, vagy ahol így sem ér utol!',
        en: 'That wins him a region. Tuck it where he leads anyway, or still can’t catch you!',
      },
      example: say('DA7'),
    },
  ],
  solution: writeIn('EM'),
}

const redRed = extra(
  'red-red',
  { hu: 'Piros a piros ellen', en: 'Red against red' },
  {
    start: () =>
      sceneStart({
        marks: middle,
        round: 5,
        phase: { type: 'veto', action: 1 },
        left: ['B6 W2', 'B1 W4'],
        played: ['R3', 'R5'],
      }),
    rules: ['EN-6.3', 'EN-8.1'],
    say: {
      hu: 'Piros a piros ellen: a kisebbé a hatalom, mindkettőnek te választasz helyet. Vétóznál?',
      en: 'Red against red: the lower one is in charge, so you place both. Would you veto?',
    },
    headline: { hu: 'Piros 3 a piros 5 ellen: vétóznál?', en: 'Red 3 against red 5: would you veto?' },
    look: ['duel', 'veto'],
    tasks: [
      {
        goal: answered({ type: 'veto', veto: false }),
        wrong: [
          {
            when: answered({ type: 'veto', veto: true }),
            say: { hu: 'Kár lenne: mindkét szám a te kezedben van.', en: 'A pity: both numbers are in your hands.' },
            example: say('veto'),
          },
        ],
        praise: [{ when: always, say: { hu: 'Helyes. Előbb a saját 3-asod.', en: 'Right. Your own 3 first.' } }],
        solution: say('stand'),
      },
      {
        say: { hu: 'A kisebb ír először: hová megy a 3-asod?', en: 'The lower writes first: where does your 3 go?' },
        look: ['map'],
        goal: always,
        wrong: [],
        praise: [{ when: always, say: { hu: 'És most az övé.', en: 'And now his.' } }],
        solution: say('KD3'),
      },
      {
        ...hideHis5,
        praise: [
          {
            when: always,
            say: {
              hu: 'Mindkettőt te tetted le. Egyenlő pirosaknál mindenki a sajátjának választ helyet.',
              en: 'You placed them both. With equal reds, each owner places their own.',
            },
          },
        ],
      },
    ],
    others: ({ prompt }) => (prompt.type === 'veto' ? say('stand') : null),
    until: (event) => event.type === 'written' && event.seat === 1,
  },
)

const third = extra(
  'third',
  { hu: 'Két vétó és a harmadik kocka', en: 'Two vetoes and the third dice' },
  {
    start: () =>
      sceneStart({
        marks: later,
        round: 7,
        phase: { type: 'veto', action: 2 },
        left: ['R2', 'R5'],
        played: ['B1 W3', 'B6 W4'],
        flips: [1, 2],
        vetoed: [1],
        aid: true,
      }),
    rules: ['EN-3.6', 'EN-8.3', 'EN-8.4'],
    say: {
      hu: 'Már volt egy vétó. Ha most is vétózol, jön a harmadik kocka: piros 2 a piros 5 ellen. Kinek jó ez?',
      en: 'There’s been a veto already. Veto again and the third dice come out: your red 2 against red 5. Who would like that?',
    },
    headline: { hu: 'Két vétó után jön a harmadik kocka.', en: 'Two vetoes bring out the third dice.' },
    look: ['aid-1', 'veto'],
    tasks: [
      {
        goal: happened('third'),
        wrong: [
          {
            when: answered({ type: 'veto', veto: false }),
            say: {
              hu: 'Szabályos, de a piros 2-essel mindkét számot te helyeznéd el.',
              en: 'Fair, but with the red 2 you’d place both numbers.',
            },
            example: say('stand'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: 'A harmadik kockánál nincs választás, forgatás, sem vétó. És csak két vétó után jön elő.',
              en: 'No choice, no flip, no veto with the third dice. And they only come after two vetoes.',
            },
          },
        ],
        solution: say('veto'),
      },
      {
        say: { hu: 'Előbb a saját 2-esed: hová?', en: 'Your own 2 first: where?' },
        look: ['map'],
        goal: always,
        wrong: [],
        praise: [{ when: always, say: { hu: 'És most Béla 5-öse.', en: 'And now Béla’s 5.' } }],
        solution: say('KD3'),
      },
      {
        ...hideHis5,
        praise: [
          {
            when: always,
            say: {
              hu: 'Két vétó, és végül minden a te kezedben volt.',
              en: 'Two vetoes, and in the end it was all in your hands.',
            },
          },
        ],
      },
    ],
    others: ({ prompt }) => (prompt.type === 'veto' ? say('stand') : null),
    until: (event) => event.type === 'written' && event.seat === 1,
  },
)

const beatenBy = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const

const rps = extra(
  'rps',
  { hu: 'Kő-papír-olló', en: 'Rock-paper-scissors' },
  {
    start: () =>
      sceneStart({
        marks: lastField,
        round: 6,
        phase: { type: 'hands', action: 1, attempt: 1 },
        left: ['R5 W1', 'B6 W2'],
        played: ['B4', 'R4'],
        flips: [2, 2],
      }),
    rules: ['EN-9.2', 'EN-9.3', 'EN-9.4'],
    say: {
      hu: 'Egyforma számnál az ír először, aki kevesebbszer forgatott. Ha ez is egyforma: kő-papír-olló! Aki nyer, eldönti, ki ír először.',
      en: 'On equal numbers, whoever has flipped less writes first. Equal again? Rock-paper-scissors! The winner says who writes first.',
    },
    headline: { hu: 'Egyenlő: kő-papír-olló dönt!', en: 'All equal: rock-paper-scissors!' },
    look: ['hands'],
    tasks: [
      {
        goal: always,
        wrong: [],
        praise: [
          {
            when: always,
            say: { hu: 'Nyertél! Döntetlennél ismételtetek volna.', en: 'You won! After a tie you’d have gone again.' },
          },
        ],
        solution: say('rock'),
      },
      {
        say: {
          hu: 'Közép-Magyarországon egyetlen mező maradt, Béla 8:6-ra vezet. Ki írjon először?',
          en: 'Közép-Magyarország has one field left, and Béla leads 8 to 6. Who writes first?',
        },
        look: ['KM', 'first-0'],
        goal: answered({ type: 'order', first: 0 }),
        wrong: [
          {
            when: answered({ type: 'order', first: 1 }),
            say: { hu: 'Béla beülne az utolsó helyre.', en: 'Béla would take the last field.' },
            example: say('first 1'),
          },
        ],
        praise: [{ when: always, say: { hu: 'Tiéd az első szó.', en: 'You go first.' } }],
        solution: say('first 0'),
      },
      {
        say: { hu: 'Ülj be az utolsó helyre!', en: 'Take that last field!' },
        look: ['KM'],
        goal: wroteIn('KM'),
        wrong: [
          {
            when: not(wroteIn('KM')),
            say: { hu: 'Akkor Béla zárja le Közép-Magyarországot.', en: 'Then Béla seals Közép-Magyarország.' },
            example: say('DA1'),
          },
        ],
        praise: [
          {
            when: always,
            say: {
              hu: '10:8, és a régió betelt: ezt már senki sem veszi el.',
              en: '10 to 8, and the region is full: nobody can take it now.',
            },
          },
        ],
        solution: say('KM5'),
      },
    ],
    others: ({ prompt, learner, view }) => {
      const last = learner.at(-1)
      if (prompt.type === 'hand') return last?.type === 'hand' ? { type: 'hand', hand: beatenBy[last.hand] } : null
      return prompt.type === 'write' ? writeIn('DA')(view) : null
    },
    until: (event) => event.type === 'written' && event.seat === 0,
  },
  2,
)

export const sameColours: readonly EnLesson[] = [redRed, third, rps]
