import type { Rng } from '../../../src/engine/core/contract'

/** The value of a zero-sum matrix game for the row player: exact for 2 × 2, otherwise by regret matching. */
export function gameValue(matrix: readonly (readonly number[])[]): number {
  if (matrix.length !== 2 || matrix[0].length !== 2) return equilibrium([{ weight: 1, matrix }], 80).value
  const [[a, b], [c, d]] = matrix
  const low = Math.max(Math.min(a, b), Math.min(c, d))
  const high = Math.min(Math.max(a, c), Math.max(b, d))
  return low >= high ? low : (a * d - b * c) / (a + d - b - c)
}

/** The matrix game against one hand the opponent may hold, and that hand's probability. */
export interface Case {
  readonly weight: number
  readonly matrix: readonly (readonly number[])[]
}

/**
 * An approximate equilibrium by regret matching+ with linear averaging: the mixed strategy of a row player who doesn't
 * know which case holds, against a column player who does.
 */
export function equilibrium(cases: readonly Case[], times: number): { mix: number[]; value: number } {
  const rows = cases[0].matrix.length
  const regret = Array<number>(rows).fill(0)
  const sum = Array<number>(rows).fill(0)
  const theirs = cases.map((one) => ({
    regret: Array<number>(one.matrix[0].length).fill(0),
    sum: Array<number>(one.matrix[0].length).fill(0),
  }))
  const worth = Array<number>(rows).fill(0)
  for (let time = 1; time <= times; time++) {
    const mine = normalized(regret)
    worth.fill(0)
    for (let at = 0; at < cases.length; at++) {
      const { weight, matrix } = cases[at]
      const their = theirs[at]
      const reply = normalized(their.regret)
      let cost = 0
      for (let i = 0; i < rows; i++) {
        let value = 0
        for (let j = 0; j < reply.length; j++) value += matrix[i][j] * reply[j]
        worth[i] += weight * value
        cost += mine[i] * value
      }
      for (let j = 0; j < reply.length; j++) {
        let one = 0
        for (let i = 0; i < rows; i++) one += mine[i] * matrix[i][j]
        their.regret[j] = Math.max(0, their.regret[j] + cost - one)
        their.sum[j] += reply[j] * time
      }
    }
    let average = 0
    for (let i = 0; i < rows; i++) average += worth[i] * mine[i]
    for (let i = 0; i < rows; i++) {
      regret[i] = Math.max(0, regret[i] + worth[i] - average)
      sum[i] += mine[i] * time
    }
  }
  const mix = normalized(sum)
  const value = cases.reduce((all, { weight, matrix }, at) => all + weight * payoff(matrix, mix, theirs[at].sum), 0)
  return { mix, value }
}

/** Expected payoff of two mixed strategies. */
function payoff(matrix: Case['matrix'], mix: readonly number[], theirs: readonly number[]): number {
  const reply = normalized(theirs)
  return matrix.reduce((some, row, i) => some + mix[i] * row.reduce((s, one, j) => s + one * reply[j], 0), 0)
}

/** Scaled to add up to 1; uniform if all are 0. */
function normalized(parts: readonly number[]): number[] {
  let all = 0
  for (let i = 0; i < parts.length; i++) all += parts[i]
  const shares = parts.slice()
  for (let i = 0; i < shares.length; i++) shares[i] = all > 0 ? shares[i] / all : 1 / shares.length
  return shares
}

/** Draws an index with these probabilities; those below 5% are dropped. */
export function draw(mix: readonly number[], rng: Rng): number {
  const chances = normalized(mix.map((part) => (part < 0.05 ? 0 : part)))
  let at = rng.below(1_000_000) / 1_000_000
  for (const [i, part] of chances.entries()) if ((at -= part) < 0) return i
  return chances.indexOf(Math.max(...chances))
}
