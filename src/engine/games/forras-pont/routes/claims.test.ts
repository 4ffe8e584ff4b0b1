import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../core/views'
import { cells, size } from '../board'
import { game } from '../index'
import { cellText } from '../notation'
import { position, type PositionSpec } from '../position'
import { column, columnClaim, find, fiveDiscs, ladder, plain, printed } from '../testing/claims'
import { cellAt, play, refusalOf } from '../testing/scene'

describe('arrows', () => {
  /** A cell of a picture drawn for south, as it lies before another seat of four. */
  const turned = (cell: number, seat: number): number => {
    if (seat === 0) return cell
    const before = turned(cell, seat - 1)
    return (before % size) * size + size - 1 - Math.floor(before / size)
  }
  const signs = [...fiveDiscs.replace(/\s/g, '')]
  const route = ['f1', 'e2', 'd3', 'e4', 'd4'].map(cellAt)

  it.each([0, 1, 2, 3])('FP-18, FP-14: seat %i of four reads every arrow from its own side', (seat) => {
    const board = Array<string>(cells).fill('.')
    for (const [cell, sign] of signs.entries()) board[turned(cell, seat)] = sign
    for (let turn = 0; turn < 4; turn++) {
      // The sheet is seat 2's: an opponent's for all others.
      const sheets = [plain, plain, printed, plain]
      const world = position({ sheets, board: board.join(''), turn })
      const claim = `claim R ${route.map((cell) => cellText(turned(cell, seat))).join(' ')} by 2 2 2 2`
      if (turn === seat) expect(find(play(world, claim).events, 'route-won')).toBeDefined()
      else expect(refusalOf(world, claim)).toBe('FP-14')
    }
  })

  it('FP-18: the same steps fail for a player at another side who shares the corner', () => {
    // South goes up along the west edge, then right; to west that is left and up.
    const board = '....... ....... ....... YLR.... Y...... Y...... Y......'
    const sheet = '↑→↗↘↓↗↙←↻'.replace('↗', '↖')
    const world = (turn: number): PositionSpec => ({ sheets: [sheet, sheet, sheet, sheet], board, turn })
    const claim = 'claim R a1 a2 a3 a4 b4 c4 d4 by 0 0 0 0 0 0'
    expect(find(play(position(world(0)), claim).events, 'claimed')!.steps[0]).toMatchObject({
      arrow: 'up',
      holds: true,
    })
    const west = find(play(position(world(1)), claim).events, 'claimed')!
    expect(west.steps).toEqual([expect.objectContaining({ arrow: 'left', operation: 'up', holds: false })])
  })
})

describe('repeat', () => {
  it('FP-19: copies the step before, repeat after repeat', () => {
    expect(
      find(play(position({ sheets: [ladder, plain], board: column }), columnClaim).events, 'route-won'),
    ).toBeDefined()
  })

  it('FP-19: copies a step made by anyone, and its disc goes to the owner of the repeat', () => {
    const board = column.replace('L', 'R')
    const mine = '↗↑→↘↓↻↙←↖'
    const other = '↗↑→↘↓←↻↙↖'
    const { events } = play(position({ sheets: [mine, other], board }), 'claim Y d1 d2 d3 d4 by 1 0 1')
    expect(find(events, 'claimed')!.steps.map((step) => [step.owner, step.operation])).toEqual([
      [1, 'up'],
      [0, 'repeat'],
      [1, 'repeat'],
    ])
    expect(find(events, 'route-won')!.rewards.map((reward) => reward.seat)).toEqual([0, 1, 0, 1])
  })

  it('FP-19: can’t be the first step', () => {
    const board = column.replace('Y', 'L')
    const { events } = play(position({ sheets: [ladder, ladder], board }), columnClaim)
    expect(find(events, 'false-claim')).toMatchObject({ rule: 'FP-23', step: 0 })
  })

  it('FP-19: doesn’t bend', () => {
    const board = '....... ....... ....... ....... ..L.... ...L... ...Y...'
    const { events } = play(position({ sheets: [ladder, plain], board }), 'claim L d1 d2 c3 d4 by 0 0 0')
    expect(find(events, 'false-claim')).toMatchObject({ step: 1 })
  })
})

