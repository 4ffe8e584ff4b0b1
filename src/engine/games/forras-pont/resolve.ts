import type { Rng, Seat } from '../../core/contract'
import { setInMotion, show, stepOf, tell } from '../../core/step'
import { centre } from './board'
import {
  addDisc,
  type Answer,
  type CheckedStep,
  type ClaimAnswer,
  type Colour,
  countDiscs,
  type Ending,
  minimumOf,
  type PlaceAnswer,
  playableColours,
  type SheetAnswer,
  type Source,
  sourceOf,
} from './facts'
import type { GameWorld, GameMotion, GameStep } from './motion'
import { isDecided, ruleOfEndings, winnersOf } from './outcome'
import { verdictOf } from './routes/claims'

export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const motion: GameMotion = setInMotion(world, rng)
  if (world.table.phase === 'sheets') openSheets(motion, answers)
  else {
    const [[seat, answer]] = answers
    takeTurn(motion, seat, answer)
  }
  return stepOf(motion)
}

function takeTurn(motion: GameMotion, seat: Seat, answer: Answer): void {
  switch (answer.type) {
    case 'place':
      return place(motion, seat, answer)
    case 'claim':
      return claim(motion, seat, answer)
    case 'pass':
      return pass(motion, seat)
    case 'sheet':
      throw new Error('a sheet is no turn')
    default:
      return answer satisfies never
  }
}

/** All sheets are in: they become public, and the first player is drawn (FP-5, FP-6). */
function openSheets(motion: GameMotion, answers: ReadonlyMap<Seat, Answer>): void {
  const { table, rng } = motion
  const sheets = table.sides.map((_, seat) => (answers.get(seat) as SheetAnswer).operations)
  const first = rng.below(sheets.length)
  table.phase = 'turns'
  table.sheets = sheets
  table.first = table.turn = first
  show(motion, { type: 'sheets', rule: 'FP-5', sheets })
  tell(motion, { type: 'first', rule: 'FP-6', seat: first })
}

/** Takes a disc from its source (FP-9). */
function takeDisc({ table }: GameMotion, seat: Seat, colour: Colour, source: Source): void {
  if (source === 'bank') table.bank = addDisc(table.bank, colour, -1)
  else table.discs = table.discs.with(seat, addDisc(table.discs[seat], colour, -1))
}

function place(motion: GameMotion, seat: Seat, { cell, colour }: PlaceAnswer): void {
  const { table } = motion
  const source = sourceOf(table, seat, colour)!
  takeDisc(motion, seat, colour, source)
  table.board = table.board.with(cell, colour)
  table.idle = 0
  tell(motion, { type: 'placed', rule: 'FP-8', seat, cell, colour, source })
  passTurnOn(motion)
}

function pass(motion: GameMotion, seat: Seat): void {
  const idle = ++motion.table.idle
  tell(motion, { type: 'passed', rule: 'FP-11', seat, forced: false, idle })
  passTurnOn(motion)
}

function claim(motion: GameMotion, seat: Seat, answer: ClaimAnswer): void {
  const { table } = motion
  const { colour, route } = answer
  const { steps, failed, short } = verdictOf(table, seat, answer)
  const source = sourceOf(table, seat, colour)!
  const minimum = minimumOf(table.card)
  tell(motion, { type: 'claimed', rule: 'FP-13', seat, colour, source, route, minimum, steps })
  if (failed === null && !short) {
    takeDisc(motion, seat, colour, source)
    shareOut(motion, seat, answer, steps)
    winCard(motion, seat)
    return
  }
  const idle = ++table.idle
  const rule = failed === null ? 'FP-21' : 'FP-23'
  const length = route.length
  tell(motion, { type: 'false-claim', rule, seat, colour, source, step: failed, length, minimum, idle })
  passTurnOn(motion)
}

/** Hands out the discs of a true claim (FP-25, FP-26). */
function shareOut(motion: GameMotion, seat: Seat, answer: ClaimAnswer, steps: readonly CheckedStep[]): void {
  const { table } = motion
  const rewards = answer.route.map((cell, at) => ({
    cell,
    colour: cell === centre ? answer.colour : table.board[cell]!,
    seat: at === 0 ? seat : steps[at - 1].owner,
  }))
  const board = table.board.slice()
  const discs = table.discs.slice()
  for (const reward of rewards) {
    board[reward.cell] = null
    discs[reward.seat] = addDisc(discs[reward.seat], reward.colour, 1)
  }
  table.board = board
  table.discs = discs
  table.idle = 0
  tell(motion, { type: 'route-won', rule: 'FP-25', seat, rewards, totals: discs.map(countDiscs) })
}

/** Gives the claimant the number card and turns up the next; the game may end here (FP-27, FP-28, FP-30). */
function winCard(motion: GameMotion, seat: Seat): void {
  const { table, hidden } = motion
  const card = table.card!
  const [drawn = null, ...pile] = hidden.pile
  table.won = table.won.with(seat, [...table.won[seat], card])
  table.card = drawn
  table.pile = pile.length
  hidden.pile = pile
  tell(motion, { type: 'card-won', rule: 'FP-27', seat, card })
  const endings: Ending[] = []
  if (isDecided(table)) endings.push('majority')
  if (drawn === null) endings.push('cards')
  else show(motion, { type: 'card-drawn', rule: 'FP-27', card: drawn, pile: pile.length })
  if (endings.length > 0) end(motion, endings)
  else passTurnOn(motion)
}

/** Passes the turn on clockwise, skipping players with nothing to play, unless a whole round was idle (FP-12, FP-29). */
function passTurnOn(motion: GameMotion): void {
  const { table } = motion
  const seats = table.sides.length
  while (table.idle < seats) {
    const turn = (table.turn! + 1) % seats
    table.turn = turn
    if (playableColours(table, turn).length > 0) return
    const idle = ++table.idle
    tell(motion, { type: 'passed', rule: 'FP-12', seat: turn, forced: true, idle })
  }
  end(motion, ['idle'])
}

function end(motion: GameMotion, endings: readonly Ending[]): void {
  const { table } = motion
  table.phase = 'over'
  table.turn = null
  table.ended = endings
  const { winners } = winnersOf(table)
  tell(motion, { type: 'ended', rule: ruleOfEndings(endings), endings, winners })
}
