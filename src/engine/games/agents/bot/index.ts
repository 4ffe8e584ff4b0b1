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
import { check } from '../legal/check'
import { silence } from '../legal/sample'
import { believe, type Beliefs } from './beliefs'
import { championOf, hunt } from './hunt'
import { groundOf, type Ground } from './graph'
import { deedOf, perform, takeBack, positionOf, type Deed, type Position } from './state'
import { beats, deedsOf, lookAhead, scoreDeeds, type Widths } from './search'
import { judge, weights } from './evaluate'

type Asked = Situation<Table, Own, Prompt, Event>

/** What makes a level: how far it looks, how much it forgets, how unsteady its hand is. */
interface Mind {
  readonly widths: Widths
  readonly memory: number
  readonly noise: number
  /** Whether it goes after agents that an enemy holds too firmly. */
  readonly hunts: boolean
}

const minds: Readonly<Record<BotLevel, Mind>> = {
  easy: { widths: [40], memory: 1, noise: 0.3, hunts: false },
  medium: { widths: [10, 4], memory: 3, noise: 0.05, hunts: false },
  hard: { widths: [12, 5, 5], memory: 1000, noise: 0.004, hunts: true },
}

interface Thought {
  readonly asked: Asked
  readonly mind: Mind
  readonly ground: Ground
  readonly beliefs: Beliefs
  readonly position: Position
}

function think(asked: Asked): Thought {
  const mind = minds[asked.level]
  const ground = groundOf(asked.view.table.options.city)
  const beliefs = believe(asked.view, asked.heard, mind.memory, ground)
  return { asked, mind, ground, beliefs, position: positionOf(asked.view.table, beliefs, ground) }
}

export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(asked) {
    const answer = decide(asked)
    return check(asked.view, asked.prompt, answer) === null ? answer : silence(asked.view, asked.prompt)
  },
}

function decide(asked: Asked): Answer {
  const { prompt } = asked
  switch (prompt.type) {
    case 'turn':
      return takeTurn(think(asked))
    case 'window':
      return answerOrder(asked, prompt)
    case 'hold':
      return answerBid(asked, prompt)
    case 'raise':
      return answerHold(asked, prompt)
    case 'draw':
      return answerDraw(think(asked))
    default:
      return prompt satisfies never
  }
}

/** A number from 0 up to 1. */
const chance = (rng: Rng) => rng.below(1_000_000) / 1_000_000

function takeTurn(thought: Thought): Answer {
  const { asked, mind, ground, position } = thought
  const team = teamOf(position.seat)
  const deeds = [...deedsOf(position), ...bolderBookings(position)]
  const scored = scoreDeeds(position, deeds, mind.widths[0], 0, mind.widths, asked.hurry)
  const prey = mind.hunts ? championOf(position, thought.beliefs) : null
  const chase = prey ? hunt(position, prey) : []
  if (chase.length > 0)
    scored.push(
      ...scoreDeeds(position, [{ type: 'pass' }, ...chase.map(({ deed }) => deed)], 99, 0, mind.widths, asked.hurry),
    )
  const liking = scored.map(({ deed, chances, happens }) => {
    const prize = chase.find((one) => alike(one.deed, deed))?.worth ?? 0
    // Money on an agent that is to die is money lost.
    const wasted = prey !== null && prey.left > 2 && deed.type === 'book' && deed.agent === prey.agent
    const cost = deed.type === 'pass' ? 0.02 : wasted ? 0.3 * prey.threat : 0
    return { deed, value: chances[team] + happens * prize + mind.noise * chance(asked.rng) - cost }
  })
  const best = liking.reduce((a, b) => (b.value > a.value ? b : a))
  return inWords(best.deed, ground, position, asked.rng)
}

const alike = (one: Deed, other: Deed) => JSON.stringify(one) === JSON.stringify(other)

/** Bookings of other sizes than the search looks at. */
function bolderBookings(position: Position): Deed[] {
  const { seat, cash, at, ground, treasure } = position
  const deeds: Deed[] = []
  for (let k = 0; k < agentCount; k++) {
    const agent = (2 * seat + k) % agentCount
    if (at[agent] < 0 || ground.far[at[agent] * ground.count + treasure] > 3) continue
    for (const amount of [murderPrice + 100, 2500])
      if (amount <= cash[seat]) deeds.push({ type: 'book', agent, amount })
  }
  return deeds
}

