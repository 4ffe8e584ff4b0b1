import type { Event } from '../events'
import type { Face, Place, Table } from '../facts'

/**
 * A bystander who knows the rulebook and nothing of the engine: listens to what all are told, keeps books, foretells who
 * wins what, and objects as soon as something differs. For tests.
 */

interface Player {
  money: number
  nuggets: number
  property: number
  store: number
  wired: number[]
  dice: Face[]
  won: boolean
}

const order: readonly Place[] = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'townHall', 'doc']
const sides = ['9', '10', 'J', 'Q', 'K', 'A']
const sideOf: Partial<Record<Place, Face>> = { mine: '9', bank: '10', store: 'J', saloon: 'Q', sheriff: 'K' }
const docSides = { wire: ['9', '10'], draw: ['J', 'Q'], cash: ['K'], gold: ['A'] }

export class Witness {
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

  /** Everything between the place at hand and this one must have been told already. */
  reach(place: Place) {
    const to = order.indexOf(place)
    this.demand(to >= this.at, `${place} comes too late`)
    if (to === this.at) return
    for (let skipped = this.at + 1; skipped < to; skipped++) this.demand(false, `${order[skipped]} is left out`)
    this.at = to
    this.chosen = null
    this.tied = null
  }

  /** That a place goes to this seat: the only leader, or whom the sheriff has chosen. */
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

  hear(event: Event) {
    const { players } = this
    switch (event.type) {
      case 'began':
        this.sheriff = event.sheriff
        this.row = event.row
        return
      case 'round':
        this.demand(this.round === 0 || (this.at === order.length - 1 && !this.over()), 'no new round yet')
        this.round++
        this.at = -1
        this.visits = []
        for (const player of players) Object.assign(player, { dice: [], won: false })
        return
      case 'threw': {
        const whole = players.some(({ dice }) => dice.length === 5)
        this.demand(event.last === whole, 'the last throw')
        return this.demand(
          event.seats.join() === [...players.keys()].filter((seat) => players[seat].dice.length < 5).join(),
          'who throws',
        )
      }
      case 'lifted':
        for (const { seat, dice, brutes, paid } of event.lifts) {
          const price = event.last ? 0 : dice.length === 0 ? 1 : Math.max(0, dice.length - 1 - brutes)
          this.demand(paid === price && paid <= players[seat].money, `price of ${dice.join()}`)
          players[seat].money -= paid
          this.coach += paid
          players[seat].dice.push(...dice)
        }
        return
      case 'turned':
        players[event.seat].dice.splice(players[event.seat].dice.indexOf(event.from), 1, event.to)
        return
      case 'charged':
        this.demand(event.paid === 1 && players[event.seat].money > 0, 'one die is unpaid')
        players[event.seat].money--
        this.coach++
        return
      case 'gaveBack':
        this.demand(players[event.seat].money === 0, 'who can pay gives nothing back')
        players[event.seat].dice.splice(players[event.seat].dice.indexOf(event.die), 1)
        return
      case 'showdown':
        return this.demand(
          event.hands.every(
            (hand, seat) => hand.length === 5 && [...hand].sort().join() === [...players[seat].dice].sort().join(),
          ),
          'hands are not as they were kept',
        )
      case 'played':
        if (event.played.card !== 'joe') players[event.played.seat].store--
        return
      case 'cancelled':
        this.demand(event.by !== event.played.seat, 'one’s own card')
        players[event.by].store--
        return
      default:
        return this.hearPlace(event)
    }
  }

