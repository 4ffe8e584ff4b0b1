/** A separate program that plays ladders and sends their figures: the words of `npm run bench -- ladders`. */
import type { Figure } from '../figure'
import { playContest, type Contest, type Score } from './contest'
import type { Contestant } from './play'
import { ladders, type Ladder } from './tables'

const usualGames = 200
const usualSeconds = 60
/** What one side should win: of two, seven of ten against the level below; otherwise a multiple of an equal share. */
const twoSides = { below: 0.7, yardstick: 0.6 }
const manySides = 1.5
const rowNames = ['easy-random', 'medium-easy', 'hard-medium', 'hard-old']

interface Rung {
  readonly row: string
  readonly mine: Contestant
  readonly others: Contestant
  readonly seats: number
  readonly options: unknown
  readonly wanted: number
}

function rungsOf({ game: { bot }, tables, sides, yardstick, yardstickShare }: Ladder): Rung[] {
  const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map((level) => ({ name: level, level, bot }))
  const random: Contestant = { name: 'random', level: 'random', bot }
  return tables.flatMap(({ seats, options }) => {
    const count = sides ?? seats
    const rung = (row: string, mine: Contestant, others: Contestant, two: number): Rung => ({
      ...{ row, mine, others, seats, options },
      wanted: count === 2 ? two : manySides / count,
    })
    const old = yardstick && { name: 'hard of 0.1.0', level: 'hard' as const, bot: yardstick }
    return [
      { ...rung('easy-random', easy, random, 0.5), wanted: 1 / count },
      rung('medium-easy', medium, easy, twoSides.below),
      rung('hard-medium', hard, medium, twoSides.below),
      ...(old ? [rung('hard-old', hard, old, yardstickShare ?? twoSides.yardstick)] : []),
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

/** What was asked for: games, numbers of seats and rows; an empty list stands for all. */
interface Wish {
  readonly ids: readonly string[]
  readonly seats: readonly number[]
  readonly rows: readonly string[]
  readonly games: number | null
}

function wishOf(words: readonly string[]): Wish {
  const games = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const seats = words.filter((word) => /^seats=\d+$/.test(word)).map((word) => Number(word.slice(6)))
  const ids = words.filter((word) => word in ladders)
  const rows = words.filter((word) => rowNames.includes(word))
  const unknown = words.length - games.length - seats.length - ids.length - rows.length
  if (unknown > 0 || games.length > 1) throw new Error(`no such ladder: ${words.join(' ')}`)
  return { ids: ids.length === 0 ? Object.keys(ladders) : ids, seats, rows, games: games[0] ?? null }
}

const has = <T>(list: readonly T[], one: T) => list.length === 0 || list.includes(one)

function climb(words: readonly string[]): Figure[] {
  const { ids, seats, rows, games } = wishOf(words)
  const limits = { games: games ?? usualGames, seconds: games === null ? usualSeconds : Infinity }
  return ids.flatMap((id) => {
    const ladder = ladders[id]
    const rungs = rungsOf(ladder).filter((rung) => has(seats, rung.seats) && has(rows, rung.row))
    return rungs.map((rung) => {
      const contest: Contest = { rules: ladder.game.rules, sides: ladder.sides ?? rung.seats, ...rung }
      const figure = figureOf(id, rung, playContest(contest, limits))
      console.log(`  … ${figure.name}: ${figure.value}`)
      return figure
    })
  })
}

process.send!(climb(process.argv.slice(2)))
