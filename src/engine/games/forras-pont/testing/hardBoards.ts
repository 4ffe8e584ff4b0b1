import { colours, sidesOfTable } from '../facts'
import { boardDrawn, sheetDrawn } from '../position'
import { type DiscGraph, discGraphOf } from '../routes/graph'

/**
 * Six of the hardest among 50,400 random boards of 36 to 47 discs with four sheets: their best routes were found latest. The
 * best value comes from an exhaustive search of up to 100 million steps. Each board with its sheets, the seat, its least
 * length and that value.
 */
const hardest: readonly [board: string, sheets: string, seat: number, minimum: number, best: number][] = [
  ['RYLYRLR LLYLYRY YYRRLYY YLY.L.Y RLLYRLL YYLRLRR RRRLRYL', '↘↙↻←↓↑↖↗→ ↗↙→↖↑↻↘←↓ ↙←→↓↗↖↻↘↑ ↑↘←↗↙↻→↓↖', 1, 6, 1785],
  ['LRLYRL. YY.LLYR RYYYLRY YRL.YLR LLYYLRR LLYRRRY .YRLLRR', '↓↗↖↑↻↙↘←→ ↘↓↙←↻→↑↖↗ ↙↑↻→↘↖↗←↓ ↘←↑↖↻↗↓→↙', 2, 7, 2083],
  ['LRLLLLR LRYLYRR RL.YYYY RYL.LRL RLYLRRR RYRYLYY LRYYYLY', '↻↓↗↙↑→←↖↘ ↖↘↑↻→←↙↗↓ ↑↻↘←↗↙→↓↖ ↙↘↑←↖→↗↓↻', 3, 7, 1889],
  ['RYYRLYR RYYLYYL RRLYYLL YL..RRR YLYLLRR YRRYRLL LLYYLRL', '↙←↑↘↗→↻↓↖ ↗→↖←↙↑↻↘↓ ←↘↓→↖↙↑↗↻ ↙↻←↖→↓↗↘↑', 2, 6, 1384],
  ['RLYYLLL L.LLRYL YLLRYRR LRL.RLR RYRRYYR YYYRYLR RYLYYYR', '↙→↑↖↘↻↓↗← ↓↻↗↑↘←↙↖→ ↘↻↙↓←↑→↗↖ ↻↘↗↙↑←↖→↓', 3, 7, 2085],
  ['YRRLRLY RLRLYYY LLYYYLY RRR.YYL RRLYY.L YLRLLYL LRRYLRR', '←↙↑↖↗→↘↓↻ ↖↘←↓↙→↗↑↻ ↻↙↓←↑↖→↗↘ →↻↖↑↘↗↙←↓', 3, 1, 1881],
]

/** The boards as graphs, and what the best route is worth by `greedy`. */
export function hardBoards(): readonly { readonly graph: DiscGraph; readonly best: number }[] {
  return hardest.map(([board, sheets, seat, minimum, best]) => ({
    graph: discGraphOf({
      board: boardDrawn(board),
      sheets: sheets.split(' ').map(sheetDrawn),
      seat,
      side: sidesOfTable[seat],
      centreColours: colours,
      ownColours: [],
      minimum,
    }),
    best,
  }))
}
