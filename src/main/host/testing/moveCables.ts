/** Tables that move between computers in network namespaces, several pairs of them at a time. */
import { Child } from './child'
import type { MoveOrder } from './moveProcess'
import type { MoveReport } from './moveSession'
import { Networks } from './namespaces'

export interface MovesOptions {
  readonly pairs: number
  readonly movesEach: number
  readonly seed: number
  readonly mostMs: number
}

export async function runMovesInNamespaces({ pairs, movesEach, seed, mostMs }: MovesOptions): Promise<MoveReport> {
  const networks = new Networks()
  const children: Child[] = []
  try {
    const reports = Array.from({ length: pairs }, async (_, pair) => {
      const between = networks.computer()
      const corners = [0, 1].map((at) => cornerOf(networks, between, pair, at))
      const order = { corners, moves: movesEach, seed: seed + pair, mostMs } as unknown as MoveOrder
      const child = new Child('./moveProcess.ts', [JSON.stringify(order)], between.inside)
      children.push(child)
      return (await child.line<{ report: MoveReport }>((line) => 'report' in line, mostMs + 90_000)).report
    })
    return (await Promise.all(reports)).reduce(added)
  } finally {
    await Promise.all(children.map((child) => child.end()))
    networks.remove()
  }
}

function cornerOf(networks: Networks, between: ReturnType<Networks['computer']>, pair: number, at: number) {
  const computer = networks.computer()
  const [cable, net] = [`cab${at}`, `10.${90 + pair}.${at}`]
  const [address, gate] = [`${net}.1`, `${net}.2`]
  networks.join(cable, computer, address, between, gate)
  // Phones have their own addresses, all of them at the computer in between.
  between.ip('route', 'add', 'local', `${net}.128/25`, 'dev', 'lo')
  return { name: computer.inside[3], cable, address, gate }
}

function added(one: MoveReport, other: MoveReport): MoveReport {
  const mishaps = { ...one.mishaps }
  for (const [what, count] of Object.entries(other.mishaps)) mishaps[what] = (mishaps[what] ?? 0) + count
  return {
    moves: one.moves + other.moves,
    switched: one.switched + other.switched,
    mishaps,
    answers: one.answers + other.answers,
    switchMs: [...one.switchMs, ...other.switchMs],
    wrong: [...one.wrong, ...other.wrong],
  }
}
