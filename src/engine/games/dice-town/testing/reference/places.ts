import type { Answer, Cards, DocAction, Face, Prompt, StoreCard } from '../../facts'
import { all, ask, askOne, count, draw, gain, next, order, others, pay, remove, sorted, window, within } from './state'
import type { Asked, Going, Naive } from './state'

/** II: the places in their order. */

/** How a hand ranks: its kind, then the faces group by group. */
export function strength(dice: readonly Face[]): number[] {
  const groups = order
    .map((face, rank) => ({ rank, many: count(dice, face) }))
    .filter((group) => group.many > 0)
    .sort((a, b) => b.many - a.many || b.rank - a.rank)
  const shape = groups.map((group) => group.many).join('')
  const straight = groups.length === 5 && groups[0].rank - groups[4].rank === 4
  const kinds = ['11111', '2111', '221', '311', 'straight', '32', '41', '5']
  return [kinds.indexOf(straight ? 'straight' : shape), ...groups.map((group) => group.rank)]
}
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i]
  return 0
}

/** Who has the most dice of a face: nobody, one, or several. */
function most(s: Naive, face: Face): number[] {
  const top = Math.max(...s.dice.map((dice) => count(dice, face)))
  return top === 0 ? [] : all(s).filter((seat) => count(s.dice[seat], face) === top)
}

type DecidedPlace = Extract<Prompt, { type: 'decide' }>['decision']['place']
/** The sheriff decides a tie, or the doc's order, after offers. */
export function* decide(s: Naive, place: DecidedPlace, tied: readonly number[]): Going<number[]> {
  if (tied.length <= 1) return [...tied]
  s.seen.add(`tie at ${place}`)
  const decision = { place, tied }
  for (let round: 1 | 2 = 1; ; round = 2) {
    const asked: Asked = new Map()
    for (const seat of others(s, s.sheriff)) {
      const goods = s.money[seat] + s.nuggets[seat] + s.property[seat].length + s.store[seat].length
      if (goods > 0)
        asked.set(seat, {
          prompt: { type: 'offer', decision, round },
          legal: (answer) =>
            answer.type === 'pass' ||
            (answer.type === 'offer' &&
              tied.includes(answer.for) &&
              answer.money <= s.money[seat] &&
              answer.nuggets <= s.nuggets[seat] &&
              within(answer.property, s.property[seat]) &&
              within(answer.store, s.store[seat]) &&
              answer.money + answer.nuggets + answer.property.length + answer.store.length > 0),
        })
    }
    const answers = yield* ask(s, asked)
    const offers = all(s).flatMap((from) => {
      const offer = answers.get(from)
      return offer?.type === 'offer' ? [{ ...offer, from }] : []
    })
    const shown = offers.map(({ from, for: whom, money, nuggets, property, store }) => ({
      from,
      for: whom,
      money,
      nuggets,
      property: property.length,
      store: store.length,
    }))
    const again = round === 1 && asked.size > 0
    const answer = yield* askOne(s, s.sheriff, { type: 'decide', decision, offers: shown, again }, (given) => {
      if (given.type === 'again') return again
      if (place !== 'doc') return given.type === 'choose' && tied.includes(given.seat)
      return given.type === 'order' && sorted(given.seats).join() === sorted(tied).join()
    })
    if (answer.type === 'again') continue
    const chosen = answer.type === 'order' ? [...answer.seats] : answer.type === 'choose' ? [answer.seat] : []
    for (const offer of offers)
      if (offer.for === chosen[0]) {
        s.seen.add('bribed')
        pay(s, offer.from, s.sheriff, offer.money)
        s.nuggets[offer.from] -= offer.nuggets
        s.nuggets[s.sheriff] += offer.nuggets
        remove(s.property[offer.from], offer.property)
        s.property[s.sheriff].push(...offer.property)
        remove(s.store[offer.from], offer.store)
        s.store[s.sheriff].push(...offer.store)
      }
    return chosen
  }
}

export function* mine(s: Naive): Going {
  const [seat] = yield* decide(s, 'mine', most(s, '9'))
  if (seat === undefined) return
  const nines = count(s.dice[seat], '9')
  const dig = () => {
    const found = Math.min(nines, s.mine)
    s.mine -= found
    s.nuggets[seat] += found
    return found
  }
  const nuggets = dig()
  s.won[seat] = true
  if (s.mine === 0) return
  const played = yield* window(s, [seat], { card: 'dynamite', seat, nuggets }, () => true)
  if (played && !played.stopped) dig()
}

