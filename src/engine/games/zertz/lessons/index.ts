import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: 'Közös golyók, fogyó tábla. Amit átugrasz, a tiéd, de ha ugrani lehet, muszáj. Ezért adsz a másiknak egy olcsó golyót, hogy te vihess el egy drágát.',
    en: 'Shared marbles, a shrinking board. Whatever you jump over is yours, but if there’s a jump you must take it. So you feed the other player a cheap marble to win a dear one.',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
