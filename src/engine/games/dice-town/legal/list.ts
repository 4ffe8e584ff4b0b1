import type { View } from '../../../core/contract'
import type { Answer, Prompt, PromptOf } from '../events'
import { openActions } from '../places/doc'
import type { DocAction, Own, Table } from '../facts'
import { theftsOf } from '../places/saloon'
import { priceOf } from '../dice/throwing'

const pass: Answer = { type: 'pass' }

/** All ways to pick from a sorted list, each once: the picks' members alike count as the same. */
export function picksOf<T>(sorted: readonly T[]): T[][] {
  let picks: T[][] = [[]]
  for (let at = 0; at < sorted.length;) {
    let run = 1
    while (sorted[at + run] === sorted[at]) run++
    picks = picks.flatMap((pick) =>
      Array.from({ length: run + 1 }, (_, times) => [...pick, ...Array<T>(times).fill(sorted[at])]),
    )
    at += run
  }
  return picks
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((one, at) => orders([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]))
}

/** All legal answers; `null` for offers, and for dice where a cheater is in the hand. */
export function list(view: View<Table, Own>, prompt: Prompt): Answer[] | null {
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
      const targets = [...prompt.played.keys()].filter((index) => prompt.played[index].seat !== seat)
      return [pass, ...targets.map((against): Answer => ({ type: 'play', card: 'wanted', against }))]
    }
    case 'offer':
      return null
    case 'decide': {
      const { decision } = prompt
      const choices =
        decision.place === 'doc'
          ? orders(decision.tied).map((seats): Answer => ({ type: 'order', seats }))
          : decision.tied.map((tied): Answer => ({ type: 'choose', seat: tied }))
      return prompt.again ? [...choices, { type: 'again' }] : choices
    }
    case 'take':
      return [...new Set(own.drawn)].map((card) => ({ type: 'take', card }))
    case 'joe':
      return [...table.players.keys()]
        .filter((other) => other !== seat)
        .map((other) => ({ type: 'target', seat: other }))
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

/** All ways to keep dice with money and brutes, leaving cheaters aside. */
function listKeeps(table: Table, seat: number, own: Own): Extract<Answer, { type: 'keep' }>[] {
  const { money } = table.players[seat]
  const held = own.store.filter((card) => card === 'brute').length
  return picksOf(own.thrown).flatMap((dice) => {
    const most = Math.min(held, Math.max(0, dice.length - 1))
    return Array.from({ length: most + 1 }, (_, brutes) => ({
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
