import type { BoardSize, Options } from '../facts'

/** A game record of Boardspace, read into moves as they are written here. */
export interface BoardspaceGame {
  /** Boardspace plays by the tournament rules. */
  readonly options: Options
  readonly moves: readonly string[]
}

const sizes: Readonly<Record<string, BoardSize>> = { zertz: 37, 'zertz+11': 48, 'zertz+24': 61 }
const colours = 'WGB'

/**
 * Reads the SGF of a ZÉRTZ game from Boardspace: `RtoB <rack> <colour> <column> <row>` places, `R- <column> <row>` takes a ring
 * away, `BtoB <column> <row> <column> <row>` jumps, `Done` ends the move; `SetBoard` changes the board before the game. Isolated groups are
 * claimed without a word. Null if it is no such record, or one of a variant with other boards or a handicap.
 */
export function readBoardspace(sgf: string): BoardspaceGame | null {
  const variant = /SetBoard\s+([^\]\s]+)/i.exec(sgf)?.[1] ?? /SU\[\s*([^\]\s]*)/.exec(sgf)?.[1] ?? 'zertz'
  const rings = sizes[variant.toLowerCase()]
  if (rings === undefined) return null
  const moves: string[] = []
  let placed = ''
  let removed = ''
  let path = ''
  let player = ''
  const close = () => {
    if (placed !== '') moves.push(placed + (removed === '' ? '' : `,${removed}`))
    else if (path !== '') moves.push(`x ${path}`)
    placed = removed = path = ''
  }
  for (const [, who, text] of sgf.matchAll(/;\s*P([01])\s*\[([^\]]*)\]/g)) {
    const [command, ...args] = text
      .trim()
      .replace(/^\d+\s+/, '')
      .split(/\s+/)
    if (who !== player) close()
    player = who
    switch (command.toLowerCase()) {
      case 'rtob':
        placed = `${colours[Number(args[1])] ?? '?'}${ring(args[2], args[3])}`
        break
      case 'r-':
        removed = ring(args[0], args[1])
        break
      case 'btob': {
        const [from, to] = [ring(args[0], args[1]), ring(args[2], args[3])]
        path = path.endsWith(from) ? path + to : from + to
        break
      }
      case 'pass':
        close()
        moves.push('pass')
        break
      case 'done':
        close()
        break
    }
  }
  close()
  return moves.length === 0 ? null : { options: { variant: 'tournament', rings, overlooked: false }, moves }
}

const ring = (column = '', row = '') => column.toLowerCase() + row
