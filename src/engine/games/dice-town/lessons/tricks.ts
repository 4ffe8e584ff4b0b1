import { both } from '../../../core/manifest'
import {
  all,
  answered,
  bence,
  cupsDown,
  happened,
  keep,
  keeping,
  kept,
  keptCount,
  not,
  praise,
  reka,
  sides,
  type DtLesson,
  type DtStep,
} from './kit'
import { stoppedBrute } from './stoppedBrute'

/** Extra lesson: tricks with dice. */

const none: DtStep = {
  id: 'none',
  start: cupsDown({
    round: 3,
    sheriff: bence,
    mine: 27,
    bank: 5,
    row: [4, 1, 3],
    players: [
      { money: 5, dice: 'K K', thrown: '9 10 J' },
      { money: 9, property: [2], dice: '9 9', thrown: '10 J K' },
      { money: 8, nuggets: 3, dice: 'J J', thrown: '9 Q A' },
    ],
  }),
  rules: ['DT-3.3'],
  say: both(
    'Két K-d van, de az új három kocka közül egyik sem segít. 1 dollárért mindhármat újradobhatod: ne tarts meg egyet sem!',
    'You have two Ks, but none of these three helps. For $1 you may throw all three again: keep none!',
  ),
  headline: both('Egyik sem kell? 1 dollár.', 'Don’t want any? That’s $1.'),
  look: ['none', 'main', 'money'],
  tasks: [
    {
      goal: keptCount(0),
      wrong: [
        {
          when: keptCount(1, 3),
          say: both(
            'Az a kocka már ott maradna, és nem K. 1 dollárért három új esélyed van.',
            'That die would stay, and it’s no K. For $1 you get three new chances.',
          ),
          example: keep('J'),
        },
      ],
      praise: [
        praise(
          'Megérte: két újabb K. Pénz nélkül ezt nem tehetted volna, akkor egyet muszáj megtartani.',
          'It paid off: two more Ks. Without money you couldn’t; then you must keep one.',
        ),
      ],
      solution: keep(''),
    },
  ],
  others: keeping({ [bence]: '10', [reka]: 'A' }),
  chance: sides('K K 9', '9 10', 'J Q'),
}

const brute: DtStep = {
  id: 'brute',
  start: cupsDown({
    round: 3,
    sheriff: bence,
    mine: 27,
    bank: 11,
    row: [4, 1, 3],
    players: [
      { money: 0, store: ['brute'], dice: 'Q', thrown: '9 10 Q Q' },
      { money: 9, property: [2], dice: '9 9', thrown: '10 J K' },
      { money: 7, nuggets: 3, dice: 'J J', thrown: '9 J A' },
    ],
  }),
  rules: ['DT-3.4', 'DT-13.5'],
  say: both(
    'Pénzed nincs, így csak egy kockát tarthatsz meg. A Vadállat viszont még egyet ingyen megtart: vidd mindkét Q-t!',
    'You’re broke, so you can keep only one die. But the Brute keeps one more for free: take both Qs!',
  ),
  headline: both('A Vadállat pénz helyett dolgozik.', 'The Brute works without pay.'),
  look: ['cup', 'die-Q', 'brute', 'main'],
  tasks: [
    {
      goal: all(kept('Q Q'), answered({ brutes: 1 })),
      wrong: [
        {
          when: keptCount(1),
          say: both(
            'Egy ingyen van, de a Vadállattal kettőt is megtarthatsz: mindkét Q-t.',
            'One is free, but with the Brute you can keep two: both Qs.',
          ),
          example: keep('Q'),
        },
        {
          when: not(kept('Q Q')),
          say: both('Most a Q-kat gyűjtjük: vidd mindkettőt.', 'We’re collecting Qs: take both.'),
          example: keep('9 Q', 1),
        },
      ],
      refused: [
        {
          rule: 'DT-3.4',
          say: both(
            'A második kocka 1 dollár volna. Játszd ki vele a Vadállatot!',
            'The second die would be $1. Play the Brute with it!',
          ),
          example: keep('Q Q'),
        },
        {
          rule: 'DT-13.5',
          say: both(
            'Egy kocka úgyis ingyen van. A Vadállat a másodikhoz kell.',
            'One die is free anyway. The Brute is for the second.',
          ),
          example: keep('Q', 1),
        },
        {
          rule: 'DT-3.3',
          say: both('Egyet sem megtartani 1 dollár, és most nincs pénzed.', 'Keeping none costs $1, and you’re broke.'),
          example: keep(''),
        },
      ],
      praise: [
        praise(
          'Három Q, egy fillér nélkül. A kijátszott lap a dobott lapokhoz kerül.',
          'Three Qs without a cent. A played card goes to the discards.',
        ),
      ],
      solution: keep('Q Q', 1),
    },
  ],
  until: (event) => event.type === 'threw',
}

const cheater: DtStep = {
  id: 'cheater',
  start: cupsDown(
    {
      round: 4,
      sheriff: bence,
      mine: 27,
      bank: 6,
      row: [4, 1, 3],
      players: [
        { money: 5, store: ['cheater'], dice: 'Q Q Q A', thrown: '9' },
        { money: 9, property: [2], dice: '9 9 9 10 10' },
        { money: 7, nuggets: 3, property: [3], dice: '9 K K K', thrown: '10' },
      ],
    },
    true,
  ),
  rules: ['DT-13.6'],
  say: both(
    'Az utolsó dobásodon is csalhatsz: a Hivatásos csaló egy most dobott kockát másik oldalára fordít. Legyen a 9-esből negyedik Q!',
    'You can cheat on the last throw too: the Cheater turns one die just thrown to another side. Make the 9 your fourth Q!',
  ),
  headline: both('Fordítsd át, ha jobb a másik oldala!', 'Turn it over, if another side is better!'),
  look: ['die-9', 'cheater', 'main'],
  tasks: [
    {
      goal: happened('turned', { seat: 0, to: 'Q' }),
      wrong: [
        {
          when: answered({ cheats: [] }),
          say: both('Így a 9-es marad. Fordítsd Q-ra!', 'The 9 stays as it is. Turn it into a Q!'),
          example: { type: 'last', cheats: [] },
        },
        {
          when: not(happened('turned', { to: 'Q' })),
          say: both(
            'Fordítottál, de négy Q a szalonban négy lapot mutat. Legyen inkább Q!',
            'You turned it, but four Qs let you see four cards in the saloon. Make it a Q!',
          ),
          example: { type: 'last', cheats: [{ from: '9', to: 'K' }] },
        },
      ],
      refused: [
        {
          rule: 'DT-13.6',
          say: both(
            'Csak most dobott kockát fordíthatsz, és csak másik oldalára.',
            'Only a die just thrown can be turned, and only to another side.',
          ),
          example: { type: 'last', cheats: [{ from: 'Q', to: 'A' }] },
        },
      ],
      praise: [
        praise(
          'Négy Q! Ugyanezt bármelyik megtartáskor is kijátszhatod, de mindenki látja.',
          'Four Qs! You can play it whenever you keep dice, but everyone sees it.',
        ),
      ],
      solution: { type: 'last', cheats: [{ from: '9', to: 'Q' }] },
    },
  ],
  until: (event) => event.type === 'showdown',
}

export const tricks: DtLesson = {
  id: 'tricks',
  revision: 1,
  title: both('Trükkök a kockákkal', 'Tricks with dice'),
  extra: true,
  steps: [none, brute, cheater, stoppedBrute],
}
