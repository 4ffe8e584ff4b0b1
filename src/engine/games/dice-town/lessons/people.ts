import { both } from '../../../core/manifest'
import {
  all,
  answered,
  any,
  bence,
  happened,
  not,
  offer,
  pass,
  praise,
  reka,
  streetOf,
  type DtGoal,
  type DtLesson,
  type DtStep,
} from './kit'
import { doc, finish, sheriff } from './office'

/** Lesson 2: the people in town. */

const store: DtStep = {
  id: 'store',
  start: streetOf({
    round: 5,
    sheriff: reka,
    mine: 21,
    bank: 3,
    row: [2, 4, 1],
    deck: ['equipment-8', 'brute', 'marshal'],
    players: [
      { money: 7, nuggets: 3, property: [5, 3], dice: '9 J J J A' },
      { money: 9, nuggets: 3, dice: '9 9 10 10 Q' },
      { money: 8, nuggets: 3, property: [2], dice: '9 Q K K K' },
    ],
  }),
  rules: ['DT-8.1', 'DT-13.2'],
  say: both(
    'Három J: tiéd a vegyesbolt. Ahány J-d van, annyi lapot húzol, de csak egyet tarthatsz meg. Melyik legyen? Rossz választás most nincs.',
    'Three Js: the general store is yours. You draw a card for each J but keep only one. Which will it be? You can’t go wrong here.',
  ),
  headline: both('Három lapot látsz, egy marad.', 'You see three cards and keep one.'),
  look: ['store', 'card-equipment-8', 'card-brute', 'card-marshal'],
  tasks: [
    {
      goal: happened('shopped', { seat: 0 }),
      wrong: [],
      praise: [
        {
          when: answered({ card: 'equipment-8' }),
          say: both(
            'Felszerelés: 8 pont a játék végén, ha el nem lopják tőled. A másik két lapot eldobtad.',
            'Equipment: 8 points at the end, unless someone steals it. The other two are discarded.',
          ),
        },
        {
          when: answered({ card: 'brute' }),
          say: both(
            'A Vadállattal egyszer eggyel több kockát tarthatsz meg ingyen. A felszerelés a végén ért volna pontot. A másik két lapot eldobtad.',
            'With the Brute you keep one more die for free, once. Equipment would have been points at the end. The other two are discarded.',
          ),
        },
        praise(
          'A Marsallal a régi seriff a helyén marad. A felszerelés a végén ért volna pontot. A másik két lapot eldobtad.',
          'The Marshal keeps the old sheriff in office. Equipment would have been points at the end. The other two are discarded.',
        ),
      ],
      solution: { type: 'take', card: 'equipment-8' },
    },
  ],
  until: (event) => event.type === 'shopped',
}

const saloon: DtStep = {
  id: 'saloon',
  start: streetOf({
    round: 6,
    sheriff: reka,
    mine: 19,
    bank: 4,
    row: [2, 4, 1],
    players: [
      { money: 7, nuggets: 3, dice: '9 10 Q Q A' },
      { money: 8, nuggets: 5, property: [3], dice: '9 9 10 10 K' },
      { money: 8, nuggets: 3, property: [1, 5], dice: '9 K K K A' },
    ],
  }),
  rules: ['DT-9.1', 'DT-9.2'],
  say: both(
    'Két Q: a szalonban egy játékostól legfeljebb két lapot húzhatsz, megnézed, és egyet elviszel. Rékánál két ingatlan van, Bencénél egy. Kit lopsz meg?',
    'Two Qs: in the saloon you draw up to two cards from one player, look at them and keep one. Réka has two properties, Bence one. Who’s it going to be?',
  ),
  headline: both('Kit érdemes meglopni?', 'Who is worth robbing?'),
  look: ['seat-2', 'pick-2', 'saloon', 'main'],
  tasks: [
    {
      goal: answered({ type: 'steal', victim: reka, property: 2, store: 0 }),
      wrong: [
        {
          when: not(answered({ property: 2 })),
          say: both(
            'Két Q-d van: nézz meg két lapot, és vidd a jobbikat. Rékánál van kettő.',
            'You have two Qs: look at two cards and take the better one. Réka has two.',
          ),
          example: { type: 'steal', victim: bence, property: 1, store: 0 },
        },
      ],
      refused: [
        {
          rule: 'DT-9.3',
          say: both('Annyi lapja nincs. Rékánál van kettő.', 'There aren’t that many cards there. Réka has two.'),
          example: { type: 'steal', victim: bence, property: 2, store: 0 },
        },
      ],
      praise: [praise('Most te nézed meg a két lapot, és egyet elviszel.', 'Now you look at both cards and take one.')],
      solution: { type: 'steal', victim: reka, property: 2, store: 0 },
    },
    {
      say: both('Egy 1-es és egy 5-ös ingatlan. Melyiket viszed?', 'A 1 and a 5. Which property do you take?'),
      look: ['card-5', 'main'],
      goal: answered({ card: 5 }),
      wrong: [
        {
          when: answered({ card: 1 }),
          say: both('Az 1 pont, a másik 5. Biztos?', 'That’s 1 point, the other is 5. Sure?'),
          example: { type: 'loot', card: 1 },
        },
      ],
      praise: [
        praise(
          'Réka tudja, mit vittél el. Bence csak annyit látott, hogy egy ingatlant. A másik lap visszament Rékához.',
          'Réka knows what you took. Bence only saw that it was a property. The other card went back to Réka.',
        ),
      ],
      solution: { type: 'loot', card: 5 },
    },
  ],
  until: (event) => event.type === 'lootCard',
}

