import { stoppableBy, joeTargets } from '../cards/targets'
import { priceOf, usefulBrutes } from '../dice/choices'
import type { Answer, AnswerOf, DocAction, Own, Prompt, PromptOf, Table } from '../facts'
import type { GameView } from '../motion'
import { picksOf } from '../multiset'
import { theftsOf } from '../places/thefts'
import { openActions } from '../places/openActions'

const pass: Answer = { type: 'pass' }

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((one, at) => orders([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]))
}

/** All legal answers; `null` for offers, and for dice where a cheater is in the hand. */
export function list(view: GameView, prompt: Prompt): Answer[] | null {
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  const { store } = own
  switch (prompt.type) {
    case 'keep':
      return store.includes('cheater') ? null : listKeeps(table, seat, own)
    case 'last':
      return store.includes('cheater') ? null : [{ type: 'last', cheats: [] }]
    case 'giveBack':
      return [...new Set(prompt.lifted)].map((die) => ({ type: 'giveBack', die }))
    case 'window':
      return store.includes(prompt.window.card) ? [pass, ...listPlays(table, seat, prompt)] : [pass]
    case 'wanted': {
      if (!store.includes('wanted')) return [pass]
      return [
        pass,
        ...stoppableBy(prompt.played, seat).map((against): Answer => ({ type: 'play', card: 'wanted', against })),
      ]
    }
    case 'offer':
      return null
    case 'decide':
      return prompt.again ? [...listDecisions(prompt), { type: 'again' }] : listDecisions(prompt)
    case 'take':
      return [...new Set(own.drawn)].map((card) => ({ type: 'take', card }))
    case 'joe':
      return joeTargets(table, seat).map((target) => ({ type: 'target', seat: target }))
    case 'steal':
      return theftsOf(table, seat, prompt.queens).map((theft) => ({ type: 'steal', ...theft }))
    case 'loot':
      return [...new Set([...own.loot.property, ...own.loot.store])].map((card) => ({ type: 'loot', card }))
    case 'visit': {
      const visits = prompt.actions.flatMap((action) => listVisits(own, action))
      return prompt.optional ? [pass, ...visits] : visits
    }
    case 'final':
      return prompt.tied.map((tied) => ({ type: 'choose', seat: tied }))
    default:
      return prompt satisfies never
  }
}

function listDecisions({ decision }: PromptOf<'decide'>): Answer[] {
  if (decision.place === 'doc') return orders(decision.tied).map((seats) => ({ type: 'order', seats }))
  return decision.tied.map((seat) => ({ type: 'choose', seat }))
}

/** All ways to keep dice with money and brutes, leaving cheaters aside. */
function listKeeps(table: Table, seat: number, own: Own): AnswerOf<'keep'>[] {
  const { money } = table.players[seat]
  return picksOf(own.thrown).flatMap((dice) => {
    return Array.from({ length: usefulBrutes(own, dice.length) + 1 }, (_, brutes) => ({
      type: 'keep' as const,
      dice,
      brutes,
      cheats: [],
    })).filter(({ brutes }) => priceOf(dice.length, brutes) <= money)
  })
}

function listPlays(table: Table, seat: number, { window }: PromptOf<'window'>): Answer[] {
  switch (window.card) {
    case 'girls':
      return theftsOf(table, seat, window.queens).map((theft) => ({ type: 'play', card: 'girls', ...theft }))
    case 'elixir':
      return openActions(table, seat).map((action) => ({ type: 'play', card: 'elixir', action }))
    default:
      return [{ type: 'play', card: window.card }]
  }
}

function listVisits({ property }: Own, action: DocAction): Answer[] {
  if (action !== 'wire') return [{ type: 'visit', action, properties: [] }]
  return picksOf(property)
    .filter(({ length }) => length === 1 || length === 2)
    .map((properties) => ({ type: 'visit', action, properties }))
}
