import { both } from '../../../core/manifest'
import { always, bence, cupsDown, happened, keep, keeping, keptCount, praise, reka, sides, type DtLesson } from './kit'

/** Extra lesson: what is there before the first throw, and how equal poker hands compare. */

const opening = cupsDown({
  round: 1,
  players: [{ thrown: '9 10 J Q K' }, { thrown: '9 9 J K A' }, { thrown: '10 J Q Q A' }],
})

export const before: DtLesson = {
  id: 'before',
  revision: 2,
  title: both('Mielőtt kezditek', 'Before you start'),
  extra: true,
  steps: [
    {
      id: 'setup',
      start: opening,
      rules: ['DT-1.1', 'DT-1.3', 'DT-1.4'],
      say: both(
        'Mindenki 8 dollárral indul. A bányában 30 aranyrög van, a bankban 3 dollár. Az első seriff a legfiatalabb, vagy akit az asztal kijelöl. A pénz soha nem tűnik el a játékból. Tarts meg egy kockát!',
        'Everyone starts with $8. The mine holds 30 nuggets, the bank $3. The first sheriff is the youngest, or anyone the table picks. Money never leaves the game. Keep a die!',
      ),
      headline: both('8 dollár fejenként, 30 rög a bányában.', '$8 each, 30 nuggets in the mine.'),
      look: ['mine', 'bank', 'sheriff', 'cup'],
      tasks: [
        {
          goal: always,
          wrong: [],
          praise: [
            praise(
              'Ketten–öten játszhattok, és egyszerre dobtok. Egy fordulóban akár több helyet is elnyerhetsz; amelyikhez senkinek sincs kockája, azt senki sem kapja.',
              'Two to five can play, and all throw at once. You may win several places in a round; one that nobody has a die for goes to nobody.',
            ),
          ],
          solution: keep('K'),
        },
      ],
      others: keeping({ [bence]: '9', [reka]: 'Q' }),
      until: (event) => event.type === 'lifted',
    },
    {
      id: 'piles',
      start: opening,
      rules: ['DT-1.2', 'DT-2.1', 'DT-2.2', 'DT-2.3', 'DT-8.2', 'DT-11.3'],
      say: both(
        'Ingatlanból 25 van, 1–5 pontosak; három fekszik nyitva, elsőnek a legalsó kel el, és felülről pótoljátok. Boltlapból 19 van: ha elfogytak, az eldobottakat megkeveritek. A lapok a kézben titkosak, a számuk nem.',
        '25 properties, worth 1 to 5. Three lie open: the bottom one goes first, new ones come on top. When the 19 store cards run out, discards are shuffled. Hands are secret, their size isn’t.',
      ),
      headline: both('25 ingatlan, 19 boltlap.', '25 properties, 19 store cards.'),
      look: ['townHall', 'store'],
      tasks: [],
    },
    {
      id: 'same-hand',
      start: cupsDown({
        round: 5,
        sheriff: bence,
        bank: 4,
        row: [4, 2, 1],
        players: [
          { money: 7, dice: 'K K', thrown: '9 9 K' },
          { money: 8, dice: '10 10 10', thrown: 'A A' },
          { money: 8, dice: 'A 10', thrown: '9 K A' },
        ],
      }),
      rules: ['DT-11.1', 'DT-4.2'],
      say: both(
        'Két full közül a nagyobb hármas nyer: a királyfull veri a tízesfullt, akármilyen a pár. Egyforma hármasnál a pár dönt. A 9-es a legkisebb, az ász a legnagyobb. Tartsd meg mindhárom kockát!',
        'Of two full houses, the higher three of a kind wins: kings full beats tens full, whatever the pair. Only then does the pair count. 9 is lowest, ace highest. Keep all three dice!',
      ),
      headline: both('Két full: melyik erősebb?', 'Two full houses: which is better?'),
      look: ['cup', 'die-K', 'die-9', 'townHall', 'main'],
      tasks: [
        {
          goal: happened('granted', { seat: 0 }),
          wrong: [
            {
              when: keptCount(1, 2),
              play: true,
              say: both(
                'Így nem lett fullod, és Bencéé a városháza. Tartsd meg mind a hármat!',
                'No full house that way, and Bence took the town hall. Keep all three!',
              ),
              example: keep('K'),
            },
            {
              when: keptCount(0),
              say: both('Kész full van a poharad alatt!', 'There’s a full house under your cup!'),
              example: keep(''),
            },
          ],
          praise: [
            praise(
              'Tiéd az ingatlan. Négy egyformából is a nagyobb nyer, két sor közül az ászos. Teljesen egyforma kézről a seriff dönt.',
              'The property is yours. Of two fours of a kind, the higher wins; of two straights, the one with an ace. If hands are identical, the sheriff decides.',
            ),
          ],
          solution: keep('9 9 K'),
        },
      ],
      others: keeping({ [bence]: 'A A', [reka]: '9 K A' }),
      chance: sides('10 A'),
      until: (event) => event.type === 'granted',
    },
  ],
}
