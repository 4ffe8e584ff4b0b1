/** `npx tsx bench/calibration/fit.ts <game> [matches]`: fits the weights of a game's chances, on other matches than are judged. */
import { softmax, type Signs } from '../../src/engine/core/chances'
import type { AnyVantage } from '../../src/engine/core/contract'
import { playMixed } from './matches'
import { mixes, type JudgedGame } from './mixes'

interface Example {
  readonly signs: Signs
  /** What each side got. Seats of one side are as far apart as there are sides. */
  readonly shares: readonly number[]
}

/** Where the judged matches' seeds end. */
const firstSeed = 100_000
const rounds = 3000

/** Minimises the logarithmic loss, with a little ridge against columns that say the same, by Adam. */
export function fit(examples: readonly Example[]): number[] {
  const size = examples[0].signs[0].length
  const weights = Array<number>(size).fill(0)
  const mean = Array<number>(size).fill(0)
  const square = Array<number>(size).fill(0)
  for (let round = 1; round <= rounds; round++) {
    const slope = slopeOf(examples, weights)
    const pace = 0.05 * Math.min(1, (2 * (rounds - round)) / rounds)
    for (let i = 0; i < size; i++) {
      const by = slope[i] + 0.0005 * weights[i]
      mean[i] = 0.9 * mean[i] + 0.1 * by
      square[i] = 0.999 * square[i] + 0.001 * by * by
      weights[i] -= (pace * mean[i]) / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.999 ** round)) + 1e-9)
    }
  }
  return weights
}

function slopeOf(examples: readonly Example[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0)
  for (const { signs, shares } of examples) {
    const given = softmax(signs, weights)
    for (let side = 0; side < signs.length; side++) {
      const off = (given[side] - shares[side]) / examples.length
      for (let i = 0; i < slope.length; i++) slope[i] += off * signs[side][i]
    }
  }
  return slope
}

export function exampleOf(signs: Signs, seats: readonly number[]): Example {
  const shares = signs.map((_, side) =>
    seats.reduce((sum, share, seat) => sum + (seat % signs.length === side ? share : 0), 0),
  )
  return { signs, shares }
}

if (process.argv[1]?.endsWith('fit.ts')) {
  const id = process.argv[2] as JudgedGame
  const { signs } = (await import(`../../src/engine/games/${id}/bot/chances.ts`)) as {
    signs(vantage: AnyVantage): Signs
  }
  const examples: Example[] = []
  for (let seed = firstSeed; seed < firstSeed + Number(process.argv[3] ?? 1000); seed++)
    for (const { vantage, shares } of playMixed(mixes[id], seed)) examples.push(exampleOf(signs(vantage), shares))
  console.log(
    `[${fit(examples)
      .map((one) => one.toFixed(3))
      .join(', ')}]`,
  )
}
