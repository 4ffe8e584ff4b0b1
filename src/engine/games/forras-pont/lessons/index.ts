import { both } from '../../../core/manifest'
import { asTeaching } from '../../../core/lesson'
import { water } from './basics'
import { extras } from './extras'
import { firstTime, firstTimes } from './firstTimes'
import { pictures } from './pictures'
import { point } from './point'
import { why } from './why'

export const teaching = asTeaching({
  pitch: both(
    'Közös kertbe raktok korongokat három színben; a lapod mondja meg, két szín között merre visz az út. Aki a saját széléről elsőként vezet útvonalat a forrásig, begyűjti a korongjait. A legtöbb korong nyer.',
    'You all lay discs of three colours in one garden; your sheet says which way the path turns between two colours. Be first to lead a route from your edge to the spring, and you collect its discs. Most discs win.',
  ),
  lessons: [water, ...extras],
  firstTime,
  firstTimes,
  pictures,
  why,
  point,
})
