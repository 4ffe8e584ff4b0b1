import { agentCount, murderPrice, seatCount } from '../facts'
import { perform, takeBack, type Deed, type Position } from './state'
import { judge, weights } from './evaluate'

/** How far a mind looks: deeds looked at on each turn ahead. */
export type Widths = readonly number[]

const pass: Deed = { type: 'pass' }

/** How likely the vetoer has more on the agent than the mover. */
export function beats(position: Position, vetoer: number, mover: number, agent: number): number {
  const { sure, more, fall } = position
  const v = vetoer * agentCount + agent
  const m = mover * agentCount + agent
  const ahead = sure[v] - sure[m]
  if (ahead <= 0) {
    if (more[v] === 0) return 0
    const both = more[m] === 0 ? 0 : more[m] * (1 - fall[m] / (fall[m] + fall[v]))
    return more[v] * Math.exp(fall[v] * ahead) * (1 - both)
  }
  if (more[m] === 0) return 1
  return 1 - more[m] * Math.exp(-fall[m] * ahead) * (1 - (more[v] * fall[m]) / (fall[m] + fall[v]))
}

/** What a seat might reasonably do: carries, ways to the treasure, murders, bookings where it matters. */
export function deedsOf(position: Position): Deed[] {
  const { ground, at, treasure, seat, on, cash } = position
  const { count, far, host } = ground
  const next = ground.nextFor[seat]
  const deeds: Deed[] = [pass]
  const mine = seat * agentCount
  for (let k = 0; k < agentCount; k++) {
    const agent = (2 * seat + k) % agentCount
    const from = at[agent]
    if (from < 0) continue
    const reach = far[from * count + treasure]
    if (reach === 0) {
      for (const to of next[from]) deeds.push({ type: 'carry', agent, to })
      let left = 0
      for (const to of next[from]) if (host[to] < 0 && left++ < 1) deeds.push({ type: 'move', agent, to })
    } else if (reach <= 4) {
      let ways = 0
      for (const to of next[from])
        if (host[to] < 0 && far[to * count + treasure] < reach && ways++ < 2) deeds.push({ type: 'move', agent, to })
    }
    if (on[mine + agent] >= murderPrice && reach <= 2)
      for (let victim = 0; victim < agentCount; victim++)
        if (victim !== agent && at[victim] === from) deeds.push({ type: 'murder', agent, victim })
    if (reach <= 2 && cash[seat] > 0) {
      let most = 0
      for (let other = 0; other < seatCount; other++)
        if (other % 3 !== seat % 3) most = Math.max(most, on[other * agentCount + agent])
      const want = most * 1.2 + 500 - on[mine + agent]
      if (want > 0) deeds.push({ type: 'book', agent, amount: Math.min(cash[seat], Math.max(want, 300)) })
    }
  }
  return deeds
}

/** Looks ahead: every seat does what is best for its team, and vetoes what it can and must. */
export function lookAhead(position: Position, widths: Widths, depth: number, out: Float64Array) {
  if (position.won >= 0 || depth >= widths.length) return judge(position, out)
  const scored = scoreDeeds(position, deedsOf(position), widths[depth], depth, widths)
  out.set(scored[0].chances)
}

export interface Scored {
  readonly deed: Deed
  readonly chances: Float64Array
  /** How likely nobody stops it. */
  happens: number
}

/** The deeds of the seat on turn with each team's chances, vetoes reckoned with; the best first. */
export function scoreDeeds(
  position: Position,
  deeds: readonly Deed[],
  width: number,
  depth: number,
  widths: Widths,
  hurry: () => boolean = never,
): Scored[] {
  const team = position.seat % 3
  const quick = deeds.map((deed) => {
    const chances = new Float64Array(3)
    const trace = perform(position, deed)
    judge(position, chances)
    takeBack(position, trace)
    return { deed, chances, happens: 1 }
  })
  const [idle] = quick
  for (const one of quick) one.happens = reckonVetoes(position, one.deed, one.chances, idle.chances)
  quick.sort((a, b) => b.chances[team] - a.chances[team])
  const chosen = quick.slice(0, width)
  if (depth + 1 >= widths.length || hurry()) return chosen
  const deeper = (deed: Deed): Scored => {
    const chances = new Float64Array(3)
    const trace = perform(position, deed)
    lookAhead(position, widths, depth + 1, chances)
    takeBack(position, trace)
    return { deed, chances, happens: 1 }
  }
  const idleDeep = deeper(pass)
  const looked: Scored[] = [idleDeep]
  for (const { deed } of chosen) {
    if (deed.type === 'pass') continue
    if (hurry()) break
    const one = deeper(deed)
    one.happens = reckonVetoes(position, deed, one.chances, idleDeep.chances)
    looked.push(one)
  }
  return looked.sort((a, b) => b.chances[team] - a.chances[team])
}

const never = () => false

/** Mixes in that others may stop the deed: then all is as if nothing had been done. Gives the chance that nobody does. */
function reckonVetoes(position: Position, deed: Deed, chances: Float64Array, idle: Float64Array): number {
  if (deed.type === 'pass' || deed.type === 'book') return 1
  let happens = 1
  for (let other = 0; other < seatCount; other++) {
    const team = other % 3
    if (team === position.seat % 3) continue
    const win = beats(position, other, position.seat, deed.agent)
    if (win === 0) continue
    // Who is sure to win a veto needs little reason for it.
    const gain = idle[team] - chances[team] + 0.01
    if (win * gain > (1 - win) * weights.skip) happens *= 1 - win
  }
  if (happens < 1)
    for (let team = 0; team < 3; team++) chances[team] = happens * chances[team] + (1 - happens) * idle[team]
  return happens
}
