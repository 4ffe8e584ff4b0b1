import { both, cupsDown, streetOf, type DtLesson } from './kit'

/** Extra lesson: what is there before the first throw, and how equal poker hands compare. */

const opening = cupsDown({ round: 1, players: [{ thrown: '9 10 J Q K' }, {}, {}] })

export const before: DtLesson = {
  id: 'before',
  revision: 1,
  title: both('Mielőtt kezditek', 'Before you start'),
  extra: true,
  steps: [
    {
      id: 'setup',
      start: opening,
      rules: ['DT-1.1', 'DT-1.3', 'DT-1.4'],
      say: both(
        'Mindenki 8 dollárral indul. A bányában 30 aranyrög van, a bankban 3 dollár. Az első seriff a legfiatalabb, vagy akit az asztal kijelöl. Pénz soha nem hagyja el a játékot.',
        'Everyone starts with $8. The mine holds 30 nuggets, the bank $3. The first sheriff is the youngest, or whoever the table names. Money never leaves the game.',
      ),
      headline: both('8 dollár fejenként, 30 rög a bányában.', '$8 each, 30 nuggets in the mine.'),
      look: ['mine', 'bank', 'sheriff'],
      tasks: [],
    },
    {
      id: 'piles',
      start: opening,
      rules: ['DT-1.2', 'DT-2.1', 'DT-2.2', 'DT-2.3', 'DT-8.2', 'DT-11.3'],
      say: both(
        'Ingatlanból 25 van, 1–5 pontosak; három fekszik nyitva, elsőnek mindig a legalsó kel el. Bolti lapból 19 van: ha elfogytak, az eldobottakat megkeveritek. A lapok a kézben titkosak, a számuk nem.',
        'There are 25 properties, worth 1 to 5. Three lie open; the bottom one always goes first. When the 19 store cards run out, the discards are shuffled. Hands are secret; their size isn’t.',
      ),
      headline: both('25 ingatlan, 19 bolti lap.', '25 properties, 19 store cards.'),
      look: ['townHall', 'store'],
      tasks: [],
    },
    {
      id: 'same-hand',
      start: streetOf({
        round: 5,
        sheriff: 1,
        row: [4, 2, 1],
        players: [{ dice: 'J J J 9 9' }, { dice: '10 10 10 A A' }, { dice: '9 10 J Q K' }],
      }),
      rules: ['DT-11.1', 'DT-4.2'],
      say: both(
        'Két full közül a nagyobb hármas nyer: a bubifull veri a tízesfullt, akármilyen a pár. Egyforma hármasnál a pár dönt. A 9-es a legkisebb, az ász a legnagyobb. Teljesen egyforma kézről a seriff dönt.',
        'Of two full houses the higher three wins: jacks full beats tens full, whatever the pair. Only then does the pair count. 9 is lowest, ace highest. If hands are identical, the sheriff decides.',
      ),
      headline: both('Két full: melyik erősebb?', 'Two full houses: which is better?'),
      look: ['townHall'],
      tasks: [],
    },
  ],
}
