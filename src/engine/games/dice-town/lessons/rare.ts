import { both } from '../../../core/manifest'
import {
  answered,
  any,
  dan,
  happened,
  offer,
  pass,
  passing,
  praise,
  reka,
  streetOf,
  type DtLesson,
  type DtStep,
} from './kit'

/** Extra lesson: the doc, and how it ends. */

const emptyBank: DtStep = {
  id: 'empty-bank',
  start: streetOf({
    round: 5,
    sheriff: reka,
    mine: 21,
    bank: 0,
    row: [2, 4, 1],
    players: [
      { money: 9, nuggets: 3, property: [5], dice: '9 10 10 K A' },
      { money: 10, nuggets: 3, dice: '9 9 9 10 K' },
      { money: 8, nuggets: 3, property: [2], dice: '9 K K K A' },
    ],
  }),
  rules: ['DT-4.3', 'DT-12.1', 'DT-9.3'],
  say: both(
    'Nálad van a legtöbb 10-es, de a bank üres. Ez nem nyereség: mehetsz a dokihoz. Kérj tőle valamit!',
    'You have the most 10s, but the bank is empty. That’s no gain: off to the doc. Ask for something!',
  ),
  headline: both('Üres bank: semmit sem nyertél.', 'An empty bank is no gain.'),
  look: ['bank', 'doc', 'main'],
  tasks: [
    {
      goal: any(happened('wired', { seat: 0 }), happened('collected', { seat: 0 })),
      wrong: [passing('Ingyen segítség, kár kihagyni.', 'It’s free help; don’t miss it.')],
      praise: [
        praise(
          'A kártya vagy a kenőpénz sem számít nyereségnek. De ha nyertél valamit, és ellopták, nem mehetsz a dokihoz, és az sem, akit királyokkal újraválasztottak seriffnek.',
          'Gains from cards or bribes don’t count either. But there’s no doc if what you won was stolen, or if kings kept you in office as sheriff.',
        ),
      ],
      solution: { type: 'visit', action: 'gold', properties: [] },
    },
  ],
  until: (event) => event.type === 'wired' || event.type === 'collected',
}

const docOrder: DtStep = {
  id: 'doc-order',
  start: streetOf({
    round: 6,
    sheriff: 0,
    mine: 19,
    bank: 6,
    row: [4, 1, 3],
    players: [
      { money: 7, nuggets: 4, property: [5], dice: 'K K K K A' },
      { money: 6, nuggets: 1, property: [2], dice: '9 9 9 10 10' },
      { money: 8, nuggets: 3, dice: '9 10 K K A' },
      { money: 8, nuggets: 3, property: [3], dice: '9 10 K A A' },
    ],
  }),
  rules: ['DT-12.2', 'DT-5.1', 'DT-5.4', 'DT-5.6'],
  say: both(
    'Ketten mennek a dokihoz, és te, a seriff adod a sorrendet. Dan 2 dollárt fizetne az elsőségért. Koppints rájuk sorban!',
    'Two are off to the doc, and you, the sheriff, set the order. Dan would pay $2 to go first. Tap them in order!',
  ),
  headline: both('Ki megy elsőnek a dokihoz?', 'Who sees the doc first?'),
  look: ['doc', 'pick-2', 'pick-3', 'main'],
  tasks: [
    {
      goal: happened('decided'),
      wrong: [],
      asides: [
        {
          when: happened('again'),
          say: both(
            'Új ajánlatokat csak egyszer kérhetsz. Dan tartja a 2 dollárt.',
            'You can ask for new offers only once. Dan sticks to $2.',
          ),
        },
      ],
      praise: [
        {
          when: answered({ seats: [dan, reka] }),
          say: both(
            'Dan az első, és fizetett. Ígérni is lehet ilyenkor bármit, de a szavát senki nem köteles megtartani.',
            'Dan goes first, and has paid. People may promise anything, but nobody has to keep their word.',
          ),
        },
        praise(
          'Dan nem az első, ezért nem is fizet. Ígérni bármit lehet, de a szavát senki nem köteles megtartani.',
          'Dan isn’t first, so he doesn’t pay. People may promise anything, but nobody has to keep their word.',
        ),
      ],
      solution: { type: 'order', seats: [dan, reka] },
    },
  ],
  others({ prompt, seat }) {
    if (prompt.type !== 'offer') return null
    return seat === dan ? offer(dan, 2) : pass
  },
  until: (event) => event.type === 'bribed' || (event.type === 'decided' && event.order[0] !== dan),
}

