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
  type Scene,
} from './kit'

export const atHome: Scene = { treasure: '2,1' }

export const stolen: Scene = { ...opening, seat: 1, turn: 2, agents: { [fox]: '1,1' }, then: ['1: A > 0,1'] }

const foxAtTreasure: Scene = { agents: { [fox]: '0,0' } }
export const paying: Scene = { ...foxAtTreasure, on: { 1: { [fox]: 1200 } } }

const paid: Scene = { ...foxAtTreasure, on: { [learner]: { [fox]: 3000 }, 1: { [fox]: 1200 } } }
export const carrying: Scene = { ...paid, then: ['0: A* > 1,0'] }
export const vetoed: Scene = { ...paid, then: ['0: A* > 1,0', '1: veto 1200'] }

export const stopping: Scene = {
  seat: cili,
  treasure: '-2,3',
  on: { [learner]: { [stag]: 2400 }, [cili]: { [stag]: 900 } },
  then: ['2: D* > -3,3'],
}

export const pointless: Scene = {
  seat: emma,
  on: { [learner]: { [owl]: 300 }, [emma]: { [owl]: 2600 } },
  notes: [{ type: 'claimed', seat: emma, agent: owl, atLeast: 2000, turn: 42, round: 7 }],
  then: ['4: B > 1,1'],
}

export const killing: Scene = {
  treasure: '-2,1',
  agents: { [raven]: '-2,1', [bear]: '-2,1' },
  on: { [learner]: { [bear]: 1800 }, [cili]: { [raven]: 5200 } },
  notes: [{ type: 'claimed', seat: cili, agent: raven, atLeast: 5000, turn: 41, round: 7 }],
}

export const together: Scene = {
  treasure: '-2,0',
  agents: { [snake]: '-2,0', [bat]: '-2,0' },
  on: { [learner]: { [snake]: 4000 }, [cili]: { [snake]: 1500, [bat]: 2500 } },
}

export const reopened: Scene = {
  seat: emma,
  treasure: '1,-3',
  on: { [learner]: { [shark]: 2000 }, [cili]: { [shark]: 1200 }, [emma]: { [shark]: 1500 } },
  then: ['4: I* > 0,-3', '2: veto 1200', '4: hold', '2: pass'],
}

export const vetoOne: Scene = {
  treasure: '0,1',
  agents: { [hare]: '0,1' },
  on: { [learner]: { [hare]: 2500 }, 1: { [hare]: 3000 }, [dani]: { [hare]: 1 } },
  then: ['0: C* > 0,2', '3: veto 1'],
}

export const killer: Scene = {
  seat: cili,
  agents: { [snake]: '-2,0', [bat]: '-2,0' },
  on: { [learner]: { [snake]: 3000, [bat]: 1400 }, [cili]: { [bat]: 1300 } },
  then: ['2: E x G'],
}

export const skipping: Scene = {
  seat: 5,
  treasure: '3,-2',
  skips: [1, 0, 0, 0, 0, 0],
  on: { [learner]: { [spider]: 700 } },
  then: ['5: K* > 3,-3'],
}

export const wrongHouse: Scene = { treasure: '-1,3' }

export const drawOffered: Scene = { seat: 1, round: 20, turn: 116, then: ['1: draw?'] }

export const bigCity: Scene = { ...opening, options: { city: 'big' } }
