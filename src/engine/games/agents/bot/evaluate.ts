import { agentCount, murderPrice } from '../facts'
import type { Graph } from './graph'
import type { State } from './state'

/** Weights of the evaluation. */
export const weights = {
  /** Decay of an agent's worth with its distance to the treasure. */
  reach: 1.2,
  /** Decay of a team's chances with the treasure's distance to its headquarters. */
  home: 0.65,
  /** An amount too small to make a difference. */
  ease: 300,
  /** Chances of a team without any money. */
  base: 0.1,
  /** Worth of a team's wealth relative to money at work near the treasure. */
  cash: 0.5,
  /** Share of an agent's worth that a killer beside it takes away. */
  menace: 0.8,
  /** Cost of a turn to skip, in chances to win. */
  skip: 0.12,
  /** Worth of booked money relative to unspent. */
  booked: 0.6,
}

const falling = (rate: number) => Float64Array.from({ length: 100 }, (_, distance) => Math.exp(-rate * distance))
const nearTable = falling(weights.reach)
const homeTable = falling(weights.home)
const menaceTable = falling(0.45)

// Scratch arrays, reused by every evaluation.
const strength = new Float64Array(3)
export const wealth = new Float64Array(3)
/** The most that any seat of a team has on an agent, by `team * agentCount + agent`. */
export const most = new Float64Array(3 * agentCount)

/** Rough chances of each team: how near home the treasure is, and whose agents are near it. */
export function evaluate(state: State, out: Float64Array) {
  if (state.won >= 0) {
    out.fill(0)
    out[state.won] = 1
    return
  }
  const { graph, treasure } = state
  measureMost(state)
  const nearness = measureStrength(state)
  const all = measureWealth(state)
  let total = 0
  for (let team = 0; team < 3; team++) {
    const hold = strength[team] / nearness + (weights.cash * wealth[team]) / all
    out[team] = homeTable[graph.home[team * graph.count + treasure]] * (weights.base + hold)
    total += out[team]
  }
  for (let team = 0; team < 3; team++) out[team] /= total
}

/** Fills `most`. */
export function measureMost({ on }: State): void {
  for (let i = 0; i < 3 * agentCount; i++) most[i] = on[i] > on[i + 3 * agentCount] ? on[i] : on[i + 3 * agentCount]
}

/** Fills `strength` from `most`: each team's grip on the agents near the treasure. Returns what all could add up to. */
function measureStrength({ graph, at, treasure }: State): number {
  strength.fill(0)
  let nearness = 0
  for (let agent = 0; agent < agentCount; agent++) {
    if (at[agent] < 0) continue
    const reach = graph.distance[at[agent] * graph.count + treasure]
    const near = nearTable[reach]
    nearness += near
    const a = most[agent] + weights.ease
    const b = most[agent + agentCount] + weights.ease
    const c = most[agent + 2 * agentCount] + weights.ease
    const sum = near / (a * a + b * b + c * c)
    strength[0] += a * a * sum * (1 - (reach < 3 ? weights.menace * menaceTo(graph, at, agent, 0) : 0))
    strength[1] += b * b * sum * (1 - (reach < 3 ? weights.menace * menaceTo(graph, at, agent, 1) : 0))
    strength[2] += c * c * sum * (1 - (reach < 3 ? weights.menace * menaceTo(graph, at, agent, 2) : 0))
  }
  return nearness
}

/** Fills `wealth` by team. Returns the total, with a constant that damps small differences. */
export function measureWealth({ at, on, cash }: State): number {
  let all = 6000
  for (let team = 0; team < 3; team++) {
    let worth = cash[team] + cash[team + 3]
    for (let agent = 0; agent < agentCount; agent++)
      if (at[agent] >= 0) {
        const i = team * agentCount + agent
        worth += weights.booked * (on[i] + on[i + 3 * agentCount])
      }
    wealth[team] = worth
    all += worth
  }
  return all
}

/** How close a killer is that the team can't outbid, from 0 (none) to 1 (on the spot). */
function menaceTo(graph: Graph, at: Int32Array, agent: number, team: number): number {
  const own = team * agentCount
  if (most[own + agent] < murderPrice) return 0
  const row = at[agent] * graph.count
  const one = ((team + 1) % 3) * agentCount
  const two = ((team + 2) % 3) * agentCount
  let nearest = 99
  for (let killer = 0; killer < agentCount; killer++) {
    if (killer === agent || at[killer] < 0) continue
    const paid = most[one + killer] > most[two + killer] ? most[one + killer] : most[two + killer]
    if (paid < murderPrice || paid < most[own + killer]) continue
    const way = graph.distance[row + at[killer]]
    if (way < nearest) nearest = way
  }
  return menaceTable[nearest]
}
