import type { Refusal } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { cardRule } from '../cards/catalog'
import { joeTargets } from '../cards/targets'
import { stoppableBy } from '../cards/targets'
import { priceOf } from '../dice/choices'
import type { Answer, AnswerOf, Cheat, Face, Own, Prompt, PromptOf, StoreCard, Table, Theft } from '../facts'
import type { GameView } from '../motion'
import { within } from '../multiset'
import { openActions } from '../places/openActions'

type Verdict = Refusal | null
type Means = Pick<Table['players'][number], 'money' | 'nuggets'>

/** The one judge of legality, from the seat's own view. */
export function check(view: GameView, prompt: Prompt, answer: Answer): Verdict {
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  switch (prompt.type) {
    case 'keep':
      return answer.type === 'keep' ? checkKeep(table.players[seat].money, own, answer) : refusal('DT-3.1')
    case 'last':
      return answer.type === 'last' ? checkCheats(own, own.thrown, answer.cheats) : checkPick(prompt)
    case 'giveBack':
      return answer.type === 'giveBack' && prompt.lifted.includes(answer.die) ? null : refusal('DT-3.7')
    case 'window':
      return checkWindow(table, seat, own, prompt, answer)
    case 'wanted':
      return checkWanted(seat, own, prompt, answer)
    case 'offer':
      return checkOffer(table.players[seat], own, prompt, answer)
    case 'decide':
      return checkDecide(prompt, answer)
    case 'take':
      return answer.type === 'take' && own.drawn.includes(answer.card) ? null : refusal('DT-8.1')
    case 'joe':
      return answer.type === 'target' && joeTargets(table, seat).includes(answer.seat) ? null : refusal('DT-13.9')
    case 'steal':
      return answer.type === 'steal' ? checkTheft(table, seat, prompt.queens, answer) : refusal('DT-9.1')
    case 'loot':
      return answer.type === 'loot' && isLoot(own, answer.card) ? null : refusal('DT-9.2')
    case 'visit':
      return checkVisit(own, prompt, answer)
    case 'final':
      return answer.type === 'choose' && prompt.tied.includes(answer.seat) ? null : refusal('DT-17.3')
    default:
      return prompt satisfies never
  }
}

/** Whether dice may be picked at all: after the last throw everyone keeps what is left. */
export function checkPick(prompt: PromptOf<'keep'> | PromptOf<'last'>): Verdict {
  return prompt.type === 'last' ? refusal('DT-3.6') : null
}

/** Whether the price is the only objection to keeping some dice. */
export function isTooDear(view: GameView, prompt: Prompt, answer: Answer): boolean {
  return check(view, prompt, answer)?.rule === 'DT-3.4'
}

function checkKeep(money: number, own: Own, { dice, brutes, cheats }: AnswerOf<'keep'>): Verdict {
  if (!within(dice, own.thrown)) return refusal('DT-3.1')
  if (!within(Array(Math.min(brutes, 3)).fill('brute'), own.store)) return refusal('DT-13.5')
  if (brutes > Math.max(0, dice.length - 1)) return refusal('DT-13.5', { brutes })
  return checkPrice(money, dice.length, brutes) ?? checkCheats(own, dice, cheats)
}

/** Whether a player with this much money can keep this many dice. */
export function checkPrice(money: number, kept: number, brutes: number): Verdict {
  const price = priceOf(kept, brutes)
  return price > money ? refusal(kept === 0 ? 'DT-3.3' : 'DT-3.4', { price, money }) : null
}

/** Each cheater turns another die of the lift to another side (DT-13.6). */
function checkCheats(own: Own, kept: readonly Face[], cheats: readonly Cheat[]): Verdict {
  if (cheats.length === 0) return null
  if (!within(Array(Math.min(cheats.length, 3)).fill('cheater'), own.store)) return refusal('DT-13.6')
  const from = cheats.map((cheat) => cheat.from)
  return within(from, kept) && cheats.every((cheat) => cheat.from !== cheat.to) ? null : refusal('DT-13.6')
}

function checkWindow(table: Table, seat: number, own: Own, { window }: PromptOf<'window'>, answer: Answer): Verdict {
  if (answer.type === 'pass') return null
  if (answer.type !== 'play' || answer.card !== window.card) return refusal('DT-14.1')
  if (!own.store.includes(answer.card)) return refusal(cardRule[answer.card])
  if (answer.card === 'girls' && window.card === 'girls') return checkTheft(table, seat, window.queens, answer)
  if (answer.card === 'elixir' && !openActions(table, seat).includes(answer.action)) return refusal('DT-12.3')
  return null
}

function checkWanted(seat: number, own: Own, { played }: PromptOf<'wanted'>, answer: Answer): Verdict {
  if (answer.type === 'pass') return null
  if (answer.type !== 'play' || answer.card !== 'wanted' || !own.store.includes('wanted')) return refusal('DT-13.12')
  return stoppableBy(played, seat).includes(answer.against) ? null : refusal('DT-13.12')
}

function checkOffer(
  player: Table['players'][number],
  own: Own,
  { decision }: PromptOf<'offer'>,
  answer: Answer,
): Verdict {
  if (answer.type === 'pass') return null
  if (answer.type !== 'offer') return refusal('DT-5.1')
  if (!decision.tied.includes(answer.for)) return refusal('DT-5.1')
  const unaffordable = checkMeans(player, answer)
  if (unaffordable !== null) return unaffordable
  if (!within(answer.property, own.property) || !within(answer.store, own.store)) return refusal('DT-5.2')
  const size = answer.money + answer.nuggets + answer.property.length + answer.store.length
  return size > 0 ? null : refusal('DT-5.2')
}

/** Whether a player has as much as they offer. */
export function checkMeans({ money, nuggets }: Means, offered: Means): Verdict {
  return offered.money > money || offered.nuggets > nuggets ? refusal('DT-5.2', { money, nuggets }) : null
}

function checkDecide({ decision, again }: PromptOf<'decide'>, answer: Answer): Verdict {
  if (answer.type === 'again') return again ? null : refusal('DT-5.4')
  if (decision.place !== 'doc')
    return answer.type === 'choose' && decision.tied.includes(answer.seat) ? null : refusal('DT-4.2')
  if (answer.type !== 'order') return refusal('DT-12.2')
  const all = answer.seats.length === decision.tied.length && within(answer.seats, decision.tied)
  return all ? null : refusal('DT-12.2')
}

function checkTheft(table: Table, thief: number, queens: number, { victim, property, store }: Theft): Verdict {
  if (victim === thief || victim >= table.players.length) return refusal('DT-9.1')
  const reach = table.players[victim]
  if (property > reach.property || store > reach.store) return refusal('DT-9.3')
  const count = property + store
  return count >= 1 && count <= queens ? null : refusal('DT-9.1', { queens })
}

function isLoot({ loot }: Own, card: StoreCard | number): boolean {
  return typeof card === 'number' ? loot.property.includes(card) : loot.store.includes(card)
}

function checkVisit(own: Own, { actions, optional }: PromptOf<'visit'>, answer: Answer): Verdict {
  if (answer.type === 'pass') return optional ? null : refusal('DT-13.13')
  if (answer.type !== 'visit' || !actions.includes(answer.action)) return refusal('DT-12.3')
  const { length } = answer.properties
  if (answer.action !== 'wire') return length === 0 ? null : refusal('DT-12.4')
  return length >= 1 && length <= 2 && within(answer.properties, own.property) ? null : refusal('DT-12.4')
}
