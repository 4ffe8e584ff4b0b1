/**
 * `npm run bench -- ladders [game …] [games]`: whether each level beats the one below, and today's hard the yardstick's.
 * Each comparison plays that many games (200), but no longer than a minute unless a number of games was asked for.
 */
import type { Figure } from './figure'
import { playContest, type Contest, type Score } from './ladder/contest'
import type { Contestant } from './ladder/play'
import { ladders, type Ladder } from './ladder/tables'

const usualGames = 200
const usualSeconds = 60
/** What one side should win: of two, seven of ten against the level below; otherwise a multiple of an equal share. */
const twoSides = { below: 0.7, yardstick: 0.6 }
const manySides = 1.5

interface Rung {
  readonly mine: Contestant
  readonly others: Contestant
  readonly seats: number
  readonly options: unknown
  readonly wanted: number
}

function rungsOf({ game: { bot }, tables, sides, yardstick }: Ladder): Rung[] {
  const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map((level) => ({ name: level, level, bot }))
  const random: Contestant = { name: 'random', level: 'random', bot }
  return tables.flatMap(({ seats, options }) => {
    const count = sides ?? seats
    const rung = (mine: Contestant, others: Contestant, two: number): Rung => ({
      ...{ mine, others, seats, options },
      wanted: count === 2 ? two : manySides / count,
    })
    const old = yardstick && rung(hard, { name: 'hard of 0.1.0', level: 'hard', bot: yardstick }, twoSides.yardstick)
    return [
      { ...rung(easy, random, 0.5), wanted: 1 / count },
      rung(medium, easy, twoSides.below),
      rung(hard, medium, twoSides.below),
      ...(old ? [old] : []),
    ]
  })
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function figureOf(id: string, { mine, others, seats, wanted }: Rung, score: Score): Figure {
  const { games, share, margin, efforts } = score
  const { ms, answers, slowestMs } = efforts.get(mine.name)!
  const time = `${(ms / answers).toFixed(1)} ms an answer, slowest ${slowestMs.toFixed(0)} ms`
  return {
    name: `${id}, ${seats} seats: ${mine.name} against ${others.name}, ${games} games`,
    value: `${percent(share)} ± ${percent(margin)} (${time})`,
    target: `at least ${percent(wanted)}`,
    // With few games a miss must be a clear one.
    ok: games >= usualGames ? share >= wanted : share + margin >= wanted,
  }
}

export async function bench(words: readonly string[] = []): Promise<Figure[]> {
  const asked = words.find((word) => /^\d+$/.test(word))
  const limits = asked === undefined ? [usualGames, usualSeconds] : [Number(asked), Infinity]
  const wanted = words.filter((word) => word !== asked)
  for (const id of wanted) if (!(id in ladders)) throw new Error(`no ladder for ${id}`)
  return (wanted.length === 0 ? Object.keys(ladders) : wanted).flatMap((id) => {
    const ladder = ladders[id]
    return rungsOf(ladder).map((rung) => {
      const contest: Contest = { rules: ladder.game.rules, sides: ladder.sides ?? rung.seats, ...rung }
      const figure = figureOf(id, rung, playContest(contest, { games: limits[0], seconds: limits[1] }))
      console.log(`  … ${figure.name}: ${figure.value}`)
      return figure
    })
  })
}
