import type { Seat } from '../../core/contract'
import type { GameMotion } from './motion'

/** Money and nuggets changing hands. */

/** Moves up to `amount` dollars between players; returns what was moved. */
export function pay(motion: GameMotion, from: Seat, to: Seat, amount: number): number {
  return move(motion, 'money', from, to, amount)
}

/** Moves up to `amount` nuggets between players; returns what was moved. */
export function giveNuggets(motion: GameMotion, from: Seat, to: Seat, amount: number): number {
  return move(motion, 'nuggets', from, to, amount)
}

function move({ table }: GameMotion, goods: 'money' | 'nuggets', from: Seat, to: Seat, amount: number): number {
  const moved = Math.min(amount, table.players[from][goods])
  table.players[from][goods] -= moved
  table.players[to][goods] += moved
  return moved
}

/** Dice are paid for at the stagecoach. */
export function payStagecoach({ table }: GameMotion, from: Seat, amount: number) {
  table.players[from].money -= amount
  table.stagecoach += amount
}
