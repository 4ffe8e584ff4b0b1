import { both } from '../../../core/manifest'
import {
  all,
  any,
  bence,
  cupsDown,
  happened,
  keep,
  keeping,
  kept,
  keptCount,
  keptOf,
  not,
  praise,
  reka,
  sides,
  type DtLesson,
  type DtStep,
} from './kit'
import { poker } from './poker'

/** Lesson 1: one round in town. */

const firstDie: DtStep = {
  id: 'first-die',
  start: cupsDown({
    round: 2,
    sheriff: bence,
    mine: 27,
    bank: 3,
    row: [4, 1, 3],
    players: [
      { money: 8, thrown: '9 J Q K A' },
      { money: 8, property: [2], thrown: '9 10 J K A' },
      { money: 8, nuggets: 3, thrown: '9 10 J Q K' },
    ],
  }),
  rules: ['DT-3.1', 'DT-3.2', 'DT-3.5'],
  say: both(
    'Öt kockád van a pohár alatt, csak te látod őket. A 9-es az aranybányáé: akinek a legtöbb van belőle, aranyat visz. Válaszd ki a 9-est, és tartsd meg! Egy kocka ingyen van.',
    'Five dice lie under your cup, and only you can see them. 9 belongs to the gold mine: the most 9s take gold. Pick your 9 and keep it. One die is free.',
  ),
  headline: both('Mindenki keressen egy 9-est!', 'Everyone find a 9!'),
  look: ['cup', 'die-9', 'mine', 'main'],
  tasks: [
    {
      goal: kept('9'),
      wrong: [
        {
          when: all(keptCount(1), not(kept('9'))),
          say: both(
            'Az is ingyen maradna. Most viszont aranyra hajtunk: tartsd meg a 9-est.',
            'That one would be free too. But we’re after gold: keep the 9.',
          ),
          example: keep('K'),
        },
        {
          when: keptCount(2, 5),
          say: both(
            'A második már 1 dollár. Elsőre elég az ingyenes: a 9-es.',
            'The second would cost $1. The free one will do for now: the 9.',
          ),
          example: keep('9 A'),
        },
        {
          when: keptCount(0),
          say: both(
            'Ha egyet sem tartasz meg, az is 1 dollár. A 9-es ingyen van.',
            'Keeping none costs $1 as well. The 9 is free.',
          ),
          example: keep(''),
        },
      ],
      praise: [
        praise(
          'Mindenki egyszerre emeli fel a poharát. Amit megtartottatok, kint marad és látszik; a többit újradobjátok.',
          'All cups go up together. What you kept stays out in the open; the rest is thrown again.',
        ),
      ],
      solution: keep('9'),
    },
  ],
  others: keeping({ [bence]: 'K', [reka]: 'Q' }),
  chance: sides('9 9 J A', 'K 10 J 9', 'Q Q 10 9'),
}

const buyADie: DtStep = {
  id: 'buy-a-die',
  start: null,
  rules: ['DT-3.2', 'DT-7.2'],
  say: both(
    'Két újabb 9-es! Az egyik ingyen marad, a másik 1 dollár. Amit félretettél, azt már nem dobod újra. Tartsd meg mind a kettőt!',
    'Two more 9s! One stays free, the other costs $1. What you’ve set aside is never thrown again. Keep them both!',
  ),
  headline: both('Egy ingyen, a többi egy-egy dollár.', 'One is free, each further die is $1.'),
  look: ['cup', 'die-9', 'main', 'money'],
  tasks: [
    {
      goal: kept('9 9'),
      wrong: [
        {
          when: kept('9'),
          say: both(
            'Ingyen volt, de a másik 9-es visszamegy a pohárba. Megér 1 dollárt.',
            'Free, but the other 9 goes back into the cup. It’s worth a dollar.',
          ),
          example: keep('9'),
        },
        {
          when: all(keptOf('9', 2), keptCount(3, 4)),
          say: both(
            'Minden további kocka 1 dollár, és most csak a 9-es hoz aranyat. Elég a két 9-es.',
            'Every further die is $1, and only 9s bring gold. Just the two 9s.',
          ),
          example: keep('9 9 A'),
        },
        {
          when: not(kept('9 9')),
          say: both('Arany nélkül maradnál: a két 9-est keressük.', 'No gold that way: we want the two 9s.'),
          example: keep('A'),
        },
      ],
      praise: [
        praise(
          'A dollárod a postakocsira került. A bankba csak a következő fordulóra ér be: ebben a fordulóban még senki nem rabolhatja el.',
          'Your dollar is on the stagecoach. It only reaches the bank for the next round, so nobody can rob it in this one.',
        ),
      ],
      solution: keep('9 9'),
    },
  ],
  others: keeping({ [bence]: 'K', [reka]: 'Q Q' }),
  chance: sides('10 K', 'K 9 J', 'A K'),
}

