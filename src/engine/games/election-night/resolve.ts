import type { Rng, Seat } from '../../core/contract'
import {
  colors,
  flipsEach,
  opposite,
  other,
  withDie,
  withSeat,
  type Action,
  type Answer,
  type Color,
  type Die,
  type PerSeat,
} from './facts'
import { finished, going, tell, type EnStep, type EnWorld, type Going } from './motion'
import { meet, meetingRule } from './round/meeting'
import { endRound } from './round/ending'
import { handsWinner, settle, writeInOrder, writeNext } from './round/writing'

/** Carries out the answers to the present ask, and all that follows until somebody has to decide again. */
export function resolve(world: EnWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): EnStep {
  const go = going(world, rng)
  const { phase } = world.table
  switch (phase.type) {
    case 'study':
      hideDice(go)
      break
    case 'flip':
    case 'answerFlip':
      takeFlips(go, phase.action, answers, phase.type === 'answerFlip')
      break
    case 'choose': {
      const chosen = (seat: Seat) => (answers.get(seat) as Answer & { type: 'choose' }).color
      revealDice(go, phase.action, [chosen(0), chosen(1)])
      break
    }
    case 'veto':
      takeVetoes(go, phase.action, answers)
      break
    case 'hands':
      showHands(go, phase.action, phase.attempt, answers)
      break
    case 'order': {
      const { first } = answers.get(phase.winner) as Answer & { type: 'order' }
      if (writeInOrder(go, phase.action, first, 'hands', 'EN-9.4')) endAction(go, phase.action)
      break
    }
    case 'write': {
      const { by, value } = phase.pending[0]
      const answer = answers.get(by) as Answer & { type: 'write' | 'bonus' }
      const written = answer.type === 'bonus' ? answer.value : value!
      if (writeNext(go, phase.action, phase.pending, answer.field, written)) endAction(go, phase.action)
      break
    }
    case 'over':
      break
    default:
      phase satisfies never
  }
  return finished(go)
}

/** Both are ready: the dice go behind the screens (EN-2.4, EN-2.5). */
function hideDice(go: Going) {
  const { table } = go
  if (!table.options.memoryAid) table.rolled = null
  tell(go, { type: 'hidden', round: table.round, rule: table.options.memoryAid ? 'EN-2.6' : 'EN-2.5' })
  startAction(go, 1)
}

/** Asks for flips where somebody has one left (EN-3.4), else for dice. */
function startAction(go: Going, action: Action) {
  const { flips } = go.table
  const none = flips[0].length === flipsEach && flips[1].length === flipsEach
  go.table.phase = { type: none ? 'choose' : 'flip', action }
}

/** Turns dice behind the screens; who did is public, which die is not (EN-3.2). */
function takeFlips(go: Going, action: Action, answers: ReadonlyMap<Seat, Answer>, answering: boolean) {
  const { table } = go
  const seats: Seat[] = []
  for (const seat of [0, 1]) {
    const answer = answers.get(seat)
    if (answer?.type !== 'flip' || answer.color === null) continue
    seats.push(seat)
    flipDie(go, seat, action, answer.color)
  }
  const left: PerSeat<number> = [flipsEach - table.flips[0].length, flipsEach - table.flips[1].length]
  const rule = answering ? 'EN-3.3' : 'EN-3.2'
  go.told.push({
    to: 'all',
    reveals: false,
    event: { type: 'flips', round: table.round, action, seats, answering, left, rule },
  })
  const mayAnswer = !answering && seats.length === 1 && left[other(seats[0])] > 0
  table.phase = mayAnswer ? { type: 'answerFlip', action, seat: other(seats[0]) } : { type: 'choose', action }
}

function flipDie(go: Going, seat: Seat, action: Action, color: Color) {
  const { table } = go
  const { dice, flipped } = go.own[seat]
  const from = dice[color]!
  const to = opposite(from)
  go.own = withSeat(go.own, seat, { dice: withDie(dice, color, to), flipped: [...flipped, { action, color }] })
  table.flips = withSeat(table.flips, seat, [...table.flips[seat], { round: table.round, action }])
  go.told.push({
    to: [seat],
    reveals: false,
    event: { type: 'flippedOwn', round: table.round, action, color, from, to, rule: 'EN-3.1' },
  })
}

/** Both dice are shown at once and judged (EN-4.1); same colours may be vetoed, but not the third (EN-8.4). */
function revealDice(go: Going, action: Action, chosen: PerSeat<Color>) {
  const { table } = go
  const { round } = table
  const dice: PerSeat<Die> = [takeDie(go, 0, chosen[0]), takeDie(go, 1, chosen[1])]
  table.played = [
    [...table.played[0], dice[0]],
    [...table.played[1], dice[1]],
  ]
  go.told.push({ to: 'all', reveals: true, event: { type: 'revealed', round, action, dice, rule: 'EN-4.1' } })
  const meeting = meet(dice)
  const { writes, placers, effects } = meeting
  const veto = meeting.veto && action < 3
  const rule = action === 3 ? 'EN-8.4' : meetingRule(meeting)
  tell(go, { type: 'met', round, action, dice, writes, placers, effects, veto, rule })
  if (veto) table.phase = { type: 'veto', action }
  else if (settle(go, action)) endAction(go, action)
}

/** Takes a die from behind the screen; it is spent for this round (EN-4.2). */
function takeDie(go: Going, seat: Seat, color: Color): Die {
  const { dice, flipped } = go.own[seat]
  go.own = withSeat(go.own, seat, { dice: withDie(dice, color, null), flipped })
  return { color, value: dice[color]! }
}

/** One veto is enough (EN-8.1); the dice are spent and nothing is written (EN-8.2). */
function takeVetoes(go: Going, action: Action, answers: ReadonlyMap<Seat, Answer>) {
  const { table } = go
  const by = [0, 1].filter((seat) => (answers.get(seat) as Answer & { type: 'veto' }).veto)
  tell(go, { type: 'vetoes', round: table.round, action, by, rule: by.length > 0 ? 'EN-8.2' : 'EN-8.1' })
  if (by.length > 0) table.vetoed = [...table.vetoed, action]
  if (by.length > 0 || settle(go, action)) endAction(go, action)
}

function showHands(go: Going, action: Action, attempt: number, answers: ReadonlyMap<Seat, Answer>) {
  const hand = (seat: Seat) => (answers.get(seat) as Answer & { type: 'hand' }).hand
  const hands = [hand(0), hand(1)] as const
  const winner = handsWinner(hands)
  tell(go, { type: 'hands', round: go.table.round, action, attempt, hands, winner, rule: 'EN-9.3' })
  go.table.phase = winner === null ? { type: 'hands', action, attempt: attempt + 1 } : { type: 'order', action, winner }
}

/** The next action, the third dice after two vetoes (EN-8.3), or the end of the round. */
function endAction(go: Going, action: Action) {
  if (action === 1) return startAction(go, 2)
  if (action === 3 || go.table.vetoed.length < 2) return endRound(go)
  tell(go, { type: 'third', round: go.table.round, rule: 'EN-8.3' })
  const last = (seat: Seat) => colors.find((color) => go.own[seat].dice[color] !== null)!
  revealDice(go, 3, [last(0), last(1)])
}
