import { describe, expect, it } from 'vitest'
import { bytes } from '../../testing/freeze'
import { playGame } from '../../testing/play'
import { game, type Answer, type ForrasWorld, type Table } from './index'

/**
 * A second referee, written from the rules page in the plainest way and with nothing of the engine's: points instead
 * of cells, arrows as words turned by hand. It plays random games along and must agree at every turn.
 */
type Point = readonly [x: number, y: number]
const words: Readonly<Record<string, Point>> = {
  ...{ up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] },
  ...{ 'up-left': [-1, 1], 'up-right': [1, 1], 'down-left': [-1, -1], 'down-right': [1, -1] },
}
const order = ['yellow', 'purple', 'pink']
const pointOf = (cell: number): Point => [(cell % 7) - 3, 3 - Math.floor(cell / 7)]
/** What a player at a side calls [x, y], as south sees it: each side to the left is a quarter turn clockwise. */
function seenFromSouth([x, y]: Point, side: string): Point {
  if (side === 'south') return [x, y]
  if (side === 'west') return [y, -x]
  return side === 'north' ? [-x, -y] : [-y, x]
}
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

interface Mind {
  board: (string | null)[]
  bank: Record<string, number>
  owned: Record<string, number>[]
  cards: number[]
  left: number
  idle: number
  turn: number
  over: string[]
}

function judge(mind: Mind, table: Table, answer: Answer): void {
  const me = mind.turn
  const seats = table.sides.length
  const takeOne = (colour: string) => (mind.bank[colour] > 0 ? mind.bank[colour]-- : mind.owned[me][colour]--)
  const total = (seat: number) => order.reduce((sum, colour) => sum + mind.owned[seat][colour], 0)
  mind.idle++
  if (answer.type === 'place') {
    takeOne(answer.colour)
    mind.board[answer.cell] = answer.colour
    mind.idle = 0
  }
  if (answer.type === 'claim') {
    const colours = answer.route.map((cell) => (cell === 24 ? answer.colour : mind.board[cell]!))
    const least = table.card === '?' || table.card === null ? 0 : table.card
    let before: Point = [0, 0]
    let good = answer.route.length >= least
    const getters = [me]
    for (let i = 1; i < answer.route.length; i++) {
      const [from, to] = [pointOf(answer.route[i - 1]), pointOf(answer.route[i])]
      const step: Point = [to[0] - from[0], to[1] - from[1]]
      const pair = order.indexOf(colours[i - 1]) * 3 + order.indexOf(colours[i])
      const past = before
      const leads = (seat: number) => {
        const operation = table.sheets[seat][pair]
        if (operation === 'repeat') return i > 1 && same(past, step)
        return same(seenFromSouth(words[operation], table.sides[me]), step)
      }
      const round = Array.from({ length: seats }, (_, k) => (me + k) % seats)
      const owner = answer.owners[i - 1] ?? round.find(leads) ?? me
      if (!leads(owner)) good = false
      getters.push(owner)
      before = step
    }
    if (good) {
      takeOne(answer.colour)
      answer.route.forEach((cell, i) => {
        mind.owned[getters[i]][colours[i]]++
        mind.board[cell] = null
      })
      mind.cards[me]++
      mind.left--
      mind.idle = 0
      const open = 48 - Array.from({ length: seats }, (_, seat) => total(seat)).reduce((a, b) => a + b)
      const decided = Array.from({ length: seats }, (_, leader) =>
        Array.from({ length: seats }, (_, other) => other === leader || total(other) + open <= total(leader)),
      ).some((all) => all.every(Boolean))
      if (decided) mind.over.push('majority')
      if (mind.left === 0) mind.over.push('cards')
    }
  }
  while (mind.over.length === 0) {
    if (mind.idle >= seats) {
      mind.over.push('idle')
      break
    }
    mind.turn = (mind.turn + 1) % seats
    if (order.some((colour) => mind.bank[colour] > 0 || mind.owned[mind.turn][colour] > 0)) break
    mind.idle++
  }
}

describe('a second referee', () => {
  it('FP-7 to FP-30: agrees on every turn of 300 random games', () => {
    const ends = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const seats = 2 + (seed % 3)
      const seating = seed % 2 === 0 ? 'opposite' : 'adjacent'
      let mind: Mind | null = null
      const agree = (table: Table) => {
        if (mind === null) return
        const { board, bank, discs, won, idle, turn, ended } = table
        const cards = won.map((cards) => cards.length)
        const theirs = [board, bank, discs, cards, idle, ended, ended.length > 0 ? null : turn]
        const { owned, over } = mind
        const ours = [mind.board, mind.bank, owned, mind.cards, mind.idle, over, over.length > 0 ? null : mind.turn]
        if (bytes(theirs) !== bytes(ours)) expect(theirs, `game ${seed}`).toEqual(ours)
      }
      const { match } = playGame(game.rules, {
        ...{ seats, seed, options: { seating, assistance: seed % 5 === 0 } },
        choose: (now, seat, rng) => {
          const { table } = now.world as ForrasWorld
          agree(table)
          const prompt = now.ask!.prompts.get(seat) as never
          const answer = game.rules.sample({ seat, table, own: null }, prompt, rng)
          if (table.phase !== 'turns') return answer
          const none = () => ({ yellow: 0, purple: 0, pink: 0 })
          mind ??= {
            ...{ board: Array<string | null>(49).fill(null), bank: { yellow: 16, purple: 16, pink: 16 } },
            ...{ owned: table.sides.map(none), cards: table.sides.map(() => 0), left: 7, idle: 0, turn: table.turn! },
            over: [],
          }
          judge(mind, table, answer)
          return answer
        },
      })
      const { table } = match.world as ForrasWorld
      agree(table)
      ends.add(table.ended.join('+'))
    }
    expect(ends.size).toBeGreaterThanOrEqual(2)
  })
})
