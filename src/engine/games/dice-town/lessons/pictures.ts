import { both } from '../../../core/manifest'
import type { Picture } from '../../../core/lesson'
import type { Hidden, Own, Table } from '../facts'
import { position, type PositionSpec } from '../position'
import { bence, cupsDown, reka, streetOf, type DtStart } from './kit'

/** Positions beside the rules, drawn by the game's own board. */

type TownPicture = Picture<Table, Own, Hidden>

/** The whole street before it pays, all hands open. */
const handsOpen =
  (town: PositionSpec, place: Table['place'] = 'mine'): (() => DtStart) =>
  () => {
    const world = position(town)
    return { options: {}, world: { ...world, table: { ...world.table, place } } }
  }

const bank: PositionSpec = {
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
}

export const pictures: readonly TownPicture[] = [
  {
    rule: 'DT-3.2',
    seat: 0,
    caption: both(
      'Egy 9-es félretéve, négy kocka a pohár alatt. Ha mindkét újabb 9-est megtartod, az egyik ingyen van, a másik 1 dollár.',
      'One 9 is set aside, four dice are under the cup. Keep both new 9s: one is free, the other costs $1.',
    ),
    look: ['mine'],
    start: cupsDown({
      round: 2,
      sheriff: bence,
      mine: 27,
      bank: 3,
      row: [4, 1, 3],
      players: [
        { money: 8, dice: '9', thrown: '9 9 J A' },
        { money: 8, property: [2], dice: 'K', thrown: '9 10 J K' },
        { money: 8, nuggets: 3, dice: 'Q', thrown: '9 10 Q Q' },
      ],
    }),
  },
  {
    rule: 'DT-3.6',
    caption: both(
      'Rékának megvan az öt kockája: a másik kettő még egyszer dob, és mindent megtart, ingyen.',
      'Réka has her five dice: the other two throw once more and keep it all, free.',
    ),
    look: [],
    start: cupsDown(
      {
        round: 2,
        sheriff: bence,
        mine: 27,
        bank: 3,
        stagecoach: 3,
        row: [4, 1, 3],
        players: [
          { money: 7, dice: '9 9 9 10', thrown: '9' },
          { money: 8, property: [2], dice: 'K K K', thrown: '9 A' },
          { money: 6, nuggets: 3, dice: 'Q Q Q K A' },
        ],
      },
      true,
    ),
  },
  {
    rule: 'DT-4.1',
    caption: both(
      'Egy egész utca: három 9-es a bányában, három 10-es a bankban, négy J a boltban, három Q a szalonban; a városházát a négy J viszi.',
      'A whole street: three 9s at the mine, three 10s at the bank, four Js at the store, three Qs in the saloon; the four Js take the town hall.',
    ),
    look: ['mine', 'bank', 'store', 'saloon', 'sheriff', 'townHall'],
    start: handsOpen({
      round: 4,
      sheriff: 0,
      mine: 30,
      bank: 6,
      row: [2, 4, 1],
      players: [
        { money: 6, dice: '9 9 9 J K' },
        { money: 6, property: [3, 2, 1], dice: '10 10 10 K K' },
        { money: 9, dice: 'J J J J A' },
        { money: 8, dice: 'Q Q Q A A' },
        { money: 8, property: [5, 4], dice: '9 Q Q A A' },
      ],
    }),
  },
  {
    rule: 'DT-11.2',
    caption: both(
      'A három ász itt semmit sem ér: Bence fullja a jobb kéz, a városháza az övé.',
      'Three aces are worth nothing here: Bence’s full house is the better hand, so the town hall is his.',
    ),
    look: ['townHall'],
    start: handsOpen(
      {
        round: 4,
        sheriff: reka,
        mine: 24,
        bank: 5,
        stagecoach: 1,
        row: [5, 3, 1],
        players: [
          { money: 6, nuggets: 3, property: [4], dice: '9 10 A A A' },
          { money: 8, dice: '9 9 9 10 10' },
          { money: 7, nuggets: 3, property: [2], dice: '9 10 K K K' },
        ],
      },
      'townHall',
    ),
  },
  {
    rule: 'DT-11.1',
    caption: both(
      'Két full: a hármas számít először, ezért J J J 9 9 veri a 10 10 10 A A-t. A sor mindkettőnél gyengébb.',
      'Two full houses: the three of a kind counts first, so J J J 9 9 beats 10 10 10 A A. The straight is weaker than both.',
    ),
    look: ['townHall'],
    start: handsOpen(
      {
        round: 4,
        sheriff: reka,
        bank: 3,
        row: [5, 3, 1],
        players: [{ dice: '9 9 J J J' }, { dice: '10 10 10 A A' }, { dice: '9 10 J Q K' }],
      },
      'townHall',
    ),
  },
  {
    rule: 'DT-5.3',
    caption: both(
      'Két 10-es kettőnél: a bankról Bence, a seriff dönt. A borítékok egyszerre nyílnak.',
      'Two 10s each: Bence, the sheriff, decides about the bank. The envelopes open together.',
    ),
    look: ['bank'],
    start: streetOf(bank),
  },
  {
    rule: 'DT-9.2',
    caption: both(
      'Két Q a szalonban: a tolvaj egy játékostól két lapot néz meg, és egyet visz el.',
      'Two Qs in the saloon: the thief looks at two cards of one player and takes one.',
    ),
    look: ['saloon'],
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
  },
  {
    rule: 'DT-12.4',
    caption: both(
      'Szögesdrót mögött: az 5-ös és a 2-es nyíltan fekszik, de senki nem viheti el.',
      'Behind barbed wire: the 5 and the 2 lie open, but nobody can take them.',
    ),
    look: ['doc'],
    start: handsOpen(
      {
        round: 9,
        sheriff: reka,
        mine: 13,
        bank: 5,
        row: [2, 4, 1],
        players: [
          { money: 6, nuggets: 4, wired: [2, 5], dice: '9 10 K A A' },
          { money: 8, nuggets: 6, property: [3], dice: '9 9 9 10 10' },
          { money: 8, nuggets: 7, property: [1], dice: '10 K K K K' },
        ],
      },
      'doc',
    ),
  },
  {
    rule: 'DT-12.1',
    caption: both(
      'A legtöbb 10-es, de a bank üres: ez nem nyereség, jöhet a doki.',
      'The most 10s, but the bank is empty: that’s no gain, so it’s off to the doc.',
    ),
    look: ['bank', 'doc'],
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
  },
  {
    rule: 'DT-17.1',
    caption: both(
      'Az utolsó forduló: a bánya mindjárt kiürül. Arany, pénz, ingatlan és jelvény együtt adja a pontokat.',
      'The last round: the mine is about to run out. Gold, money, properties and the badge add up to the score.',
    ),
    look: ['mine'],
    start: handsOpen({
      round: 14,
      sheriff: bence,
      mine: 3,
      bank: 7,
      row: [1, 2, 4],
      players: [
        { money: 7, nuggets: 9, property: [5, 4], dice: '9 9 9 10 A' },
        { money: 6, nuggets: 8, property: [3, 4], dice: '9 K K K A' },
        { money: 7, nuggets: 10, dice: '10 10 10 A A' },
      ],
    }),
  },
]
