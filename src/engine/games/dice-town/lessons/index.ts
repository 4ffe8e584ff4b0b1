import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: 'Öt kocka, egy utca: akinek egy oldalból a legtöbb van, viszi a ház kincsét, a legjobb pókerkéz földet kap, döntetlennél a seriff dönt, és a seriff megvehető.',
    en: 'Five dice, one street: the most of a side wins its place, the best poker hand wins land, the sheriff settles ties, and the sheriff takes bribes.',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
