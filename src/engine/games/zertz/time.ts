/** The table option "clock": what is left of each player's time (ZE-32 to ZE-35). */
import type { Clock, Seat } from '../../core/contract'
import type { ClockChoice, Table } from './facts'
import type { GameMotion } from './motion'
import { endMatch, outcomeFor } from './outcome'

export interface TimeControl {
  readonly per: 'move' | 'player'
  readonly startMs: number
  /** What a move made adds to its player's time. */
  readonly incrementMs: number
}

const perMove = (seconds: number): TimeControl => ({ per: 'move', startMs: seconds * 1000, incrementMs: 0 })
const perPlayer = (minutes: number, seconds: number): TimeControl => {
  return { per: 'player', startMs: minutes * 60_000, incrementMs: seconds * 1000 }
}

export const timeControls: Readonly<Record<ClockChoice, TimeControl>> = {
  move30: perMove(30),
  move60: perMove(60),
  move120: perMove(120),
  '5+5': perPlayer(5, 5),
  '10+10': perPlayer(10, 10),
  '20+10': perPlayer(20, 10),
}

/** How time is measured at this table; null: it isn't. */
export function timeControl({ options }: Pick<Table, 'options'>): TimeControl | null {
  return options.clock === undefined ? null : timeControls[options.clock]
}

/** The seat on turn has what is left of its time. */
export function clock(table: Table): Clock {
  const limitMs = table.outcome === null ? (table.timeLeft?.[table.turn] ?? null) : null
  return limitMs === null ? { limitMs, leastMs: 0 } : { limitMs, leastMs: 0, charged: true }
}

/** Time runs for the seat on turn only. */
export function spend(table: Table, ms: number): Table {
  const { timeLeft, turn } = table
  if (timeLeft === undefined) return table
  return { ...table, timeLeft: timeWith(timeLeft, turn, Math.max(0, timeLeft[turn] - ms)) }
}

/** A seat has made its move: a clock per move is wound up, one per player gains its increment. */
export function windUp({ table }: GameMotion, seat: Seat): void {
  const control = timeControl(table)
  if (control === null || table.timeLeft === undefined) return
  const { per, startMs, incrementMs } = control
  table.timeLeft = timeWith(table.timeLeft, seat, per === 'move' ? startMs : table.timeLeft[seat] + incrementMs)
}

/** Restores the full time per move after a take-back. */
export function restoreTimePerMove({ table }: GameMotion): void {
  const control = timeControl(table)
  if (control?.per === 'move') table.timeLeft = [control.startMs, control.startMs]
}

type TimeLeft = NonNullable<Table['timeLeft']>

const timeWith = ([first, second]: TimeLeft, seat: Seat, ms: number): TimeLeft =>
  seat === 0 ? [ms, second] : [first, ms]

/** Whether the seat on turn has used up its time for the game (ZE-34). */
export function isFlagDown(table: Table): boolean {
  return timeControl(table)?.per === 'player' && table.timeLeft?.[table.turn] === 0
}

/** Whether the seat on turn has used up its time for this move (ZE-32). */
export function isMoveLate(table: Table): boolean {
  return timeControl(table)?.per === 'move' && table.timeLeft?.[table.turn] === 0
}

/** The seat on turn loses on time (ZE-34). */
export function loseOnTime(motion: GameMotion): void {
  const { table } = motion
  endMatch(motion, outcomeFor(table, [1 - table.turn], 'ZE-34'))
  table.pending = null
  table.missed = null
}
