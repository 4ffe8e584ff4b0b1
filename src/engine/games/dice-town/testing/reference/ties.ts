import type { Face, Prompt } from '../../facts'
import {
  all,
  askAll,
  askOne,
  count,
  order,
  others,
  pay,
  remove,
  sorted,
  within,
  type Asked,
  type Course,
  type Reference,
} from './state'

/** Who leads, and how the sheriff decides. */

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
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i]
  return 0
}

/** Who has the most dice of a face: nobody, one, or several. */
export function most(s: Reference, face: Face): number[] {
  const top = Math.max(...s.dice.map((dice) => count(dice, face)))
  return top === 0 ? [] : all(s).filter((seat) => count(s.dice[seat], face) === top)
}

type DecidedPlace = Extract<Prompt, { type: 'decide' }>['decision']['place']
/** The sheriff decides a tie, or the doc's order, after offers. */
export function* decide(s: Reference, place: DecidedPlace, tied: readonly number[]): Course<number[]> {
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
    const answers = yield* askAll(s, asked)
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
