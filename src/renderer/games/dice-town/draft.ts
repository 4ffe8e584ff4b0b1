/** The answer under construction, whatever is asked. Every tap makes a new draft. Dice and cards are picked by index. */
import type { Seat, View } from '../../../engine/core/contract'
import { isReaction, onlyAnswer, passesFor } from '../../../engine/games/dice-town/cards/reactions'
import { cheatersOf, usefulBrutes } from '../../../engine/games/dice-town/dice/choices'
import type {
  Answer,
  AnswerOf,
  Backs,
  DocAction,
  Face,
  Own,
  Prompt,
  PromptOf,
  Table,
} from '../../../engine/games/dice-town/facts'
import { check } from '../../../engine/games/dice-town/legal/check'
import { largestTheft } from '../../../engine/games/dice-town/places/thefts'

type TownView = View<Table, Own>

export interface Choices {
  /** Dice to keep, or the one to give back. */
  readonly dice: readonly number[]
  /** Keeping none was chosen; otherwise nothing is picked yet. */
  readonly none: boolean
  readonly brutes: number
  /** Dice turned by a cheater, and to which side. */
  readonly cheats: Readonly<Record<number, Face>>
  readonly seat: Seat | null
  readonly order: readonly Seat[]
  readonly money: number
  readonly nuggets: number
  /** How many cards of each back to steal. */
  readonly take: Backs
  /** Cards of the hand to offer or to wire. */
  readonly property: readonly number[]
  readonly store: readonly number[]
  /** The drawn or stolen card to keep. */
  readonly card: number | null
  /** The played card to stop. */
  readonly against: number | null
  readonly action: DocAction | null
  /** A reaction that is decided and waits until it is due. */
  readonly given: Answer | null
  /** Playing for time without a card to play. */
  readonly stalls: boolean
}

export const nothingChosen: Choices = {
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
}

/** Adds a value, or removes it if it is there. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}

/** Picks a die to keep, or puts it back together with what was planned for it. */
export function toggleDie(chosen: Choices, own: Own, at: number): Choices {
  const dice = toggled(chosen.dice, at)
  const brutes = Math.min(chosen.brutes, usefulBrutes(own, dice.length))
  const next = { ...chosen, none: false, dice, brutes, given: null }
  return dice.includes(at) ? next : unturnDie(next, at)
}

/** Keeps none after all, whatever was picked; or takes that back. */
export function toggleNone(chosen: Choices): Choices {
  return { ...chosen, none: !chosen.none, dice: [], brutes: 0, cheats: {}, given: null }
}

/** Turns a die. Like every change of the dice, it takes back an answer that was given and still waits. */
export function turnDie(chosen: Choices, at: number, to: Face): Choices {
  return { ...chosen, cheats: { ...chosen.cheats, [at]: to }, given: null }
}

export function unturnDie(chosen: Choices, at: number): Choices {
  const cheats = Object.fromEntries(Object.entries(chosen.cheats).filter(([key]) => Number(key) !== at))
  return { ...chosen, cheats, given: null }
}

/** Whether another of the kept dice could still be turned. */
export function canTurnMore({ cheats }: Choices, own: Own, kept: readonly number[]): boolean {
  return kept.filter((at) => cheats[at] !== undefined).length < cheatersOf(own)
}

/** The dice that an answer would keep now: on the last throw, all. */
export function keptDice({ dice }: Choices, own: Own, last: boolean): readonly number[] {
  return last ? [...own.thrown.keys()] : dice
}

/** Chooses a victim, and at first everything that can be taken. */
export function pickVictim(chosen: Choices, table: Table, seat: Seat, queens: number): Choices {
  const { property, store } = largestTheft(table, seat, queens)
  return { ...chosen, seat, take: { property, store } }
}

/** Names the player an offer is for; a second tap takes that back but keeps the goods. */
export function pickFavoured(chosen: Choices, seat: Seat): Choices {
  return { ...chosen, seat: chosen.seat === seat ? null : seat }
}

/** The sheriff's pick: one player, or at the doc the next in the order. */
export function pickDecided(chosen: Choices, { decision }: PromptOf<'decide'>, seat: Seat): Choices {
  return decision.place === 'doc' ? { ...chosen, order: toggled(chosen.order, seat) } : { ...chosen, seat }
}

