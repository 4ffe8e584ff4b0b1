import { both } from '../../../core/manifest'
import { asTeaching } from '../../../core/lesson'
import { before } from './before'
import { cards } from './cards'
import { firstTime, firstTimes } from './firstTimes'
import { seatNames } from './kit'
import { people } from './people'
import { pictures } from './pictures'
import { rare } from './rare'
import { oneRound } from './round'
import { tricks } from './tricks'
import { point } from './point'
import { why } from './why'

export const teaching = asTeaching({
  pitch: both(
    'Öt kocka, egy utca: akinek egy oldalból a legtöbb van, viszi a ház kincsét, a legjobb pókerkéz földet kap, döntetlennél a seriff dönt, és a seriff megvehető.',
    'Five dice, one street: the most of a kind wins its place, the best poker hand wins land, the sheriff settles ties, and the sheriff takes bribes.',
  ),
  names: seatNames,
  lessons: [oneRound, people, before, tricks, cards, rare],
  firstTime,
  firstTimes,
  pictures,
  why,
  point,
})
