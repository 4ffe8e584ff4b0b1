import { agentCount, murderPrice, seatCount } from '../facts'
import type { Beliefs } from './beliefs'
import type { Deed, Position } from './state'

/** An agent near the treasure that an enemy holds more firmly than anyone can shake. */
export interface Champion {
  readonly agent: number
  readonly team: number
  /** How dangerous it is, from 0 to 1. */
  readonly threat: number
  /** Orders that it needs to bring the treasure home. */
  readonly left: number
}

/** What hunting is worth beside chances to win, and what is done for it. */
export const hunting = { kill: 0.5, arrive: 0.3, approach: 0.2, hire: 0.2, fee: murderPrice + 150, least: 3500 }

const amount = (position: Position, seat: number, agent: number) => position.on[seat * agentCount + agent]

const teamAmount = (position: Position, team: number, agent: number) =>
  Math.max(amount(position, team, agent), amount(position, team + 3, agent))

/** The most dangerous agent in enemy hands, if any. */
export function championOf(position: Position, { firm }: Beliefs): Champion | null {
  const { at, ground, treasure, seat } = position
  let found: Champion | null = null
  for (let agent = 0; agent < agentCount; agent++) {
    if (at[agent] < 0) continue
    const reach = ground.far[at[agent] * ground.count + treasure]
    if (reach > 3) continue
    for (let team = 0; team < 3; team++) {
      if (team === seat % 3) continue
      const held = Math.max(firm[team * agentCount + agent], firm[(team + 3) * agentCount + agent])
      if (held < hunting.least || held < 1.3 * teamAmount(position, seat % 3, agent)) continue
      const threat = Math.min(1, held / 6000) * [1, 0.8, 0.6, 0.3][reach]
      const left = reach + ground.home[team * ground.count + treasure]
      if (found === null || threat > found.threat) found = { agent, team, threat, left }
    }
  }
  return found
}

/** Whether a seat could use an agent as a killer against a team. */
function isKiller(position: Position, seat: number, agent: number, team: number): boolean {
  const paid = amount(position, seat, agent)
  return paid >= murderPrice && paid >= teamAmount(position, team, agent)
}

/** Where the prey will probably go: to the treasure, or home with it. */
function nextSteps(position: Position, prey: Champion): readonly number[] {
  const { at, ground, treasure } = position
  const { count, far, home, next } = ground
  const from = at[prey.agent]
  const reach = far[from * count + treasure]
  return next[from].filter((to) =>
    reach > 0 ? far[to * count + treasure] < reach : home[prey.team * count + to] < home[prey.team * count + from],
  )
}

/** Whether anyone but the prey's team could kill with an agent before the prey's owner moves. */
function killsInTime(position: Position, prey: Champion, agent: number): boolean {
  const { seat, skips, on } = position
  const [one, two] = [prey.team, prey.team + 3]
  const owner = on[one * agentCount + prey.agent] > on[two * agentCount + prey.agent] ? one : two
  for (let turn = 1; turn < seatCount; turn++) {
    const other = (seat + turn) % seatCount
    if (other === owner) return false
    if (other % 3 !== prey.team && skips[other] === 0 && isKiller(position, other, agent, prey.team)) return true
  }
  return false
}

export interface Chase {
  readonly deed: Deed
  readonly worth: number
}

/** What brings a killer to the prey, with what it is worth: kill, lie in wait, come nearer, hire. */
export function hunt(position: Position, prey: Champion): readonly Chase[] {
  const { at, ground, seat, cash } = position
  const { count, far, host } = ground
  const place = at[prey.agent]
  const steps = nextSteps(position, prey)
  const found: Chase[] = []
  let ready = false
  for (let agent = 0; agent < agentCount; agent++) {
    if (agent === prey.agent || at[agent] < 0) continue
    const mine = isKiller(position, seat, agent, prey.team)
    const helped = killsInTime(position, prey, agent)
    if (!mine && !helped) continue
    const way = far[at[agent] * count + place]
    if (mine && way === 0)
      found.push({ deed: { type: 'murder', agent, victim: prey.agent }, worth: hunting.kill * prey.threat })
    if (mine && way <= 2) ready = true
    if (mine && steps.includes(at[agent])) continue
    for (const to of ground.nextFor[seat][at[agent]]) {
      if (host[to] >= 0) continue
      let worth = 0
      if (to === place && helped) worth = hunting.arrive
      else if (mine && steps.includes(to)) worth = hunting.arrive / Math.sqrt(steps.length)
      else if (mine && way > 1 && prey.left > 1 && far[to * count + place] < way) worth = hunting.approach / way
      if (worth > 0) found.push({ deed: { type: 'move', agent, to }, worth: worth * prey.threat })
    }
  }
  // Who hires now comes in time only if the prey has some way to go.
  if (!ready && prey.left > 2 && cash[seat] >= hunting.fee)
    for (let agent = 0; agent < agentCount; agent++) {
      if (at[agent] < 0 || agent === prey.agent) continue
      const way = far[at[agent] * count + place]
      if (way > 3 || teamAmount(position, prey.team, agent) > hunting.fee) continue
      const worth = (hunting.hire - 0.04 * way) * prey.threat
      found.push({ deed: { type: 'book', agent, amount: hunting.fee }, worth })
    }
  return found
}
