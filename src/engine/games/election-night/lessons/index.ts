import { asTeaching } from '../../../core/lesson'
import { firstSteps } from './basics'
import { before } from './before'
import { endings } from './endings'
import { meetings } from './extras'
import { firstTime, firstTimes } from './firstTimes'
import { pictures } from './pictures'
import { tricks } from './tricks'
import { sameColours } from './vetoes'
import { point } from './point'
import { why } from './why'

export const teaching = asTeaching({
  pitch: {
    hu: 'Két párt, hét régió, tíz forduló. Látod az ellenfeled kockáit, aztán mindketten elrejtitek a sajátotokat. Titokban választotok egyet-egyet, egyszerre mutatjátok meg, és számokat írtok a térképre. Akinek egy régióban nagyobb az összege, azé minden mandátum ott. Találd ki, mire készül a másik!',
    en: 'Two parties, seven regions, ten rounds. You see each other’s dice, then both hide them. You each pick one in secret, show them together, and write numbers on the map. The higher sum in a region takes all its seats. Guess what the other side is up to!',
  },
  lessons: [firstSteps, tricks, before, ...meetings, ...sameColours, ...endings],
  firstTime,
  firstTimes,
  pictures,
  why,
  point,
})