const elixir: DtStep = {
  id: 'elixir',
  start: streetOf({
    round: 7,
    sheriff: reka,
    mine: 20,
    bank: 6,
    row: [4, 1, 3],
    used: ['dynamite', 'split'],
    players: [
      { money: 5, nuggets: 2, property: [5, 4], store: ['elixir'], dice: '9 9 9 10 A' },
      { money: 9, nuggets: 5, property: [2], dice: '9 10 10 10 A' },
      { money: 7, nuggets: 3, property: [3], dice: 'K K K K A' },
    ],
  }),
  rules: ['DT-13.13', 'DT-9.3', 'DT-12.4', 'DT-12.5'],
  say: both(
    'Nyertél, a dokihoz így nem mehetnél. Az Elixír viszont külön látogatás: kérj aranyat vagy szögesdrótot!',
    'You won something, so there’s no doc for you. But the Elixir is an extra visit: ask for gold or barbed wire!',
  ),
  headline: both('Elixír: a doki még egyszer.', 'The Elixir: one more visit.'),
  look: ['doc', 'actions', 'main'],
  tasks: [
    {
      goal: any(happened('wired', { seat: 0 }), happened('collected', { seat: 0 })),
      wrong: [
        passing(
          'Az Elixír megmaradt, de most is hozna 2 pontot. Próbáld ki!',
          'You still have it, but it would bring 2 points now. Try it!',
        ),
      ],
      asides: [
        {
          when: happened('played'),
          say: both('Melyik egy vagy két ingatlanodat keríted el?', 'Which one or two properties do you wire?'),
        },
      ],
      refused: [
        {
          rule: 'DT-12.3',
          say: both(
            'Ehhez a kéréshez nincs kockád: pénzért K kell, boltlapért J vagy Q.',
            'You don’t have the die: money takes a K, a store card a J or Q.',
          ),
          example: { type: 'play', card: 'elixir', action: 'cash' },
        },
      ],
      praise: [
        {
          when: answered({ action: 'gold' }),
          say: both(
            'Mindenki adott egy rögöt. Az Elixírhez is kell a kocka: aranyért A.',
            'Everyone gave a nugget. The Elixir needs the die too: an A for gold.',
          ),
        },
        praise(
          'Amit elkerítettél, azt már nem lophatják el, és ajánlatba sem tehető. A végén ugyanúgy pont.',
          'What’s wired can’t be stolen or offered any more. It still counts at the end.',
        ),
      ],
      solution: { type: 'play', card: 'elixir', action: 'gold' },
    },
  ],
  until: (event) => event.type === 'wired' || event.type === 'collected',
}

const finalTie: DtStep = {
  id: 'final-tie',
  start: streetOf({
    round: 15,
    sheriff: 0,
    mine: 2,
    bank: 7,
    row: [1, 2, 4],
    players: [
      { money: 6, nuggets: 8, dice: '9 10 K K K' },
      { money: 6, nuggets: 10, property: [3], dice: '9 9 10 A A' },
      { money: 8, nuggets: 10, property: [1], dice: '9 10 10 K A' },
    ],
  }),
  rules: ['DT-17.2', 'DT-17.3', 'DT-5.6', 'DT-6.2'],
  say: both(
    'Vége. Bence és Réka pontra egyenlő, ingatlanból is egy-együk van, pedig az döntene. Ilyenkor a seriff mondja ki, ki nyert: te!',
    'It’s over. Bence and Réka are level on points, and on properties, which would break the tie. So the sheriff names the winner: you!',
  ),
  headline: both('Teljes döntetlen: a seriff dönt.', 'Dead level: the sheriff decides.'),
  look: ['seat-1', 'seat-2', 'main'],
  tasks: [
    {
      goal: happened('over'),
      wrong: [],
      refused: [
        {
          rule: 'DT-17.3',
          say: both('Te 17 ponttal lemaradtál. Bence vagy Réka?', 'With 17 points you’re out of it. Bence or Réka?'),
          example: { type: 'choose', seat: 0 },
        },
      ],
      praise: [
        praise(
          'Itt már nincs vesztegetés: tiszta szívből döntöttél.',
          'No bribes here: that came straight from the heart.',
        ),
      ],
      solution: { type: 'choose', seat: reka },
    },
  ],
}

export const rare: DtLesson = {
  id: 'rare',
  revision: 2,
  title: both('A doki és a vége', 'The doc and the end'),
  extra: true,
  steps: [emptyBank, docOrder, elixir, finalTie],
}