const lastThrow: DtStep = {
  id: 'last-throw',
  start: null,
  rules: ['DT-3.6', 'DT-4.1', 'DT-6.1', 'DT-7.1', 'DT-7.2'],
  say: both(
    'Két kockád maradt. 10-est még senki nem tett félre, így egyetlen 10-es is elég lehet a bankhoz. Tartsd meg! Közben figyeld Rékát: mindjárt megvan mind az öt kockája.',
    'Two dice left. Nobody has set a 10 aside, so a single one may be enough to rob the bank. Keep it, and watch Réka: she’s about to have all five.',
  ),
  headline: both('Hová nem megy senki? A bankba!', 'Where is nobody going? To the bank!'),
  look: ['cup', 'die-10', 'bank', 'seat-2', 'main'],
  tasks: [
    {
      goal: all(happened('mined', { seat: 0 }), happened('robbed', { seat: 0 })),
      wrong: [
        {
          when: kept('K'),
          say: both(
            'Bencének már két K-ja van. A bankra senki nem hajt: a 10-est tartsd meg.',
            'Bence has two Ks already. Nobody’s after the bank: keep the 10.',
          ),
          example: keep('K'),
        },
        {
          when: keptCount(0),
          say: both(
            'Ez 1 dollár lenne, és odadobnád a 10-est. Tartsd meg.',
            'That costs $1 and throws the 10 away. Keep it.',
          ),
          example: keep(''),
        },
      ],
      praise: [
        {
          when: any(happened('granted', { seat: 0 })),
          say: both(
            'Ingatlant is kaptál? A négy 9-esed volt a legjobb pókerkéz. Mindjárt kiderül, mire jó. A postakocsi pénze közben beért a bankba.',
            'A property as well? Your four 9s were the best poker hand: more on that in a moment. The stagecoach’s money has reached the bank.',
          ),
        },
        praise(
          'Bánya és bank is a tiéd. A postakocsi pénze közben beért a bankba, a következő fordulóra.',
          'Mine and bank are both yours. The stagecoach’s money has reached the bank, for the next round.',
        ),
      ],
      solution: keep('10'),
    },
  ],
  others: keeping({ [bence]: 'K', [reka]: 'K A' }),
  // The first side is the learner's only if a die is left to throw; any cut of the list gives both places to them.
  chance: sides('9', '9 A'),
  captions: [
    {
      at: (event) => event.type === 'threw' && event.last,
      say: both(
        'Rékának megvan az öt kockája. Aki nem végzett, még egyszer dob, és mindet megtartja, ingyen.',
        'Réka has her five. Everyone else throws once more and keeps it all, free.',
      ),
    },
    {
      at: (event) => event.type === 'mined',
      say: both(
        'Az utca balról jobbra fizet. A bányában annyi aranyrög jár, ahány 9-esed van. Aki csak második, semmit sem kap.',
        'The street pays from left to right. The mine gives a nugget for each of your 9s. Second place gets nothing.',
      ),
    },
    {
      at: (event) => event.type === 'robbed',
      say: both(
        'A legtöbb 10-es a tiéd: kiraboltad a bankot, minden pénze nálad van!',
        'You have the most 10s: you’ve robbed the bank of all its money!',
      ),
    },
  ],
  until: (event) => event.type === 'granted',
}

const points: DtStep = {
  id: 'points',
  start: cupsDown({
    round: 3,
    sheriff: bence,
    mine: 23,
    bank: 3,
    row: [1, 3, 1],
    players: [
      { money: 10, nuggets: 4, property: [4], thrown: '9 10 J K A' },
      { money: 8, thrown: '9 J Q Q A' },
      { money: 6, nuggets: 3, property: [2], thrown: '10 10 J K A' },
    ],
  }),
  rules: ['DT-17.1'],
  say: both(
    'Minden pont: egy aranyrög 1, két dollár 1, az ingatlan annyi, amennyi rajta áll, a seriffjelvény a végén 5. Neked most 13 pontod van: 4 arany, 5 a 10 dollárért és 4 az ingatlan.',
    'It’s all points: a nugget is 1, two dollars are 1, a property is its number, the badge is 5 at the end. You have 13: 4 for gold, 5 for $10, 4 for land.',
  ),
  headline: both('Arany, pénz, föld, jelvény: minden pont.', 'Gold, money, land, badge: it’s all points.'),
  look: ['nuggets', 'money', 'land', 'seat-1'],
  tasks: [],
}

export const oneRound: DtLesson = {
  id: 'one-round',
  revision: 1,
  title: both('Egy forduló a városban', 'One round in town'),
  extra: false,
  steps: [firstDie, buyADie, lastThrow, points, poker],
}
