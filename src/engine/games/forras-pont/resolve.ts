import type { Rng, Seat, Step, Told } from '../../core/contract'
import { reveal, tellAll } from '../../core/views'
import { checkClaim, type Verdict } from './routes/claims'
import {
  addDisc,
  centre,
  countDiscs,
  minimumOf,
  playableColours,
  sourceOf,
  type Answer,
  type ClaimAnswer,
  type Colour,
  type Ending,
  type ForrasEvent,
  type ForrasWorld,
  type Hidden,
  type Own,
  type PlaceAnswer,
  type SheetAnswer,
  type Source,
  type Table,
} from './facts'
import { isDecided, ruleOfEndings, winnersOf } from './outcome'

type ForrasStep = Step<Table, Own, Hidden, ForrasEvent>
type Tidings = Told<ForrasEvent>[]

export function resolve(world: ForrasWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): ForrasStep {
  if (world.table.phase === 'sheets') return openSheets(world, answers, rng)
  const [[seat, answer]] = answers
  switch (answer.type) {
    case 'place':
      return place(world, seat, answer)
    case 'claim':
      return claim(world, seat, answer)
    case 'pass':
      return pass(world, seat)
    case 'sheet':
      throw new Error('a sheet is no turn')
    default:
      return answer satisfies never
  }
}

/** All sheets are in: they are public from now on, and the first player is drawn (FP-5, FP-6). */
function openSheets(world: ForrasWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): ForrasStep {
  const sheets = world.table.sides.map((_, seat) => (answers.get(seat) as SheetAnswer).operations)
  const first = rng.below(sheets.length)
  return {
    world: { ...world, table: { ...world.table, phase: 'turns', sheets, first, turn: first } },
    told: [reveal({ type: 'sheets', rule: 'FP-5', sheets }), tellAll({ type: 'first', rule: 'FP-6', seat: first })],
  }
}

/** The table after a disc has left its source (FP-9). */
function takeDisc(table: Table, seat: Seat, colour: Colour, source: Source): Table {
  if (source === 'bank') return { ...table, bank: addDisc(table.bank, colour, -1) }
  return { ...table, discs: table.discs.with(seat, addDisc(table.discs[seat], colour, -1)) }
}

function place(world: ForrasWorld, seat: Seat, { cell, colour }: PlaceAnswer): ForrasStep {
  const source = sourceOf(world.table, seat, colour)!
  const taken = takeDisc(world.table, seat, colour, source)
  const table = { ...taken, board: taken.board.with(cell, colour), idle: 0 }
  return nextTurn({ ...world, table }, [tellAll({ type: 'placed', rule: 'FP-8', seat, cell, colour, source })])
}

function pass(world: ForrasWorld, seat: Seat): ForrasStep {
  const idle = world.table.idle + 1
  return nextTurn({ ...world, table: { ...world.table, idle } }, [
    tellAll({ type: 'passed', rule: 'FP-11', seat, forced: false, idle }),
  ])
}

function claim(world: ForrasWorld, seat: Seat, answer: ClaimAnswer): ForrasStep {
  const { table } = world
  const { colour, route } = answer
  const verdict = checkClaim(table, seat, answer)
  const source = sourceOf(table, seat, colour)!
  const minimum = minimumOf(table.card)
  const told: Tidings = [
    tellAll({ type: 'claimed', rule: 'FP-13', seat, colour, source, route, minimum, steps: verdict.steps }),
  ]
  if (verdict.failed === null && !verdict.short) return winRoute(world, seat, answer, verdict, source, told)
  const idle = table.idle + 1
  const rule = verdict.failed === null ? 'FP-21' : 'FP-23'
  const length = route.length
  const step = verdict.failed
  told.push(tellAll({ type: 'false-claim', rule, seat, colour, source, step, length, minimum, idle }))
  return nextTurn({ ...world, table: { ...table, idle } }, told)
}

/** Hands out the discs of a true claim and its number card, and draws the next card (FP-25 to FP-27). */
function winRoute(
  world: ForrasWorld,
  seat: Seat,
  answer: ClaimAnswer,
  verdict: Verdict,
  source: Source,
  told: Tidings,
): ForrasStep {
  const table = takeDisc(world.table, seat, answer.colour, source)
  const rewards = answer.route.map((cell, at) => ({
    cell,
    colour: cell === centre ? answer.colour : table.board[cell]!,
    seat: at === 0 ? seat : verdict.steps[at - 1].owner,
  }))
  const board = table.board.slice()
  const discs = table.discs.slice()
  for (const reward of rewards) {
    board[reward.cell] = null
    discs[reward.seat] = addDisc(discs[reward.seat], reward.colour, 1)
  }
  const [drawn = null, ...pile] = world.hidden.pile
  const card = table.card!
  const won = table.won.with(seat, [...table.won[seat], card])
  const next: Table = { ...table, board, discs, won, card: drawn, pile: pile.length, idle: 0 }
  told.push(tellAll({ type: 'route-won', rule: 'FP-25', seat, rewards, totals: discs.map(countDiscs) }))
  told.push(tellAll({ type: 'card-won', rule: 'FP-27', seat, card }))
  const endings: Ending[] = []
  if (isDecided(next)) endings.push('majority')
  if (drawn === null) endings.push('cards')
  else told.push(reveal({ type: 'card-drawn', rule: 'FP-27', card: drawn, pile: pile.length }))
  const after = { ...world, table: next, hidden: { pile } }
  return endings.length > 0 ? end(after, told, endings) : nextTurn(after, told)
}

/** Passes the turn on clockwise, over those who have nothing to play, unless a whole round was idle (FP-12, FP-29). */
function nextTurn(world: ForrasWorld, told: Tidings): ForrasStep {
  let table = world.table
  const seats = table.sides.length
  for (;;) {
    if (table.idle >= seats) return end({ ...world, table }, told, ['idle'])
    const turn = (table.turn! + 1) % seats
    table = { ...table, turn }
    if (playableColours(table, turn).length > 0) return { world: { ...world, table }, told }
    table = { ...table, idle: table.idle + 1 }
    told.push(tellAll({ type: 'passed', rule: 'FP-12', seat: turn, forced: true, idle: table.idle }))
  }
}

function end(world: ForrasWorld, told: Tidings, endings: readonly Ending[]): ForrasStep {
  const table: Table = { ...world.table, phase: 'over', turn: null, ended: endings }
  const { winners } = winnersOf(table)
  told.push(tellAll({ type: 'ended', rule: ruleOfEndings(endings), endings, winners }))
  return { world: { ...world, table }, told }
}
