import type { Bot, Rng, Situation } from '../../../core/contract'
import type { Answer, Event, Own, Prompt, Table } from '../facts'
import type { GridMove } from '../grid/moves'
import type { Grid } from '../grid/state'
import { gridOf } from '../grid/tables'
import { captureAnswer } from '../legal/captures'
import { placementAnswer } from '../legal/placements'
import { beginnersMove } from './beginner'
import { chances } from './chances'
import { evaluate } from './evaluate'
import { forcedWin } from './forced'
import { learnedTempo } from './learned'
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
      return forcedWin(grid, { moves: 8, tries: 15_000 })?.move ?? findBest(grid, { ...hardLimits, hurry, rng }).move
    default:
      return level satisfies never
  }
}

const mediumLimits: Omit<Limits, 'hurry' | 'rng'> = { depth: 1, nodes: 6000, quiets: 1, ideas: 12 }
/** Thinks until it is hurried; the number of nodes only ends searches that nobody stops. */
const hardLimits: Omit<Limits, 'hurry' | 'rng'> = {
  depth: 30,
  nodes: 4_000_000,
  quiets: 1,
  ideas: Infinity,
  learned: true,
  tempo: learnedTempo,
}

/** Whether the bot is better off if the opponent makes the overlooked capture now than if it plays on from here. */
function wantsBack(table: Table, rng: Rng): boolean {
  const limits: Limits = { depth: 1, nodes: 20_000, quiets: 1, ideas: Infinity, hurry: () => false, rng }
  const now = gridOf(table)
  const before = gridOf({ ...table, ...table.missed!, turn: 1 - table.turn })
  const here = now.captures ? findBest(now, limits).value : evaluate(now)
  return -findBest(before, limits).value >= here
}

function answerOf(grid: Grid, move: GridMove): Answer {
  return typeof move === 'number' ? placementAnswer(grid, move, []) : captureAnswer(grid, move)
}
