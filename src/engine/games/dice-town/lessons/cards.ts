import { both } from '../../../core/manifest'
import { answered, bence, happened, passing, praise, reka, streetOf, type DtLesson, type DtStep } from './kit'

/** Extra lesson: cards that are played in the street. */

const dynamite: DtStep = {
  id: 'dynamite',
  start: streetOf({
    round: 6,
    sheriff: bence,
    mine: 20,
    bank: 6,
    row: [4, 1, 3],
    players: [
      { money: 5, nuggets: 3, store: ['dynamite'], dice: '9 9 9 10 A' },
      { money: 9, nuggets: 4, property: [2], dice: '10 10 K K K' },
      { money: 7, nuggets: 3, property: [3], dice: '10 10 10 A A' },
    ],
  }),
  rules: ['DT-13.1', 'DT-13.3', 'DT-13.4', 'DT-13.7', 'DT-13.8'],
  say: both(
    'Három aranyrögöt bányásztál, és van egy Dinamitod. Ha most kijátszod, még egyszer ennyi a tiéd. Robbants!',
    'You’ve mined three nuggets, and you hold Dynamite. Play it now and you get as many again. Light the fuse!',
  ),
  headline: both('Dinamit: még egyszer ennyi arany.', 'Dynamite: the same gold again.'),
  look: ['mine', 'main'],
  tasks: [
    {
      goal: happened('mined', { seat: 0, dynamite: true }),
      wrong: [
        passing(
          'Három rög a bányában maradt. Három 9-esnél már megéri.',
          'Three nuggets stay in the mine. With three 9s it’s worth it.',
        ),
      ],
      praise: [
        praise(
          'Így jár másodszor is a Hitelkeret a boltban és a lányok a szalonban; a Megvesztegetéssel a városházán a pakli felső ingatlanát is elviszed.',
          'Credit doubles the store like this, the girls the saloon; with Corruption you also take the pile’s top property at the town hall.',
        ),
      ],
      solution: { type: 'play', card: 'dynamite' },
    },
  ],
  until: (event) => event.type === 'mined',
}

const split: DtStep = {
  id: 'split',
  start: streetOf({
    round: 6,
    sheriff: bence,
    mine: 20,
    bank: 9,
    row: [4, 1, 3],
    used: ['dynamite'],
    players: [
      { money: 5, nuggets: 3, store: ['split'], dice: '9 9 9 K A' },
      { money: 6, nuggets: 4, property: [2], dice: '9 K K K A' },
      { money: 7, nuggets: 3, property: [3], dice: '10 10 10 A A' },
    ],
  }),
  rules: ['DT-13.11', 'DT-14.1'],
  say: both(
    'Réka 9 dollárt rabolt a bankból. Nálad van a Fele-fele: a zsákmány fele a tiéd lehet. Csapj le!',
    'Réka has robbed the bank of $9. You hold Even split: half of it could be yours. Strike!',
  ),
  headline: both('A rabló osztozni fog.', 'The robber is going to share.'),
  look: ['bank', 'seat-2', 'main'],
  tasks: [
    {
      goal: happened('split', { to: 0 }),
      wrong: [
        passing(
          'Réka mind a 9 dollárt megtartotta. Ennél nagyobb zsákmány ritkán jön.',
          'Réka kept all $9. Hauls don’t get much bigger.',
        ),
      ],
      praise: [
        praise(
          '4 dollár: a felét lefelé kerekítjük. Ilyenkor mindenkit megkérdezünk, akinél van boltlap, hogy semmi ne derüljön ki.',
          '$4: halves are rounded down. Everyone with a store card is asked at such moments, so that nothing is given away.',
        ),
      ],
      solution: { type: 'play', card: 'split' },
    },
  ],
  until: (event) => event.type === 'split',
}

const wanted: DtStep = {
  id: 'wanted',
  start: streetOf({
    round: 6,
    sheriff: reka,
    mine: 20,
    bank: 6,
    row: [4, 1, 3],
    players: [
      { money: 5, nuggets: 3, store: ['wanted'], dice: '10 10 K A A' },
      { money: 9, nuggets: 4, property: [2], store: ['dynamite'], dice: '9 9 9 9 10' },
      { money: 7, nuggets: 3, property: [3], dice: '10 K K K A' },
    ],
  }),
  rules: ['DT-13.1', 'DT-13.12'],
  say: both(
    'Bence a Dinamittal még 4 aranyrögöt venne ki. Nálad van a Körözés: védd ki a lapját!',
    'Bence’s Dynamite would bring him 4 more nuggets. You hold Wanted: stop his card!',
  ),
  headline: both('Körözés! A lap hatástalan.', 'Wanted! The card does nothing.'),
  look: ['mine', 'seat-1', 'main'],
  tasks: [
    {
      goal: happened('cancelled', { by: 0 }),
      wrong: [
        passing(
          'Bence 4 pontot kapott volna. Ezért tartogattad a Körözést!',
          'That would be 4 points for Bence. This is what Wanted is for!',
        ),
      ],
      praise: [
        praise(
          'A Dinamit hatástalan, és mindkét lap elment. Körözésből csak egy van: tartogasd valami nagyra. A sajátod ellen nem játszhatod ki.',
          'The Dynamite fizzles, and both cards are gone. There’s only one Wanted: save it for something big. It can’t stop your own card.',
        ),
      ],
      solution: { type: 'play', card: 'wanted', against: 0 },
    },
  ],
  others: ({ prompt }) => (prompt.type === 'window' ? { type: 'play', card: 'dynamite' } : null),
  until: (event) => event.type === 'cancelled',
}