const again = happened('again')
const robbed = happened('robbed', { seat: 0 })
const gives =
  (part: 'property' | 'store'): DtGoal =>
  ({ answer }) =>
    answer.type === 'offer' && answer[part].length > 0

const bribe: DtStep = {
  id: 'bribe',
  start: streetOf({
    round: 7,
    sheriff: bence,
    mine: 17,
    bank: 9,
    row: [2, 4, 1],
    players: [
      { money: 6, nuggets: 4, property: [5], dice: '9 10 10 K A' },
      { money: 5, nuggets: 5, property: [3], dice: '9 9 9 K K' },
      { money: 7, nuggets: 4, property: [1], dice: '9 10 10 A A' },
    ],
  }),
  rules: ['DT-4.2', 'DT-5.1', 'DT-5.2', 'DT-5.3', 'DT-5.5'],
  say: both(
    'Döntetlen a banknál: Rékának is két 10-ese van. 9 dollár a tét, és Bence, a seriff dönt. Tegyél titokban pénzt, aranyat vagy lapot a borítékba, hogy téged válasszon!',
    'A tie at the bank: Réka has two 10s as well. $9 is at stake, and Bence, the sheriff, decides. Secretly put money, gold or cards in your envelope so he picks you!',
  ),
  headline: both('Mennyiért vehető meg Bence?', 'What’s Bence’s price?'),
  look: ['bank', 'seat-1', 'money', 'envelope', 'main'],
  tasks: [
    {
      goal: robbed,
      wrong: [
        {
          when: answered({ for: reka }),
          play: true,
          say: both(
            'Ezzel Rékának vetted meg a bankot. Magadért ajánlj!',
            'You’ve just bought the bank for Réka. Back yourself!',
          ),
          example: offer(reka, 3),
        },
        {
          when: all(not(robbed), not(again)),
          play: true,
          say: both(
            'Réka 2 dollárért 9-et vitt el. A seriff is pénzből él: adj többet, mint Réka.',
            'Réka paid $2 and took $9. Sheriffs have bills too: offer more than Réka.',
          ),
          example: pass,
        },
      ],
      asides: [
        {
          when: again,
          say: both(
            'A seriff egyszer új ajánlatokat kérhet, és Bence most kér is. Réka 2 dollárt ad: menj fölé.',
            'A sheriff may ask for new offers once, and Bence does. Réka gives $2: go higher.',
          ),
        },
      ],
      refused: [
        {
          rule: 'DT-5.2',
          say: both(
            'Csak azt ajánlhatod, ami a tiéd, és üres boríték nem ajánlat.',
            'You can only offer what you have, and an empty envelope is no offer.',
          ),
          example: offer(0, 7),
        },
      ],
      praise: [
        {
          when: any(gives('property'), gives('store')),
          say: both(
            'Tiéd a bank, de az 5-ös ingatlan 5 pont, a 9 dollár csak 4. Pénzből olcsóbb lett volna.',
            'The bank is yours, but that property was 5 points and $9 is 4. Money would have been cheaper.',
          ),
        },
        praise(
          'Csak az fizet, akinek a jelöltjét választják; a többi ajánlat a gazdájánál marad. A seriffen kívül bárki ajánlhat, az is, akit a döntetlen nem érint.',
          'You only pay if your choice is picked; other offers stay with their owners. Anyone but the sheriff may bribe, tied or not.',
        ),
      ],
      solution: offer(0, 3),
    },
  ],
  others({ prompt, seat }) {
    if (prompt.type === 'offer') return seat === reka ? offer(reka, 2) : pass
    if (prompt.type !== 'decide') return null
    const mine = prompt.offers.find((one) => one.from === 0 && one.for === 0)
    if (mine === undefined) return { type: 'choose', seat: reka }
    if (mine.money >= 3 || mine.nuggets + mine.property + mine.store > 0) return { type: 'choose', seat: 0 }
    return prompt.again ? { type: 'again' } : { type: 'choose', seat: reka }
  },
  captions: [
    {
      at: (event) => event.type === 'offered',
      say: both(
        'Minden boríték egyszerre nyílik ki. Lapnak csak a hátát látni.',
        'All envelopes open at once. Cards show only their backs.',
      ),
    },
  ],
  until: (event) => event.type === 'robbed',
}

export const people: DtLesson = {
  id: 'people',
  revision: 2,
  title: both('Emberek a városban', 'The people in town'),
  extra: false,
  steps: [store, saloon, bribe, sheriff, doc, finish],
}