  private hearPlace(event: Event) {
    const { players } = this
    switch (event.type) {
      case 'nobody': {
        const { place } = event
        this.reach(place)
        const leaders = place === 'doc' ? [] : this.leaders(place)
        const robbable = (thief: number) => players.some((one, seat) => seat !== thief && one.property + one.store > 0)
        if (place === 'doc')
          this.demand(
            players.every(({ won }) => won),
            'someone may visit the doc',
          )
        else if (event.why === 'noDice') this.demand(leaders.length === 0, `someone wins ${place}`)
        else if (place === 'saloon') this.demand(!leaders.every(robbable), 'someone can be robbed')
        else this.demand((place === 'bank' && this.bank === 0) || place === 'store', `${place} gives something`)
        return
      }
      case 'tie': {
        const { place, tied } = event.decision
        this.reach(place)
        this.demand(event.sheriff === this.sheriff, 'another sheriff decides')
        const expected =
          place === 'doc' ? [...players.keys()].filter((seat) => !players[seat].won) : this.leaders(place)
        this.demand(tied.length > 1 && tied.join() === expected.join(), `tied: ${tied.join()}`)
        this.tied = tied
        return
      }
      case 'decided':
        this.demand(
          event.order.every((seat) => this.tied!.includes(seat)),
          'not among the tied',
        )
        this.chosen = event.order[0]
        this.queue = event.order
        return
      case 'bribed': {
        const { from, money, nuggets, property, store } = event.offer
        this.demand(event.offer.for === this.chosen && from !== this.sheriff, 'that offer lapses')
        this.pay(from, this.sheriff, money, money)
        for (const [goods, amount] of [
          ['nuggets', nuggets],
          ['property', property],
          ['store', store],
        ] as const) {
          this.demand(players[from][goods] >= amount, `${from} has not so many ${goods}`)
          players[from][goods] -= amount
          players[this.sheriff][goods] += amount
        }
        return
      }
      case 'mined':
        if (!event.dynamite) this.wins('mine', event.seat)
        this.demand(event.nuggets === Math.min(this.count(event.seat, '9'), this.mine), 'nuggets')
        this.mine -= event.nuggets
        players[event.seat].nuggets += event.nuggets
        return
      case 'robbed':
        this.wins('bank', event.seat)
        this.demand(event.money === this.bank && event.money > 0, 'all of the bank')
        players[event.seat].money += this.bank
        this.bank = 0
        this.chosen = event.money
        return
      case 'split':
        return this.pay(event.from, event.to, Math.floor(this.chosen! / 2), event.money)
      case 'stagecoach':
        this.demand(this.at === 1 && event.money === this.coach, 'the stagecoach comes after the bank')
        this.bank += this.coach
        this.coach = 0
        return
      case 'drew':
        if (event.place === 'store') this.wins('store', event.seat)
        else players[event.seat].store += event.count
        this.demand(event.count <= (event.place === 'store' ? this.count(event.seat, 'J') : 1), 'too many cards')
        return
      case 'shopped':
        players[event.seat].store++
        return
      case 'joe':
        players[event.seat].store--
        return
      case 'joePaid':
        return this.pay(event.from, event.to, 4, event.money)
      case 'stole': {
        const { victim, property, store } = event.theft
        this.wins('saloon', event.thief)
        this.demand(property + store >= 1 && property + store <= this.count(event.thief, 'Q'), 'how many to steal')
        players[victim].property -= property
        players[victim].store -= store
        return
      }
      case 'lootKept':
        players[event.thief][event.back]++
        players[event.victim].property += event.returned.property
        players[event.victim].store += event.returned.store
        return
      case 'badge':
        this.demand(event.from === this.sheriff && event.to !== this.sheriff, 'the badge moves')
        this.wins('sheriff', event.to)
        this.sheriff = event.to
        return
      case 'reelected':
        this.demand(event.seat === this.sheriff, 'who is no sheriff')
        return this.wins('sheriff', event.seat)
      case 'badgeStays':
        this.reach('sheriff')
        return this.demand(event.sheriff === this.sheriff && event.winner !== this.sheriff, 'the badge stays')
      default:
        return this.hearEnd(event)
    }
  }

  private hearEnd(event: Event) {
    const { players } = this
    switch (event.type) {
      case 'granted': {
        this.wins('townHall', event.seat)
        const most = Math.min(3, 1 + this.count(event.seat, 'A'))
        this.demand(event.properties.join() === this.row.slice(0, most).join(), 'properties from the bottom')
        this.row = this.row.slice(most)
        players[event.seat].property += event.properties.length
        return
      }
      case 'corrupted':
        this.demand(this.pile-- > 0, 'an empty pile')
        players[event.seat].property++
        return
      case 'refilled':
        this.demand(event.row.join().startsWith(this.row.join()), 'the row slides down')
        this.demand(event.added === Math.min(3 - this.row.length, this.pile), 'the row is filled')
        this.pile -= event.added
        this.row = event.row
        return
      case 'visited': {
        this.reach('doc')
        const { dice, won } = players[event.seat]
        if (!event.elixir) {
          this.demand(!won && !this.visits.includes(event.seat), `${event.seat} may not visit`)
          this.visits.push(event.seat)
          if (this.tied) this.demand(this.queue[this.visits.length - 1] === event.seat, 'the order of visits')
        }
        if (event.action)
          this.demand(
            dice.some((die) => docSides[event.action!].includes(die)),
            'no die for that',
          )
        return
      }
      case 'wired':
        this.demand(event.properties.length >= 1 && event.properties.length <= 2, 'one or two')
        players[event.seat].property -= event.properties.length
        players[event.seat].wired.push(...event.properties)
        return
      case 'collected':
        for (const { seat, amount } of event.from) {
          const most = event.what === 'money' ? 2 : 1
          this.demand(seat !== event.seat && amount === Math.min(most, players[seat][event.what]), 'what is collected')
          players[seat][event.what] -= amount
          players[event.seat][event.what] += amount
        }
        return this.demand(event.from.length === players.length - 1, 'from everyone else')
      case 'ended':
        this.demand(this.over() && this.at === order.length - 1, 'the end')
        this.ended = true
        return
      case 'hands':
        for (const [seat, { property, store }] of event.hands.entries()) {
          const { money, nuggets, wired } = players[seat]
          const gear = store.filter((card) => card.startsWith('equipment')).map((card) => Number(card.split('-')[1]))
          const cards = [...property, ...wired, ...gear].reduce((sum, one) => sum + one, 0)
          const points = nuggets + Math.floor(money / 2) + (seat === this.sheriff ? 5 : 0) + cards
          this.demand(points === event.totals[seat], `points of ${seat}`)
          this.demand(property.length === players[seat].property && store.length === players[seat].store, 'hands')
        }
        this.tied = this.best(event.totals)
        return
      case 'over':
        return this.demand(this.ended && this.tied!.includes(event.winner), 'the winner')
      default:
        return
    }
  }

  /** The most points, then the most properties. */
  private best(totals: readonly number[]): number[] {
    const land = ({ property, wired }: Player) => property + wired.length
    const rank = totals.map((total, seat) => total * 100 + land(this.players[seat]))
    return [...rank.keys()].filter((seat) => rank[seat] === Math.max(...rank))
  }

  private over(): boolean {
    return this.mine === 0 || (this.row.length === 0 && this.pile === 0)
  }
}
