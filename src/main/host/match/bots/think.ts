import type { BotLevel } from '../../../../engine/core/contract'
import { quickRng } from '../../../../engine/core/rng'
import { games } from '../../../../engine/games'
import { ticks } from '../../ticks'
import type { BotQuestion } from './runner'
import { shareOf } from './thinkingTime'

/** Thinking time in milliseconds. */
const budgets: Record<BotLevel, number> = { easy: 150, medium: 400, hard: 1500 }

/** Answers a question in this thread; blocks it meanwhile. */
export function think(question: BotQuestion): unknown {
  const game = games[question.game]
  if (!game) throw new Error(`no game ${question.game}`)
  const until = ticks() + shareOf(question.msLeft, budgets[question.level])
  const { view, prompt, heard, level } = question
  const situation = { view, prompt, heard, level, rng: quickRng(question.seed), hurry: () => ticks() >= until }
  return question.aside ? (game.bot.aside?.(situation) ?? null) : game.bot.choose(situation)
}
