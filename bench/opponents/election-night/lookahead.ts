import type { Seat } from '../../../src/engine/core/contract'
import { regions } from '../../../src/engine/games/election-night/board'
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
} from '../../../src/engine/games/election-night/facts'
import { meetingOf, writingOf } from '../../../src/engine/games/election-night/round/meeting'
import { firstWriter } from '../../../src/engine/games/election-night/round/writing'
import { gameValue } from './matrixGame'
import { gain, undo, worthOf, write, type Sketch, type Undo } from './sketch'

/** The best region for a number from its placer's point of view; -1 if no field is free. */
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

/** The best bonus number and region for its owner. */
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

/** Writes all pending numbers greedily, each as its placer likes best, and logs them in `done` for `undoAll`. */
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

/** What is written after a meeting, in order; `tie` writes first if hands would have to decide. */
export function writingsOf(dice: PerSeat<Die>, flips: PerSeat<readonly unknown[]>, tie: Seat): Writing[] {
  const meeting = meetingOf(dice)
  const first = firstWriter(meeting.lower, flips) ?? tie
  const writings: Writing[] = []
  if (meeting.writes[first] > 0) writings.push(writingOf(meeting, dice, first))
  if (meeting.writes[1 - first] > 0) writings.push(writingOf(meeting, dice, 1 - first))
  return writings
}

/** A state within a round. */
export interface Moment {
  readonly action: Action
  readonly hands: PerSeat<Hand>
  /** How many actions of this round were vetoed. */
  readonly vetoes: number
  readonly flips: PerSeat<readonly unknown[]>
}

const left = (hand: Hand): Color[] => colors.filter((color) => hand[color] !== null)

/** Value for seat 0 once these dice are written (or vetoed) and the round is played to its end. */
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

/** Value for seat 0 after `now.action` is over. */
export function worthOfRest(sketch: Sketch, now: Moment): number {
  if (now.action === 1) return worthOfAction(sketch, { ...now, action: 2 })
  if (now.action === 3 || now.vetoes < 2) return worthOf(sketch)
  const played = [left(now.hands[0])[0], left(now.hands[1])[0]] as const
  return worthAfter(sketch, { ...now, action: 3 }, played, false)
}

/** Payoff matrix of the dice that could be played; rows are seat 0's. Same colours end in a veto: one side always gains by it. */
export function payoffs(sketch: Sketch, now: Moment): number[][] {
  return left(now.hands[0]).map((one) =>
    left(now.hands[1]).map((two) => worthAfter(sketch, now, [one, two], one === two && now.action < 3)),
  )
}

/** Value for seat 0 of an action still to be played, both choosing in secret. */
export function worthOfAction(sketch: Sketch, now: Moment): number {
  return gameValue(payoffs(sketch, now))
}
