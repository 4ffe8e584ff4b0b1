import type { Bot, BotLevel, Rng, Situation } from '../../../core/contract'
import {
  agentCount,
  murderPrice,
  partnerOf,
  seatCount,
  teamOf,
  type Answer,
  type Event,
  type Own,
  type Prompt,
  type Table,
} from '../facts'
import { check, silence } from '../legal'
import { believe, type Beliefs } from './beliefs'
import { chances } from './chances'
import { preyOf, hunt } from './hunt'
import { graphOf, type Graph } from './graph'
import { deedOf, apply, undo, stateOf, type Assess, type Deed, type State } from './state'
import { beats, deedsOf, lookAhead, scoreDeeds, type Widths } from './search'
import { evaluate, weights } from './evaluate'
import { infer } from './inference'
import { judge } from './judge'
import { suspecting } from './suspicions'

type AgentsSituation = Situation<Table, Own, Prompt, Event>

/** What makes a level: search widths, rounds remembered, noise added to every value. */
interface Skill {
  readonly widths: Widths
  readonly memory: number
  readonly noise: number
  /** Whether it hunts agents that an enemy has too much money on. */
  readonly hunts: boolean
  /** Whether it infers the others' ledgers from all they did. */
  readonly infers: boolean
  /** A large booking, and the share that chance adds at most to any booking. */
  readonly stake: number
  readonly blur: number
  /** Judges positions at the end of the search. */
  readonly assess: Assess
  /** Least harm that is worth a veto. */
  readonly harm: number
}

const plain = { hunts: false, infers: false, stake: 2500, blur: 0.25, assess: evaluate, harm: 0.04 }

const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { ...plain, widths: [40], memory: 1, noise: 0.3 },
  medium: { ...plain, widths: [10, 4], memory: 3, noise: 0.05 },
  // Four agents it can hardly be outbid on are worth more than five on which others have as much.
  hard: {
    ...{ widths: [12, 5, 5], memory: 1000, noise: 0.004, hunts: true, stake: 3250, blur: 0.08 },
    ...{ infers: true, assess: judge, harm: 0.06 },
  },
}

interface Thought {
  readonly situation: AgentsSituation
  readonly skill: Skill
  readonly graph: Graph
  readonly beliefs: Beliefs
  readonly state: State
}

function think(situation: AgentsSituation): Thought {
  const skill = skills[situation.level]
  const graph = graphOf(situation.view.table.options.city)
  const { view, heard } = situation
  const beliefs = believe(view, heard, skill.memory, graph)
  const guessed = stateOf(view.table, beliefs, graph, skill.assess)
  const state = skill.infers ? suspecting(guessed, view.seat!, infer(heard, graph)) : guessed
  return { situation, skill, graph, beliefs, state }
}

export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(situation) {
    const answer = decide(situation)
    return check(situation.view, situation.prompt, answer) === null ? answer : silence(situation.view, situation.prompt)
  },
  chances,
}

function decide(situation: AgentsSituation): Answer {
  const { prompt } = situation
  switch (prompt.type) {
    case 'turn':
      return takeTurn(think(situation))
    case 'window':
      return answerOrder(situation, prompt)
    case 'hold':
      return answerBid(situation, prompt)
    case 'raise':
      return answerHold(situation, prompt)
    case 'draw':
      return answerDraw(think(situation))
    default:
      return prompt satisfies never
  }
}

/** A number from 0 up to 1. */
const chance = (rng: Rng) => rng.below(1_000_000) / 1_000_000

function takeTurn(thought: Thought): Answer {
  const { situation, skill, state } = thought
  const team = teamOf(state.seat)
  const deeds = [...deedsOf(state), ...bolderBookings(state, skill.stake)]
  const scored = scoreDeeds(state, deeds, skill.widths[0], 0, skill.widths, situation.hurry)
  const prey = skill.hunts ? preyOf(state, thought.beliefs) : null
  const chase = prey ? hunt(state, prey) : []
  if (chase.length > 0)
    scored.push(
      ...scoreDeeds(state, [{ type: 'pass' }, ...chase.map(({ deed }) => deed)], 99, 0, skill.widths, situation.hurry),
    )
  const liking = scored.map(({ deed, chances, happens }) => {
    const prize = chase.find((one) => alike(one.deed, deed))?.worth ?? 0
    // Money on an agent about to be killed is wasted.
    const wasted = prey !== null && prey.left > 2 && deed.type === 'book' && deed.agent === prey.agent
    const cost = deed.type === 'pass' ? 0.02 : wasted ? 0.3 * prey.threat : 0
    return { deed, value: chances[team] + happens * prize + skill.noise * chance(situation.rng) - cost }
  })
  const best = liking.reduce((a, b) => (b.value > a.value ? b : a))
  return answerFor(best.deed, thought)
}

const alike = (one: Deed, other: Deed) => JSON.stringify(one) === JSON.stringify(other)

