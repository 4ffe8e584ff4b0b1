import type { Rng, Seat } from '../../../core/contract'
import type { AnswerOf, Cheat, Lift } from '../events'
import { decideNow, dropStore, next, show, tell, without, type Draft } from '../motion'
import { diceEach, faces, type Face, type Player, type Played, type Table } from '../facts'
import { allUsed } from '../cards/windows'

/** Throwing and keeping dice. */

export function byFace(a: Face, b: Face): number {
  return faces.indexOf(a) - faces.indexOf(b)
}

/** How many dice a player still has to throw. */
export function diceLeft(player: Player): number {
  return diceEach - player.dice.length - player.lifted.length
}

/** What keeping so many dice costs: one is free, so is one more for each brute; keeping none costs too (DT-3.2, DT-3.3). */
export function priceOf(kept: number, brutes: number): number {
  return kept === 0 ? 1 : Math.max(0, kept - 1 - brutes)
}

export function throwersOf(table: Table): Seat[] {
  return [...table.players.keys()].filter((seat) => diceLeft(table.players[seat]) > 0)
}

const mayCheat = (table: Table, seat: Seat) => table.players[seat].store > 0 && !allUsed(table, 'cheater')

/** Who has a choice in keeping: all but those who must keep their only die, by public facts. */
export function keepersOf(table: Table): Seat[] {
  return throwersOf(table).filter((seat) => {
    const player = table.players[seat]
    return diceLeft(player) > 1 || player.money > 0 || mayCheat(table, seat)
  })
}

/** Who is asked on the last throw: whoever could hold a cheater (DT-14.1). */
export function lastCheatersOf(table: Table): Seat[] {
  return throwersOf(table).filter((seat) => mayCheat(table, seat))
}

/** So many dice thrown, lowest side first. */
export function throwDice(count: number, rng: Rng): Face[] {
  const sides: number[] = []
  for (let i = 0; i < count; i++) sides.push(rng.below(faces.length))
  return sides.sort((a, b) => a - b).map((side) => faces[side])
}

/** The next throw, the last one, or none if all hands are whole. */
export function runThrow(draft: Draft) {
  const { table, own, rng } = draft
  const throwers = throwersOf(table)
  if (throwers.length === 0)
    return tell(draft, { type: 'showdown', hands: table.players.map(({ dice }) => dice), rule: 'DT-4.1' })
  const last = throwers.length < table.players.length
  for (const seat of throwers) {
    const count = diceLeft(table.players[seat])
    own[seat].thrown = throwDice(count, rng)
  }
  tell(draft, { type: 'threw', seats: throwers, last, rule: last ? 'DT-3.6' : 'DT-3.1' })
  if (last) {
    if (lastCheatersOf(table).length > 0) decideNow(draft, { type: 'last' })
    else resolveLast(draft, new Map())
  } else if (keepersOf(table).length > 0) decideNow(draft, { type: 'keep' })
  else resolveKeep(draft, new Map())
}

export function resolveKeep(draft: Draft, answers: ReadonlyMap<Seat, AnswerOf<'keep'>>) {
  const lifts = throwersOf(draft.table).map((seat): Lift => {
    const answer = answers.get(seat)
    const dice = [...(answer?.dice ?? draft.own[seat].thrown)].sort(byFace)
    const brutes = answer?.brutes ?? 0
    return { seat, dice, brutes, cheats: answer?.cheats ?? [], paid: priceOf(dice.length, brutes) }
  })
  lift(draft, lifts, false)
}

export function resolveLast(draft: Draft, answers: ReadonlyMap<Seat, AnswerOf<'last'>>) {
  const lifts = throwersOf(draft.table).map((seat): Lift => {
    return { seat, dice: draft.own[seat].thrown, brutes: 0, cheats: answers.get(seat)?.cheats ?? [], paid: 0 }
  })
  lift(draft, lifts, true)
}

/** Lifts all cups together: shows what was kept and played, and takes the price (DT-3.5). */
function lift(draft: Draft, lifts: readonly Lift[], last: boolean) {
  const { table, own } = draft
  const played: Played[] = []
  for (const { seat, dice, brutes, cheats, paid } of lifts) {
    own[seat].thrown = []
    const player = table.players[seat]
    player.lifted = dice
    player.money -= paid
    table.stagecoach += paid
    for (let i = 0; i < brutes; i++) played.push({ seat, card: 'brute' })
    for (const { from, to } of cheats) played.push({ seat, card: 'cheater', from, to })
  }
  show(draft, { type: 'lifted', lifts, last, rule: last ? 'DT-3.6' : 'DT-3.5' })
  for (const { seat, card } of played) dropStore(draft, seat, [card])
  next(draft, { do: 'settle', owing: null }, { do: 'throw' })
  if (played.length > 0) next(draft, { do: 'play', played })
}

/** The cheater turns one die of the lift (DT-13.6). */
export function turn(draft: Draft, seat: Seat, { from, to }: Cheat) {
  const player = draft.table.players[seat]
  player.lifted = [...without(player.lifted, from), to].sort(byFace)
  tell(draft, { type: 'turned', seat, from, to, rule: 'DT-13.6' })
}

/** A brute that does not help: the die is paid for, or one has to go back (DT-3.7). */
export function loseBrute(draft: Draft, seat: Seat) {
  const { table } = draft
  const player = table.players[seat]
  if (player.money > 0) {
    player.money--
    table.stagecoach++
    tell(draft, { type: 'charged', seat, paid: 1, rule: 'DT-3.7' })
  } else {
    table.agenda = table.agenda.map((task) => (task.do === 'settle' ? { do: 'settle', owing: seat } : task))
  }
}

/** Sets the lifted dice aside, after someone who could not pay has given one back. */
export function runSettle(draft: Draft, owing: Seat | null) {
  const { players } = draft.table
  if (owing !== null) {
    next(draft, { do: 'settle', owing: null })
    if (new Set(players[owing].lifted).size > 1) decideNow(draft, { type: 'giveBack', seat: owing })
    else giveBack(draft, owing, players[owing].lifted[0])
    return
  }
  for (const player of players) {
    if (player.lifted.length === 0) continue
    player.dice = [...player.dice, ...player.lifted].sort(byFace)
    player.lifted = []
  }
}

export function giveBack(draft: Draft, seat: Seat, die: Face) {
  const player = draft.table.players[seat]
  player.lifted = without(player.lifted, die)
  tell(draft, { type: 'gaveBack', seat, die, rule: 'DT-3.7' })
}
