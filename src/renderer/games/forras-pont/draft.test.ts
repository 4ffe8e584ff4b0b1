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
  afterTakeBack,
  afterTap,
  chosenOpening,
  claimOf,
  discShown,
  emptyPairs,
  ghosts,
  isUntouched,
  nothingChosen,
  operationByDigit,
  pairByArrow,
  targets,
  wholeClaim,
  wholePlacement,
  wholeSheet,
  withBlankSheet,
  withCentre,
  withColour,
  withNextOwner,
  withOffer,
  withOpening,
  withOperation,
  withPairsSwapped,
  withRandomSheet,
  type Choices,
} from './draft'

/** YL goes up, LL repeats. */
const ladder = '↗↑→↘↻↓↙←↖'
const plain = '↑↗→↘↓↙←↖↻'
const column = '....... ....... ....... ....... ...L... ...L... ...Y...'
const at = (text: string) => cellNamed(text)!

/** A seat's turn with a hand that taps. */
function turn(spec: Partial<PositionSpec> = {}, mode: Choices['mode'] = 'place') {
  const world = position({ sheets: [ladder, ladder], board: column, ...spec })
  const { table } = world
  const prompt: Prompt = ask(table)!.prompts.get(0)!
  const one = {
    ...{ table, prompt, draft: { ...nothingChosen, mode } },
    /** Whether each tap meant something. */
    tap: (...cells: string[]) =>
      cells.map((cell) => {
        const before = one.draft
        one.draft = afterTap(table, prompt, 0, before, at(cell))
        return one.draft !== before
      }),
    aims: () => Object.fromEntries([...targets(table, prompt, 0, one.draft)].map(([cell, { aim }]) => [cell, aim])),
    refusal: () => {
      const answer = wholeClaim(one.draft) ?? wholePlacement(one.draft)
      return answer && check({ seat: 0, table, own: null }, prompt, answer)
    },
  }
  return one
}

describe('a sheet', () => {
  it('is filled pair by pair, and the next empty pair is up', () => {
    const whole = operations.reduce<Choices>((draft, one) => withOperation(draft, draft.pair, one), nothingChosen)
    expect(wholeSheet(whole)).toEqual(operations)
    expect(whole.pair).toBe(8)
    const changed = withOperation({ ...whole, pair: 4 }, 4, 'up')
    expect(wholeSheet(changed)).toEqual(operations.with(4, 'up').with(0, operations[4]))
  })

  it('moves an operation that is used again, and skips filled pairs round the end', () => {
    const first = withOperation(nothingChosen, 8, 'up')
    expect(first.pair).toBe(0)
    const moved = withOperation(first, 0, 'up')
    expect([moved.operations[8], moved.operations[0], moved.pair]).toEqual([null, 'up', 1])
    expect([emptyPairs(moved), wholeSheet(moved)]).toEqual([8, null])
  })

  it('swaps two pairs, one of which may be empty, and is cleared', () => {
    const swapped = withPairsSwapped(withOperation(nothingChosen, 2, 'left'), 2, 5)
    expect([swapped.operations[2], swapped.operations[5], swapped.pair]).toEqual([null, 'left', 5])
    const blank = withBlankSheet(swapped)
    expect([emptyPairs(blank), blank.pair]).toEqual([9, 0])
  })

  it('is filled up at random around what has been chosen, and dealt out again once whole', () => {
    const whole = withRandomSheet(withOperation(nothingChosen, 4, 'up'), quickRng(1))
    expect(whole.operations[4]).toBe('up')
    expect(new Set(whole.operations)).toEqual(new Set(operations))
    const again = withRandomSheet(whole, quickRng(2))
    expect(new Set(again.operations)).toEqual(new Set(operations))
    expect(again.operations).not.toEqual(whole.operations)
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
    one.draft = withColour(one.draft, 'pink')
    expect(wholePlacement(one.draft)).toEqual({ type: 'place', cell: at('a4'), colour: 'pink' })
    expect(discShown(one.table, one.draft, false, at('a4'))).toBe('pink')
    expect(one.refusal()).toBeNull()
  })

  it('lets go of a cell or a colour tapped again, and follows a change of mind', () => {
    const one = turn()
    expect(one.tap('a4', 'b4')).toEqual([true, true])
    expect(one.draft.cell).toBe(at('b4'))
    expect(one.tap('b4')).toEqual([true])
    expect(one.draft.cell).toBeNull()
    const yellow = withColour(withColour(one.draft, 'pink'), 'yellow')
    expect(yellow.colour).toBe('yellow')
    expect(withColour(yellow, 'yellow').colour).toBeNull()
  })

  it('can’t go on a disc, on the spring, or anywhere without a prompt', () => {
    const { table, prompt, draft, tap } = turn()
    expect(tap('d1', 'd4')).toEqual([false, false])
    expect(targets(table, prompt, 0, draft).size).toBe(45)
    expect(targets(table, null, 0, draft).size + targets(table, prompt, null, draft).size).toBe(0)
    expect(afterTap(table, null, 0, draft, at('a4'))).toBe(draft)
  })

  it('takes the only colour there is by itself', () => {
    const one = turn({ discs: [{}, { yellow: 15, pink: 16 }] })
    one.tap('a4')
    expect(one.draft.colour).toBe('purple')
  })

  it('is taken back cell first, then colour, then nothing', () => {
    const one = turn()
    one.draft = withColour(one.draft, 'pink')
    one.tap('a4')
    const coloured = afterTakeBack(one.draft)
    expect([coloured.cell, coloured.colour]).toEqual([null, 'pink'])
    const blank = afterTakeBack(coloured)
    expect(blank.colour).toBeNull()
    expect(afterTakeBack(blank)).toBe(blank)
  })
})

