import { agentCount, murderPrice } from '../facts'
import type { Position } from './state'

/** What the numbers of a judgement weigh. */
export const weights = {
  /** How fast an agent's worth falls with its way to the treasure. */
  reach: 1.2,
  /** How fast a team's hope falls with the treasure's way home. */
  home: 0.65,
  /** Money that makes no difference. */
  ease: 300,
  /** Hope without any money. */
  base: 0.1,
  /** What unspent money is worth beside money at work. */
  cash: 0.5,
  /** How much of an agent's worth a killer beside it takes away. */
  menace: 0.8,
  /** What a turn to skip costs, in chances to win. */
  skip: 0.12,
  /** The least harm that is worth a veto. */
  harm: 0.04,
  /** What booked money is worth beside unspent. */
  booked: 0.6,
}

const falling = (rate: number) => Float64Array.from({ length: 100 }, (_, far) => Math.exp(-rate * far))
const nearTable = falling(weights.reach)
const homeTable = falling(weights.home)
const menaceTable = falling(0.45)

const strength = new Float64Array(3)
const wealth = new Float64Array(3)
/** The most that any seat of a team has on an agent, by `team * 12 + agent`. */
const most = new Float64Array(3 * agentCount)

/** How likely each team is to win, roughly: how near home the treasure is, and whose agents are near it. */
export function judge(position: Position, out: Float64Array) {
  if (position.won >= 0) {
    out.fill(0)
    out[position.won] = 1
    return
  }
  const { ground, at, treasure, on, cash } = position
  const { count, far, home } = ground
  for (let i = 0; i < 3 * agentCount; i++) most[i] = on[i] > on[i + 3 * agentCount] ? on[i] : on[i + 3 * agentCount]
  strength.fill(0)
  let nearness = 0
  for (let agent = 0; agent < agentCount; agent++) {
    if (at[agent] < 0) continue
    const reach = far[at[agent] * count + treasure]
    const near = nearTable[reach]
    nearness += near
    const a = most[agent] + weights.ease
    const b = most[agent + agentCount] + weights.ease
    const c = most[agent + 2 * agentCount] + weights.ease
    const sum = near / (a * a + b * b + c * c)
    strength[0] += a * a * sum * (1 - (reach < 3 ? weights.menace * menaceTo(position, agent, 0) : 0))
    strength[1] += b * b * sum * (1 - (reach < 3 ? weights.menace * menaceTo(position, agent, 1) : 0))
    strength[2] += c * c * sum * (1 - (reach < 3 ? weights.menace * menaceTo(position, agent, 2) : 0))
  }
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
  let total = 0
  for (let team = 0; team < 3; team++) {
    const hold = strength[team] / nearness + (weights.cash * wealth[team]) / all
    out[team] = homeTable[home[team * count + treasure]] * (weights.base + hold)
    total += out[team]
  }
  for (let team = 0; team < 3; team++) out[team] /= total
}

/** How near a paid killer is that the team can't hold back, from 0 (none) to 1 (on the spot). */
function menaceTo(position: Position, agent: number, team: number): number {
  const own = team * agentCount
  if (most[own + agent] < murderPrice) return 0
  const { at, ground } = position
  const row = at[agent] * ground.count
  const one = ((team + 1) % 3) * agentCount
  const two = ((team + 2) % 3) * agentCount
  let nearest = 99
  for (let killer = 0; killer < agentCount; killer++) {
    if (killer === agent || at[killer] < 0) continue
    const paid = most[one + killer] > most[two + killer] ? most[one + killer] : most[two + killer]
    if (paid < murderPrice || paid < most[own + killer]) continue
    const way = ground.far[row + at[killer]]
    if (way < nearest) nearest = way
  }
  return menaceTable[nearest]
}
