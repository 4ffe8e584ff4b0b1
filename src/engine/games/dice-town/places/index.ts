import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import type { Place } from '../facts'
import { doNext, type GameMotion } from '../motion'
import { yieldBank, runStagecoach } from './bank'
import { runTie } from './bribes'
import { contendersFor, givesAnything, type WonPlace } from './contenders'
import { docVisitors, runDoc } from './doc'
import { yieldMine } from './mine'
import { yieldSaloon } from './saloon'
import { yieldSheriff } from './sheriff'
import { yieldStore } from './store'
import { yieldTownHall } from './townHall'

/** Resolves a place: nobody, one winner, or a tie for the sheriff to decide (DT-4.1 to DT-4.3). */
export function runPlace(motion: GameMotion, place: Place) {
  const { table } = motion
  table.place = place
  if (place === 'stagecoach') return runStagecoach(motion)
  if (place === 'doc') return runDoc(motion, docVisitors(table))
  const contenders = contendersFor(table, place)
  if (contenders.length === 0) tell(motion, { type: 'nobody', place, why: 'noDice', rule: 'DT-4.1' })
  else if (!givesAnything(table, place, contenders))
    tell(motion, { type: 'nobody', place, why: 'nothing', rule: 'DT-4.3' })
  else if (contenders.length === 1) doNext(motion, { do: 'yield', place, seat: contenders[0] })
  else runTie(motion, { place, tied: contenders })
}

/** Gives the winner what the place has for them. */
export function runYield(motion: GameMotion, place: WonPlace, seat: Seat) {
  switch (place) {
    case 'mine':
      return yieldMine(motion, seat)
    case 'bank':
      return yieldBank(motion, seat)
    case 'store':
      return yieldStore(motion, seat)
    case 'saloon':
      return yieldSaloon(motion, seat)
    case 'sheriff':
      return yieldSheriff(motion, seat)
    case 'townHall':
      return yieldTownHall(motion, seat)
    default:
      return place satisfies never
  }
}
