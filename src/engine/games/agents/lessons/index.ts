import { asTeaching } from '../../../core/lesson'

export const teaching = asTeaching({
  pitch: {
    hu: 'Hat bandavezér, három csapat, egy kincs. Az ügynökök senkiéi: bármelyiknek parancsolhatsz. De aki titokban többet fizetett nekik, az megállíthat. Vidd haza a kincset, mielőtt más teszi!',
    en: 'Six bosses, three teams, one treasure. The agents belong to nobody: order any of them. But anyone who has secretly paid one more can stop you. Get the treasure home before someone else does!',
  },
  lessons: [],
  firstTime: () => null,
  firstTimes: {},
  pictures: [],
  why: () => null,
})
