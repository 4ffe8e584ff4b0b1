/** The answer under construction, whatever is asked. Dice and cards are picked by their place in the hand. */
import type { Seat } from '../../../engine/core/contract'
import type { Answer, AnswerOf, DocAction, Face, Own, PromptOf, StoreCard } from '../../../engine/games/dice-town'
import { reactionMs } from '../../../engine/games/dice-town/cards/reactions'
import type { Draft } from '../../match/contract'

export interface TownDraft extends Draft {
  /** Dice to keep, cards to offer or to wire. */
  dice: readonly number[]
  /** Keeping none was chosen, not merely nothing picked yet. */
  none: boolean
  brutes: number
  /** Dice turned by a cheater, and to which side. */
  cheats: Readonly<Record<number, Face>>
  seat: Seat | null
  order: readonly Seat[]
  money: number
  nuggets: number
  /** Counts of cards to steal. */
  take: { readonly property: number; readonly store: number }
  property: readonly number[]
  store: readonly number[]
  card: StoreCard | number | null
  against: number | null
  action: DocAction | null
  /** A reaction that is decided and waits for `due`. */
  given: Answer | null
  /** Playing for time without a card to play. */
  stalls: boolean
  /** When a reaction may leave the page, so that its haste tells nothing. */
  due: number
}

const empty = (): Omit<TownDraft, 'reset'> => ({
  dice: [],
  none: false,
  brutes: 0,
  cheats: {},
  seat: null,
  order: [],
  money: 0,
  nuggets: 0,
  take: { property: 0, store: 0 },
  property: [],
  store: [],
  card: null,
  against: null,
  action: null,
  given: null,
  stalls: false,
  due: performance.now() + reactionMs(Math.random()),
})

export function createDraft(): TownDraft {
  const draft: TownDraft = $state({ ...empty(), reset: () => Object.assign(draft, empty()) })
  return draft
}

/** Adds a value or takes it out. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}

const pickedOf = <T>(all: readonly T[], places: readonly number[]): T[] => places.map((at) => all[at])

const cheatsOf = (draft: TownDraft, thrown: readonly Face[], kept: readonly number[]) =>
  kept.flatMap((at) => (draft.cheats[at] ? [{ from: thrown[at], to: draft.cheats[at] }] : []))

export function keepAnswer(draft: TownDraft, own: Own): AnswerOf<'keep'> {
  const { dice } = draft
  return {
    type: 'keep',
    dice: pickedOf(own.thrown, dice),
    brutes: draft.brutes,
    cheats: cheatsOf(draft, own.thrown, dice),
  }
}

export function lastAnswer(draft: TownDraft, own: Own): AnswerOf<'last'> {
  const all = own.thrown.map((_, at) => at)
  return { type: 'last', cheats: cheatsOf(draft, own.thrown, all) }
}

export function offerAnswer(draft: TownDraft, own: Own): AnswerOf<'offer'> | null {
  if (draft.seat === null) return null
  const property = pickedOf(own.property, draft.property)
  const store = pickedOf(own.store, draft.store)
  if (draft.money + draft.nuggets + property.length + store.length === 0) return null
  return { type: 'offer', for: draft.seat, money: draft.money, nuggets: draft.nuggets, property, store }
}

export function decideAnswer(draft: TownDraft, prompt: PromptOf<'decide'>): Answer | null {
  const { decision } = prompt
  if (decision.place !== 'doc') return draft.seat === null ? null : { type: 'choose', seat: draft.seat }
  return draft.order.length === decision.tied.length ? { type: 'order', seats: draft.order } : null
}

export function visitAnswer(draft: TownDraft, own: Own): AnswerOf<'visit'> | null {
  if (draft.action === null) return null
  const properties = draft.action === 'wire' ? pickedOf(own.property, draft.property) : []
  if (draft.action === 'wire' && (properties.length < 1 || properties.length > 2)) return null
  return { type: 'visit', action: draft.action, properties }
}
