import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../engine/core/rng'
import { centre } from '../../../engine/games/forras-pont/board'
import { ask } from '../../../engine/games/forras-pont/ask'
import { operations, type Colour, type Prompt } from '../../../engine/games/forras-pont/facts'
import { check } from '../../../engine/games/forras-pont/legal'
import { cellNamed } from '../../../engine/games/forras-pont/notation'
import { position, type PositionSpec } from '../../../engine/games/forras-pont/position'
import { openings } from '../../../engine/games/forras-pont/routes/openings'
import { stepsOf } from '../../../engine/games/forras-pont/routes/partialClaim'
import { bestClaims } from '../../../engine/games/forras-pont/search/best'
import {
  assign,
  blankDraft,
  chosenOpening,
  claimOf,
  clearSheet,
  discShown,
  emptyPairs,
  fillAtRandom,
  ghosts,
  isUntouched,
  operationByDigit,
  pairByArrow,
  passStepOn,
  pickCentre,
  pickColour,
  swapPairs,
  takeBack,
  takeOffer,
  takeOpening,
  tap,
  targets,
  wholeClaim,
  wholePlacement,
  wholeSheet,
} from './draft'

/** YL goes up, LL repeats. */
const ladder = '↗↑→↘↻↓↙←↖'
const plain = '↑↗→↘↓↙←↖↻'
const column = '....... ....... ....... ....... ...L... ...L... ...Y...'
const at = (text: string) => cellNamed(text)!

/** A seat's turn with a hand that taps. */
function turn(spec: Partial<PositionSpec> = {}) {
  const world = position({ sheets: [ladder, ladder], board: column, ...spec })
  const { table } = world
  const prompt: Prompt = ask(table)!.prompts.get(0)!
  const draft = blankDraft()
  return {
    ...{ table, prompt, draft },
    tap: (...cells: string[]) => cells.map((cell) => tap(table, prompt, 0, draft, at(cell))),
    aims: () => Object.fromEntries([...targets(table, prompt, 0, draft)].map(([cell, { aim }]) => [cell, aim])),
    refusal: () => {
      const answer = wholeClaim(draft) ?? wholePlacement(draft)
      return answer && check({ seat: 0, table, own: null }, prompt, answer)
    },
  }
}

describe('a sheet', () => {
  it('is filled pair by pair, and the next empty pair is up', () => {
    const draft = blankDraft()
    for (const operation of operations) assign(draft, draft.pair, operation)
    expect(wholeSheet(draft)).toEqual(operations)
    expect(draft.pair).toBe(8)
    draft.pair = 4
    assign(draft, 4, 'up')
    expect(wholeSheet(draft)).toEqual(operations.with(4, 'up').with(0, operations[4]))
  })

  it('moves an operation that is used again, and skips filled pairs round the end', () => {
    const draft = blankDraft()
    assign(draft, 8, 'up')
    expect(draft.pair).toBe(0)
    assign(draft, 0, 'up')
    expect([draft.operations[8], draft.operations[0], draft.pair]).toEqual([null, 'up', 1])
    expect([emptyPairs(draft), wholeSheet(draft)]).toEqual([8, null])
  })

  it('swaps two pairs, one of which may be empty, and is cleared', () => {
    const draft = blankDraft()
    assign(draft, 2, 'left')
    swapPairs(draft, 2, 5)
    expect([draft.operations[2], draft.operations[5], draft.pair]).toEqual([null, 'left', 5])
    clearSheet(draft)
    expect([emptyPairs(draft), draft.pair]).toEqual([9, 0])
  })

  it('is filled up at random around what has been chosen, and dealt out again once whole', () => {
    const draft = blankDraft()
    assign(draft, 4, 'up')
    fillAtRandom(draft, quickRng(1))
    expect(draft.operations[4]).toBe('up')
    expect(new Set(draft.operations)).toEqual(new Set(operations))
    const before = draft.operations
    fillAtRandom(draft, quickRng(2))
    expect(new Set(draft.operations)).toEqual(new Set(operations))
    expect(draft.operations).not.toEqual(before)
  })

  it('is walked by arrow keys and filled by the number block', () => {
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'a'].map((key) => pairByArrow(1, key))).toEqual([
      ...[2, 4, 0, null, null],
    ])
    expect(pairByArrow(8, 'ArrowRight')).toBeNull()
    expect(['1', '5', '6', '8', '9', '0', 'Enter'].map(operationByDigit)).toEqual([
      ...['down-left', 'repeat', 'right', 'up', 'up-right', null, null],
    ])
  })
})

