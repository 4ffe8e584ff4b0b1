import type { Bot, Rng, Situation } from '../../../core/contract'
import type { Answer, Event, Own, Prompt, Table } from '../facts'
import { capturePaths } from '../grid/jumping'
import { playMove, type GridMove } from '../grid/moves'
import { randomPlacement } from '../grid/playout'
import { cloneGrid, copyGrid, type Grid } from '../grid/state'
import { gridOf } from '../grid/tables'
import { captureAnswer } from '../legal/captures'
import { placementAnswer } from '../legal/placements'
import { chances } from './chances'
import { evaluate } from './evaluate'
import { findBest, type Limits } from './search'

/** Searches from the table alone: ZÉRTZ has no secrets. */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(situation) {
    const { view, prompt } = situation
    if (prompt.type === 'takeBack') return { type: prompt.say === 'ask' ? 'askBack' : 'agree' }
    if (prompt.type === 'verdict') return { type: 'demand' }
    if (prompt.demand && wantsBack(view.table, situation.rng)) return { type: 'demand' }
    if (prompt.pass) return { type: 'pass' }
    const grid = gridOf(view.table)
    return answerOf(grid, moveBy(grid, situation))
  },
  // A bot never asks for a move back, and always gives one.
  aside: ({ prompt }) => (prompt.type === 'takeBack' && prompt.say === 'answer' ? { type: 'agree' } : null),
  chances,
}

type Thinking = Pick<Situation<Table, Own, Prompt, Event>, 'level' | 'rng' | 'hurry'>

/** The bot's move. It never overlooks a capture. */
export function moveBy(grid: Grid, { level, rng, hurry }: Thinking): GridMove {
  switch (level) {
    case 'easy':
      return beginnersMove(grid, rng)
    case 'medium':
      return findBest(grid, { ...mediumLimits, hurry, rng }).move
    case 'hard':
      return findBest(grid, { ...hardLimits, hurry, rng }).move
    default:
      return level satisfies never
  }
}

const mediumLimits: Omit<Limits, 'hurry' | 'rng'> = { depth: 1, nodes: 6000, quiets: 1 }
const hardLimits: Omit<Limits, 'hurry' | 'rng'> = { depth: 12, nodes: 600_000, quiets: 1 }

/** A beginner's move: the best of a few random ones, judged by what the opponent can capture in reply. */
function beginnersMove(grid: Grid, rng: Rng): GridMove {
  const moves: GridMove[] = grid.captures
    ? capturePaths(grid)
    : Array.from({ length: 6 }, () => randomPlacement(grid, rng))
  const trial = cloneGrid(grid)
  let best: GridMove = moves[0]
  let high = -Infinity
  for (const move of moves) {
    copyGrid(grid, trial)
    const value = playMove(trial, move) ? 1e6 : -replyValue(trial) + rng.below(12)
    if (value > high) {
      high = value
      best = move
    }
  }
  return best
}

/** The value for the seat on turn after its best capture, if it has one. */
function replyValue(grid: Grid): number {
  if (!grid.captures) return evaluate(grid)
  const trial = cloneGrid(grid)
  let best = -Infinity
  for (const path of capturePaths(grid)) {
    copyGrid(grid, trial)
    best = Math.max(best, playMove(trial, path) ? 1e6 : -evaluate(trial))
  }
  return best
}

/** Whether the bot is better off if the opponent makes the overlooked capture now than if it plays on from here. */
function wantsBack(table: Table, rng: Rng): boolean {
  const limits: Limits = { depth: 1, nodes: 20_000, quiets: 1, hurry: () => false, rng }
  const now = gridOf(table)
  const before = gridOf({ ...table, ...table.missed!, turn: 1 - table.turn })
  const here = now.captures ? findBest(now, limits).value : evaluate(now)
  return -findBest(before, limits).value >= here
}

function answerOf(grid: Grid, move: GridMove): Answer {
  return typeof move === 'number' ? placementAnswer(grid, move, []) : captureAnswer(grid, move)
}