/** The answer as chosen so far, legal or not; null while something is missing. */
export function answerSoFar(chosen: Choices, { own }: TownView, prompt: Prompt): Answer | null {
  const { seat } = chosen
  if (own === null) return null
  switch (prompt.type) {
    case 'keep':
      return chosen.dice.length > 0 || chosen.none ? keepSoFar(chosen, own) : null
    case 'last':
      return { type: 'last', cheats: cheatsSoFar(chosen, own, keptDice(chosen, own, true)) }
    case 'giveBack':
      return chosen.dice.length === 1 ? { type: 'giveBack', die: prompt.lifted[chosen.dice[0]] } : null
    case 'window':
      return playSoFar(chosen, prompt)
    case 'wanted':
      return chosen.against === null ? null : { type: 'play', card: 'wanted', against: chosen.against }
    case 'offer':
      return seat === null ? null : offerSoFar(chosen, own, seat)
    case 'decide':
      if (prompt.decision.place === 'doc') return { type: 'order', seats: chosen.order }
      return seat === null ? null : { type: 'choose', seat }
    case 'take':
      return chosen.card === null ? null : { type: 'take', card: own.drawn[chosen.card] }
    case 'joe':
      return seat === null ? null : { type: 'target', seat }
    case 'steal':
      return seat === null ? null : { type: 'steal', victim: seat, ...chosen.take }
    case 'loot':
      return chosen.card === null ? null : { type: 'loot', card: lootCards(own)[chosen.card] }
    case 'visit':
      return visitSoFar(chosen, own)
    case 'final':
      return seat === null ? null : { type: 'choose', seat }
    default:
      return prompt satisfies never
  }
}

/** Cards between thief and victim, as they are laid out. */
export function lootCards({ loot }: Own) {
  return [...loot.property, ...loot.store]
}

const pickedOf = <T>(all: readonly T[], indexes: readonly number[]): T[] => indexes.map((at) => all[at])

function cheatsSoFar({ cheats }: Choices, own: Own, kept: readonly number[]) {
  return kept.flatMap((at) => (cheats[at] ? [{ from: own.thrown[at], to: cheats[at] }] : []))
}

function keepSoFar(chosen: Choices, own: Own): AnswerOf<'keep'> {
  const { dice, brutes } = chosen
  return { type: 'keep', dice: pickedOf(own.thrown, dice), brutes, cheats: cheatsSoFar(chosen, own, dice) }
}

function playSoFar({ seat, take, action }: Choices, { window }: PromptOf<'window'>): Answer | null {
  const { card } = window
  if (card === 'girls') return seat === null ? null : { type: 'play', card, victim: seat, ...take }
  if (card === 'elixir') return action === null ? null : { type: 'play', card, action }
  return { type: 'play', card }
}

function offerSoFar({ money, nuggets, ...chosen }: Choices, own: Own, seat: Seat): AnswerOf<'offer'> {
  const property = pickedOf(own.property, chosen.property)
  const store = pickedOf(own.store, chosen.store)
  return { type: 'offer', for: seat, money, nuggets, property, store }
}

function visitSoFar({ action, property }: Choices, own: Own): AnswerOf<'visit'> | null {
  if (action === null) return null
  return { type: 'visit', action, properties: action === 'wire' ? pickedOf(own.property, property) : [] }
}

/** The chosen answer if it is complete and legal. */
export function readyAnswer(chosen: Choices, view: TownView, prompt: Prompt): Answer | null {
  const answer = answerSoFar(chosen, view, prompt)
  return answer !== null && check(view, prompt, answer) === null ? answer : null
}

/**
 * What a page sends of itself when a reaction is due, so that its haste reveals nothing: the player's answer,
 * the only one they have, or a pass in a muted round. Null: the player has yet to answer.
 */
export function dueAnswer(chosen: Choices, view: TownView, prompt: Prompt, muted: boolean): Answer | null {
  if (!isReaction(view, prompt)) return null
  const only = chosen.stalls ? null : onlyAnswer(view, prompt)
  return chosen.given ?? only ?? (muted ? passesFor(prompt) : null)
}
