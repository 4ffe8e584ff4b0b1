import { both } from '../../../core/manifest'
import { type ForrasLesson } from './kit'
import { missing, number, repeat, ready, yours } from './routes'
import { blocking, lending, sheet, victory } from './others'

/** The whole game in nine steps. */
export const water: ForrasLesson = {
  id: 'water',
  revision: 2,
  title: both('Vizet a forrásig!', 'Water to the spring'),
  extra: false,
  steps: [ready, missing, yours, number, repeat, lending, blocking, sheet, victory],
}