/** Bookings of sizes that the search does not try. */
function bolderBookings(state: State, stake: number): Deed[] {
  const { seat, cash, at, graph, treasure } = state
  const deeds: Deed[] = []
  for (let k = 0; k < agentCount; k++) {
    const agent = (2 * seat + k) % agentCount
    if (at[agent] < 0 || graph.distance[at[agent] * graph.count + treasure] > 3) continue
    for (const amount of [murderPrice + 100, stake])
      if (amount <= cash[seat]) deeds.push({ type: 'book', agent, amount })
  }
  return deeds
}

function answerFor(deed: Deed, { graph, state, skill, situation: { rng } }: Thought): Answer {
  switch (deed.type) {
    case 'move':
    case 'carry':
      return { type: deed.type, agent: deed.agent, to: graph.points[deed.to] }
    case 'book': {
      const blurred = Math.round(deed.amount * (1 + skill.blur * chance(rng))) + rng.below(60)
      return { type: 'book', agent: deed.agent, amount: Math.max(1, Math.min(state.cash[state.seat], blurred)) }
    }
    default:
      return deed
  }
}

/** Chances this seat's team loses if an order is carried out. */
function harmOf(thought: Thought, deed: Deed): number {
  const { state, skill, situation } = thought
  const team = teamOf(situation.view.seat!)
  const after = (what: Deed) => {
    const chances = new Float64Array(3)
    const applied = apply(state, what)
    lookAhead(state, skill.widths.slice(1), 0, chances)
    undo(state, applied)
    return chances[team]
  }
  return after({ type: 'pass' }) - after(deed)
}

/** Vetoes what hurts, given a fair chance to win the auction. */
function answerOrder(situation: AgentsSituation, prompt: Extract<Prompt, { type: 'window' }>): Answer {
  const me = situation.view.seat!
  const { agent } = prompt.order
  const have = situation.view.own!.on[agent]
  const letGo: Answer = { type: 'letGo' }
  if (have < prompt.least) return letGo
  const thought = think(situation)
  const harm = harmOf(thought, deedOf(prompt.order, thought.graph))
  const partner = prompt.mover === partnerOf(me)
  if (harm < (partner ? 0.12 : thought.skill.harm)) return letGo
  if (partner) return { type: 'veto', amount: prompt.least }
  if (thought.beliefs.shown[prompt.mover * agentCount + agent] >= have) return letGo
  const win = beats(thought.state, me, prompt.mover, agent)
  if (win * harm <= (1 - win) * weights.skip) return letGo
  if (win < 0.8 && othersWill(thought, prompt.mover, agent)) return letGo
  return { type: 'veto', amount: bidBetween(prompt.least, have, situation.rng) }
}

/** Whether a third team has shown enough to stop the mover, so that the risk can be left to it. */
function othersWill({ situation, beliefs, state }: Thought, mover: number, agent: number): boolean {
  const teams = [teamOf(mover), teamOf(situation.view.seat!)]
  for (let seat = 0; seat < seatCount; seat++) {
    const i = seat * agentCount + agent
    if (!teams.includes(teamOf(seat)) && beliefs.shown[i] > state.on[mover * agentCount + agent]) return true
  }
  return false
}

/** An amount that shows strength without showing everything. */
function bidBetween(least: number, have: number, rng: Rng): number {
  if (have - least < 0.15 * have) return have
  const share = 0.35 + 0.5 * chance(rng)
  return Math.min(have, Math.max(least, Math.round(least + (have - least) * share)))
}

/** Holds whenever it can, except against a partner, who must have a reason. */
function answerBid(situation: AgentsSituation, prompt: Extract<Prompt, { type: 'hold' }>): Answer {
  const me = situation.view.seat!
  if (situation.view.own!.on[prompt.order.agent] < prompt.bid) return { type: 'giveUp' }
  if (prompt.vetoer === partnerOf(me)) {
    const graph = graphOf(situation.view.table.options.city)
    const { order } = prompt
    const wins = order.type === 'carry' && graph.teamAt[graph.numberOf.get(order.to)!] === teamOf(me)
    if (!wins) return { type: 'giveUp' }
  }
  return { type: 'hold' }
}

/** Raises as long as the mover may have less. */
function answerHold(situation: AgentsSituation, prompt: Extract<Prompt, { type: 'raise' }>): Answer {
  const me = situation.view.seat!
  const have = situation.view.own!.on[prompt.order.agent]
  if (have <= prompt.held || prompt.mover === partnerOf(me)) return { type: 'pass' }
  if (prompt.amountsLeft === 1) return { type: 'raise', amount: have }
  return { type: 'raise', amount: bidBetween(prompt.held + 1, have, situation.rng) }
}

/** Agrees late in the game, when no better than even. */
function answerDraw({ situation, state }: Thought): Answer {
  const chances = new Float64Array(3)
  evaluate(state, chances)
  const tired = situation.view.table.turn > 180 && chances[teamOf(situation.view.seat!)] < 0.34
  return { type: tired ? 'agree' : 'refuse' }
}