export function* bank(s: Naive): Going {
  if (s.bank > 0) {
    const [seat] = yield* decide(s, 'bank', most(s, '10'))
    if (seat !== undefined) {
      const money = s.bank
      s.bank = 0
      s.money[seat] += money
      s.won[seat] = true
      const played = yield* window(s, others(s, seat), { card: 'split', robber: seat, money }, () => true)
      if (played && !played.stopped) pay(s, seat, played.seat, Math.floor(money / 2))
    }
  }
  s.bank += s.stagecoach
  s.stagecoach = 0
}

export function* store(s: Naive, round: number): Going {
  if (s.deck.length + s.discard.length === 0) return
  const [seat] = yield* decide(s, 'store', most(s, 'J'))
  if (seat === undefined) return
  const jacks = count(s.dice[seat], 'J')
  for (let time = 0; time < (round === 1 ? 2 : 1); time++) yield* shop(s, seat, jacks)
  while (s.deck.length + s.discard.length > 0) {
    const played = yield* window(s, [seat], { card: 'credit', seat, jacks }, () => true)
    if (!played || played.stopped) return
    yield* shop(s, seat, jacks)
  }
}
function* shop(s: Naive, seat: number, jacks: number): Going {
  const drawn = draw(s, seat, jacks)
  if (drawn.length === 0) return
  s.won[seat] = true
  let kept = drawn[0]
  if (drawn.length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'take', count: drawn.length },
      (given) => given.type === 'take' && drawn.includes(given.card),
    )
    if (answer.type === 'take') kept = answer.card
  }
  remove(drawn, [kept])
  s.discard.push(...drawn)
  yield* gain(s, seat, kept)
}

interface Theft {
  readonly victim: number
  readonly property: number
  readonly store: number
}
function thefts(s: Naive, thief: number, queens: number): Theft[] {
  const found: Theft[] = []
  for (const victim of others(s, thief))
    for (let property = 0; property <= s.property[victim].length; property++)
      for (let cards = 0; cards <= s.store[victim].length; cards++)
        if (property + cards > 0 && property + cards <= queens) found.push({ victim, property, store: cards })
  return found
}
const same = (a: Theft, b: Theft) => a.victim === b.victim && a.property === b.property && a.store === b.store

export function* saloon(s: Naive): Going {
  const tied = most(s, 'Q')
  if (tied.every((seat) => thefts(s, seat, 5).length === 0)) return
  const [seat] = yield* decide(s, 'saloon', tied)
  const queens = count(s.dice[seat], 'Q')
  const choices = thefts(s, seat, queens)
  if (choices.length === 0) return
  let theft = choices[0]
  if (choices.length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'steal', queens },
      (given) => given.type === 'steal' && choices.some((one) => same(one, given)),
    )
    if (answer.type === 'steal') theft = answer
  }
  s.won[seat] = true
  yield* steal(s, seat, theft)
  for (;;) {
    const left = thefts(s, seat, queens)
    if (left.length === 0) return
    const played = yield* window(
      s,
      [seat],
      { card: 'girls', seat, queens },
      (play) => play.card === 'girls' && left.some((one) => same(one, play)),
    )
    if (!played || played.stopped || played.play.card !== 'girls') return
    yield* steal(s, seat, played.play)
  }
}
function* steal(s: Naive, thief: number, { victim, property, store: cards }: Theft): Going {
  s.seen.add(`stole ${property > 1 ? 2 : property} ${cards > 1 ? 2 : cards}`)
  const loot = next<{ cards: Cards }>(s, 'loot').cards
  if (loot.property.length !== property || loot.store.length !== cards) throw new Error('another theft')
  if (!within(loot.property, s.property[victim]) || !within(loot.store, s.store[victim]))
    throw new Error('no such loot')
  remove(s.property[victim], loot.property)
  remove(s.store[victim], loot.store)
  const all = [...loot.property, ...loot.store] as (number | StoreCard)[]
  let kept = all[0]
  if (all.length > 1) {
    const theft = { victim, property, store: cards }
    const answer = yield* askOne(
      s,
      thief,
      { type: 'loot', theft },
      (given) => given.type === 'loot' && all.includes(given.card),
    )
    if (answer.type === 'loot') kept = answer.card
  }
  s.property[victim].push(...loot.property)
  s.store[victim].push(...loot.store)
  if (typeof kept === 'number') {
    remove(s.property[victim], [kept])
    s.property[thief].push(kept)
  } else {
    remove(s.store[victim], [kept])
    yield* gain(s, thief, kept)
  }
}

