import { marbleSigns, type BoardSize, type Options } from '../facts'

/** A game record of Boardspace, in our notation. */
export interface BoardspaceGame {
  /** Boardspace plays the tournament variant. */
  readonly options: Options
  readonly moves: readonly string[]
  /** Who made the first move, and who the other ones; null: not told. */
  readonly names: readonly [string | null, string | null]
}

/** Far above any real record’s length. */
const longest = 200_000

const sizes: Readonly<Record<string, BoardSize>> = { zertz: 37, 'zertz+11': 48, 'zertz+24': 61 }

/**
 * Reads the SGF of a ZÉRTZ game from Boardspace. Null if it is something else, or a variant with other boards or a
 * handicap.
 */
export function readBoardspace(sgf: string): BoardspaceGame | null {
  if (sgf.length > longest) return null
  const variant = /SetBoard\s+([^\]\s]+)/i.exec(sgf)?.[1] ?? /SU\[\s*([^\]\s]*)/.exec(sgf)?.[1] ?? 'zertz'
  const rings = sizes[variant.toLowerCase()]
  if (rings === undefined) return null
  const moves = movesOf(sgf)
  if (moves.length === 0) return null
  return { options: { variant: 'tournament', rings, overlooked: false }, moves, names: namesIn(sgf) }
}

/** The player of the first command that moves something is the one who begins. */
function namesIn(sgf: string): [string | null, string | null] {
  const nameOf = (player: string) =>
    new RegExp(`P${player}\\s*\\[\\s*id\\s+"([^"\\]]{1,60})"`).exec(sgf)?.[1]?.trim() || null
  const first = /;\s*P([01])\s*\[\s*(?:\d+\s+)?(?:RtoB|R-)\s/i.exec(sgf)?.[1] ?? '0'
  return first === '0' ? [nameOf('0'), nameOf('1')] : [nameOf('1'), nameOf('0')]
}

/**
 * `RtoB <rack> <colour> <column> <row>` places, `R- <column> <row>` removes a ring, `BtoB <column> <row> <column> <row>`
 * jumps, `Done` or the other player's first command ends the move. Claims are not recorded. Until a move ends, a player may
 * change their mind, and raw records keep every step of that.
 */
function movesOf(sgf: string): string[] {
  const moves: string[] = []
  let move: MoveParts = noParts
  let player = ''
  const close = () => {
    const text = textOf(move)
    if (text !== null) moves.push(text)
    move = noParts
  }
  for (const [, who, text] of sgf.matchAll(/;\s*P([01])\s*\[([^\]]{0,200})\]/g)) {
    const [command, ...args] = text
      .trim()
      .replace(/^\d+\s+/, '')
      .split(/\s+/)
    if (who !== player) close()
    player = who
    const name = command.toLowerCase()
    if (name === 'done' || name === 'pass') close()
    if (name === 'pass') moves.push('pass')
    move = withCommand(move, name, args)
  }
  close()
  return moves
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
