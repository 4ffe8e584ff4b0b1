/** What the best bot would do, weighed from one seat's view. */
import { quickRng } from '../../../engine/core/rng'
import { advisers, teachings } from '../../../engine/games/teachings'
import type { Hint, HintQuestion } from './hints'

/** How long the bot may think. */
const thinkMs = 1500

export async function weigh({ game, view, prompt, heard, seed }: HintQuestion): Promise<Hint> {
  const [{ bot }, { teaching }] = await Promise.all([advisers[game](), teachings[game]()])
  const end = performance.now() + thinkMs
  const hurry = () => performance.now() > end
  const answer = bot.choose({ view, prompt, heard, level: 'hard', rng: quickRng(seed), hurry })
  const where = teaching.point(view, prompt, answer)
  return where === null ? null : { ...where, why: teaching.why(view, prompt, answer) }
}
