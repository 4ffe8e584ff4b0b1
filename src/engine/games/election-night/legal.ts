import type { Ask, Clock, Refusal, Rng, Seat, View } from '../../core/contract'
import { pick } from '../../core/rng'
import type { Event } from './events'
import {
  colors,
  flipsEach,
  rpsHands,
  values,
  type Answer,
  type Color,
  type Die,
  type Own,
  type Prompt,
  type Table,
} from './facts'
import { dicePlayed } from './round/writing'

export type EnView = View<Table, Own>

/** The colours that a party has not played yet this round. */
export function colorsLeft(played: readonly Die[]): readonly Color[] {
  return played.length === 0 ? colors : colors.filter((color) => !played.some((die) => die.color === color))
}

/** Who is asked what; from the table alone. */
export function ask(table: Table): Ask<Prompt> | null {
  const { phase, round } = table
  const prompts = new Map<Seat, Prompt>()
  switch (phase.type) {
    case 'over':
      return null
    case 'study':
      for (const seat of [0, 1]) prompts.set(seat, { type: 'ready', round })
      break
    case 'flip':
      for (const seat of [0, 1])
        if (table.flips[seat].length < flipsEach) prompts.set(seat, flipPrompt(table, seat, phase.action, false))
      break
    case 'answerFlip':
      prompts.set(phase.seat, flipPrompt(table, phase.seat, phase.action, true))
      break
    case 'choose':
      for (const seat of [0, 1])
        prompts.set(seat, { type: 'choose', round, action: phase.action, colors: colorsLeft(table.played[seat]) })
      break
    case 'veto': {
      const [one, two] = dicePlayed(table.played)
      const prompt: Prompt = {
        type: 'veto',
        round,
        action: phase.action,
        color: one.color,
        values: [one.value, two.value],
      }
      for (const seat of [0, 1]) prompts.set(seat, prompt)
      break
    }
    case 'hands':
      for (const seat of [0, 1])
        prompts.set(seat, { type: 'hand', round, action: phase.action, attempt: phase.attempt })
      break
    case 'order':
      prompts.set(phase.winner, { type: 'order', round, action: phase.action })
      break
    case 'write': {
      const { seat, by, value, color } = phase.pending[0]
      if (value === null || color === null)
        prompts.set(by, { type: 'bonus', round, action: phase.action, set: table.sets[seat] })
      else prompts.set(by, { type: 'write', round, action: phase.action, owner: seat, color, value })
      break
    }
    default:
      phase satisfies never
  }
  return { prompts, closes: 'all', quiet: false }
}

function flipPrompt(table: Table, seat: Seat, action: 1 | 2 | 3, answering: boolean): Prompt {
  const left = flipsEach - table.flips[seat].length
  return { type: 'flip', round: table.round, action, left, answering, colors: colorsLeft(table.played[seat]) }
}

/** Why an answer may not be given; `null`: it may. */
export function check(view: EnView, prompt: Prompt, answer: Answer): Refusal | null {
  if (answer.type !== prompt.type) return { rule: 'CO-9', params: { asked: prompt.type, answered: answer.type } }
  switch (answer.type) {
    case 'flip':
      if (answer.color === null || view.own!.dice[answer.color] !== null) return null
      return { rule: 'EN-3.6', params: { color: answer.color } }
    case 'choose':
      if (view.own!.dice[answer.color] !== null) return null
      return { rule: 'EN-4.2', params: { color: answer.color } }
    case 'write':
    case 'bonus': {
      const mark = view.table.fields[answer.field]
      return mark === null ? null : { rule: 'EN-1.3', params: { field: answer.field, value: mark.value } }
    }
    case 'ready':
    case 'veto':
    case 'hand':
    case 'order':
      return null
    default:
      return answer satisfies never
  }
}

export function freeFields(table: Table): number[] {
  const free: number[] = []
  for (let field = 0; field < table.fields.length; field++) if (table.fields[field] === null) free.push(field)
  return free
}

/** Every legal answer. */
export function list(view: EnView, prompt: Prompt): Answer[] {
  switch (prompt.type) {
    case 'ready':
      return [{ type: 'ready' }]
    case 'flip':
      return [null, ...prompt.colors].map((color) => ({ type: 'flip', color }))
    case 'choose':
      return prompt.colors.map((color) => ({ type: 'choose', color }))
    case 'veto':
      return [false, true].map((veto) => ({ type: 'veto', veto }))
    case 'hand':
      return rpsHands.map((hand) => ({ type: 'hand', hand }))
    case 'order':
      return [0, 1].map((first) => ({ type: 'order', first }))
    case 'write':
      return freeFields(view.table).map((field) => ({ type: 'write', field }))
    case 'bonus':
      return freeFields(view.table).flatMap((field) =>
        values.map((value) => ({ type: 'bonus' as const, field, value })),
      )
    default:
      return prompt satisfies never
  }
}

/** One legal answer; each is equally likely. */
export function sample(view: EnView, prompt: Prompt, rng: Rng): Answer {
  switch (prompt.type) {
    case 'flip': {
      const at = rng.below(prompt.colors.length + 1)
      return { type: 'flip', color: at === 0 ? null : prompt.colors[at - 1] }
    }
    case 'choose':
      return { type: 'choose', color: pick(rng, prompt.colors) }
    case 'write':
      return { type: 'write', field: someField(view.table, rng) }
    case 'bonus':
      return { type: 'bonus', field: someField(view.table, rng), value: pick(rng, values) }
    default:
      return pick(rng, list(view, prompt))
  }
}

function someField(table: Table, rng: Rng): number {
  let skip = rng.below(table.free)
  for (let field = 0; ; field++) if (table.fields[field] === null && skip-- === 0) return field
}

/** The time for each decision, where the table wants one (EN-14.1). */
export function clock(table: Table): Clock {
  const { clock } = table.options
  return { limitMs: clock === 'off' ? null : Number(clock) * 1000, leastMs: 0 }
}

/** What saying nothing means (EN-14.2): no flip, no veto, the first die, the first free field, oneself first. */
export function silence(view: EnView, prompt: Prompt): Answer {
  switch (prompt.type) {
    case 'order':
      return { type: 'order', first: view.seat! }
    case 'bonus':
      return { type: 'bonus', field: view.table.fields.indexOf(null), value: 6 }
    case 'write':
      return { type: 'write', field: view.table.fields.indexOf(null) }
    default:
      return list(view, prompt)[0]
  }
}

/** Once hidden, this round's throws can't be looked up until it is over (EN-2.5). */
export function remembers(event: Event, table: Table): boolean {
  if (event.type !== 'thrown' && event.type !== 'rolled') return true
  if (table.options.memoryAid || event.round !== table.round) return true
  return table.phase.type === 'study' || table.phase.type === 'over'
}
