import type { Archived } from '../../../core/archive'
import { marbleSigns, type BoardSize, type Options } from '../facts'

/** A game record of Boardspace, in our notation. */
export interface BoardspaceGame {
  /** Boardspace plays the tournament variant. */
  readonly options: Options
  readonly moves: readonly string[]
  /** Who made the first move, and who the other ones; null: not told. */
  readonly names: readonly [string | null, string | null]
  readonly ended: Archived['ended']
  /** No word ends the last move: it may have been given up half-way. */
  readonly openEnd: boolean
}

/** Far above any real record’s length. */
const longest = 200_000

const sizes: Readonly<Record<string, BoardSize>> = { zertz: 37, 'zertz+11': 48, 'zertz+24': 61 }

/**
 * Reads the SGF of a ZÉRTZ game from Boardspace. Null if it is something else, or a variant with other boards or a
 * handicap.
 */
export function readBoardspace(file: string): BoardspaceGame | null {
  if (file.length > longest) return null
  const sgf = firstTree(file)
  const variant = /SetBoard\s+([^\]\s]+)/i.exec(sgf)?.[1] ?? /SU\[\s*([^\]\s]*)/.exec(sgf)?.[1] ?? 'zertz'
  const rings = sizes[variant.toLowerCase()]
  if (rings === undefined) return null
  const commands = commandsIn(sgf)
  const beginner = commands.find(({ name }) => name === 'rtob' || name === 'r-')?.player ?? '0'
  const { played, ended } = endOf(commands, beginner)
  const { moves, openEnd } = movesOf(played)
  if (moves.length === 0) return null
  const options: Options = { variant: 'tournament', rings, overlooked: false }
  return { options, moves, openEnd, names: namesIn(sgf, beginner), ended }
}

/** A file may hold several games; what stands in brackets is text. */
function firstTree(file: string): string {
  let open = 0
  let inText = false
  for (let at = 0; at < file.length; at++) {
    const sign = file[at]
    if (inText) {
      if (sign === '\\') at++
      else if (sign === ']') inText = false
    } else if (sign === '[') inText = true
    else if (sign === '(') open++
    else if (sign === ')' && --open === 0) return file.slice(0, at + 1)
  }
  return file
}

function namesIn(sgf: string, beginner: string): [string | null, string | null] {
  const nameOf = (player: string) =>
    new RegExp(`P${player}\\s*\\[\\s*id\\s+"([^"\\]]{1,60})"`).exec(sgf)?.[1]?.trim() || null
  return beginner === '0' ? [nameOf('0'), nameOf('1')] : [nameOf('1'), nameOf('0')]
}

interface Command {
  readonly player: string
  readonly name: string
  readonly args: readonly string[]
}

function commandsIn(sgf: string): Command[] {
  return [...sgf.matchAll(/;\s*P([01])\s*\[([^\]]{0,200})\]/g)].map(([, player, text]) => {
    const [name, ...args] = text
      .trim()
      .replace(/^\d+\s+/, '')
      .split(/\s+/)
    return { player, name: name.toLowerCase(), args }
  })
}

/** Whether somebody gave up or claimed a win on time, and nothing was played after that. */
function endOf(commands: readonly Command[], beginner: string) {
  const at = commands.findLastIndex(({ name }) => name !== 'done' && name !== 'time')
  const last = commands[at]
  if (last?.name !== 'resign' && last?.name !== 'winontime') return { played: commands, ended: null }
  const seat = last.player === beginner ? 0 : 1
  const how = last.name === 'resign' ? 'resigned' : 'time'
  return { played: commands.slice(0, at), ended: { how, winner: how === 'resigned' ? 1 - seat : seat } } as const
}

/**
 * `RtoB <rack> <colour> <column> <row>` places, `R- <column> <row>` removes a ring, `BtoB <column> <row> <column> <row>`
 * jumps, `Done` or the other player's first command ends the move. Claims are not recorded. Until a move ends, a player may
 * change their mind, and raw records keep every step of that.
 */
function movesOf(commands: readonly Command[]): { moves: string[]; openEnd: boolean } {
  const moves: string[] = []
  let move: MoveParts = noParts
  let mover = ''
  const close = () => {
    const text = textOf(move)
    if (text !== null) moves.push(text)
    move = noParts
    return text !== null
  }
  for (const { player, name, args } of commands) {
    if (player !== mover) close()
    mover = player
    if (name === 'done' || name === 'pass') close()
    if (name === 'pass') moves.push('pass')
    move = withCommand(move, name, args)
  }
  return { openEnd: close(), moves }
}

/** What a player's commands have added up to so far. */
interface MoveParts {
  /** The sign of the placed marble; '' if none is placed. */
  readonly marble: string
  readonly at: string
  readonly removed: string
  /** The rings a marble has jumped through, the one it came from included. */
  readonly path: readonly string[]
}

const noParts: MoveParts = { marble: '', at: '', removed: '', path: [] }

function withCommand(move: MoveParts, command: string, args: readonly string[]): MoveParts {
  switch (command) {
    case 'rtob':
      return { ...move, marble: marbleSigns[Number(args[1])] ?? '?', at: ring(args[2], args[3]) }
    case 'btor':
      return move.at === ring(args[0], args[1]) ? { ...move, marble: '', at: '' } : move
    case 'r-':
      return { ...move, removed: ring(args[0], args[1]) }
    case 'r+':
      return move.removed === ring(args[0], args[1]) ? { ...move, removed: '' } : move
    case 'btob':
      return withStep(move, ring(args[0], args[1]), ring(args[2], args[3]))
    default:
      return move
  }
}

/** A marble goes from one ring to another: a jump, or a change of mind. */
function withStep(move: MoveParts, from: string, to: string): MoveParts {
  const { path } = move
  // Picked up and put back.
  if (from === to) return move
  // The marble that was just placed goes elsewhere.
  if (move.at === from) return { ...move, at: to }
  if (path.at(-1) !== from) return { ...move, path: [from, to] }
  // No chain goes straight back: the marble in between is gone.
  if (path.at(-2) === to) return { ...move, path: path.length === 2 ? [] : path.slice(0, -1) }
  return { ...move, path: [...path, to] }
}

function textOf({ marble, at, removed, path }: MoveParts): string | null {
  if (marble !== '') return marble + at + (removed === '' ? '' : `,${removed}`)
  return path.length === 0 ? null : `x ${path.join('')}`
}

const ring = (column = '', row = '') => column.toLowerCase() + row
