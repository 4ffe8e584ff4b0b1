import type { Rng } from '../../../core/contract'
import { fieldCount } from '../board'
import { countRegions, countRule, decide, tallyOf } from '../outcome'
import { rounds, type Dice, type Options, type Own, type Table } from '../facts'
import { finished, tell, type EnStep, type Going } from '../motion'
import { inTurn, throwDice } from './throws'

/** An empty map and the first round's throws. */
export function setup(options: Options, _seats: number, rng: Rng): EnStep {
  const table: Table = {
    options,
    round: 0,
    phase: { type: 'study' },
    fields: Array<null>(fieldCount).fill(null),
    free: fieldCount,
    flips: [[], []],
    tally: [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    sets: [0, 0],
    rolled: null,
    played: [[], []],
    vetoed: [],
  }
  const nothing: Own = { dice: { blue: null, red: null, white: null }, flipped: [] }
  const go: Going = { table: { ...table }, own: [nothing, nothing], told: [], rng }
  startRound(go)
  return finished(go)
}

/** Both parties throw in public until their dice differ, then study them (EN-2.1 to EN-2.4). */
function startRound(go: Going) {
  const { table } = go
  const round = table.round + 1
  tell(go, { type: 'round', round, rule: 'EN-1.1' })
  const one = throwDice(0, go.rng)
  const two = throwDice(1, go.rng)
  for (const { seat, attempt, dice, aside } of inTurn(one.throws, two.throws))
    tell(go, { type: 'thrown', round, seat, attempt, dice, aside, rule: attempt === 1 ? 'EN-2.1' : 'EN-2.2' })
  tell(go, { type: 'rolled', round, dice: [one.dice, two.dice], rule: 'EN-2.3' })
  table.round = round
  table.phase = { type: 'study' }
  table.rolled = [one.dice, two.dice]
  table.played = [[], []]
  table.vetoed = []
  go.own = [behindScreen(one.dice), behindScreen(two.dice)]
}

const behindScreen = (dice: Dice): Own => ({ dice, flipped: [] })

/** The next round, or the end after the last (EN-11.1). */
export function endRound(go: Going) {
  tell(go, { type: 'roundOver', round: go.table.round, full: false, rule: 'EN-1.1' })
  if (go.table.round === rounds) endMatch(go)
  else startRound(go)
}

/** No field is free any more: it ends here and now (EN-11.2). */
export function endFull(go: Going) {
  tell(go, { type: 'roundOver', round: go.table.round, full: true, rule: 'EN-11.2' })
  endMatch(go)
}

/** The count, region by region. */
function endMatch(go: Going) {
  const { table } = go
  table.phase = { type: 'over' }
  const counts = countRegions(table.fields)
  for (const count of counts) {
    const { region, sums, winner, total, mandates } = count
    tell(go, { type: 'counted', region, sums, winner, total, mandates, rule: countRule(count) })
  }
  const one = tallyOf(table.fields, counts, 0)
  const two = tallyOf(table.fields, counts, 1)
  const { winners, rule } = decide(one, two)
  tell(go, { type: 'over', winners, mandates: [one.mandates, two.mandates], rule })
}