export function* badge(s: Naive): Going {
  const [seat] = yield* decide(s, 'sheriff', most(s, 'K'))
  if (seat === undefined) return
  if (seat !== s.sheriff) {
    const played = yield* window(s, all(s), { card: 'marshal', winner: seat }, () => true)
    if (played && !played.stopped) return
  }
  s.sheriff = seat
  s.won[seat] = true
}

export function* townHall(s: Naive): Going {
  const hands = s.dice.map(strength)
  const best = hands.reduce((a, b) => (compare(a, b) >= 0 ? a : b))
  const [seat] = yield* decide(
    s,
    'townHall',
    all(s).filter((one) => compare(hands[one], best) === 0),
  )
  s.property[seat].push(...s.row.splice(0, 1 + count(s.dice[seat], 'A')))
  s.won[seat] = true
  if (s.pile.length > 0) {
    const played = yield* window(s, [seat], { card: 'corruption', seat }, () => true)
    if (played && !played.stopped) s.property[seat].push(s.pile.shift()!)
  }
  while (s.row.length < 3 && s.pile.length > 0) s.row.push(s.pile.shift()!)
}

const docDice: Record<DocAction, readonly Face[]> = { wire: ['9', '10'], draw: ['J', 'Q'], cash: ['K'], gold: ['A'] }
function actionsOf(s: Naive, seat: number): DocAction[] {
  return (['wire', 'draw', 'cash', 'gold'] as const).filter(
    (action) =>
      s.dice[seat].some((die) => docDice[action].includes(die)) && (action !== 'wire' || s.property[seat].length > 0),
  )
}
function isUseful(s: Naive, seat: number, action: DocAction): boolean {
  if (action === 'wire') return s.property[seat].length > 0
  if (action === 'draw') return s.deck.length + s.discard.length > 0
  return others(s, seat).some((one) => (action === 'cash' ? s.money : s.nuggets)[one] > 0)
}

export function* doc(s: Naive): Going {
  const unlucky = all(s).filter((seat) => !s.won[seat])
  for (const seat of yield* decide(s, 'doc', unlucky)) {
    s.seen.add('doc')
    const actions = actionsOf(s, seat)
    if (!actions.some((action) => isUseful(s, seat, action))) continue
    const answer = yield* askOne(
      s,
      seat,
      { type: 'visit', actions, optional: true },
      (given) => given.type === 'pass' || (given.type === 'visit' && mayVisit(s, seat, actions, given)),
    )
    if (answer.type === 'visit') yield* visit(s, seat, answer.action, answer.properties)
  }
  const seats = all(s).filter((seat) => actionsOf(s, seat).some((action) => isUseful(s, seat, action)))
  const played = yield* window(
    s,
    seats,
    { card: 'elixir' },
    (play, seat) => play.card === 'elixir' && actionsOf(s, seat).includes(play.action),
  )
  if (!played || played.stopped || played.play.card !== 'elixir') return
  const { seat } = played
  const { action } = played.play
  let wire: readonly number[] = [...s.property[seat]]
  if (action === 'wire' && s.property[seat].length > 1) {
    const answer = yield* askOne(
      s,
      seat,
      { type: 'visit', actions: [action], optional: false },
      (given) => given.type === 'visit' && mayVisit(s, seat, [action], given),
    )
    if (answer.type === 'visit') wire = answer.properties
  }
  yield* visit(s, seat, action, wire)
}
function mayVisit(s: Naive, seat: number, actions: readonly DocAction[], visit: Extract<Answer, { type: 'visit' }>) {
  const { action, properties } = visit
  if (!actions.includes(action)) return false
  if (action !== 'wire') return properties.length === 0
  return (properties.length === 1 || properties.length === 2) && within(properties, s.property[seat])
}
function* visit(s: Naive, seat: number, action: DocAction, properties: readonly number[]): Going {
  s.seen.add(`visit ${action}`)
  if (action === 'wire') {
    remove(s.property[seat], properties)
    s.wired[seat].push(...properties)
  } else if (action === 'draw') {
    for (const card of draw(s, seat, 1)) yield* gain(s, seat, card)
  } else
    for (const other of others(s, seat)) {
      if (action === 'cash') pay(s, other, seat, 2)
      else if (s.nuggets[other] > 0) {
        s.nuggets[other]--
        s.nuggets[seat]++
      }
    }
}
