import type { Face, Place, Table } from '../../facts'

interface Player {
  money: number
  nuggets: number
  property: number
  store: number
  wired: number[]
  dice: Face[]
  won: boolean
}

export const order: readonly Place[] = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'townHall', 'doc']
const sides = ['9', '10', 'J', 'Q', 'K', 'A']
const sideOf: Partial<Record<Place, Face>> = { mine: '9', bank: '10', store: 'J', saloon: 'Q', sheriff: 'K' }

/** What a bystander who knows the rulebook, and nothing of the engine, has written down so far. */
export class Books {
  readonly players: Player[]
  mine = 30
  bank = 3
  coach = 0
  pile = 22
  row: readonly number[] = []
  sheriff = -1
  round = 0
  /** How far the round is: an index of `order`; -1 while dice are thrown. */
  at = -1
  chosen: number | null = null
  queue: readonly number[] = []
  tied: readonly number[] | null = null
  visits: number[] = []
  ended = false

  constructor(seats: number) {
    const fresh = (): Player => ({ money: 8, nuggets: 0, property: 0, store: 0, wired: [], dice: [], won: false })
    this.players = Array.from({ length: seats }, fresh)
  }

  /** Whether what everyone sees on the table agrees with the books. */
  agrees(table: Table): boolean {
    const seen = table.players.map(({ money, nuggets, property, store, wired }) => [
      money,
      nuggets,
      property,
      store,
      wired,
    ])
    const known = this.players.map(({ money, nuggets, property, store, wired }) => [
      money,
      nuggets,
      property,
      store,
      [...wired].sort(),
    ])
    const town = [table.mine, table.bank, table.stagecoach, table.pile, table.row, table.sheriff, table.round]
    const mine = [this.mine, this.bank, this.coach, this.pile, this.row, this.sheriff, this.round]
    return JSON.stringify([seen, town]) === JSON.stringify([known, mine])
  }

  demand(ok: boolean, what: string) {
    if (!ok) throw new Error(`round ${this.round}, ${order[this.at] ?? 'dice'}: ${what}`)
  }

  count(seat: number, side: Face) {
    return this.players[seat].dice.filter((die) => die === side).length
  }

  /** Groups of equal dice, largest and highest first, and what they make. */
  hand(seat: number): number[] {
    const counts = sides.map((side) => this.count(seat, side as Face))
    const groups = counts
      .map((often, side) => ({ often, side }))
      .filter(({ often }) => often > 0)
      .sort((a, b) => b.often - a.often || b.side - a.side)
    const shape = groups.map(({ often }) => often).join('')
    const straight = shape === '11111' && (counts[0] === 0 || counts[5] === 0)
    const kinds = ['11111', '2111', '221', '311', 'straight', '32', '41', '5']
    return [kinds.indexOf(straight ? 'straight' : shape), ...groups.map(({ side }) => side)]
  }

  leaders(place: Place): number[] {
    const seats = [...this.players.keys()]
    if (place === 'townHall') {
      const better = (a: number[], b: number[]) => {
        const differs = a.findIndex((one, i) => one !== b[i])
        return differs >= 0 && a[differs] > b[differs]
      }
      return seats.filter((seat) => !seats.some((other) => better(this.hand(other), this.hand(seat))))
    }
    const side = sideOf[place]!
    const most = Math.max(1, ...seats.map((seat) => this.count(seat, side)))
    return seats.filter((seat) => this.count(seat, side) === most)
  }

  /** Demands that every place before this one has been told. */
  reach(place: Place) {
    const to = order.indexOf(place)
    this.demand(to >= this.at, `${place} comes too late`)
    if (to === this.at) return
    for (let skipped = this.at + 1; skipped < to; skipped++) this.demand(false, `${order[skipped]} is left out`)
    this.at = to
    this.chosen = null
    this.tied = null
  }

  /** Demands that this seat is the only leader at a place, or the sheriff's choice. */
  wins(place: Place, seat: number) {
    this.reach(place)
    const leaders = this.leaders(place)
    if (leaders.length === 1) this.demand(leaders[0] === seat, `${seat} can't win ${place}`)
    else this.demand(this.chosen === seat && leaders.includes(seat), `${seat} was not chosen for ${place}`)
    this.players[seat].won = true
  }

  pay(from: number, to: number, most: number, paid: number) {
    this.demand(paid === Math.min(most, this.players[from].money), `${from} pays ${paid}`)
    this.players[from].money -= paid
    this.players[to].money += paid
  }

  /** The most points, then the most properties. */
  best(totals: readonly number[]): number[] {
    const land = ({ property, wired }: Player) => property + wired.length
    const rank = totals.map((total, seat) => total * 100 + land(this.players[seat]))
    return [...rank.keys()].filter((seat) => rank[seat] === Math.max(...rank))
  }

  over(): boolean {
    return this.mine === 0 || (this.row.length === 0 && this.pile === 0)
  }
}
