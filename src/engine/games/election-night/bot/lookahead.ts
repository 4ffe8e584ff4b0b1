import type { Rng, Seat } from '../../../core/contract'
import { regions } from '../board'
import {
  colors,
  values,
  withDie,
  type Action,
  type Color,
  type Die,
  type Hand,
  type PerSeat,
  type Value,
  type Writing,
} from '../facts'
import { meet, writingOf } from '../round/meeting'
import { firstWriter } from '../round/writing'
import { gain, undo, worthOf, write, type Sketch, type Undo } from './sketch'

/** Where a number does its picker most good; -1 if no field is free. */
export function bestRegion(sketch: Sketch, { seat, by }: Writing, value: Value): number {
  let best = -1
  let most = -Infinity
  for (let region = 0; region < regions.length; region++) {
    if (sketch.free[region] === 0) continue
    const worth = gain(sketch, region, seat, value)
    const good = by === 0 ? worth : -worth
    if (good > most) [best, most] = [region, good]
  }
  return best
}

/** The number and region of a bonus that do their owner most good. */
export function bestBonus(sketch: Sketch, seat: Seat): { region: number; value: Value } {
  let best = { region: -1, value: 6 as Value }
  let most = -Infinity
  for (const value of values)
    for (let region = 0; region < regions.length; region++) {
      if (sketch.free[region] === 0) continue
      const done = write(sketch, region, seat, value)
      const worth = worthOf(sketch)
      undo(sketch, done)
      const good = seat === 0 ? worth : -worth
      if (good > most) [best, most] = [{ region, value }, good]
    }
  return best
}

/** Writes all that is pending, each as its picker likes best; what was done is added to `done`. */
export function writeAll(sketch: Sketch, pending: readonly Writing[], done: Undo[]) {
  for (const writing of pending) {
    const { seat, value } = writing
    const wanted = value === null ? bestBonus(sketch, seat) : { region: bestRegion(sketch, writing, value), value }
    if (wanted.region < 0) return
    const one = write(sketch, wanted.region, seat, wanted.value)
    done.push(one)
    if (one.set) writeAll(sketch, [{ seat, by: seat, value: null, color: null }], done)
  }
}

export function undoAll(sketch: Sketch, done: Undo[], downTo = 0) {
  while (done.length > downTo) undo(sketch, done.pop()!)
}

/** What is written after a meeting, in order; a tie is broken by `tie`. */
export function writingsOf(dice: PerSeat<Die>, flips: PerSeat<readonly unknown[]>, tie: Seat): Writing[] {
  const meeting = meet(dice)
  const first = firstWriter(meeting.lower, flips) ?? tie
  const writings: Writing[] = []
  if (meeting.writes[first] > 0) writings.push(writingOf(meeting, dice, first))
  if (meeting.writes[1 - first] > 0) writings.push(writingOf(meeting, dice, 1 - first))
  return writings
}

/** A position within a round. */
export interface Moment {
  readonly action: Action
  readonly hands: PerSeat<Hand>
  /** How many actions of this round were vetoed. */
  readonly vetoes: number
  readonly flips: PerSeat<readonly unknown[]>
}

const left = (hand: Hand): Color[] => colors.filter((color) => hand[color] !== null)

/** Worth for seat 0 when these dice have been written (or vetoed) and the round goes on to its end. */
export function worthAfter(sketch: Sketch, now: Moment, played: PerSeat<Color>, vetoed: boolean): number {
  const { action, flips } = now
  const [one, two] = now.hands
  const done: Undo[] = []
  if (!vetoed) {
    const dice: PerSeat<Die> = [
      { color: played[0], value: one[played[0]]! },
      { color: played[1], value: two[played[1]]! },
    ]
    writeAll(sketch, writingsOf(dice, flips, 0), done)
  }
  const hands = [withDie(one, played[0], null), withDie(two, played[1], null)] as const
  const worth = worthOfRest(sketch, { action, flips, hands, vetoes: now.vetoes + (vetoed ? 1 : 0) })
  undoAll(sketch, done)
  return worth
}

