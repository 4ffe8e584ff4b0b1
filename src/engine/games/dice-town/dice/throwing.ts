import type { Rng, Seat } from '../../../core/contract'
import { throwDie } from '../../../core/rng'
import { show, tell } from '../../../core/step'
import { dropStore } from '../cards/hands'
import { allUsed } from '../cards/windows'
import type { Lift } from '../events'
import { faces, type AnswerOf, type Cheat, type Face, type Played, type Table } from '../facts'
import { payStagecoach } from '../goods'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { without } from '../multiset'
import { seatsWhere } from '../seats'
import { byFace, diceLeft, priceOf } from './choices'

/** Throwing and keeping dice. */

/** Sorts dice in place, lowest side first. Insertion sort: there are five at most. */
function sortDice(dice: Face[]): Face[] {
  for (let at = 1; at < dice.length; at++) {
    const die = dice[at]
    let to = at
    for (; to > 0 && byFace(dice[to - 1], die) > 0; to--) dice[to] = dice[to - 1]
    dice[to] = die
  }
  return dice
}

/** Who has dice left to throw. */
function throwersOf(table: Table): Seat[] {
  return seatsWhere(table, (player) => diceLeft(player) > 0)
}

const mayCheat = (table: Table, seat: Seat) => table.players[seat].store > 0 && !allUsed(table, 'cheater')

/** Who has a choice in keeping, by public facts: not a player who must keep their only die. */
export function keepersOf(table: Table): Seat[] {
  return seatsWhere(table, (player, seat) => {
    const left = diceLeft(player)
    return left > 1 || (left > 0 && (player.money > 0 || mayCheat(table, seat)))
  })
}

/** Who is asked on the last throw: everyone who could hold a cheater (DT-14.1). */
export function lastCheatersOf(table: Table): Seat[] {
  return seatsWhere(table, (player, seat) => diceLeft(player) > 0 && mayCheat(table, seat))
}

/** A throw, lowest side first. */
export function throwDice(count: number, rng: Rng): Face[] {
  const dice: Face[] = []
  for (let i = 0; i < count; i++) dice.push(faces[throwDie(rng) - 1])
  return sortDice(dice)
}

/** The next throw, the last one, or the showdown if everyone has five dice. */
export function runThrow(motion: GameMotion) {
  const { table, own, rng } = motion
  const throwers = throwersOf(table)
  if (throwers.length === 0)
    return tell(motion, { type: 'showdown', hands: table.players.map(({ dice }) => dice), rule: 'DT-4.1' })
  const last = throwers.length < table.players.length
  for (const seat of throwers) {
    const count = diceLeft(table.players[seat])
    own[seat].thrown = throwDice(count, rng)
  }
  tell(motion, { type: 'threw', seats: throwers, last, rule: last ? 'DT-3.6' : 'DT-3.1' })
  if (last) {
    if (lastCheatersOf(table).length > 0) enterPhase(motion, { type: 'last' })
    else resolveLast(motion, new Map())
  } else if (keepersOf(table).length > 0) enterPhase(motion, { type: 'keep' })
  else resolveKeep(motion, new Map())
}

export function resolveKeep(motion: GameMotion, answers: ReadonlyMap<Seat, AnswerOf<'keep'>>) {
  const lifts = throwersOf(motion.table).map((seat): Lift => {
    const answer = answers.get(seat)
    const dice = sortDice((answer?.dice ?? motion.own[seat].thrown).slice())
    const brutes = answer?.brutes ?? 0
    return { seat, dice, brutes, cheats: answer?.cheats ?? [], paid: priceOf(dice.length, brutes) }
  })
  lift(motion, lifts, false)
}

export function resolveLast(motion: GameMotion, answers: ReadonlyMap<Seat, AnswerOf<'last'>>) {
  const lifts = throwersOf(motion.table).map((seat): Lift => {
    return { seat, dice: motion.own[seat].thrown, brutes: 0, cheats: answers.get(seat)?.cheats ?? [], paid: 0 }
  })
  lift(motion, lifts, true)
}

/** Lifts all cups together: shows what was kept and played, and takes the price (DT-3.5). */
function lift(motion: GameMotion, lifts: readonly Lift[], last: boolean) {
  const { table, own } = motion
  const played: Played[] = []
  for (const { seat, dice, brutes, cheats, paid } of lifts) {
    own[seat].thrown = []
    table.players[seat].lifted = dice
    payStagecoach(motion, seat, paid)
    for (let i = 0; i < brutes; i++) played.push({ seat, card: 'brute' })
    for (const { from, to } of cheats) played.push({ seat, card: 'cheater', from, to })
  }
  show(motion, { type: 'lifted', lifts, last, rule: last ? 'DT-3.6' : 'DT-3.5' })
  for (const { seat, card } of played) dropStore(motion, seat, [card])
  doNext(motion, { do: 'settle', owing: null }, { do: 'throw' })
  if (played.length > 0) doNext(motion, { do: 'play', played })
}

/** The cheater turns one die of the lift (DT-13.6). */
export function turnDie(motion: GameMotion, seat: Seat, { from, to }: Cheat) {
  const player = motion.table.players[seat]
  player.lifted = sortDice([...without(player.lifted, from), to])
  tell(motion, { type: 'turned', seat, from, to, rule: 'DT-13.6' })
}

/** A stopped brute: its die is paid for, or one goes back (DT-3.7). */
export function loseBrute(motion: GameMotion, seat: Seat) {
  const { table } = motion
  if (table.players[seat].money > 0) {
    payStagecoach(motion, seat, 1)
    tell(motion, { type: 'charged', seat, paid: 1, rule: 'DT-3.7' })
  } else {
    table.agenda = table.agenda.map((task) => (task.do === 'settle' ? { do: 'settle', owing: seat } : task))
  }
}

/** Sets the lifted dice aside. `owing`: who has to give one back first. */
export function runSettle(motion: GameMotion, owing: Seat | null) {
  const { players } = motion.table
  if (owing !== null) {
    doNext(motion, { do: 'settle', owing: null })
    if (new Set(players[owing].lifted).size > 1) enterPhase(motion, { type: 'giveBack', seat: owing })
    else giveBack(motion, owing, players[owing].lifted[0])
    return
  }
  for (const player of players) {
    if (player.lifted.length === 0) continue
    player.dice = sortDice(player.dice.concat(player.lifted))
    player.lifted = []
  }
}

export function giveBack(motion: GameMotion, seat: Seat, die: Face) {
  const player = motion.table.players[seat]
  player.lifted = without(player.lifted, die)
  tell(motion, { type: 'gaveBack', seat, die, rule: 'DT-3.7' })
}
