import type { Bot, Seat, Situation } from '../../../core/contract'
import { pick } from '../../../core/rng'
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
import { colorsLeft } from '../legal'
import { dicePlayed } from '../round/writing'
import { beliefs, remembered, type Belief } from './beliefs'
import { chooseSimply } from './easy'
import {
  bestBonus,
  draw,
  equilibrium,
  payoffs,
  undoAll,
  worthAfter,
  worthOfAction,
  worthOfRest,
  writeAll,
  writingsOf,
  type Case,
  type Moment,
} from './lookahead'
import { freeFieldIn, sketchOf, write, type Sketch } from './sketch'

type Asked = Situation<Table, Own, Prompt, Event>

/** A flip not used is worth so many mandates as long as there are rounds to use it in. */
const flipWorth = 0.45

/** Easy plays by rules of thumb, medium looks ahead but forgets the rolls, hard remembers them and mixes. */
export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose(asked) {
    if (asked.level === 'easy' || asked.hurry()) return chooseSimply(asked)
    return think(asked)
  },
}

/** What a thinking bot has before its eyes. */
interface Mind {
  readonly asked: Asked
  readonly table: Table
  readonly me: Seat
  readonly sketch: Sketch
  /** What the other may hold; at least one. */
  readonly others: readonly Belief[]
}

function think(asked: Asked): Answer {
  const { view, prompt, rng, level } = asked
  const { table } = view
  const me = view.seat!
  switch (prompt.type) {
    case 'ready':
      return { type: 'ready' }
    case 'hand':
      return { type: 'hand', hand: pick(rng, rpsHands) }
    case 'bonus': {
      const { region, value } = bestBonus(sketchOf(table), me)
      return { type: 'bonus', field: freeFieldIn(table, region), value }
    }
    default: {
      const roll = level === 'hard' ? remembered(table, asked.heard, other(me)) : null
      const others = beliefs(table, other(me), roll, level === 'hard' ? 8 : 3, rng)
      const mind: Mind = { asked, table, me, sketch: sketchOf(table), others }
      switch (prompt.type) {
        case 'flip':
          return { type: 'flip', color: thinkFlip(mind, prompt.colors, prompt.answering) }
        case 'choose':
          return { type: 'choose', color: thinkDie(mind, prompt.colors) }
        case 'veto':
          return { type: 'veto', veto: thinkVeto(mind) }
        case 'order':
          return { type: 'order', first: thinkOrder(mind) }
        case 'write':
          return { type: 'write', field: freeFieldIn(table, thinkRegion(mind)) }
        default:
          return prompt satisfies never
      }
    }
  }
}

function moment(mind: Mind, theirs: Hand, mine: Hand = mind.asked.view.own!.dice): Moment {
  const { phase, vetoed, flips } = mind.table
  const action = 'action' in phase ? phase.action : 1
  return { action, hands: pair(mind.me, mine, theirs), vetoes: vetoed.length, flips }
}

function pair<Thing>(me: Seat, mine: Thing, theirs: Thing): PerSeat<Thing> {
  return me === 0 ? [mine, theirs] : [theirs, mine]
}

/** A game as one's own: rows mine, more is better for me. */
function mineAsRows(matrix: number[][], me: Seat): number[][] {
  return me === 0 ? matrix : matrix[0].map((_, column) => matrix.map((row) => -row[column]))
}

const forMe = (worth: number, me: Seat) => (me === 0 ? worth : -worth)

/** Which die to play: hard mixes as the game demands; medium plays the best against dice chosen blindly. */
function thinkDie(mind: Mind, choices: readonly Color[]): Color {
  const { me, asked } = mind
  const cases: Case[] = []
  for (const { weight, hand } of mind.others) {
    if (cases.length > 0 && asked.hurry()) break
    cases.push({ weight, matrix: mineAsRows(payoffs(mind.sketch, moment(mind, hand)), me) })
  }
  if (asked.level === 'hard') return choices[draw(equilibrium(cases, 400).mix, asked.rng)]
  const worth = choices.map((_, row) =>
    cases.reduce((all, { matrix }) => all + matrix[row].reduce((sum, one) => sum + one, 0) / matrix[row].length, 0),
  )
  return choices[worth.indexOf(Math.max(...worth))]
}

