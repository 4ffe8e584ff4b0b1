/**
 * `npm run bench -- chances [game …]`: whether the bots' estimates of everyone's chances come true, on matches that their
 * weights were not fitted on.
 */
import { enough, judge, outsideOf, type Judged } from './calibration/judge'
import { playMixed } from './calibration/matches'
import { mixes, type MixedGame } from './calibration/mixes'
import type { Figure } from './figure'

const matches = 400
const leastPositions = 2000
const mostMs = 10

const sidesOf = (id: MixedGame) => (seats: number) => (id === 'agents' ? 3 : seats)
const percent = (share: number) => Math.round(100 * share)

function figuresOf(id: MixedGame, judged: Judged): Figure[] {
  const { positions, tenths, brier, flat, usualMs } = judged
  const outside = outsideOf(judged)
  const shares = tenths.map(({ count, won }) => (count < enough ? '–' : percent(won / count))).join(' ')
  return [
    {
      name: `${id}: percent won by tenth of the chance given, ${positions} positions of ${matches} matches`,
      value: outside.length === 0 ? shares : `${shares}; outside: ${outside.join(', ')}`,
      target: `each within 5 points of its tenth, from at least ${leastPositions} positions`,
      ok: positions >= leastPositions && outside.length === 0,
    },
    {
      name: `${id}: Brier score`,
      value: brier.toFixed(3),
      target: `below ${flat.toFixed(3)}, that of equal chances`,
      ok: brier < flat,
    },
    {
      name: `${id}: processor time within which 99 of 100 estimates stay`,
      value: `${usualMs.toFixed(1)} ms`,
      target: `at most ${mostMs} ms`,
      ok: usualMs <= mostMs,
    },
  ]
}

export async function bench(words: readonly string[] = []): Promise<Figure[]> {
  for (const word of words) if (!(word in mixes)) throw new Error(`no chances of ${word}`)
  const ids = (Object.keys(mixes) as MixedGame[]).filter((id) => words.length === 0 || words.includes(id))
  return ids.flatMap((id) => {
    const played = Array.from({ length: matches }, (_, seed) => playMixed(mixes[id], seed)).flat()
    const { bot } = mixes[id].game
    return figuresOf(
      id,
      judge(played, (vantage) => bot.chances(vantage), sidesOf(id)),
    )
  })
}
