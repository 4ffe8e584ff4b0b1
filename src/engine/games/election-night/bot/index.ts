import type { Bot, Seat, Situation } from '../../../core/contract'
import { pick } from '../../../core/rng'
import { colorsLeft } from '../ask'
import { regions } from '../board'
import type { Event } from '../events'
import {
  flipsEach,
  opposite,
  other,
  rounds,
  rpsHands,
  withDie,
  withSeat,
  type Answer,
  type Color,
  type Hand,
  type Own,
  type PerSeat,
  type Prompt,
  type Table,
} from '../facts'
import { freeFieldIn } from '../region'
import { dicePlayed } from '../round/meeting'
import { beliefs, remembered, type Belief } from './beliefs'
import { chances } from './chances'
import { easyAnswer } from './easy'
import {
  bestBonus,
  payoffs,
  undoAll,
  worthAfter,
  worthOfAction,
  worthOfRest,
  writeAll,
  writingsOf,
  type Moment,
} from './lookahead'
import { draw, equilibrium, type Case } from './matrixGame'
import { sketchOf, write, type Sketch } from './sketch'

type EnSituation = Situation<Table, Own, Prompt, Event>

/** Worth of an unused flip in mandates, while there are rounds left to use it in. */
const flipWorth = 2.5

/** Easy plays by rules of thumb; medium looks ahead but forgets the rolls; hard remembers them and mixes strategies. */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(situation) {
    if (situation.level === 'easy' || situation.hurry()) return easyAnswer(situation)
    return thoughtOutAnswer(situation)
  },
  chances,
}

/** What medium and hard reason from. */
interface Mind {
  readonly situation: EnSituation
  readonly table: Table
  readonly me: Seat
  readonly sketch: Sketch
  /** What the opponent may hold; at least one hand. */
  readonly others: readonly Belief[]
}

function thoughtOutAnswer(situation: EnSituation): Answer {
  const { view, prompt, rng, level, heard } = situation
  const { table } = view
  const me = view.seat!
  switch (prompt.type) {
    case 'ready':
      return { type: 'ready' }
    case 'hand':
      return { type: 'hand', hand: pick(rng, rpsHands) }
    case 'bonus': {
      const { region, value } = bestBonus(sketchOf(table), me)
      return { type: 'bonus', field: freeFieldIn(table.fields, region)!, value }
    }
    default: {
      const roll = level === 'hard' ? remembered(table, heard, other(me)) : null
      const others = beliefs(table, other(me), roll, level === 'hard' ? 8 : 3, rng)
      const mind: Mind = { situation, table, me, sketch: sketchOf(table), others }
      switch (prompt.type) {
        case 'flip':
          return { type: 'flip', color: chosenFlip(mind, prompt.colors, prompt.answering) }
        case 'choose':
          return { type: 'choose', color: chosenDie(mind, prompt.colors) }
        case 'veto':
          return { type: 'veto', veto: wouldVeto(mind) }
        case 'order':
          return { type: 'order', first: firstToWrite(mind) }
        case 'write':
          return { type: 'write', field: freeFieldIn(table.fields, chosenRegion(mind))! }
        default:
          return prompt satisfies never
      }
    }
  }
}

function momentWith(mind: Mind, theirs: Hand, mine: Hand = mind.situation.view.own!.dice): Moment {
  const { phase, vetoed, flips } = mind.table
  const action = 'action' in phase ? phase.action : 1
  return { action, hands: pair(mind.me, mine, theirs), vetoes: vetoed.length, flips }
}

function pair<Thing>(me: Seat, mine: Thing, theirs: Thing): PerSeat<Thing> {
  return me === 0 ? [mine, theirs] : [theirs, mine]
}

/** The matrix from my point of view: rows are mine, more is better for me. */
function mineAsRows(matrix: number[][], me: Seat): number[][] {
  return me === 0 ? matrix : matrix[0].map((_, column) => matrix.map((row) => -row[column]))
}

const forMe = (worth: number, me: Seat) => (me === 0 ? worth : -worth)

/** Hard draws from the equilibrium mix; medium plays the best reply to a uniformly random die. */
function chosenDie(mind: Mind, choices: readonly Color[]): Color {
  const { me, situation } = mind
  const cases: Case[] = []
  for (const { weight, hand } of mind.others) {
    if (cases.length > 0 && situation.hurry()) break
    cases.push({ weight, matrix: mineAsRows(payoffs(mind.sketch, momentWith(mind, hand)), me) })
  }
  if (situation.level === 'hard') return choices[draw(equilibrium(cases, 400).mix, situation.rng)]
  const worth = choices.map((_, row) =>
    cases.reduce((all, { matrix }) => all + matrix[row].reduce((sum, one) => sum + one, 0) / matrix[row].length, 0),
  )
  return choices[worth.indexOf(Math.max(...worth))]
}