/** Worth for seat 0 after `now.action` is over. */
export function worthOfRest(sketch: Sketch, now: Moment): number {
  if (now.action === 1) return worthOfAction(sketch, { ...now, action: 2 })
  if (now.action === 3 || now.vetoes < 2) return worthOf(sketch)
  const played = [left(now.hands[0])[0], left(now.hands[1])[0]] as const
  return worthAfter(sketch, { ...now, action: 3 }, played, false)
}

/** Worth of each pair of dice that could be played; rows are seat 0's. Same colours end in a veto: one always gains. */
export function payoffs(sketch: Sketch, now: Moment): number[][] {
  return left(now.hands[0]).map((one) =>
    left(now.hands[1]).map((two) => worthAfter(sketch, now, [one, two], one === two && now.action < 3)),
  )
}

/** Worth for seat 0 of an action still to be played, both choosing in secret. */
export function worthOfAction(sketch: Sketch, now: Moment): number {
  return gameValue(payoffs(sketch, now))
}

/** The value of a matrix game for the row player: exact for 2 × 2, else by playing it out. */
export function gameValue(matrix: readonly (readonly number[])[]): number {
  if (matrix.length !== 2 || matrix[0].length !== 2) return equilibrium([{ weight: 1, matrix }], 80).value
  const [[a, b], [c, d]] = matrix
  const low = Math.max(Math.min(a, b), Math.min(c, d))
  const high = Math.min(Math.max(a, c), Math.max(b, d))
  return low >= high ? low : (a * d - b * c) / (a + d - b - c)
}

/** A matrix game for each thing the other may hold, and how likely that is. */
export interface Case {
  readonly weight: number
  readonly matrix: readonly (readonly number[])[]
}

/** Regret matching: how the row player should mix, not knowing the case, against columns who know theirs. */
export function equilibrium(cases: readonly Case[], times: number): { mix: number[]; value: number } {
  const rows = cases[0].matrix.length
  const regret = Array<number>(rows).fill(0)
  const sum = Array<number>(rows).fill(0)
  const theirs = cases.map((one) => ({
    regret: Array<number>(one.matrix[0].length).fill(0),
    sum: Array<number>(one.matrix[0].length).fill(0),
  }))
  const worth = Array<number>(rows).fill(0)
  for (let time = 1; time <= times; time++) {
    const mine = normal(regret)
    worth.fill(0)
    for (let at = 0; at < cases.length; at++) {
      const { weight, matrix } = cases[at]
      const their = theirs[at]
      const reply = normal(their.regret)
      let cost = 0
      for (let i = 0; i < rows; i++) {
        let value = 0
        for (let j = 0; j < reply.length; j++) value += matrix[i][j] * reply[j]
        worth[i] += weight * value
        cost += mine[i] * value
      }
      for (let j = 0; j < reply.length; j++) {
        let one = 0
        for (let i = 0; i < rows; i++) one += mine[i] * matrix[i][j]
        their.regret[j] = Math.max(0, their.regret[j] + cost - one)
        their.sum[j] += reply[j] * time
      }
    }
    let average = 0
    for (let i = 0; i < rows; i++) average += worth[i] * mine[i]
    for (let i = 0; i < rows; i++) {
      regret[i] = Math.max(0, regret[i] + worth[i] - average)
      sum[i] += mine[i] * time
    }
  }
  const mix = normal(sum)
  const value = cases.reduce((all, { weight, matrix }, at) => {
    const reply = normal(theirs[at].sum)
    return (
      all +
      weight * matrix.reduce((some, row, i) => some + mix[i] * row.reduce((s, one, j) => s + one * reply[j], 0), 0)
    )
  }, 0)
  return { mix, value }
}

function normal(parts: readonly number[]): number[] {
  let all = 0
  for (let i = 0; i < parts.length; i++) all += parts[i]
  const shares = parts.slice()
  for (let i = 0; i < shares.length; i++) shares[i] = all > 0 ? shares[i] / all : 1 / shares.length
  return shares
}

/** Draws by these chances; those below a twentieth are left out. */
export function draw(mix: readonly number[], rng: Rng): number {
  const chances = normal(mix.map((part) => (part < 0.05 ? 0 : part)))
  let at = rng.below(1_000_000) / 1_000_000
  for (const [i, part] of chances.entries()) if ((at -= part) < 0) return i
  return chances.indexOf(Math.max(...chances))
}