function inWords(deed: Deed, ground: Ground, position: Position, rng: Rng): Answer {
  switch (deed.type) {
    case 'move':
    case 'carry':
      return { type: deed.type, agent: deed.agent, to: ground.points[deed.to] }
    case 'book': {
      const blurred = Math.round(deed.amount * (1 + 0.25 * chance(rng))) + rng.below(60)
      return { type: 'book', agent: deed.agent, amount: Math.max(1, Math.min(position.cash[position.seat], blurred)) }
    }
    default:
      return deed
  }
}

/** What an order that happens would change for this seat's team. */
function harmOf(thought: Thought, deed: Deed): number {
  const { position, mind, asked } = thought
  const team = teamOf(asked.view.seat!)
  const after = (what: Deed) => {
    const chances = new Float64Array(3)
    const trace = perform(position, what)
    lookAhead(position, mind.widths.slice(1), 0, chances)
    takeBack(position, trace)
    return chances[team]
  }
  return after({ type: 'pass' }) - after(deed)
}

/** Vetoes what hurts, if there is a fair hope to win the auction. */
function answerOrder(asked: Asked, prompt: Extract<Prompt, { type: 'window' }>): Answer {
  const me = asked.view.seat!
  const { agent } = prompt.order
  const have = asked.view.own!.on[agent]
  const letGo: Answer = { type: 'letGo' }
  if (have < prompt.least) return letGo
  const thought = think(asked)
  const harm = harmOf(thought, deedOf(prompt.order, thought.ground))
  const partner = prompt.mover === partnerOf(me)
  if (harm < (partner ? 0.12 : weights.harm)) return letGo
  if (partner) return { type: 'veto', amount: prompt.least }
  if (thought.beliefs.shown[prompt.mover * agentCount + agent] >= have) return letGo
  const win = beats(thought.position, me, prompt.mover, agent)
  if (win * harm <= (1 - win) * weights.skip) return letGo
  if (win < 0.8 && othersWill(thought, prompt.mover, agent)) return letGo
  return { type: 'veto', amount: bidBetween(prompt.least, have, asked.rng) }
}

/** Whether someone of a third team has shown enough to stop the mover, and so will rather do it. */
function othersWill({ asked, beliefs, position }: Thought, mover: number, agent: number): boolean {
  const teams = [teamOf(mover), teamOf(asked.view.seat!)]
  for (let seat = 0; seat < seatCount; seat++) {
    const i = seat * agentCount + agent
    if (!teams.includes(teamOf(seat)) && beliefs.shown[i] > position.on[mover * agentCount + agent]) return true
  }
  return false
}

/** An amount that shows strength without showing it all. */
function bidBetween(least: number, have: number, rng: Rng): number {
  if (have - least < 0.15 * have) return have
  const share = 0.35 + 0.5 * chance(rng)
  return Math.min(have, Math.max(least, Math.round(least + (have - least) * share)))
}

/** Holds whatever it can, except against a partner who must know why. */
function answerBid(asked: Asked, prompt: Extract<Prompt, { type: 'hold' }>): Answer {
  const me = asked.view.seat!
  if (asked.view.own!.on[prompt.order.agent] < prompt.bid) return { type: 'giveUp' }
  if (prompt.vetoer === partnerOf(me)) {
    const ground = groundOf(asked.view.table.options.city)
    const { order } = prompt
    const wins = order.type === 'carry' && ground.host[ground.numberOf.get(order.to)!] === teamOf(me)
    if (!wins) return { type: 'giveUp' }
  }
  return { type: 'hold' }
}

/** Raises as long as the mover may have less. */
function answerHold(asked: Asked, prompt: Extract<Prompt, { type: 'raise' }>): Answer {
  const me = asked.view.seat!
  const have = asked.view.own!.on[prompt.order.agent]
  if (have <= prompt.held || prompt.mover === partnerOf(me)) return { type: 'pass' }
  if (prompt.amountsLeft === 1) return { type: 'raise', amount: have }
  return { type: 'raise', amount: bidBetween(prompt.held + 1, have, asked.rng) }
}

/** A long game that stands no better than even may end in peace. */
function answerDraw({ asked, position }: Thought): Answer {
  const chances = new Float64Array(3)
  judge(position, chances)
  const tired = asked.view.table.turn > 180 && chances[teamOf(asked.view.seat!)] < 0.34
  return { type: tired ? 'agree' : 'refuse' }
}