/** What a flip costs a seat; falls to 0 as the rounds left to use it in run out. */
function flipCost(table: Table, seat: Seat): number {
  const left = flipsEach - table.flips[seat].length
  return flipWorth * Math.min(1, (rounds - table.round) / Math.max(1, left - 1))
}

const turned = (hand: Hand, color: Color | null): Hand =>
  color === null ? hand : withDie(hand, color, opposite(hand[color]!))

/** The die to flip, or `null`: a matrix game of its own, since the opponent may flip too. */
function chosenFlip(mind: Mind, choices: readonly Color[], answering: boolean): Color | null {
  const { me, table, situation, sketch } = mind
  const you = other(me)
  const options: readonly (Color | null)[] = [null, ...choices]
  const theyMay = situation.level === 'hard' && !answering && table.flips[you].length < flipsEach
  const replies: readonly (Color | null)[] = theyMay ? [null, ...colorsLeft(table.played[you])] : [null]
  const cases: Case[] = []
  for (const { weight, hand } of mind.others) {
    if (cases.length > 0 && situation.hurry()) break
    const matrix = options.map((mine) =>
      replies.map((theirs) => {
        const now = momentWith(mind, turned(hand, theirs), turned(situation.view.own!.dice, mine))
        let { flips } = now
        if (mine !== null) flips = withSeat(flips, me, [...flips[me], { round: 0, action: 1 as const }])
        if (theirs !== null) flips = withSeat(flips, you, [...flips[you], { round: 0, action: 1 as const }])
        const worth = forMe(worthOfAction(sketch, { ...now, flips }), me)
        return worth - (mine ? flipCost(table, me) : 0) + (theirs ? flipCost(table, you) : 0)
      }),
    )
    cases.push({ weight, matrix })
  }
  return options[draw(equilibrium(cases, 200).mix, situation.rng)]
}

/** Expectation for me over what the opponent may hold. */
function expected(mind: Mind, worth: (theirs: Hand) => number): number {
  let all = 0
  let weights = 0
  for (const { weight, hand } of mind.others) {
    if (weights > 0 && mind.situation.hurry()) break
    all += weight * worth(hand)
    weights += weight
  }
  return forMe(all / weights, mind.me)
}

function wouldVeto(mind: Mind): boolean {
  const dice = dicePlayed(mind.table.played)
  const worth = (theirs: Hand, vetoed: boolean) => {
    const now = momentWith(mind, theirs)
    const before = [0, 1].map((seat) => withDie(now.hands[seat], dice[seat].color, dice[seat].value))
    const hands = [before[0], before[1]] as const
    return worthAfter(mind.sketch, { ...now, hands }, [dice[0].color, dice[1].color], vetoed)
  }
  return expected(mind, (theirs) => worth(theirs, true)) > expected(mind, (theirs) => worth(theirs, false))
}

function firstToWrite(mind: Mind): Seat {
  const { sketch, table, me } = mind
  const worth = (first: Seat) => {
    const done = [] as Parameters<typeof undoAll>[1]
    writeAll(sketch, writingsOf(dicePlayed(table.played), table.flips, first), done)
    const all = expected(mind, (theirs) => worthOfRest(sketch, momentWith(mind, theirs)))
    undoAll(sketch, done)
    return all
  }
  return worth(me) >= worth(other(me)) ? me : other(me)
}

/** The region to write in: tries each one and plays the round to its end. */
function chosenRegion(mind: Mind): number {
  const { sketch, table, situation } = mind
  if (table.phase.type !== 'write') throw new Error('nothing to write')
  const [{ seat, value }, ...rest] = table.phase.pending
  let best = -1
  let most = -Infinity
  for (let region = 0; region < regions.length; region++) {
    if (sketch.free[region] === 0 || (best >= 0 && situation.hurry())) continue
    const done = [write(sketch, region, seat, value!)]
    const bonus = done[0].set ? [{ seat, by: seat, value: null, color: null }] : []
    writeAll(sketch, [...bonus, ...rest], done)
    const worth = expected(mind, (theirs) => worthOfRest(sketch, momentWith(mind, theirs)))
    undoAll(sketch, done)
    if (worth > most) [best, most] = [region, worth]
  }
  return best
}
