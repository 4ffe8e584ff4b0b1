import type { Bot, Rng, Situation } from '../../core/contract'
import { marbles, type Answer, type Event, type Own, type Prompt, type Table } from './facts'
import { capturePaths } from './legal'
import { evaluate } from './evaluate'
import { cellOf, colourOf, randomPlacement, removedOf } from './playout'
import { clonePosition, copyPosition, type Position } from './position'
import { findBest, makeChoice, type Choice, type Limits } from './search'
import { positionOf } from './table'

/** A bot looks ahead from the table alone: ZÉRTZ has no secrets. */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(situation) {
    const { view, prompt } = situation
    if (prompt.type === 'verdict') return { type: 'demand' }
    if (prompt.demand && wantsBack(view.table, situation.rng)) return { type: 'demand' }
    if (prompt.pass) return { type: 'pass' }
    const position = positionOf(view.table)
    return answerOf(position, think(position, situation))
  },
}

type Asked = Pick<Situation<Table, Own, Prompt, Event>, 'level' | 'rng' | 'hurry'>

/** The bot's move. It never overlooks a capture. */
export function think(position: Position, { level, rng, hurry }: Asked): Choice {
  switch (level) {
    case 'easy':
      return glance(position, rng)
    case 'medium':
      return findBest(position, { ...mediumLimits, hurry, rng }).move
    case 'hard':
      return findBest(position, { ...hardLimits, hurry, rng }).move
    default:
      return level satisfies never
  }
}

export const mediumLimits: Omit<Limits, 'hurry' | 'rng'> = { depth: 1, nodes: 6000, quiets: 1 }
export const hardLimits: Omit<Limits, 'hurry' | 'rng'> = { depth: 12, nodes: 600_000, quiets: 1 }

/** A beginner's choice: the best of a few moves that come to mind, by what the opponent can take at once. */
function glance(position: Position, rng: Rng): Choice {
  const moves: Choice[] = position.captures
    ? capturePaths(position)
    : Array.from({ length: 6 }, () => randomPlacement(position, rng))
  const trial = clonePosition(position)
  let best: Choice = moves[0]
  let high = -Infinity
  for (const move of moves) {
    copyPosition(position, trial)
    const value = makeChoice(trial, move) ? 1e6 : -reply(trial) + rng.below(12)
    if (value > high) {
      high = value
      best = move
    }
  }
  return best
}

/** What the best capture, if any, brings the seat on turn. */
function reply(position: Position): number {
  if (!position.captures) return evaluate(position)
  const trial = clonePosition(position)
  let best = -Infinity
  for (const path of capturePaths(position)) {
    copyPosition(position, trial)
    best = Math.max(best, makeChoice(trial, path) ? 1e6 : -evaluate(trial))
  }
  return best
}

/** Whether it is better that the opponent takes an overlooked capture now than that the bot goes on from here. */
function wantsBack(table: Table, rng: Rng): boolean {
  const limits: Limits = { depth: 1, nodes: 20_000, quiets: 1, hurry: () => false, rng }
  const now = positionOf(table)
  const before = positionOf({ ...table, ...table.missed!, turn: 1 - table.turn })
  const here = now.captures ? findBest(now, limits).value : evaluate(now)
  return -findBest(before, limits).value >= here
}

function answerOf({ board }: Position, move: Choice): Answer {
  if (typeof move !== 'number') return { type: 'capture', path: move.map((cell) => board.nameOf[cell]) }
  const remove = removedOf(move)
  return {
    type: 'place',
    marble: marbles[colourOf(move)],
    at: board.nameOf[cellOf(move)],
    remove: remove === 0 ? null : board.nameOf[remove],
    leave: [],
  }
}