describe('a placement', () => {
  it('needs a colour and a cell, in any order', () => {
    const one = turn()
    one.tap('a4')
    expect(wholePlacement(one.draft)).toBeNull()
    pickColour(one.draft, 'pink')
    expect(wholePlacement(one.draft)).toEqual({ type: 'place', cell: at('a4'), colour: 'pink' })
    expect(discShown(one.table, one.draft, false, at('a4'))).toBe('pink')
    expect(one.refusal()).toBeNull()
  })

  it('lets go of a cell or a colour tapped again, and follows a change of mind', () => {
    const { draft, tap: touch } = turn()
    expect(touch('a4', 'b4')).toEqual([true, true])
    expect(draft.cell).toBe(at('b4'))
    expect(touch('b4')).toEqual([true])
    expect(draft.cell).toBeNull()
    pickColour(draft, 'pink')
    pickColour(draft, 'yellow')
    expect(draft.colour).toBe('yellow')
    pickColour(draft, 'yellow')
    expect(draft.colour).toBeNull()
  })

  it('can’t go on a disc, on the spring, or anywhere without a prompt', () => {
    const { table, prompt, draft, tap: touch } = turn()
    expect(touch('d1', 'd4')).toEqual([false, false])
    expect(targets(table, prompt, 0, draft).size).toBe(45)
    expect(targets(table, null, 0, draft).size + targets(table, prompt, null, draft).size).toBe(0)
    expect(tap(table, null, 0, draft, at('a4'))).toBe(false)
  })

  it('takes the only colour there is by itself', () => {
    const { draft, tap: touch } = turn({ discs: [{}, { yellow: 15, pink: 16 }] })
    touch('a4')
    expect(draft.colour).toBe('purple')
  })

  it('is taken back cell first, then colour, then nothing', () => {
    const { draft, tap: touch } = turn()
    pickColour(draft, 'pink')
    touch('a4')
    expect([takeBack(draft), draft.cell, draft.colour]).toEqual([true, null, 'pink'])
    expect([takeBack(draft), draft.colour, takeBack(draft)]).toEqual([true, null, false])
  })
})

