import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: '',
    en: '',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
