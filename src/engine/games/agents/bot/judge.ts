import { agentCount } from '../facts'
import { measureMost, measureWealth, most, wealth, weights as plain } from './evaluate'
import type { State } from './state'

/**
 * Weights of each team's log odds to win, fitted to the outcomes of 178 games of hard bots, with ledgers guessed from
 * bookings alone. Doubled, because the search weighs small differences against fixed costs: with the honest odds it
 * hardly ever vetoed or hurried.
 */
const weights = {
  /** By the treasure's way to the team's headquarters; beyond 4, where no game was seen, it goes on falling. */
  home: [0, 0.74, -0.14, 0, -0.7, -1.1, -1.5, -1.9, -2.3],
  /** Each grip on an agent, by its distance to the treasure, 3 or more counting as one. */
  grip: [1.36, 0.78, 0.42, 0.02],
  /** What a grip on an agent at the treasure adds one street from home, and two. */
  gripAtDoor: 1.08,
  gripNearDoor: 0.82,
  wealth: 1.6,
  /** A turn to skip. */
  skip: -0.76,
  /** Being next to move, or the one after; then what that adds one street from home, and two. */
  first: 0.14,
  second: 0.08,
  firstAtDoor: 0.5,
  secondAtDoor: 0.26,
  firstNearDoor: 0.26,
  /** A grip at the treasure, one street from home, with the move. */
  firstGripAtDoor: 1.3,
}

const reaches = weights.grip.length
const farthest = weights.home.length - 1

/** Scratch array: each team's grips by `team * reaches + reach`. */
const grips = new Float64Array(3 * reaches)

/** Each team's chances as hard bots see them: fitted to how games ended. */
export function judge(state: State, out: Float64Array): void {
  if (state.won >= 0) {
    out.fill(0)
    out[state.won] = 1
    return
  }
  measureMost(state)
  measureGrips(state)
  const all = measureWealth(state)
  let total = 0
  for (let team = 0; team < 3; team++) {
    out[team] = Math.exp(positionOdds(state, team) + (weights.wealth * wealth[team]) / all)
    total += out[team]
  }
  for (let team = 0; team < 3; team++) out[team] /= total
}

/** A team's log odds, its wealth aside. */
function positionOdds({ graph, treasure, skips, seat }: State, team: number): number {
  const way = graph.home[team * graph.count + treasure]
  const wait = (team - (seat % 3) + 3) % 3
  const grip = grips[team * reaches]
  let odds = weights.home[way > farthest ? farthest : way] + weights.skip * (skips[team] + skips[team + 3])
  for (let reach = 0; reach < reaches; reach++) odds += weights.grip[reach] * grips[team * reaches + reach]
  if (wait === 0) odds += weights.first
  else if (wait === 1) odds += weights.second
  if (way === 1) {
    odds += weights.gripAtDoor * grip
    if (wait === 0) odds += weights.firstAtDoor + weights.firstGripAtDoor * grip
    else if (wait === 1) odds += weights.secondAtDoor
  } else if (way === 2) {
    odds += weights.gripNearDoor * grip
    if (wait === 0) odds += weights.firstNearDoor
  }
  return odds
}

/** Fills `grips` from `most`: the teams' shares of each agent, by its distance to the treasure. */
function measureGrips({ graph, at, treasure }: State): void {
  grips.fill(0)
  for (let agent = 0; agent < agentCount; agent++) {
    if (at[agent] < 0) continue
    const far = graph.distance[at[agent] * graph.count + treasure]
    const reach = far < reaches ? far : reaches - 1
    const a = most[agent] + plain.ease
    const b = most[agent + agentCount] + plain.ease
    const c = most[agent + 2 * agentCount] + plain.ease
    const sum = 1 / (a * a + b * b + c * c)
    grips[reach] += a * a * sum
    grips[reaches + reach] += b * b * sum
    grips[2 * reaches + reach] += c * c * sum
  }
}
