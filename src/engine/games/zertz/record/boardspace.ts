import { marbleSigns, type BoardSize, type Options } from '../facts'

/** A game record of Boardspace, in our notation. */
export interface BoardspaceGame {
  /** Boardspace plays the tournament variant. */
  readonly options: Options
  readonly moves: readonly string[]
}

const sizes: Readonly<Record<string, BoardSize>> = { zertz: 37, 'zertz+11': 48, 'zertz+24': 61 }

/**
 * Reads the SGF of a ZÉRTZ game from Boardspace. Null if it is something else, or a variant with other boards or a
 * handicap.
 */
export function readBoardspace(sgf: string): BoardspaceGame | null {
  const variant = /SetBoard\s+([^\]\s]+)/i.exec(sgf)?.[1] ?? /SU\[\s*([^\]\s]*)/.exec(sgf)?.[1] ?? 'zertz'
  const rings = sizes[variant.toLowerCase()]
  if (rings === undefined) return null
  const moves = movesOf(sgf)
  return moves.length === 0 ? null : { options: { variant: 'tournament', rings, overlooked: false }, moves }
}

/**
 * `RtoB <rack> <colour> <column> <row>` places, `R- <column> <row>` removes a ring, `BtoB <column> <row> <column> <row>`
 * jumps, `Done` or the other player's first command ends the move. Claims are not recorded.
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
  for (const [, who, text] of sgf.matchAll(/;\s*P([01])\s*\[([^\]]*)\]/g)) {
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
  readonly placed: string
  readonly removed: string
  readonly path: string
}

const noParts: MoveParts = { placed: '', removed: '', path: '' }

function withCommand(move: MoveParts, command: string, args: readonly string[]): MoveParts {
  switch (command) {
    case 'rtob':
      return { ...move, placed: `${marbleSigns[Number(args[1])] ?? '?'}${ring(args[2], args[3])}` }
    case 'r-':
      return { ...move, removed: ring(args[0], args[1]) }
    case 'btob': {
      const [from, to] = [ring(args[0], args[1]), ring(args[2], args[3])]
      return { ...move, path: move.path.endsWith(from) ? move.path + to : from + to }
    }
    default:
      return move
  }
}

function textOf({ placed, removed, path }: MoveParts): string | null {
  if (placed !== '') return placed + (removed === '' ? '' : `,${removed}`)
  return path === '' ? null : `x ${path}`
}

const ring = (column = '', row = '') => column.toLowerCase() + row
