import { agentCount, murderPrice, seatCount } from '../facts'
import type { Beliefs } from './beliefs'
import type { Deed, State } from './state'

/** An agent near the treasure on which an enemy has more money than anyone can challenge. */
export interface Prey {
  readonly agent: number
  readonly team: number
  /** How dangerous it is, from 0 to 1. */
  readonly threat: number
  /** Orders it needs to bring the treasure home. */
  readonly left: number
}

/** Bonuses for hunting, in chances to win; what a killer is paid; the least money that makes an agent prey. */
const hunting = { kill: 0.25, arrive: 0.15, approach: 0.1, hire: 0.1, fee: murderPrice + 150, least: 3500 }

const amount = (state: State, seat: number, agent: number) => state.on[seat * agentCount + agent]

const teamAmount = (state: State, team: number, agent: number) =>
  Math.max(amount(state, team, agent), amount(state, team + 3, agent))

/** The most dangerous agent in enemy hands; `null` if none. */
export function preyOf(state: State, { firm }: Beliefs): Prey | null {
  const { at, graph, treasure, seat } = state
  let found: Prey | null = null
  for (let agent = 0; agent < agentCount; agent++) {
    if (at[agent] < 0) continue
    const reach = graph.distance[at[agent] * graph.count + treasure]
    if (reach > 3) continue
    for (let team = 0; team < 3; team++) {
      if (team === seat % 3) continue
      const held = Math.max(firm[team * agentCount + agent], firm[(team + 3) * agentCount + agent])
      if (held < hunting.least || held < 1.3 * teamAmount(state, seat % 3, agent)) continue
      const threat = Math.min(1, held / 6000) * [1, 0.8, 0.6, 0.3][reach]
      const left = reach + graph.home[team * graph.count + treasure]
      if (found === null || threat > found.threat) found = { agent, team, threat, left }
    }
  }
  return found
}

/** Whether a seat could use an agent as a killer against a team. */
function isKiller(state: State, seat: number, agent: number, team: number): boolean {
  const paid = amount(state, seat, agent)
  return paid >= murderPrice && paid >= teamAmount(state, team, agent)
}

/** Where the prey will probably go: to the treasure, or home with it. */
function nextSteps(state: State, prey: Prey): readonly number[] {
  const { at, graph, treasure } = state
  const { count, distance, home, next } = graph
  const from = at[prey.agent]
  const reach = distance[from * count + treasure]
  return next[from].filter((to) =>
    reach > 0 ? distance[to * count + treasure] < reach : home[prey.team * count + to] < home[prey.team * count + from],
  )
}

/** Whether anyone but the prey's team could kill with an agent before the prey's owner moves. */
function killsInTime(state: State, prey: Prey, agent: number): boolean {
  const { seat, skips, on } = state
  const [one, two] = [prey.team, prey.team + 3]
  const owner = on[one * agentCount + prey.agent] > on[two * agentCount + prey.agent] ? one : two
  for (let turn = 1; turn < seatCount; turn++) {
    const other = (seat + turn) % seatCount
    if (other === owner) return false
    if (other % 3 !== prey.team && skips[other] === 0 && isKiller(state, other, agent, prey.team)) return true
  }
  return false
}

export interface Chase {
  readonly deed: Deed
  readonly worth: number
}

/** Deeds that bring a killer to the prey, with their bonus: kill, lie in wait, approach, hire. */
export function hunt(state: State, prey: Prey): readonly Chase[] {
  const { at, graph, seat, cash } = state
  const { count, distance, teamAt } = graph
  const place = at[prey.agent]
  const steps = nextSteps(state, prey)
  const found: Chase[] = []
  let ready = false
  for (let agent = 0; agent < agentCount; agent++) {
    if (agent === prey.agent || at[agent] < 0) continue
    const mine = isKiller(state, seat, agent, prey.team)
    const helped = killsInTime(state, prey, agent)
    if (!mine && !helped) continue
    const way = distance[at[agent] * count + place]
    if (mine && way === 0)
      found.push({ deed: { type: 'murder', agent, victim: prey.agent }, worth: hunting.kill * prey.threat })
    if (mine && way <= 2) ready = true
    if (mine && steps.includes(at[agent])) continue
    for (const to of graph.nextFor[seat][at[agent]]) {
      if (teamAt[to] >= 0) continue
      let worth = 0
      if (to === place && helped) worth = hunting.arrive
      else if (mine && steps.includes(to)) worth = hunting.arrive / Math.sqrt(steps.length)
      else if (mine && way > 1 && prey.left > 1 && distance[to * count + place] < way) worth = hunting.approach / way
      if (worth > 0) found.push({ deed: { type: 'move', agent, to }, worth: worth * prey.threat })
    }
  }
  // A killer hired now arrives in time only if the prey still has some way to go.
  if (!ready && prey.left > 2 && cash[seat] >= hunting.fee)
    for (let agent = 0; agent < agentCount; agent++) {
      if (at[agent] < 0 || agent === prey.agent) continue
      const way = distance[at[agent] * count + place]
      if (way > 3 || teamAmount(state, prey.team, agent) > hunting.fee) continue
      const worth = (hunting.hire - 0.02 * way) * prey.threat
      found.push({ deed: { type: 'book', agent, amount: hunting.fee }, worth })
    }
  return found
}