const marshal: DtStep = {
  id: 'marshal',
  start: streetOf({
    round: 7,
    sheriff: 0,
    mine: 20,
    bank: 6,
    row: [4, 1, 3],
    used: ['dynamite', 'split'],
    players: [
      { money: 5, nuggets: 4, store: ['marshal'], dice: '9 9 9 K A' },
      { money: 9, nuggets: 4, property: [2], dice: '9 10 10 10 A' },
      { money: 7, nuggets: 2, property: [3], dice: '9 10 K K K' },
    ],
  }),
  rules: ['DT-10.2', 'DT-13.10'],
  say: both(
    'Rékának van a legtöbb K-ja: vinné a jelvényedet. A Marsallal nálad marad. Játszd ki!',
    'Réka has the most Ks and is about to take your badge. The Marshal keeps it with you. Play him!',
  ),
  headline: both('A jelvény marad.', 'The badge stays.'),
  look: ['sheriff', 'seat-2', 'main'],
  tasks: [
    {
      goal: happened('badgeStays'),
      wrong: [
        passing(
          'Réka lett a seriff, és a végén 5 pontot kapna érte.',
          'Réka is sheriff now, worth 5 points at the end.',
        ),
      ],
      praise: [
        praise(
          'Nálad maradt. A jelvényért vívott döntetlent a régi seriff dönti el, a városházát és a doki sorrendjét már az új.',
          'It stays with you. The old sheriff settles a tie for the badge; the new one decides the town hall and the doc’s order.',
        ),
      ],
      solution: { type: 'play', card: 'marshal' },
    },
  ],
  until: (event) => event.type === 'badgeStays',
}

const joe: DtStep = {
  id: 'joe',
  start: streetOf({
    round: 5,
    sheriff: reka,
    mine: 21,
    bank: 3,
    row: [2, 4, 1],
    deck: ['joe', 'equipment-1'],
    players: [
      { money: 4, nuggets: 3, property: [5, 3], dice: '9 10 J J A' },
      { money: 12, nuggets: 3, dice: '9 9 10 10 K' },
      { money: 8, nuggets: 3, property: [2], dice: '9 10 K K K' },
    ],
  }),
  rules: ['DT-8.3', 'DT-13.9'],
  say: both(
    'Két J, két lap: Ideges Joe és egy 1 pontos felszerelés. Joe azonnal 4 dollárt szerez valakitől, az 2 pont. Tartsd meg Joe-t!',
    'Two Js, two cards: Nervous Joe and 1 point of equipment. Joe gets you $4 from someone right away, worth 2 points. Keep Joe!',
  ),
  headline: both('Joe azonnal pénzt hoz.', 'Joe brings money right away.'),
  look: ['card-joe', 'main'],
  tasks: [
    {
      goal: answered({ type: 'take', card: 'joe' }),
      wrong: [
        {
          when: answered({ card: 'equipment-1' }),
          say: both(
            'Az 1 pont. Joe 4 dollárja kettő, és valaki másnak hiányzik.',
            'That’s 1 point. Joe’s $4 are two, and someone else loses them.',
          ),
          example: { type: 'take', card: 'equipment-1' },
        },
      ],
      praise: [praise('Joe-t rögtön ki kell játszani.', 'Joe has to be played right away.')],
      solution: { type: 'take', card: 'joe' },
    },
    {
      say: both('Ki fizessen 4 dollárt?', 'Who pays the $4?'),
      look: ['seat-1', 'seat-2', 'main'],
      goal: happened('joePaid', { to: 0 }),
      wrong: [],
      praise: [
        {
          when: answered({ seat: bence }),
          say: both(
            'Bence a leggazdagabb, jó választás. Akinek kevesebb van, annyit ad. Az első fordulóban a bolt nyertese kétszer húz.',
            'Bence is the richest: good choice. Anyone with less gives what they have. In the first round the store pays twice.',
          ),
        },
        praise(
          'Réka fizetett; Bence gazdagabb lett volna. Akinek kevesebb van, annyit ad. Az első fordulóban a bolt nyertese kétszer húz.',
          'Réka paid; Bence was richer. Anyone with less gives what they have. In the first round the store pays twice.',
        ),
      ],
      solution: { type: 'target', seat: bence },
    },
  ],
  until: (event) => event.type === 'joePaid',
}

export const cards: DtLesson = {
  id: 'cards',
  revision: 1,
  title: both('Lapok a kezedben', 'Cards in your hand'),
  extra: true,
  steps: [dynamite, split, wanted, marshal, joe],
}