describe('a claim', () => {
  it('starts at the edge, grows disc by disc and is whole at the spring', () => {
    const one = turn({}, 'claim')
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
    const one = turn({ sheets: [plain, plain] }, 'claim')
    one.tap('d1')
    expect(one.aims()[at('d2')]).toBe('stray')
    one.tap('d2', 'd3', 'd4')
    expect(wholeClaim(one.draft)?.route).toHaveLength(4)
  })

  it('is cut back by a tap on its route; the last disc goes by a tap on itself', () => {
    const one = turn({}, 'claim')
    one.tap('d1', 'd2', 'd3', 'd2')
    expect([one.draft.route, one.draft.owners]).toEqual([['d1', 'd2'].map(at), [null]])
    one.tap('d2')
    expect([one.draft.route, one.draft.owners]).toEqual([[at('d1')], []])
    one.tap('d1')
    expect([one.draft.route, one.draft.owners]).toEqual([[], []])
  })

  it('keeps a centre colour chosen early, and needs one once it is there', () => {
    const one = turn({}, 'claim')
    one.draft = withCentre(one.draft, 'pink')
    one.tap('d1', 'd2', 'd3', 'd4')
    expect(one.draft.last).toBe('pink')
    expect(withCentre(one.draft, 'pink').last).toBe('pink')
    expect(withCentre(afterTakeBack(one.draft), 'pink').last).toBeNull()
  })

  it('gives a step to the next fitting owner, round and round', () => {
    const one = turn({}, 'claim')
    one.tap('d1', 'd2')
    const step = () => stepsOf(one.table, 0, claimOf(one.draft))[0]
    const owners = [0, 1, 2].map(() => {
      const { owner } = step()
      one.draft = withNextOwner(one.draft, 0, step())
      return owner
    })
    expect(owners).toEqual([0, 1, 0])
    expect(withNextOwner(one.draft, 0, { ...step(), fitting: [0] })).toBe(one.draft)
  })

  it('is taken back disc by disc, then given up', () => {
    const one = turn({}, 'claim')
    one.draft = withCentre(one.draft, 'pink')
    one.tap('d1')
    const empty = afterTakeBack(one.draft)
    expect([empty.mode, empty.route]).toEqual(['claim', []])
    const given = afterTakeBack(empty)
    expect([given.mode, given.last]).toEqual(['place', null])
  })
})

it('a pass offers no cell, and can be taken back', () => {
  const { draft, aims } = turn({}, 'pass')
  expect(aims()).toEqual({})
  expect(afterTakeBack(draft).mode).toBe('place')
})

describe('assistance', () => {
  const budget = { expansions: 500, hurry: () => false }

  it('an offer becomes a whole claim', () => {
    const one = turn({ options: { assistance: true } })
    const [offer] = bestClaims(one.table, 0, 1, budget).routes
    one.draft = withOffer(one.draft, offer)
    expect(wholeClaim(one.draft)).toEqual(offer.claim)
    expect(one.refusal()).toBeNull()
  })

  it('an opening’s disc is taken, shown with its route’s end, and let go of by a second tap', () => {
    const { table, prompt, draft } = turn({ board: column.replace('L', '.'), options: { assistance: true } })
    const found = openings(table, 0, budget).openings
    const ahead: Choices = { ...draft, ahead: true, openings: found }
    const cells = ghosts(ahead, prompt).map(({ cell }) => cell)
    expect(cells).toEqual([...new Set(found.map(({ place }) => place.cell))])
    const taken = withOpening(ahead, found[0])
    expect(chosenOpening(taken)).toBe(found[0])
    expect(wholePlacement(taken)).toEqual(found[0].place)
    expect(ghosts(taken, prompt)).toEqual([{ cell: centre, colour: found[0].route.claim.colour satisfies Colour }])
    const letGo = withOpening(taken, found[0])
    expect([chosenOpening(letGo), letGo.cell, letGo.colour]).toEqual([null, null, null])
    expect(ghosts({ ...letGo, ahead: false }, prompt)).toEqual([])
  })
})

it('a turn is untouched until something is chosen', () => {
  expect(isUntouched(nothingChosen)).toBe(true)
  expect(isUntouched({ ...nothingChosen, colour: 'pink' })).toBe(false)
  expect(isUntouched({ ...nothingChosen, mode: 'claim' })).toBe(false)
})
