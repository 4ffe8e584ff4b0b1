import { colours, sidesOfTable } from '../facts'
import { makeNet, type Net } from '../routes/graph'
import { readColour, readSheet } from '../notation'

/**
 * Of 50,400 random boards of 36 to 47 discs with four sheets, six of those whose best route was found last, where every route
 * could still be tried (in up to 100 million steps): that told the best. Each board with its sheets, the seat and its
 * least length.
 */
const hardest: readonly [board: string, sheets: string, seat: number, minimum: number, best: number][] = [
  ['RYLYRLR LLYLYRY YYRRLYY YLY.L.Y RLLYRLL YYLRLRR RRRLRYL', '↘↙↻←↓↑↖↗→ ↗↙→↖↑↻↘←↓ ↙←→↓↗↖↻↘↑ ↑↘←↗↙↻→↓↖', 1, 6, 1785],
  ['LRLYRL. YY.LLYR RYYYLRY YRL.YLR LLYYLRR LLYRRRY .YRLLRR', '↓↗↖↑↻↙↘←→ ↘↓↙←↻→↑↖↗ ↙↑↻→↘↖↗←↓ ↘←↑↖↻↗↓→↙', 2, 7, 2083],
  ['LRLLLLR LRYLYRR RL.YYYY RYL.LRL RLYLRRR RYRYLYY LRYYYLY', '↻↓↗↙↑→←↖↘ ↖↘↑↻→←↙↗↓ ↑↻↘←↗↙→↓↖ ↙↘↑←↖→↗↓↻', 3, 7, 1889],
  ['RYYRLYR RYYLYYL RRLYYLL YL..RRR YLYLLRR YRRYRLL LLYYLRL', '↙←↑↘↗→↻↓↖ ↗→↖←↙↑↻↘↓ ←↘↓→↖↙↑↗↻ ↙↻←↖→↓↗↘↑', 2, 6, 1384],
  ['RLYYLLL L.LLRYL YLLRYRR LRL.RLR RYRRYYR YYYRYLR RYLYYYR', '↙→↑↖↘↻↓↗← ↓↻↗↑↘←↙↖→ ↘↻↙↓←↑→↗↖ ↻↘↗↙↑←↖→↓', 3, 7, 2085],
  ['YRRLRLY RLRLYYY LLYYYLY RRR.YYL RRLYY.L YLRLLYL LRRYLRR', '←↙↑↖↗→↘↓↻ ↖↘←↓↙→↗↑↻ ↻↙↓←↑↖→↗↘ →↻↖↑↘↗↙←↓', 3, 1, 1881],
]

/** Those boards, and what their best route is worth to the greedy. */
export function hardBoards(): readonly { readonly net: Net; readonly best: number }[] {
  return hardest.map(([board, sheets, seat, minimum, best]) => ({
    net: makeNet({
      board: [...board.replaceAll(' ', '')].map((sign) => (sign === '..' ? null : readColour(sign))),
      sheets: sheets.split(' ').map(readSheet),
      seat,
      side: sidesOfTable[seat],
      centreColours: colours,
      ownColours: [],
      minimum,
    }),
    best,
  }))
}
