import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: 'Két párt, hét régió, tíz forduló. Látod az ellenfeled kockáit, aztán elrejtitek őket, titokban választotok, és számokat írtok a térképre. Akinek egy régióban nagyobb az összege, azé minden mandátum ott.',
    en: 'Two parties, seven regions, ten rounds. You see each other’s dice, then both hide them, pick in secret and write numbers on the map. The higher sum in a region takes all its seats.',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
