import { both } from '../../../core/manifest'
import { asTeaching } from '../../../core/lesson'
import { extras } from './extras'
import { firstMoves } from './firstMoves'
import { firstTime, firstTimes } from './firstTimes'
import { pictures } from './pictures'
import { tricks } from './tricks'
import { point } from './point'
import { why } from './why'

export const teaching = asTeaching({
  pitch: both(
    'Közös golyók, fogyó tábla. Amit átugrasz, a tiéd, de ha ugrani lehet, muszáj. Ezért adsz a másiknak egy olcsó golyót, hogy te vihess el egy drágát.',
    'Shared marbles, a shrinking board. Whatever you jump over is yours, but if there’s a jump you must take it. So you feed the other player a cheap marble to win a valuable one.',
  ),
  lessons: [firstMoves, tricks, ...extras],
  firstTime,
  firstTimes,
  pictures,
  why,
  point,
})