/** What a flip costs a seat: nothing once there is no more use for it. */
function flipCost(table: Table, seat: Seat): number {
  const left = flipsEach - table.flips[seat].length
  return flipWorth * Math.min(1, (rounds - table.round) / Math.max(1, left - 1))
}

const turned = (hand: Hand, color: Color | null): Hand =>
  color === null ? hand : withDie(hand, color, opposite(hand[color]!))

/** Whether to flip, and which: a game in itself, since the other may flip too. */
function thinkFlip(mind: Mind, choices: readonly Color[], answering: boolean): Color | null {
  const { me, table, asked, sketch } = mind
  const you = other(me)
  const options: readonly (Color | null)[] = [null, ...choices]
  const theyMay = asked.level === 'hard' && !answering && table.flips[you].length < flipsEach
  const replies: readonly (Color | null)[] = theyMay ? [null, ...colorsLeft(table.played[you])] : [null]
  const cases: Case[] = []
  for (const { weight, hand } of mind.others) {
    if (cases.length > 0 && asked.hurry()) break
    const matrix = options.map((mine) =>
      replies.map((theirs) => {
        const now = moment(mind, turned(hand, theirs), turned(asked.view.own!.dice, mine))
        let { flips } = now
        if (mine !== null) flips = withSeat(flips, me, [...flips[me], { round: 0, action: 1 as const }])
        if (theirs !== null) flips = withSeat(flips, you, [...flips[you], { round: 0, action: 1 as const }])
        const worth = forMe(worthOfAction(sketch, { ...now, flips }), me)
        return worth - (mine ? flipCost(table, me) : 0) + (theirs ? flipCost(table, you) : 0)
      }),
    )
    cases.push({ weight, matrix })
  }
  return options[draw(equilibrium(cases, 200).mix, asked.rng)]
}

/** The mean of something over what the other may hold. */
function expected(mind: Mind, worth: (theirs: Hand) => number): number {
  let all = 0
  let weights = 0
  for (const { weight, hand } of mind.others) {
    if (weights > 0 && mind.asked.hurry()) break
    all += weight * worth(hand)
    weights += weight
  }
  return forMe(all / weights, mind.me)
}

function thinkVeto(mind: Mind): boolean {
  const dice = dicePlayed(mind.table.played)
  const worth = (theirs: Hand, vetoed: boolean) => {
    const now = moment(mind, theirs)
    const before = [0, 1].map((seat) => withDie(now.hands[seat], dice[seat].color, dice[seat].value))
    const hands = [before[0], before[1]] as const
    return worthAfter(mind.sketch, { ...now, hands }, [dice[0].color, dice[1].color], vetoed)
  }
  return expected(mind, (theirs) => worth(theirs, true)) > expected(mind, (theirs) => worth(theirs, false))
}

function thinkOrder(mind: Mind): Seat {
  const { sketch, table, me } = mind
  const worth = (first: Seat) => {
    const done = [] as Parameters<typeof undoAll>[1]
    writeAll(sketch, writingsOf(dicePlayed(table.played), table.flips, first), done)
    const all = expected(mind, (theirs) => worthOfRest(sketch, moment(mind, theirs)))
    undoAll(sketch, done)
    return all
  }
  return worth(me) >= worth(other(me)) ? me : other(me)
}

/** Where to write: tries each region and looks on to the end of the round. */
function thinkRegion(mind: Mind): number {
  const { sketch, table, asked } = mind
  if (table.phase.type !== 'write') throw new Error('nothing to write')
  const [{ seat, value }, ...rest] = table.phase.pending
  let best = -1
  let most = -Infinity
  for (let region = 0; region < regions.length; region++) {
    if (sketch.free[region] === 0 || (best >= 0 && asked.hurry())) continue
    const done = [write(sketch, region, seat, value!)]
    const bonus = done[0].set ? [{ seat, by: seat, value: null, color: null }] : []
    writeAll(sketch, [...bonus, ...rest], done)
    const worth = expected(mind, (theirs) => worthOfRest(sketch, moment(mind, theirs)))
    undoAll(sketch, done)
    if (worth > most) [best, most] = [region, worth]
  }
  return best
}