describe('a claim', () => {
  it('starts at the edge, grows disc by disc and is whole at the spring', () => {
    const one = turn()
    one.draft.mode = 'claim'
    expect(one.aims()).toEqual({ [at('d1')]: 'start' })
    one.tap('d1')
    expect(one.aims()).toEqual({ [at('d1')]: 'back', [at('d2')]: 'step' })
    one.tap('d2', 'd3')
    expect(wholeClaim(one.draft)).toBeNull()
    one.tap('d4')
    const route = ['d1', 'd2', 'd3', 'd4'].map(at)
    expect(wholeClaim(one.draft)).toEqual({ type: 'claim', colour: 'purple', route, owners: [null, null, null] })
    expect(discShown(one.table, one.draft, true, centre)).toBe('purple')
    expect(one.refusal()).toBeNull()
  })

  it('may go where no operation leads: a false claim can be made', () => {
    const one = turn({ sheets: [plain, plain] })
    one.draft.mode = 'claim'
    one.tap('d1')
    expect(one.aims()[at('d2')]).toBe('stray')
    one.tap('d2', 'd3', 'd4')
    expect(wholeClaim(one.draft)?.route).toHaveLength(4)
  })

  it('is cut back by a tap on its route; the last disc goes by a tap on itself', () => {
    const { draft, tap: touch } = turn()
    draft.mode = 'claim'
    touch('d1', 'd2', 'd3', 'd2')
    expect([draft.route, draft.owners]).toEqual([['d1', 'd2'].map(at), [null]])
    touch('d2')
    expect([draft.route, draft.owners]).toEqual([[at('d1')], []])
    touch('d1')
    expect([draft.route, draft.owners]).toEqual([[], []])
  })

  it('keeps a centre colour chosen early, and needs one once it is there', () => {
    const { draft, tap: touch } = turn()
    draft.mode = 'claim'
    pickCentre(draft, 'pink')
    touch('d1', 'd2', 'd3', 'd4')
    expect(draft.last).toBe('pink')
    pickCentre(draft, 'pink')
    expect(draft.last).toBe('pink')
    takeBack(draft)
    pickCentre(draft, 'pink')
    expect(draft.last).toBeNull()
  })

  it('gives a step to the next fitting owner, round and round', () => {
    const { table, draft, tap: touch } = turn()
    draft.mode = 'claim'
    touch('d1', 'd2')
    const step = () => stepsOf(table, 0, claimOf(draft))[0]
    expect([step().owner, passStepOn(draft, 0, step()), step().owner]).toEqual([0, true, 1])
    expect([passStepOn(draft, 0, step()), step().owner]).toEqual([true, 0])
    expect(passStepOn(draft, 0, { ...step(), fitting: [0] })).toBe(false)
  })

  it('is taken back disc by disc, then given up', () => {
    const { draft, tap: touch } = turn()
    draft.mode = 'claim'
    pickCentre(draft, 'pink')
    touch('d1')
    takeBack(draft)
    expect([draft.mode, draft.route]).toEqual(['claim', []])
    takeBack(draft)
    expect([draft.mode, draft.last]).toEqual(['place', null])
  })
})

it('a pass offers no cell, and can be taken back', () => {
  const { draft, aims } = turn()
  draft.mode = 'pass'
  expect(aims()).toEqual({})
  expect([takeBack(draft), draft.mode]).toEqual([true, 'place'])
})

describe('assistance', () => {
  const budget = { expansions: 500, hurry: () => false }

  it('an offer becomes a whole claim', () => {
    const one = turn({ options: { assistance: true } })
    const [offer] = bestClaims(one.table, 0, 1, budget).routes
    takeOffer(one.draft, offer)
    expect(wholeClaim(one.draft)).toEqual(offer.claim)
    expect(one.refusal()).toBeNull()
  })

  it('an opening’s disc is taken, shown with its route’s end, and let go of by a second tap', () => {
    const { table, prompt, draft } = turn({ board: column.replace('L', '.'), options: { assistance: true } })
    const found = openings(table, 0, budget).openings
    draft.ahead = true
    draft.openings = found
    const cells = ghosts(draft, prompt).map(({ cell }) => cell)
    expect(cells).toEqual([...new Set(found.map(({ place }) => place.cell))])
    takeOpening(draft, found[0])
    expect(chosenOpening(draft)).toBe(found[0])
    expect(wholePlacement(draft)).toEqual(found[0].place)
    expect(ghosts(draft, prompt)).toEqual([{ cell: centre, colour: found[0].route.claim.colour satisfies Colour }])
    takeOpening(draft, found[0])
    expect([chosenOpening(draft), draft.cell, draft.colour]).toEqual([null, null, null])
    expect(ghosts({ ...draft, ahead: false }, prompt)).toEqual([])
  })
})

it('a blank draft forgets everything, and shares nothing with another', () => {
  const { draft, tap: touch } = turn()
  touch('a4')
  Object.assign(draft, blankDraft())
  expect(draft).toEqual(blankDraft())
  expect(blankDraft().operations).not.toBe(blankDraft().operations)
})

it('a turn is untouched until something is chosen', () => {
  const draft = blankDraft()
  expect(isUntouched(draft)).toBe(true)
  expect(isUntouched({ ...draft, colour: 'pink' })).toBe(false)
  expect(isUntouched({ ...draft, mode: 'claim' })).toBe(false)
})
