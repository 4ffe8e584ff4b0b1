import { sharesOf, softmax, type Signs } from '../../../core/chances'
import type { Vantage } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import type { Event } from '../events'
import { rounds, withDie, type Hand, type Own, type PerSeat, type Table } from '../facts'
import { outcome, outcomeOf } from '../outcome'
import { dicePlayed } from '../round/meeting'
import { beliefs, remembered } from './beliefs'
import { undoAll, worthAfter, worthOfAction, worthOfRest, writeAll, writingsOf, type Moment } from './lookahead'
import { sketchOf, type Sketch, type Undo } from './sketch'

type EnVantage = Vantage<Table, Own, Event>

/** Hands to assume where a roll was forgotten. */
const guesses = 4

/** Seat 0's lead in expected mandates with this round played to its end, by how many rounds are left, and in flips; seat 1 is level. */
export function signs(vantage: EnVantage): Signs {
  const { table } = vantage.view
  const left = rounds - table.round + (table.phase.type === 'study' ? 1 : 0.6)
  const lead = expectedLead(vantage)
  const now = outcomeOf(table.fields).winners
  const ahead = now.length === 2 ? 0 : now[0] === 0 ? 1 : -1
  const row = [
    lead / 10,
    lead / (4 * Math.sqrt(left)),
    lead / (4 * left),
    left < 1 ? ahead : 0,
    left < 1 ? Math.max(-1, Math.min(1, lead / 2)) : 0,
    ((table.flips[1].length - table.flips[0].length) * Math.min(4, left)) / 20,
  ]
  return [row, row.map(() => 0)]
}

/** Seat 0's lead over what each party may hold: the viewer's own dice, and what the others' flips allow. */
function expectedLead({ view, heard }: EnVantage): number {
  const { table } = view
  const rng = quickRng(1)
  const sketch = sketchOf(table)
  const hold = ([0, 1] as const).map((seat) =>
    seat === view.seat && view.own !== null
      ? [{ weight: 1, hand: view.own.dice }]
      : beliefs(table, seat, remembered(table, heard, seat), guesses, rng),
  )
  let lead = 0
  for (const one of hold[0])
    for (const two of hold[1]) lead += one.weight * two.weight * leadWith(table, sketch, [one.hand, two.hand])
  return lead
}

function leadWith(table: Table, sketch: Sketch, hands: PerSeat<Hand>): number {
  const { phase, flips, vetoed } = table
  const action = 'action' in phase ? phase.action : 1
  const now: Moment = { action, hands, vetoes: vetoed.length, flips }
  const done: Undo[] = []
  switch (phase.type) {
    case 'veto': {
      const [one, two] = dicePlayed(table.played)
      const before = [withDie(hands[0], one.color, one.value), withDie(hands[1], two.color, two.value)] as const
      return worthAfter(sketch, { ...now, hands: before }, [one.color, two.color], true)
    }
    case 'hands':
      writeAll(sketch, writingsOf(dicePlayed(table.played), flips, 0), done)
      break
    case 'order':
      writeAll(sketch, writingsOf(dicePlayed(table.played), flips, phase.winner), done)
      break
    case 'write':
      writeAll(sketch, phase.pending, done)
      break
    default:
      return worthOfAction(sketch, now)
  }
  const lead = worthOfRest(sketch, now)
  undoAll(sketch, done)
  return lead
}

/** Fitted by `npx tsx bench/calibration/fit.ts election-night`. */
const weights: readonly number[] = [1.878, 0.56, -0.184, 0.748, 0.225, 2.137]

export function chances(vantage: EnVantage): readonly number[] {
  const end = outcome(vantage.view.table)
  return end === null ? softmax(signs(vantage), weights) : sharesOf(end, 2)
}
