import { both } from '../../../core/manifest'
import type { Picture } from '../../../core/lesson'
import type { Hidden, Own, Table } from '../facts'
import { startAt } from './kit'
import { sheetStart } from './others'
import { bankAt, blockingAt, crossingAt, lendingAt, numberAt, readyAt, repeatAt, tapAt } from './positions'

export const pictures: readonly Picture<Table, Own, Hidden>[] = [
  {
    rule: 'FP-3',
    caption: both(
      'Kezdéskor üres a kert; a forráson az első számkártya, a lapok ezután készülnek.',
      'At the start the garden is empty; the first number card lies on the spring, and the sheets come next.',
    ),
    look: ['card'],
    start: sheetStart,
  },
  {
    rule: 'FP-13',
    caption: both(
      'Út a déli szélről: d1, d2, e3, és a bejelentéssel lila a forrásra. Négy korong.',
      'A route from the south edge: d1, d2, e3, and with the claim a purple disc on the spring. Four discs.',
    ),
    look: ['d1', 'd2', 'e3', 'd4'],
    start: startAt(readyAt),
  },
  {
    rule: 'FP-15',
    caption: both(
      'A d1–d2–e3–f3–e2–d3 út keresztezi a saját átlóját: ez szabad, de egy korong sem szerepelhet kétszer.',
      'The route d1–d2–e3–f3–e2–d3 crosses its own diagonal: that’s allowed, but no disc may be used twice.',
    ),
    look: ['d1', 'd2', 'e3', 'f3', 'e2', 'd3'],
    start: startAt(crossingAt),
  },
  {
    rule: 'FP-18',
    caption: both(
      'Északról nézve a d7 van alul: Bélának a d7–d6 lépés „fel”, pedig délről lefelé látszik.',
      'Seen from the north, d7 is at the bottom: for Béla d7–d6 is “up”, though from the south it looks down.',
    ),
    look: ['d7', 'd6', 'c5'],
    start: startAt(blockingAt),
    seat: 1,
  },
  {
    rule: 'FP-19',
    caption: both(
      'Balról az első lépés ↗, utána ismételhet a két sárga. Jobbról már az első lépés ismétlés volna: nem lehet.',
      'On the left the first step is ↗, then the yellows repeat. On the right the first step would be a repeat: not allowed.',
    ),
    look: ['a1', 'b2', 'c3', 'g1'],
    start: startAt(repeatAt),
  },
  {
    rule: 'FP-20',
    caption: both(
      'A d1–d2 lépést csak Béla lapja adja: a d2 korongja az övé, a többi a bejelentőé.',
      'Only Béla’s sheet makes the step d1–d2: the disc on d2 goes to him, the others to the claimant.',
    ),
    look: ['d1', 'd2'],
    start: startAt(lendingAt),
  },
  {
    rule: 'FP-21',
    caption: both(
      'A kártya ötöt kér: a d1-ről induló út csak négy korong, az e1-ről induló öt.',
      'The card asks for five: the route from d1 has four discs, the one from e1 has five.',
    ),
    look: ['card', 'e1', 'd1'],
    start: startAt(numberAt),
  },
  {
    rule: 'FP-26',
    caption: both(
      'A b1–c2–b3–b4–c5 út elviszi a c5-öt is Béla orra elől; a d7 és a d6 a táblán marad.',
      'The route b1–c2–b3–b4–c5 takes c5 from under Béla’s nose; d7 and d6 stay on the board.',
    ),
    look: ['b1', 'c2', 'b3', 'b4', 'c5'],
    start: startAt(tapAt),
  },
  {
    rule: 'FP-9',
    caption: both(
      'A bankból elfogyott a lila: most a sajátodból tehetsz, a forrásra is.',
      'The bank is out of purple: now you may place your own, on the spring too.',
    ),
    look: ['d1', 'd2', 'e3'],
    start: startAt(bankAt),
  },
]
