import { agentCount, murderPrice, seatCount } from '../facts'
import { apply, undo, type Deed, type State } from './state'
import { weights } from './evaluate'

/** Beam width at each depth of the search. */
export type Widths = readonly number[]

const pass: Deed = { type: 'pass' }

/** Probability that the vetoer has more on the agent than the mover. */
export function beats(state: State, vetoer: number, mover: number, agent: number): number {
  const { sure, more, fall } = state
  const v = vetoer * agentCount + agent
  const m = mover * agentCount + agent
  const ahead = sure[v] - sure[m]
  if (state.unseen === 'lumps') return lumpsBeat(state, v, m, ahead)
  if (ahead <= 0) {
    if (more[v] === 0) return 0
    const both = more[m] === 0 ? 0 : more[m] * (1 - fall[m] / (fall[m] + fall[v]))
    return more[v] * Math.exp(fall[v] * ahead) * (1 - both)
  }
  if (more[m] === 0) return 1
  return 1 - more[m] * Math.exp(-fall[m] * ahead) * (1 - (more[v] * fall[m]) / (fall[m] + fall[v]))
}

/** The same if the uncertain amounts are lumps of about their mean. */
function lumpsBeat({ more, fall }: State, v: number, m: number, ahead: number): number {
  if (ahead > 0) return 1 - lumpsReach(more[m], fall[m], more[v], fall[v], ahead)
  return lumpsReach(more[v], fall[v], more[m], fall[m], -ahead)
}

/** Probability that a lump makes up for an amount, and for another lump if there is one. */
function lumpsReach(more: number, fall: number, otherMore: number, otherFall: number, amount: number): number {
  if (more === 0) return 0
  const alone = exceeds(amount * fall)
  return (
    more * (otherMore === 0 ? alone : (1 - otherMore) * alone + otherMore * exceeds((amount + 1 / otherFall) * fall))
  )
}

/** Probability that a lump exceeds a multiple of its mean: falls steeply around 1. */
function exceeds(multiple: number): number {
  const square = multiple * multiple
  const fourth = square * square
  return 1 / (1 + fourth * fourth)
}

/** Candidate deeds: carries, steps toward the treasure, murders, and bookings on agents near it. */
export function deedsOf(state: State): Deed[] {
  const { graph, at, treasure, seat, on, cash } = state
  const { count, distance, teamAt } = graph
  const next = graph.nextFor[seat]
  const deeds: Deed[] = [pass]
  const mine = seat * agentCount
  for (let k = 0; k < agentCount; k++) {
    const agent = (2 * seat + k) % agentCount
    const from = at[agent]
    if (from < 0) continue
    const reach = distance[from * count + treasure]
    if (reach === 0) {
      for (const to of next[from]) deeds.push({ type: 'carry', agent, to })
      let left = 0
      for (const to of next[from]) if (teamAt[to] < 0 && left++ < 1) deeds.push({ type: 'move', agent, to })
    } else if (reach <= 4) {
      let ways = 0
      for (const to of next[from])
        if (teamAt[to] < 0 && distance[to * count + treasure] < reach && ways++ < 2)
          deeds.push({ type: 'move', agent, to })
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

/** Each team's chances if every seat does what is best for its team and vetoes what hurts it. */
export function lookAhead(state: State, widths: Widths, depth: number, out: Float64Array) {
  if (state.won >= 0 || depth >= widths.length) return state.assess(state, out)
  const scored = scoreDeeds(state, deedsOf(state), widths[depth], depth, widths)
  out.set(scored[0].chances)
}

export interface Scored {
  readonly deed: Deed
  readonly chances: Float64Array
  /** Probability that nobody stops it. */
  happens: number
}

/** Deeds of the seat on turn with each team's chances, vetoes included; best first. The first deed must be a pass. */
export function scoreDeeds(
  state: State,
  deeds: readonly Deed[],
  width: number,
  depth: number,
  widths: Widths,
  hurry: () => boolean = never,
): Scored[] {
  const first = deeds.map((deed) => outcomeOf(state, deed, state.assess))
  const [idle] = first
  for (const one of first) one.happens = mixInVetoes(state, one.deed, one.chances, idle.chances)
  const chosen = bestFirst(first, state.seat).slice(0, width)
  if (depth + 1 >= widths.length || hurry()) return chosen
  const deeper = (deed: Deed) => outcomeOf(state, deed, (after, out) => lookAhead(after, widths, depth + 1, out))
  const idleDeep = deeper(pass)
  const looked: Scored[] = [idleDeep]
  for (const { deed } of chosen) {
    if (deed.type === 'pass') continue
    if (hurry()) break
    const one = deeper(deed)
    one.happens = mixInVetoes(state, deed, one.chances, idleDeep.chances)
    looked.push(one)
  }
  return bestFirst(looked, state.seat)
}

/** A deed with each team's chances after it, vetoes aside. */
function outcomeOf(state: State, deed: Deed, assess: (state: State, out: Float64Array) => void): Scored {
  const chances = new Float64Array(3)
  const applied = apply(state, deed)
  assess(state, chances)
  undo(state, applied)
  return { deed, chances, happens: 1 }
}

function bestFirst(scored: Scored[], seat: number): Scored[] {
  const team = seat % 3
  return scored.sort((a, b) => b.chances[team] - a.chances[team])
}

const never = () => false

/** Mixes in the chances of being stopped, which is worth as much as passing. Returns the probability that nobody does. */
function mixInVetoes(state: State, deed: Deed, chances: Float64Array, idle: Float64Array): number {
  if (deed.type === 'pass' || deed.type === 'book') return 1
  let happens = 1
  for (let other = 0; other < seatCount; other++) {
    const team = other % 3
    if (team === state.seat % 3) continue
    const win = beats(state, other, state.seat, deed.agent)
    if (win === 0) continue
    // A seat that is sure to win a veto needs little reason for it.
    const gain = idle[team] - chances[team] + 0.01
    if (win * gain > (1 - win) * weights.skip) happens *= 1 - win
  }
  if (happens < 1)
    for (let team = 0; team < 3; team++) chances[team] = happens * chances[team] + (1 - happens) * idle[team]
  return happens
}
