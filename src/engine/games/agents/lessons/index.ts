import { both } from '../../../core/manifest'
import { asTeaching } from '../../../core/lesson'
import { firstOrder } from './basics'
import { duels } from './duels'
import { extras } from './extras'
import { firstTime, firstTimes } from './firstTimes'
import { seatNames } from './kit'
import { pictures } from './pictures'
import { point } from './point'
import { why } from './why'

export const teaching = asTeaching({
  pitch: both(
    'Hat bandavezér, három csapat, egy kincs. Az ügynökök senkiéi: bármelyiket utasíthatod. De aki titokban többet fizetett nekik, az megállíthat. Vidd haza a kincset, mielőtt más teszi!',
    'Six bosses, three teams, one treasure. The agents belong to nobody: order any of them. But anyone who has secretly paid one more can stop you. Get the treasure home before someone else does!',
  ),
  names: seatNames,
  lessons: [firstOrder, duels, ...extras],
  firstTime,
  firstTimes,
  pictures,
  why,
  point,
})
