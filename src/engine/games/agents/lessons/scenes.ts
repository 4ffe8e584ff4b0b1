/** The positions that lessons and pictures share. */
import {
  bat,
  bear,
  cili,
  dani,
  emma,
  fox,
  hare,
  learner,
  opening,
  owl,
  raven,
  shark,
  snake,
  spider,
  stag,
  type LessonSpec,
} from './kit'

export const atHome: LessonSpec = { treasure: '2,1' }

export const stolen: LessonSpec = { ...opening, seat: 1, turn: 2, agents: { [fox]: '1,1' }, then: ['1: A > 0,1'] }

const foxAtTreasure: LessonSpec = { agents: { [fox]: '0,0' } }
export const paying: LessonSpec = { ...foxAtTreasure, on: { 1: { [fox]: 1200 } } }

const paid: LessonSpec = { ...foxAtTreasure, on: { [learner]: { [fox]: 3000 }, 1: { [fox]: 1200 } } }
export const carrying: LessonSpec = { ...paid, then: ['0: A* > 1,0'] }
export const vetoed: LessonSpec = { ...paid, then: ['0: A* > 1,0', '1: veto 1200'] }

export const stopping: LessonSpec = {
  seat: cili,
  treasure: '-2,3',
  on: { [learner]: { [stag]: 2400 }, [cili]: { [stag]: 900 } },
  then: ['2: D* > -3,3'],
}

export const pointless: LessonSpec = {
  seat: emma,
  on: { [learner]: { [owl]: 300 }, [emma]: { [owl]: 2600 } },
  notes: [{ type: 'claimed', seat: emma, agent: owl, atLeast: 2000, turn: 42, round: 7 }],
  then: ['4: B > 1,1'],
}

export const killing: LessonSpec = {
  treasure: '-2,1',
  agents: { [raven]: '-2,1', [bear]: '-2,1' },
  on: { [learner]: { [bear]: 1800 }, [cili]: { [raven]: 5200 } },
  notes: [{ type: 'claimed', seat: cili, agent: raven, atLeast: 5000, turn: 41, round: 7 }],
}

export const together: LessonSpec = {
  treasure: '-2,0',
  agents: { [snake]: '-2,0', [bat]: '-2,0' },
  on: { [learner]: { [snake]: 4000 }, [cili]: { [snake]: 1500, [bat]: 2500 } },
}

export const reopened: LessonSpec = {
  seat: emma,
  treasure: '1,-3',
  on: { [learner]: { [shark]: 2000 }, [cili]: { [shark]: 1200 }, [emma]: { [shark]: 1500 } },
  then: ['4: I* > 0,-3', '2: veto 1200', '4: hold', '2: pass'],
}

export const vetoOne: LessonSpec = {
  treasure: '0,1',
  agents: { [hare]: '0,1' },
  on: { [learner]: { [hare]: 2500 }, 1: { [hare]: 3000 }, [dani]: { [hare]: 1 } },
  then: ['0: C* > 0,2', '3: veto 1'],
}

export const killer: LessonSpec = {
  seat: cili,
  agents: { [snake]: '-2,0', [bat]: '-2,0' },
  on: { [learner]: { [snake]: 3000, [bat]: 1400 }, [cili]: { [bat]: 1300 } },
  then: ['2: E x G'],
}

export const skipping: LessonSpec = {
  seat: 5,
  treasure: '3,-2',
  skips: [1, 0, 0, 0, 0, 0],
  on: { [learner]: { [spider]: 700 } },
  then: ['5: K* > 3,-3'],
}

export const wrongHouse: LessonSpec = { treasure: '-1,3' }

export const drawOffered: LessonSpec = { seat: 1, round: 20, turn: 116, then: ['1: draw?'] }

export const bigCity: LessonSpec = { ...opening, options: { city: 'big' } }
