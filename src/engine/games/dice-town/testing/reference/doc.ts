import type { Answer, DocAction, Face } from '../../facts'
import { draw, gain, window } from './cards'
import { all, askOne, others, pay, remove, within, type Course, type Reference } from './state'
import { decide } from './ties'

const docDice: Record<DocAction, readonly Face[]> = { wire: ['9', '10'], draw: ['J', 'Q'], cash: ['K'], gold: ['A'] }
function actionsOf(s: Reference, seat: number): DocAction[] {
  return (['wire', 'draw', 'cash', 'gold'] as const).filter(
    (action) =>
      s.dice[seat].some((die) => docDice[action].includes(die)) && (action !== 'wire' || s.property[seat].length > 0),
  )
}
function isUseful(s: Reference, seat: number, action: DocAction): boolean {
  if (action === 'wire') return s.property[seat].length > 0
  if (action === 'draw') return s.deck.length + s.discard.length > 0
  return others(s, seat).some((one) => (action === 'cash' ? s.money : s.nuggets)[one] > 0)
}

export function* doc(s: Reference): Course {
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
function mayVisit(
  s: Reference,
  seat: number,
  actions: readonly DocAction[],
  visit: Extract<Answer, { type: 'visit' }>,
) {
  const { action, properties } = visit
  if (!actions.includes(action)) return false
  if (action !== 'wire') return properties.length === 0
  return (properties.length === 1 || properties.length === 2) && within(properties, s.property[seat])
}
function* visit(s: Reference, seat: number, action: DocAction, properties: readonly number[]): Course {
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