describe('the shape of a route', () => {
  it('FP-15: it may cross its own diagonals', () => {
    const board = '....... ....... ....... ....... ..LR... ..LR... ..Y....'
    const sheet = '←↑→↘↙↗↻↖↓'
    const { events } = play(
      position({ sheets: [sheet, plain], board, card: 6 }),
      'claim R c1 c2 d3 d2 c3 d4 by 0 0 0 0 0',
    )
    expect(find(events, 'route-won')!.totals).toEqual([6, 0])
  })

  it('FP-15: it may use other edge cells, of one’s own row and of other sides', () => {
    const board = '....... ....... ....... ....... YLL.... R...... LY.....'
    // LY, YL and LL all go right, so three sheets share the work.
    const mine = '↘→↖↗↓↙↑←↻'
    const other = '↘↓↖→↗↙↑←↻'
    const claim = 'claim L a1 b1 a2 a3 b3 c3 d4'
    const legs = play(position({ sheets: [mine, other, '↘↓↖↑→↙↗←↻'], board }), `${claim} by 1 0 0 0 2 1`)
    expect(find(legs.events, 'route-won')).toBeDefined()
  })

  it('FP-14: a corner serves two sides', () => {
    const board = '....... ....... ....... ....... ..Y.... .Y..... Y......'
    // To south the way is up-right, to west it is up-left.
    const sheets = ['↗↑→↘↓↙←↖↻', '↖↑→↘↓↙←↗↻', plain, plain]
    expect(
      find(play(position({ sheets, board, turn: 0 }), 'claim Y a1 b2 c3 d4 by 0 0 0').events, 'route-won'),
    ).toBeDefined()
    expect(
      find(play(position({ sheets, board, turn: 1 }), 'claim Y a1 b2 c3 d4 by 1 1 1').events, 'route-won'),
    ).toBeDefined()
    expect(refusalOf(position({ sheets, board, turn: 2 }), 'claim Y a1 b2 c3 d4 by 0 0 0')).toBe('FP-14')
  })
})

describe('FP-9, FP-14, FP-15, FP-16, FP-17, FP-20, FP-22: plain faults are refused and cost nothing', () => {
  const scene: PositionSpec = { sheets: [ladder, plain], board: column }
  it.each([
    ['FP-22, FP-15: an empty cell', 'claim L d1 d2 c3 d4 by 0 0 0', 'FP-15'],
    ['FP-22, FP-15: cells that are not adjacent', 'claim L d1 d3 d4 by 0 0', 'FP-15'],
    ['FP-22, FP-16: a disc twice', 'claim L d1 d2 d1 d2 d3 d4 by 0 0 0 0 0', 'FP-16'],
    ['FP-22, FP-16: the centre twice', 'claim L d1 d2 d3 d4 d3 d4 by 0 0 0 0 0', 'FP-16'],
    ['FP-22, FP-16: standing still', 'claim L d1 d1 d2 d3 d4 by 0 0 0 0', 'FP-16'],
    ['FP-22, FP-14: a start off the edge', 'claim L d2 d3 d4 by 0 0', 'FP-14'],
    ['FP-22, FP-17: an end short of the centre', 'claim L d1 d2 d3 by 0 0', 'FP-17'],
    ['FP-22, FP-17: the centre alone', 'claim L d4 by', 'FP-17'],
    ['FP-22, FP-20: an owner who doesn’t sit here', 'claim L d1 d2 d3 d4 by 0 0 2', 'FP-20'],
    ['FP-22, FP-20: too few owners', 'claim L d1 d2 d3 d4 by 0 0', 'FP-20'],
    ['FP-22, FP-20: too many owners', 'claim L d1 d2 d3 d4 by 0 0 0 0', 'FP-20'],
    ['FP-22: none', columnClaim, null],
  ])('%s', (_name, answer, rule) => expect(refusalOf(position(scene), answer)).toBe(rule))

  it('FP-22, FP-9: a colour that can’t be played', () => {
    const world = position({ ...scene, discs: [{}, { purple: 14 }] })
    expect(refusalOf(world, columnClaim)).toBe('FP-9')
  })

  it('FP-22: a cell beyond the board', () => {
    const view = viewOf(position(scene), 0)
    const claim = { type: 'claim', colour: 'pink', route: [45, -4, 24], owners: [0, 0] } as const
    expect(game.rules.check(view, game.rules.ask(view.table)!.prompts.get(0)!, claim)?.rule).toBe('FP-15')
  })
})

describe('whose operation', () => {
  it('FP-20: unnamed, it is one’s own where that fits, else the next player’s clockwise', () => {
    const sheets = [plain, ladder, ladder]
    const { events } = play(position({ sheets, board: column, turn: 0 }), 'claim L d1 d2 d3 d4 by - 2 -')
    expect(find(events, 'claimed')!.steps.map((step) => step.owner)).toEqual([1, 2, 1])
    const own = play(position({ sheets: [ladder, ladder, plain], board: column }), 'claim L d1 d2 d3 d4 by - - 1')
    expect(find(own.events, 'claimed')!.steps.map((step) => step.owner)).toEqual([0, 0, 1])
  })

  it('FP-20: unnamed and nobody’s fits: the claim is false at that step', () => {
    const { events } = play(position({ sheets: [plain, plain], board: column }), 'claim L d1 d2 d3 d4 by - - -')
    expect(find(events, 'false-claim')).toMatchObject({ step: 0 })
  })
})
