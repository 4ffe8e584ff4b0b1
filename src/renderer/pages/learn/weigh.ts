/** What the best bot would do, weighed from one seat's view. */
import { alternativeTo } from '../../../engine/core/decision'
import { million } from '../../../engine/core/imagined'
import { quickRng } from '../../../engine/core/rng'
import { advisers, teachings, wholeRules } from '../../../engine/games/teachings'
import type { Hint, HintQuestion } from './hints'

/** How long the bot may think. */
const thinkMs = 1500
/** In how many imagined worlds another answer is compared. */
const worlds = 8

export async function weigh({ game, view, prompt, heard, seed }: HintQuestion, ms = thinkMs): Promise<Hint> {
  const [{ bot }, { teaching }, { rules }] = await Promise.all([
    advisers[game](),
    teachings[game](),
    wholeRules[game](),
  ])
  const end = performance.now() + ms
  const hurry = () => performance.now() > end
  const answer = bot.choose({ view, prompt, heard, level: 'hard', rng: quickRng(seed), hurry })
  const where = teaching.point(view, prompt, answer)
  if (where === null) return null
  // What this seat has heard is nobody else's: imagined others have heard nothing.
  const scene = { game: { rules, bot }, vantage: { view, heard }, open: [], seed }
  const other = alternativeTo(scene, prompt, answer, worlds)
  const instead = other && { points: Math.round((100 * other.cost) / million), told: other.told }
  return { ...where, why: teaching.why(view, prompt, answer), instead }
}
